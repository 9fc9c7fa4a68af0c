import { getMenu } from '../../api/menus.ts'
import { remote } from '../../base/http/remote.ts'
import { responseCache } from '../../kit/response-cache.ts'
import { type Menu, type MenuType, menu } from '../../model/page/menu.ts'

interface MenuQuery {
  type: MenuType
  language: string
}

const cache = responseCache('menus', menu)
const keyOf = ({ type, language }: MenuQuery) => `${type}|${language}`

/** The menus of a shop: one request per type and language. Starts with the cached menu of an earlier page (CALL-33). */
export const menuStore = remote<MenuQuery, Menu>(
  'menus',
  async (shop, query, signal) => {
    const fresh = await getMenu(shop, query.type, query.language, signal)
    cache.keep(shop, keyOf(query), fresh)
    return fresh
  },
  { seed: (shop, query) => cache.read(shop, keyOf(query)) },
)
