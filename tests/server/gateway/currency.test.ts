import { afterEach, describe, expect, test } from 'vitest'
import { gatewayContent } from '../../../demo/gateway-content.ts'
import { createExampleEngine } from '../../../docs/examples/engine-adapter.ts'
import { type Adapter, EngineError } from '../../../gateway/adapter.ts'
import { createVendure } from '../../../gateway/engines/vendure/vendure.ts'
import { createGateway, type Gateway, type GatewayOptions } from '../../../gateway/gateway.ts'
import { createOffer } from '../../../server/checkout/offers/create-offer.ts'
import type { PlacedOrder } from '../../../src/model/account/order.ts'
import type { Pricing } from '../../../src/model/cart/pricing.ts'
import type { Filter } from '../../../src/model/listing/filter.ts'
import type { Product } from '../../../src/model/product/product.ts'
import { checkServer } from '../../../tools/contract/check-server.ts'
import { openEmptyDb } from '../../../tools/samples/database.ts'
import { serve } from '../contract/serve.ts'
import { changing } from '../shop.ts'
import { teardowns } from '../teardowns.ts'
import { bowl } from './example-shelf.ts'
import { openGateway, openMedusaGateway } from './open-gateway.ts'

const opened: Gateway[] = []
afterEach(async () => {
  for (const gateway of opened.splice(0)) await gateway.close()
})

/** A database for one gateway after another. */
async function openSharedDb() {
  const db = await openEmptyDb()
  teardowns.push(() => db.close())
  return { ...db, close: async () => {} }
}

interface Prices {
  price: number
  delivery: number
  vat: number
}

/** An engine whose amounts are in this currency; `says` chooses where it says so. */
function engine(
  currency: string,
  { price, delivery, vat }: Prices,
  says: { shop?: string; price?: string; methods?: string | false } = {},
) {
  const shelf = [1, 2].map((number) => {
    const product = bowl(number)
    return { ...product, variants: product.variants.map((variant) => ({ ...variant, price: number * price })) }
  })
  const priceOf = new Map(shelf.flatMap(({ variants }) => variants.map((variant) => [variant.ref, variant.price])))
  const exact = (amount: number) => Number(amount.toFixed(3))
  const example = createExampleEngine(shelf)
  const adapter: Adapter = {
    ...example,
    shop: async () => ({ currency: says.shop }),
    price: async ({ lines, delivery: chosen }) => {
      const priced = lines.map(({ ref, quantity }) => ({ price: priceOf.get(ref) ?? 0, total: exact((priceOf.get(ref) ?? 0) * quantity) }))
      const fee = chosen ? delivery : 0
      const total = exact(priced.reduce((sum, line) => sum + line.total, fee))
      return { currency: says.price, lines: priced, delivery: fee, total, totalVAT: vat, isDiscounted: false, isDelivered: true }
    },
    deliveryMethods: async (caller) =>
      (await example.deliveryMethods(caller)).map((method) => ({
        ...method,
        price: delivery,
        currency: says.methods === false ? undefined : (says.methods ?? currency),
      })),
    placeOrder: async (order, caller, note) => {
      const placed = await example.placeOrder(order, caller, note)
      const { total, totalVAT } = await adapter.price(order, caller)
      return { ...placed, total, totalVAT, deliveryPrice: delivery, currency }
    },
  }
  return adapter
}

const euros: Prices = { price: 10, delivery: 4.9, vat: 2.59 }

async function open(adapter: Adapter, options: Partial<GatewayOptions> = {}) {
  const gateway = await createGateway({ content: gatewayContent, db: await openEmptyDb(), adapter, ...options })
  opened.push(gateway)
  return { gateway, ...client(gateway.fetch) }
}

function client(fetch: Gateway['fetch']) {
  const ask = (path: string, body?: unknown) =>
    fetch(
      new Request(
        new URL(path, 'http://localhost:4300'),
        body === undefined ? {} : { method: 'POST', headers: changing, body: JSON.stringify(body) },
      ),
    )
  const read = async <T>(path: string, body?: unknown) => (await (await ask(path, body)).json()) as T
  return { ask, read }
}

const line = { guid: 'one', id: 'p1', code: 'BOWL-1-small', quantity: 3 }
const priceRequest = {
  products: [line],
  deliveryOptions: [{ id: 'post', type: 'courier', address: { country: 'LT', city: 'Kaunas', address: 'Street 1', code: '01100' } }],
  billingCountry: 'LT',
  deliveryCountry: 'LT',
}
const order = {
  cart: {
    guid: 'cart-1',
    address: { name: 'Ann', surname: 'Example', phone: '+37061234567', email: 'ann@example.com' },
    shippingAddressCount: 'single',
  },
  priceRequest,
  paymentMethod: 'invoice',
}

/** Every currency that a shopper meets on the way to the confirmation. */
async function currencies({ gateway, ask, read }: Awaited<ReturnType<typeof open>>) {
  const [listed] = await read<Product[]>('/api/products?lang=en')
  const shopper = { language: 'en', peer: '', customer: undefined, token: undefined } as const
  return {
    list: listed?.currency,
    variants: (await read<{ currency: string }[]>(`/api/products/${listed?.productId}/variants?lang=en`))[0]?.currency,
    filter: (await read<Filter[]>('/api/products/filters?lang=en')).find(({ field }) => field === 'price')?.unit,
    cart: (await read<Pricing>('/api/orders/price', priceRequest)).currency,
    offer: (await createOffer(gateway.deps, { products: [line] }, shopper)).currency,
    configuration: (await read<{ currency: string }>('/api/configuration')).currency,
    page: /<shop-config[^>]* currency="(\w+)"/.exec(await (await ask('/')).text())?.[1],
    order: (await read<PlacedOrder>('/api/orders', order)).currency,
  }
}

const everywhere = (currency: string) => ({
  list: currency,
  variants: currency,
  filter: currency === 'EUR' ? '€' : currency,
  cart: currency,
  offer: currency,
  configuration: currency,
  page: currency,
  order: currency,
})

describe('one currency from the list to the confirmation', () => {
  test.each([
    ['the engine says it', engine('USD', euros, { shop: 'USD' }), {}],
    ['only its delivery methods say it', engine('USD', euros), {}],
    ['only the configuration says it', engine('USD', euros, { methods: false }), { configuration: { currency: 'USD' } }],
    ['nobody says it: euros', engine('EUR', euros, { methods: false }), {}],
  ])('%s', async (_, adapter, options) => {
    const shop = await open(adapter, options)
    const found = await currencies(shop)
    expect(found).toEqual(everywhere(String(found.order)))
  })

  test('the catalogue of a shop that changes its currency is read again', async () => {
    const db = await openSharedDb()
    const { gateway } = await open(engine('EUR', euros), { db })
    const before = await gateway.db.query<{ price_cents: number }>("select price_cents from variant where code = 'BOWL-1-small'")
    expect(before).toEqual([{ price_cents: 1000 }])
    const { read } = await open(engine('KWD', { price: 1.005, delivery: 0.25, vat: 0.1 }), { db })
    expect((await read<Product[]>('/api/products?lang=en')).map(({ priceNow, currency }) => [priceNow, currency])).toContainEqual([
      1.005,
      'KWD',
    ])
  })
})

describe('what cannot be one currency is refused', () => {
  test.each([
    ['the delivery methods', engine('USD', euros, { shop: 'EUR' }), {}, /prices are in EUR, but the delivery methods say USD/],
    [
      'the configuration',
      engine('USD', euros, { shop: 'USD' }),
      { configuration: { currency: 'EUR' } },
      /prices are in USD, but the configuration says EUR/,
    ],
    ['no currency', engine('EUR', euros, { shop: 'XYZ', methods: false }), {}, /XYZ/],
  ])('at the start: %s', async (_, adapter, options, message) => {
    await expect(open(adapter, options)).rejects.toThrow(message)
  })

  test('cart prices in another currency are not shown as those of the shop', async () => {
    const { ask } = await open(engine('EUR', euros, { price: 'USD' }))
    expect((await ask('/api/orders/price', priceRequest)).status).toBe(503)
  })

  test('an engine that is away at the start keeps the currency that it had', async () => {
    const db = await openSharedDb()
    await open(engine('USD', euros, { shop: 'USD' }), { db })
    const silent = async () => {
      throw new EngineError('unavailable', 'down')
    }
    const { read } = await open({ ...engine('USD', euros), shop: silent, deliveryMethods: silent, categories: silent }, { db })
    expect((await read<Product[]>('/api/products?lang=en'))[0]?.currency).toBe('USD')
  })

  test('the contract test says no to a shop whose confirmation is in another currency', async () => {
    const adapter = engine('EUR', euros, { shop: 'EUR' })
    const placeOrder: Adapter['placeOrder'] = async (...args) => ({ ...(await adapter.placeOrder(...args)), currency: 'USD' })
    const { gateway } = await open({ ...adapter, placeOrder })
    const { url, close } = await serve(gateway)
    const report = await checkServer({ baseUrl: url, only: ['orders'] })
    await close()
    const failures = report.subjects.flatMap(({ capabilities }) => capabilities.flatMap((capability) => capability.failures))
    expect(JSON.stringify(failures)).toMatch(/EUR, the currency of the list.*USD/)
  })
})

describe('amounts are right to the smallest unit', () => {
  test.each([
    ['JPY', { price: 129, delivery: 500, vat: 81 }],
    ['KWD', { price: 12.345, delivery: 1.255, vat: 6.721 }],
    ['USD', { price: 1.1, delivery: 4.9, vat: 1.42 }],
  ])('%s, from the list to the order', async (currency, prices) => {
    const { read } = await open(engine(currency, prices, { shop: currency }))
    const { price, delivery, vat } = prices
    const listed = await read<Product[]>('/api/products?lang=en&sort=price_asc')
    expect(listed[0]?.priceNow).toBe(price)
    const cart = await read<Pricing>('/api/orders/price', priceRequest)
    const total = Number((3 * price + delivery).toFixed(3))
    expect(cart.productDetails?.one?.price).toBe(price)
    expect([cart.total, cart.deliveryPrice, cart.totalVAT]).toEqual([expect.closeTo(total, 6), delivery, vat])
    expect(cart.totalWithoutVAT).toBe(Number((total - vat).toFixed(3)))
    const filters = await read<Filter[]>('/api/products/filters?lang=en')
    expect(filters.find(({ field }) => field === 'price')).toMatchObject({ min: price, max: price * 2 })
    const inRange = (least: number) => read<Product[]>(`/api/products?lang=en&price=${least}|${price * 2}`)
    expect((await inRange(price)).length).toBe(listed.length)
    expect((await read<PlacedOrder>('/api/orders', order)).total).toBeCloseTo(total, 6)
  })
})

describe('Vendure and Medusa say their currency', () => {
  const cartOf = (code: string) => ({ products: [{ guid: 'one', id: 'x', code, quantity: 1 }] })

  test('Vendure: that of the channel; integers have two decimals, whatever the currency, unless the server says otherwise', async () => {
    const { gateway, vendure } = await openGateway({}, { currency: 'JPY' })
    const { read } = client(gateway.fetch)
    const [product] = await read<Product[]>('/api/products?lang=en&sort=price_asc')
    expect(product?.currency).toBe('JPY')
    expect(await read('/api/orders/price', cartOf(product?.code ?? ''))).toMatchObject({ currency: 'JPY', total: product?.priceNow })
    const priceOf = async (precision?: number) => {
      for await (const { variants } of createVendure({ url: vendure.url, precision }).everything()) return variants[0]?.price ?? 0
      return 0
    }
    expect(await priceOf(3)).toBeCloseTo((await priceOf()) / 10, 6)
  })

  test('Medusa: that of the region; taxes are rounded to its decimals', async () => {
    const { gateway } = await openMedusaGateway({}, { currency: 'JPY' })
    const { read } = client(gateway.fetch)
    const list = await read<Product[]>('/api/products?lang=en')
    expect(list.every(({ priceNow = 0, currency }) => currency === 'JPY' && Number.isInteger(priceNow))).toBe(true)
    const cart = await read<Pricing>('/api/orders/price', cartOf(list[0]?.code ?? ''))
    expect([cart.currency, Number.isInteger(cart.total)]).toEqual(['JPY', true])
  })
})
