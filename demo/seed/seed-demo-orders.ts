import { findReachedDiscount } from '../../server/account/loyalty/read-programs.ts'
import { writeReturn } from '../../server/account/returns/write-return.ts'
import { type SoldVariant, soldVariants } from '../../server/catalogue/answers/sold-variants.ts'
import { currency } from '../../server/catalogue/records/euros.ts'
import type { Db } from '../../server/db/db.ts'
import { insertRows } from '../../server/db/insert-rows.ts'
import type { Language } from '../../server/languages/language.ts'
import { lessPercent } from '../../src/domain/cart/pricing/reduce.ts'
import { includedVAT } from '../../src/domain/cart/vat.ts'
import { defaultVATRate } from '../../src/domain/constants.ts'
import type { CustomerDetails } from '../../src/model/account/customer.ts'
import { configuration } from '../content/configuration.ts'
import { type DemoOrderSeed, demoOrders } from '../content/demo-orders.ts'
import { languages } from '../content/languages.ts'
import { shippingMethods } from '../content/shipping.ts'

const dayMs = 86_400_000
const country = 'LT'
const deliveryMethod = 'courier'

type Buyer = Pick<CustomerDetails, 'name' | 'surname' | 'phone' | 'addresses'> & { id: string; email: string; lang: Language }

/** Variants of the catalogue with their prices in cents. */
type PricedVariants = ReadonlyMap<string, SoldVariant & { price: number }>

async function soldWithPrices(db: Db, codes: readonly string[], language: Language): Promise<PricedVariants> {
  const variants = await soldVariants(db, codes, language)
  const prices = await db.query<{ code: string; price: number }>('select code, price_cents as price from variant where code = any($1)', [
    codes,
  ])
  const priceOf = new Map(prices.map(({ code, price }) => [code, price]))
  return new Map([...variants].map(([code, variant]) => [code, { ...variant, price: priceOf.get(code) ?? 0 }]))
}

/** The order lines. Omits variants that the catalogue no longer sells. */
const toOrderLines = ({ id, pieces }: DemoOrderSeed, sold: PricedVariants, percent: number) =>
  Object.entries(pieces)
    .flatMap(([code, quantity]) => {
      const variant = sold.get(code)
      return variant ? [{ code, quantity, variant, price: lessPercent(variant.price, percent) }] : []
    })
    .map(({ code, quantity, variant, price }, position) => ({
      order_id: id,
      position,
      guid: `${id}-${position}`,
      product: variant.productId,
      code,
      title: variant.title,
      quantity,
      price_cents: price,
      total_cents: price * quantity,
      attributes: {},
      services: [],
    }))

async function writeDemoOrder(tx: Db, seed: DemoOrderSeed, buyer: Buyer, sold: PricedVariants, now: Date): Promise<void> {
  const placed = new Date(now.getTime() - seed.daysAgo * dayMs)
  const lines = toOrderLines(seed, sold, await findReachedDiscount(tx, buyer.id, placed))
  const delivery = shippingMethods.find(({ id }) => id === deliveryMethod)
  if (lines.length === 0 || !delivery) return
  const { id, status, paymentStatus, paymentMethod, returns = [] } = seed
  const goods = lines.reduce((sum, line) => sum + line.total_cents, 0)
  const deliveryPrice = goods >= configuration.freeDeliveryFrom * 100 ? 0 : delivery.price
  const total = goods + deliveryPrice
  const recipient = { name: buyer.name ?? '', surname: buyer.surname ?? '', phone: buyer.phone ?? '', email: buyer.email }
  await tx.query(
    `insert into customer_order (id, fingerprint, customer, placed, lang, status, payment_status, payment_method, recipient,
       delivery_country, currency, delivery_cents, total_cents, vat_cents, vat_rate)
     values ($1, $1, $2, $3, $14, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      ...[id, buyer.id, placed, status, paymentStatus, paymentMethod, JSON.stringify(recipient)],
      ...[country, currency, deliveryPrice, total, includedVAT(total, defaultVATRate), defaultVATRate, buyer.lang],
    ],
  )
  const columns = { order_id: 'text', position: 'int', guid: 'text', product: 'text', code: 'text', title: 'text', quantity: 'int' }
  const amounts = { price_cents: 'int', total_cents: 'bigint', attributes: 'jsonb', services: 'jsonb' }
  await insertRows(tx, 'order_line', { ...columns, ...amounts }, lines)
  const [home] = buyer.addresses ?? []
  const address = home && { country: home.country, city: home.city, address: home.address, code: home.postcode }
  await tx.query('insert into order_delivery (order_id, position, method, title, price_cents, address) values ($1, 0, $2, $3, $4, $5)', [
    ...[id, delivery.id, languages.pick(delivery.title, buyer.lang), deliveryPrice, address ? JSON.stringify(address) : null],
  ])
  const products = new Map(lines.map(({ code, product }) => [code, product]))
  for (const [index, { reason, status: state, comment = '', pieces, daysAgo: days }] of returns.entries())
    await writeReturn(tx, {
      id: `${id}-return-${index + 1}`,
      order: id,
      reason,
      status: state,
      comment,
      products,
      pieces: new Map(Object.entries(pieces)),
      at: new Date(now.getTime() - days * dayMs),
    })
}

/** Inserts missing orders of the demo customers. The customers and the catalogue must exist. */
export async function seedDemoOrders(db: Db, now = new Date()): Promise<void> {
  const known = await db.query<{ id: string }>('select id from customer_order where id = any($1)', [demoOrders.map(({ id }) => id)])
  const ids = new Set(known.map(({ id }) => id))
  const missing = demoOrders.filter(({ id }) => !ids.has(id)).toSorted((a, b) => b.daysAgo - a.daysAgo)
  if (missing.length === 0) return
  await db.tx(async (tx) => {
    const buyers = await tx.query<Buyer & { details: object }>('select id, email, lang, details from customer where email = any($1)', [
      [...new Set(missing.map(({ customer }) => customer))],
    ])
    const buyerOf = new Map(buyers.map(({ details, ...account }) => [account.email, { ...details, ...account }]))
    for (const seed of missing) {
      const buyer = buyerOf.get(seed.customer)
      if (buyer) await writeDemoOrder(tx, seed, buyer, await soldWithPrices(tx, Object.keys(seed.pieces), buyer.lang), now)
    }
    // the day of seeding decides which of the unpaid orders the loyalty program has reduced
    await tx.query(
      `update customer c set credit_used_cents = (
         select coalesce(sum(total_cents), 0) from customer_order o
         where o.customer = c.id and o.payment_status = 'unpaid' and o.status <> 'cancelled')
       where c.id = any($1) and c.credit_limit_cents is not null`,
      [buyers.map(({ id }) => id)],
    )
  })
}
