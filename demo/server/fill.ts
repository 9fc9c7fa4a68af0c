import { catalogueVersion } from './catalogue/publish.ts'
import { seedCatalogue } from './catalogue/seed.ts'
import type { Db } from './db/db.ts'
import { migrate } from './db/db.ts'
import { seedShop } from './seed-shop.ts'

/** Brings an empty or older database to the demo shop of today; what is there stays. */
export async function fillShop(db: Db, progress: (line: string) => void = () => {}): Promise<void> {
  await migrate(db)
  await seedShop(db)
  if ((await catalogueVersion(db)) > 0) return
  await seedCatalogue(db, { progress: (done, all) => progress(`${done} of ${all} products`) })
}
