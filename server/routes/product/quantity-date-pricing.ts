import { Hono } from 'hono'
import { findProduct } from '../../catalogue/answers/find-product.ts'
import type { Deps } from '../../context/deps.ts'
import { notFound } from '../../http/problem.ts'

const dayMs = 86_400_000

interface Row {
  quantity: number
  days: number
  price: number
  priceOld: number | null
}

/** GET /api/products/{id}/quantity-date-pricing (CALL-08): prices per piece by quantity; what is not in stock has a delivery date (`2026-05-04`). */
export const quantityDatePricingRoutes = ({ db, now, catalogue }: Deps) =>
  new Hono().get('/api/products/:id/quantity-date-pricing', async (c) => {
    const product = await findProduct(db, c.req.param('id'))
    if (!product) throw notFound()
    const rows = await db.query<Row>(
      `select from_quantity as quantity, delivery_days as days, price_cents as price, price_old_cents as "priceOld"
       from quantity_date_price where product_no = $1 order by from_quantity`,
      [product.no],
    )
    const { toUnits } = catalogue.now().reference.amounts
    const today = now().getTime()
    return c.json(
      rows.map(({ quantity, days, price, priceOld }) => ({
        quantity,
        ...(days > 0 && { date: new Date(today + days * dayMs).toISOString().slice(0, 10) }),
        price: toUnits(price),
        priceOld: toUnits(priceOld ?? undefined),
      })),
    )
  })
