import type { Db } from './db/db.ts'
import { migrate } from './db/db.ts'
import { seedShop } from './seed-shop.ts'

/** Brings an empty or older database to the demo shop of today; what is there stays. */
export async function fillShop(db: Db, _progress: (line: string) => void = () => {}): Promise<void> {
  await migrate(db)
  await seedShop(db)
}
