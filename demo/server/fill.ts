import { seedCatalogue } from './catalogue/seed.ts'
import type { Db } from './db/db.ts'
import { migrate } from './db/db.ts'
import { seedShop } from './seed-shop.ts'

/** Brings an empty or older database to the demo shop of today; what is there stays. Says how far it is. */
export async function fillShop(db: Db, say: (line: string) => void = () => {}): Promise<void> {
  await migrate(db)
  await seedShop(db)
  const [filled] = await db.query("select 1 from setting where name = 'catalogue'")
  if (filled) return
  say('Filling the shop for the first time …')
  const products = await seedCatalogue(db, { progress: (done, all) => say(`  ${done} of ${all} products`) })
  await db.query("insert into setting (name, value) values ('catalogue', $1) on conflict do nothing", [JSON.stringify({ products })])
}
