import { seedDemoShop } from '../../demo/seed/seed-demo-shop.ts'
import { type DbConfig, openDb } from '../../server/db/db.ts'
import { type StockedVariant, stockedVariants } from '../samples/order-cart.ts'

/** so few pieces that some orders are refused */
export const scarceStock = 150

/** Fills the shop, and sets the stock of a few goods. */
export async function prepare(config: DbConfig, stock: number): Promise<StockedVariant[]> {
  const db = await openDb(config)
  try {
    await seedDemoShop(db, { log: () => {}, people: true })
    const variants = await stockedVariants({ db } as never, { count: 4 })
    await db.query('update variant set available_quantity = $1 where code = any($2)', [stock, variants.map(({ code }) => code)])
    return variants
  } finally {
    await db.close()
  }
}
