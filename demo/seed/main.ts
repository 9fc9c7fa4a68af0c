import { parseArgs } from 'node:util'
import { migrate, openDb } from '../../server/db/db.ts'
import { dbConfigFromEnv } from '../../server/db/db-config.ts'
import { DbError } from '../../server/db/db-error.ts'
import { findFilling, restartFilling } from '../../server/seed/filling.ts'
import { seedCatalogue } from './seed-catalogue.ts'
import { seedReport } from './seed-report.ts'
import { seedShop } from './seed-shop.ts'

/**
 * `npm run seed -- --products 20000`: reseeds the catalogue of the data folder (or of DATABASE_URL). Adds generated products
 * up to the given number, for load tests; always includes all products of demo/content. Repeating it after an interruption continues.
 */
async function seed(): Promise<void> {
  const { values } = parseArgs({ options: { products: { type: 'string', default: '0' } } })
  const products = Number(values.products)
  if (!Number.isInteger(products) || products < 0 || products > 1_000_000)
    throw new DbError('--products must be a whole number up to 1000000.')
  const db = await openDb(dbConfigFromEnv(process.env))
  try {
    await migrate(db)
    await seedShop(db, { drafts: false })
    const begun = await findFilling(db)
    if (begun?.products === products) console.log(`Continuing after the first ${begun.written} products; the rest was interrupted.`)
    else await restartFilling(db, products)
    const written = await seedCatalogue(db, { products, progress: showProgress })
    console.log(`\n${seedReport(written, products)}`)
  } finally {
    await db.close()
  }
}

function showProgress(done: number, all: number): void {
  process.stdout.write(`\r${done} of ${all} products`)
}

try {
  await seed()
  process.exit(0)
} catch (error) {
  // an unknown option is a TypeError with a code
  console.error(error instanceof DbError || (error instanceof TypeError && 'code' in error) ? error.message : error)
  process.exit(1)
}
