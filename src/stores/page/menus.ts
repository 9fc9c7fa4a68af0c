import { getMenu } from '../../api/menus.ts'
import { remote } from '../../base/http/remote.ts'
import { responseCache } from '../../kit/answer-cache.ts'
import { type Menu, type MenuType, menu } from '../../model/page/menu.ts'

interface MenuQuestion {
  type: MenuType
  language: string
}

const cache = responseCache('menus', menu)
const keyOf = ({ type, language }: MenuQuestion) => `${type}|${language}`

/** The menus of a shop, each asked for once a page and language; the last known one stands until the fresh one is there (CALL-33). */
export const menuOf = remote<MenuQuestion, Menu>(
  'menus',
  async (shop, question, signal) => {
    const fresh = await getMenu(shop, question.type, question.language, signal)
    cache.keep(shop, keyOf(question), fresh)
    return fresh
  },
  { seed: (shop, question) => cache.read(shop, keyOf(question)) },
)
