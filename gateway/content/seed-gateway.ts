import type { MenuSeed } from '../../demo/content/pages/menus.ts'
import type { Category } from '../../server/catalogue/records/reference.ts'
import { readReference } from '../../server/catalogue/records/reference.ts'
import { type Db, migrate } from '../../server/db/db.ts'
import { seedOrderStatuses } from '../../server/seed/seed-checkout.ts'
import { seedForms } from '../../server/seed/seed-forms.ts'
import { writeMenus } from '../../server/seed/seed-menus.ts'
import { dropFormerPages, writePages } from '../../server/seed/seed-pages.ts'
import { seedTexts } from '../../server/seed/seed-shop.ts'
import { unplaced } from '../catalogue/to-record.ts'
import type { ShopFile } from '../shop-file.ts'
import { gatewayForms } from './forms.ts'
import { gatewayPages, menuPages } from './pages.ts'

/** Fills a database with what engines lack: texts, forms, status titles. Keeps existing data. */
export async function seedGateway(db: Db): Promise<void> {
  await migrate(db)
  await db.tx(async (tx) => {
    await seedTexts(tx)
    await seedOrderStatuses(tx)
    await seedForms(tx, gatewayForms)
  })
}

const categoryNode = ({ id, texts, children }: Category): MenuSeed => ({
  id,
  title: { en: texts.en.title, lt: texts.lt.title },
  link: { en: `/c/${texts.en.path}`, lt: `/lt/c/${texts.lt.path}` },
  linkType: 'category',
  ...(children.length > 0 && { nodes: children.map(categoryNode) }),
})

/** Writes pages and menus for the engine's categories; keeps edited ones. */
export async function writeContent(db: Db, shop: ShopFile): Promise<void> {
  const { categories } = await readReference(db)
  const top = [...categories.values()].filter(({ depth, id }) => depth === 1 && id !== unplaced)
  const links = menuPages(shop).map((page): MenuSeed => ({ ...page, linkType: 'page' }))
  const pages = gatewayPages(
    top.map(({ id }) => id),
    shop,
  )
  await db.tx(async (tx) => {
    await dropFormerPages(tx, pages)
    await writePages(tx, pages)
    await writeMenus(tx, {
      main_menu: [...top.map(categoryNode), ...links.slice(0, 1)],
      FOOTER_MENU: [{ id: 'shop', title: { en: 'Shop', lt: 'Parduotuvė' }, nodes: links }],
      second_footer_menu: [{ id: 'departments', title: { en: 'Departments', lt: 'Skyriai' }, nodes: top.map(categoryNode) }],
    })
  })
}
