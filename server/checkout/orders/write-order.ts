import { randomBytes } from 'node:crypto'
import type { OrderRequest } from '../../../src/model/checkout/order-request.ts'
import type { Priced } from '../../cart/pricing/pricer.ts'
import { soldVariants } from '../../catalogue/answers/sold-variants.ts'
import { currency } from '../../catalogue/records/euros.ts'
import type { Db } from '../../db/db.ts'
import { insertRows } from '../../db/insert-rows.ts'
import type { Language } from '../../languages/language.ts'
import type { CompleteRecipient } from './check-order.ts'
import type { TakenStock } from './stock.ts'
import { storedAddress, storedAttributes, storedPieces, storedRecipient } from './stored-fields.ts'

const idBytes = 12

/** A new order. */
export interface NewOrder {
  fingerprint: string
  key: string | undefined
  customer: string | undefined
  at: Date
  language: Language
  request: OrderRequest
  recipient: CompleteRecipient
  priced: Priced
  used: { discount: string | undefined; voucher: string | undefined }
  taken: readonly TakenStock[]
}

const orderColumns = {
  id: 'text',
  fingerprint: 'text',
  idempotency_key: 'text',
  customer: 'text',
  placed: 'timestamptz',
  lang: 'text',
  status: 'text',
  payment_status: 'text',
  payment_method: 'text',
  recipient: 'jsonb',
  salon: 'text',
  billing_country: 'text',
  delivery_country: 'text',
  currency: 'text',
  delivery_cents: 'bigint',
  total_cents: 'bigint',
  ...{
    vat_cents: 'bigint',
    vat_rate: 'numeric',
    discount_code: 'text',
    voucher: 'text',
    discount_cents: 'bigint',
    voucher_cents: 'bigint',
  },
}
const lineColumns = {
  order_id: 'text',
  position: 'int',
  guid: 'text',
  product: 'text',
  code: 'text',
  title: 'text',
  quantity: 'int',
  price_cents: 'int',
  total_cents: 'bigint',
  attributes: 'jsonb',
  services: 'jsonb',
  delivery_date: 'text',
  quantities: 'jsonb',
}
const deliveryColumns = {
  order_id: 'text',
  position: 'int',
  guid: 'text',
  method: 'text',
  title: 'text',
  price_cents: 'int',
  preference: 'text',
  terminal: 'text',
  address: 'jsonb',
}
const stockColumns = { order_id: 'text', code: 'text', warehouse: 'text', quantity: 'int' }

/** Stores the order with copies of its lines, prices and deliveries. Returns the id. */
export async function writeOrder(tx: Db, order: NewOrder): Promise<string> {
  const id = randomBytes(idBytes).toString('base64url')
  await insertRows(tx, 'customer_order', orderColumns, [orderRow(id, order)])
  await insertRows(tx, 'order_line', lineColumns, await lineRows(tx, id, order))
  await insertRows(tx, 'order_delivery', deliveryColumns, deliveryRows(id, order))
  await insertRows(
    tx,
    'order_stock',
    stockColumns,
    order.taken.map((taken) => ({ order_id: id, ...taken })),
  )
  return id
}

function orderRow(id: string, { request: { cart, priceRequest, paymentMethod }, priced: { cart: sum, vatRate }, ...order }: NewOrder) {
  return {
    id,
    fingerprint: order.fingerprint,
    idempotency_key: order.key,
    customer: order.customer,
    placed: order.at,
    lang: order.language,
    status: 'new',
    payment_status: 'unpaid',
    payment_method: paymentMethod,
    recipient: storedRecipient.parse(order.recipient),
    salon: cart.shippingSalon,
    billing_country: priceRequest.billingCountry,
    delivery_country: priceRequest.deliveryCountry,
    currency,
    delivery_cents: sum.delivery,
    total_cents: sum.total,
    vat_cents: sum.totalVAT,
    vat_rate: vatRate,
    discount_code: order.used.discount,
    voucher: order.used.voucher,
    discount_cents: sum.discountGiven,
    voucher_cents: sum.voucherUsed,
  }
}

async function lineRows(tx: Db, id: string, { request, priced, language }: NewOrder) {
  const variants = await soldVariants(
    tx,
    priced.cart.lines.map(({ offer }) => offer.code),
    language,
  )
  const requested = new Map(request.priceRequest.products.map((line) => [line.guid, line]))
  return priced.cart.lines.map(({ guid, quantity, offer, price, extras, total }, position) => ({
    order_id: id,
    position,
    guid,
    product: variants.get(offer.code)?.productId ?? '',
    code: offer.code,
    title: variants.get(offer.code)?.title ?? offer.code,
    quantity,
    price_cents: price,
    total_cents: total,
    attributes: storedAttributes(requested.get(guid)?.attributes, offer),
    services: extras,
    delivery_date: requested.get(guid)?.deliveryDate,
    quantities: storedPieces.parse(requested.get(guid)?.quantitiesPerDeliveryOption),
  }))
}

const deliveryRows = (id: string, { request, priced }: NewOrder) =>
  (request.priceRequest.deliveryOptions ?? []).map(({ guid, deliveryPreference, terminalId, address }, position) => ({
    order_id: id,
    position,
    guid,
    method: priced.deliveries[position]?.method,
    title: priced.deliveries[position]?.title,
    price_cents: priced.deliveries[position]?.price,
    preference: deliveryPreference,
    terminal: terminalId,
    address: storedAddress.parse(address),
  }))
