import type { Db } from '../../server/db/db.ts'

/** Headers of the kit for writes. */
export const changing = { 'Content-Type': 'application/json', 'X-Shop-Request': '1' }

export interface StockedVariant {
  code: string
  price: number
  product: string
  available: number
}

/**
 * Variants of the demo catalogue with at least this many pieces: one per product, without old or volume prices, and without
 * inputs unless `input` names one.
 */
export const stockedVariants = ({ db }: { db: Db }, { pieces = 20, count = 1, where = 'true', input = '' } = {}) =>
  db.query<StockedVariant>(
    `select distinct on (p.no) v.code, v.price_cents as price, p.id as product, v.available_quantity as available
     from variant v join product p on p.no = v.product_no
     where v.available_quantity >= $1 and v.price_old_cents is null
       and case when $3 = '' then p.inputs = '{}' else $3 = any(p.inputs) end
       and not exists (select 1 from quantity_date_price q where q.product_no = p.no) and (${where})
     order by p.no, v.code limit $2`,
    [pieces, count, input],
  )

export const recipient = { name: 'Ona', surname: 'Žukauskaitė', phone: '+37061234567', email: 'ona@example.com' }
export const doorAddress = { country: 'LT', city: 'Vilnius', address: 'Beržų g. 14', code: '03100' }

let orders = 0
export const createLine = ({ code, product }: Pick<StockedVariant, 'code' | 'product'>, quantity = 1, more: object = {}) => ({
  guid: `line-${code}`,
  id: product,
  code,
  quantity,
  ...more,
})

/** The request of the kit for a new cart with these lines; default delivery: courier. */
export function createOrder(products: object[], more: { cart?: object; priceRequest?: object; paymentMethod?: unknown } = {}) {
  orders += 1
  return {
    cart: { guid: `cart-${orders}`, address: recipient, ...more.cart },
    priceRequest: {
      products,
      deliveryCountry: 'LT',
      deliveryOptions: [{ id: 'courier', type: 'courier', deliveryPreference: 'door', address: doorAddress }],
      ...more.priceRequest,
    },
    paymentMethod: more.paymentMethod === undefined ? 'bank-transfer' : more.paymentMethod,
  }
}
