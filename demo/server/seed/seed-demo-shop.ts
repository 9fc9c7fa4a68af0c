import type { Db } from '../db/db.ts'
import { migrate } from '../db/db.ts'
import { seedCatalogue } from './seed-catalogue.ts'
import { seedDemoOrders } from './seed-demo-orders.ts'
import { seedPeople } from './seed-people.ts'
import { seedShop } from './seed-shop.ts'

export interface SeedShopOptions {
  /** Receives progress messages. */
  log?: (line: string) => void
  /** false omits the demo customers and the drafts, whose passwords and preview tokens are public; default: true */
  people?: boolean
}

/** Migrates a database and fills it with the current demo shop. Keeps existing data. */
export async function seedDemoShop(db: Db, { log = () => {}, people = true }: SeedShopOptions = {}): Promise<void> {
  await migrate(db)
  await seedShop(db, { drafts: people })
  await seedCatalogueOnce(db, log)
  if (!people) return
  await seedPeople(db)
  await seedDemoOrders(db)
}

async function seedCatalogueOnce(db: Db, log: (line: string) => void): Promise<void> {
  const [filled] = await db.query("select 1 from setting where name = 'catalogue'")
  if (filled) return
  log('Filling the shop for the first time …')
  const products = await seedCatalogue(db, { progress: (done, all) => log(`  ${done} of ${all} products`) })
  await db.query("insert into setting (name, value) values ('catalogue', $1) on conflict do nothing", [JSON.stringify({ products })])
}
