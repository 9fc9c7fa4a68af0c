import { localizedPath } from '../../server/catalogue/records/path-to.ts'
import type { Category } from '../../server/catalogue/records/reference.ts'
import { readReference } from '../../server/catalogue/records/reference.ts'
import { type Db, migrate } from '../../server/db/db.ts'
import type { Languages } from '../../server/languages/languages.ts'
import type { StoredMenuNode } from '../../server/page/stored-menu.ts'
import { writeForms } from '../../server/seed/write-forms.ts'
import { writeMenus } from '../../server/seed/write-menus.ts'
import { writeOrderStatuses } from '../../server/seed/write-order-statuses.ts'
import { dropFormerPages, writePages } from '../../server/seed/write-pages.ts'
import { writeTexts } from '../../server/seed/write-texts.ts'
import { unplaced } from '../catalogue/to-record.ts'
import type { ShopFile } from '../shop-file.ts'
import type { GatewayContent } from './gateway-content.ts'
import { gatewayPages, menuPages } from './pages.ts'

/** Fills a database with what engines lack: texts, forms, status titles. Keeps existing data. */
export async function seedGateway(db: Db, { languages, translations, orderStatuses, forms }: GatewayContent): Promise<void> {
  await migrate(db)
  await db.tx(async (tx) => {
    await writeTexts(tx, languages, translations)
    await writeOrderStatuses(tx, orderStatuses)
    await writeForms(tx, forms)
  })
}

const categoryNode = (languages: Languages, { id, texts, children }: Category): StoredMenuNode => ({
  id,
  title: languages.each((language) => texts(language).title),
  link: languages.each((language) => localizedPath(languages, 'c', texts(language).path, language)),
  linkType: 'category',
  ...(children.length > 0 && { nodes: children.map((child) => categoryNode(languages, child)) }),
})

/** Writes pages and menus for the engine's categories; keeps edited ones. */
export async function writeContent(db: Db, content: GatewayContent, shop: ShopFile): Promise<void> {
  const { languages } = content
  const { categories } = await readReference(db, languages)
  const top = [...categories.values()].filter(({ depth, id }) => depth === 1 && id !== unplaced)
  const links = menuPages(content, shop).map((page): StoredMenuNode => ({ ...page, linkType: 'page' }))
  const pages = gatewayPages(
    content,
    top.map(({ id }) => id),
    shop,
  )
  const nodes = top.map((category) => categoryNode(languages, category))
  const word = (name: 'menu' | 'departments') => languages.each((language) => languages.words(language).shop[name])
  await db.tx(async (tx) => {
    await dropFormerPages(tx, languages, pages)
    await writePages(tx, languages, pages)
    await writeMenus(tx, {
      main_menu: [...nodes, ...links.slice(0, 1)],
      FOOTER_MENU: [{ id: 'shop', title: word('menu'), nodes: links }],
      second_footer_menu: [{ id: 'departments', title: word('departments'), nodes }],
    })
  })
}
