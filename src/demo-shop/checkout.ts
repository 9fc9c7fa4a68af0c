import { servicePrices } from '../../demo/content/common/service-prices.ts'
import type { Extra, Input, Offer, PriceBook } from '../domain/cart/pricing/offer.ts'
import { type PricedCart, priceCart } from '../domain/cart/pricing/price-cart.ts'
import { type LineTitles, priceResponse } from '../domain/cart/pricing/price-response.ts'
import { defaultVATRate } from '../domain/constants.ts'
import { toCents } from '../domain/money.ts'
import { titleOfValue } from '../domain/product/product-attributes.ts'
import type { PlacedOrder } from '../model/account/order.ts'
import type { PriceRequest } from '../model/cart/price-request.ts'
import type { OrderRequest } from '../model/checkout/order-request.ts'
import type { Attribute } from '../model/product/attribute.ts'
import type { DemoData } from './data.ts'
import { rowsOf } from './rows.ts'

const currency = 'EUR'
/** the only codes of the demo: ten percent off, and a voucher of 20 euros */
const discountCode = 'DEMO10'
const giftVoucher = 'DEMO20'

const cents = (amount: number | undefined) => (amount === undefined ? undefined : toCents(amount))

/** The demo's text where a real shop explains how to pay. */
const demoNotice: Record<string, string> = {
  en: 'This is a demo: nothing was ordered, and nothing has to be paid.',
  lt: 'Tai demonstracija: niekas neužsakyta ir mokėti nereikia.',
}

const addables = (data: DemoData) =>
  new Map(
    data.products.map(({ id, title }) => [
      id,
      (data.variants[id] ?? [])
        .map(({ code, priceNow = 0, availableQuantity = 0, sellWithoutStock = false }) => ({
          code,
          title,
          price: toCents(priceNow),
          available: availableQuantity,
          sellWithoutStock,
        }))
        .toSorted((a, b) => a.price - b.price),
    ]),
  )

const inputOf = (data: DemoData, { code, title = code, type, values = [] }: Attribute): Input => ({
  title,
  price: (Object.hasOwn(servicePrices, code) && servicePrices[code]) || 0,
  values: new Map(values.map((known) => [known.value, { title: known.title ?? known.value, price: cents(known.price) ?? 0 }])),
  ...(type === 'inputProduct' && { products: addables(data) }),
})

/** All variants as the price rules of the server read them. */
function offersOf(data: DemoData): Map<string, Offer> {
  const offers = new Map<string, Offer>()
  for (const { product, categories } of rowsOf(data).whole) {
    const { id, attributes = [] } = product
    const inputs = new Map(attributes.filter(({ type }) => type.startsWith('input')).map((known) => [known.code, inputOf(data, known)]))
    const priced = attributes.flatMap(({ code, values = [] }) => values.map((value) => ({ code, ...value })))
    for (const variant of data.variants[id] ?? []) {
      const isOwn = ({ code, value }: { code: string; value: string }) =>
        variant.attributes?.some((known) => known.code === code && String(known.value) === value)
      offers.set(variant.code, {
        code: variant.code,
        available: variant.availableQuantity ?? 0,
        sellWithoutStock: variant.sellWithoutStock ?? false,
        price: cents(variant.priceNow) ?? 0,
        priceOld: cents(variant.priceOld),
        categories,
        lists: Object.keys(data.lists).filter((list) => data.lists[list]?.includes(id)),
        volume: (data.quantityPrices[id] ?? []).map(({ quantity, days, price, priceOld }) => ({
          from: quantity,
          days,
          price: toCents(price),
          priceOld: cents(priceOld),
        })),
        extras: priced
          .filter((value) => value.price && isOwn(value))
          .map(({ code, value, title = value, price = 0 }): Extra => ({ code, title, price: toCents(price) })),
        inputs,
      })
    }
  }
  return offers
}

function price(data: DemoData, request: PriceRequest): { cart: PricedCart; vatRate: number; deliveries: PriceBook['deliveries'] } {
  const country = request.billingCountry || request.deliveryCountry
  const vatRate = data.countries.find(({ code }) => code === country)?.VAT ?? defaultVATRate
  const typed = (text: string | undefined) => text?.trim().toUpperCase()
  const deliveries = (request.deliveryOptions ?? []).map((option) => {
    const method = data.shippingMethods.find(({ id }) => id === option.id)
    return method && { method: method.id, title: method.title, price: toCents(method.price ?? 0) }
  })
  const cart = priceCart(request, {
    offers: offersOf(data),
    discount:
      typed(request.discountCode) === discountCode
        ? { percent: 10, amount: undefined, list: undefined, category: undefined, from: undefined, upTo: undefined }
        : undefined,
    loyaltyPercent: 0,
    voucherBalance: typed(request.giftVoucher) === giftVoucher ? 2000 : undefined,
    deliveries,
    freeDeliveryFrom: cents(data.configuration.freeDeliveryFrom as number | undefined),
    vatRate,
    now: new Date(),
  })
  return { cart, vatRate, deliveries }
}

/** What lines show besides their prices, by guid, in the language of the data. */
function lineTitles(data: DemoData, { products }: PriceRequest): Map<string, LineTitles> {
  const byCode = new Map(data.products.flatMap((product) => (data.variants[product.id] ?? []).map(({ code }) => [code, product])))
  const productTitles = new Map(data.products.map(({ id, title }) => [id, title]))
  return new Map(
    products.flatMap(({ guid, code, attributes: given = {} }): [string, LineTitles][] => {
      const product = byCode.get(code)
      if (!product) return []
      const choiceTitles = (product.attributes ?? []).flatMap((known) => {
        const { code: attribute, type, title } = known
        return (Object.hasOwn(given, attribute) ? [given[attribute]].flat() : []).map((value) => {
          const text = String(value)
          const words = titleOfValue(known, text) ?? productTitles.get(text) ?? text
          return type === 'inputText' && title ? `${title}: ${words}` : words
        })
      })
      return [[guid, { title: product.title, ...(choiceTitles.length > 0 && { choiceTitles }) }]]
    }),
  )
}

/** POST /api/orders/price. */
export function priceOf(data: DemoData, request: PriceRequest) {
  const { cart, vatRate } = price(data, request)
  return priceResponse(cart, currency, vatRate, lineTitles(data, request))
}

/** The order that a request places; undefined if a line is not available in this quantity. */
export function placeOrder(data: DemoData, request: OrderRequest, language: string, number: string): PlacedOrder | undefined {
  const { cart, deliveries } = price(data, request.priceRequest)
  if (cart.unpriced.length || cart.lines.length === 0) return undefined
  const notice = demoNotice[language] ?? demoNotice.en ?? ''
  const titles = new Map(data.products.flatMap(({ id, title }) => (data.variants[id] ?? []).map(({ code }) => [code, { id, title }])))
  const recipient = request.cart.address
  const [option] = request.priceRequest.deliveryOptions ?? []
  const to = [option?.address?.address, option?.address?.code, option?.address?.city].filter(Boolean).join(', ')
  const payment = data.paymentMethods.find(({ id }) => id === request.paymentMethod)
  return {
    id: number,
    number,
    date: new Date().toISOString(),
    status: 'new',
    paymentStatus: 'unpaid',
    products: cart.lines.map(({ offer, quantity, price: piece, total }) => ({
      ...titles.get(offer.code),
      code: offer.code,
      quantity,
      price: piece / 100,
      totalWithVAT: total / 100,
    })),
    total: cart.total / 100,
    totalVAT: cart.totalVAT / 100,
    deliveryPrice: cart.delivery / 100,
    currency,
    ...(cart.discountGiven > 0 && { discountGiven: cart.discountGiven / 100 }),
    ...(cart.voucherUsed > 0 && { giftVoucherUsed: cart.voucherUsed / 100 }),
    recipient: { name: [recipient?.name, recipient?.surname].filter(Boolean).join(' '), phone: recipient?.phone, email: recipient?.email },
    deliveries: deliveries.flatMap((delivery) => (delivery ? [{ title: delivery.title, to: to || undefined }] : [])),
    payment: { title: payment?.title ?? '', description: notice },
    offersAccount: false,
  }
}
