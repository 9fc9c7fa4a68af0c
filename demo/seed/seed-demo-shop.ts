import { catalogueVersion, publish } from '../../server/catalogue/write/publish.ts'
import type { Db } from '../../server/db/db.ts'
import { migrate } from '../../server/db/db.ts'
import { findFilling, finishFilling, isFilled } from '../../server/seed/filling.ts'
import { departments, productsOf } from '../content/catalogue.ts'
import { seedCatalogue } from './seed-catalogue.ts'
import { type SeedContent, seedContent } from './seed-content.ts'
import { seedDemoOrders } from './seed-demo-orders.ts'
import { seedPeople } from './seed-people.ts'
import { seedShop } from './seed-shop.ts'

export interface SeedShopOptions {
  /** Receives progress messages. */
  log?: (line: string) => void
  /** false omits the demo customers and the drafts, whose passwords and preview tokens are public; default: true */
  people?: boolean
  content?: SeedContent
}

/** Migrates a database and fills it with the current demo shop. Keeps existing data. */
export async function seedDemoShop(db: Db, { log = () => {}, people = true, content = seedContent }: SeedShopOptions = {}): Promise<void> {
  await migrate(db)
  await seedShop(db, { drafts: people, content })
  await seedCatalogueOnce(db, content, log)
  if (!people) return
  await seedPeople(db)
  await seedDemoOrders(db)
}

async function seedCatalogueOnce(db: Db, content: SeedContent, log: (line: string) => void): Promise<void> {
  if (!(await isFilled(db)) && (await holdsOtherCatalogue(db))) await finishFilling(db, await countProducts(db))
  // what an interrupted import has left
  if (await isFilled(db)) return publish(db)
  const begun = await findFilling(db)
  log(begun ? `Continuing after the first ${begun.written} products …` : 'Filling the shop for the first time …')
  await seedCatalogue(db, { content, progress: (done, all) => log(`  ${done} of ${all} products`) })
}

const handWritten = departments.flatMap(productsOf)

const countProducts = async (db: Db) => (await db.query<{ count: number }>('select count(*)::int as count from product'))[0]?.count ?? 0

/** Whether the catalogue was filled by a release that did not mark it: by the command `seed`. */
const holdsOtherCatalogue = async (db: Db): Promise<boolean> =>
  (await findFilling(db)) === undefined && ((await catalogueVersion(db)) > 0 || (await countProducts(db)) > handWritten.length)
