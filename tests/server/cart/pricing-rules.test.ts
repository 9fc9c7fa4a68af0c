import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allocateProportionally } from '../../../src/domain/cart/pricing/allocate-proportionally.ts'
import type { Discount, Offer, PriceBook } from '../../../src/domain/cart/pricing/offer.ts'
import { priceCart } from '../../../src/domain/cart/pricing/price-cart.ts'
import { priceResponse } from '../../../src/domain/cart/pricing/price-response.ts'
import { priceRequest } from '../../../src/model/cart/price-request.ts'

const now = new Date('2026-12-01T10:00:00Z')

const offer = (code: string, facts: Partial<Offer> = {}): Offer => ({
  code,
  price: 1000,
  priceOld: undefined,
  available: 10,
  sellWithoutStock: false,
  categories: ['tools', 'hammers'],
  lists: ['summer'],
  volume: [],
  extras: [],
  inputs: new Map(),
  ...facts,
})
const discount = (facts: Partial<Discount>): Discount => ({
  percent: undefined,
  amount: undefined,
  list: undefined,
  category: undefined,
  from: undefined,
  upTo: undefined,
  ...facts,
})
const book = (offers: Offer[], facts: Partial<PriceBook> = {}): PriceBook => ({
  offers: new Map(offers.map((each) => [each.code, each])),
  loyaltyPercent: 0,
  discount: undefined,
  voucherBalance: undefined,
  deliveries: [],
  freeDeliveryFrom: undefined,
  vatRate: 0.21,
  now,
  ...facts,
})
const createLine = (code: string, quantity = 1, more: object = {}) => ({ guid: `${code}-${quantity}`, id: 'any', code, quantity, ...more })
const price = (products: object[], using: PriceBook, more: object = {}) => priceCart(priceRequest.parse({ products, ...more }), using)

describe('a line', () => {
  test('PRICE-01 costs its unit price times its quantity, and has the old price', () => {
    const cart = price([createLine('A', 3)], book([offer('A', { price: 899, priceOld: 1199 })]))
    expect(cart.lines[0]).toMatchObject({ price: 899, priceOld: 1199, total: 2697 })
    expect(cart.total).toBe(2697)
  })

  test('PRICE-01 gets a volume price from a minimum quantity, unless the delivery date is too early', () => {
    const using = book([
      offer('A', {
        available: 99,
        volume: [
          { from: 5, days: 0, price: 900, priceOld: undefined },
          { from: 20, days: 7, price: 700, priceOld: 1100 },
        ],
      }),
    ])
    const priceOf = (quantity: number, deliveryDate?: string) => price([createLine('A', quantity, { deliveryDate })], using).lines[0]
    expect(priceOf(4)).toMatchObject({ price: 1000, priceOld: undefined })
    expect(priceOf(5)).toMatchObject({ price: 900, priceOld: 1000 })
    expect(priceOf(20)).toMatchObject({ price: 700, priceOld: 1100 })
    expect(priceOf(20, '2026-12-03')).toMatchObject({ price: 900 })
    expect(priceOf(20, '2026-12-20')).toMatchObject({ price: 700 })
    expect(priceOf(20, '2026-12-20 10:30')).toMatchObject({ price: 700 })
  })

  test.each(['soon', '2026-12-03Z-999:', '2026-12-03T00:00:00-23:59', '2026-12-20 25:00', '2027-02-30', '+02026-12-20', '20 Dec 2026'])(
    'R27 the invalid date %s gets no volume price',
    (deliveryDate) => {
      const volume = [
        { from: 5, days: 0, price: 900, priceOld: undefined },
        { from: 5, days: 7, price: 700, priceOld: undefined },
      ]
      expect(price([createLine('A', 5, { deliveryDate })], book([offer('A', { volume })])).total).toBe(4500)
    },
  )

  test('PRICE-01 costs more with inputs, per piece', () => {
    const inputs = new Map([
      ['engraving', { title: 'Engraving', price: 600, values: new Map() }],
      ['gift_wrap', { title: 'Gift wrap', price: 0, values: new Map([['box', { title: 'Wooden box', price: 900 }]]) }],
    ])
    const using = book([offer('A', { inputs, extras: [{ code: 'colour', title: 'Gold', price: 50 }] })])
    const extrasOf = (attributes: object) => price([createLine('A', 2, { attributes })], using).lines[0]
    expect(extrasOf({ engraving: 'Ona', gift_wrap: 'box' })).toMatchObject({ price: 1000, total: 2 * (1000 + 50 + 600 + 900) })
    expect(extrasOf({ engraving: '  ', gift_wrap: 'gold', shine: 'yes', constructor: 'x' })).toMatchObject({ total: 2 * 1050 })
    expect(extrasOf({ gift_wrap: ['box', 'box'] })).toMatchObject({ total: 2 * (1050 + 900) })
  })

  test('SIDE-06 without enough stock has an issue and no price, and is not charged', () => {
    const cart = price([createLine('A', 11), createLine('B', 2)], book([offer('A'), offer('B')]))
    expect(cart.issues).toEqual([{ type: 'UnavailableProductQuantity', guid: 'A-11', code: 'A' }])
    expect(cart.total).toBe(2000)
    expect(priceResponse(cart, 'EUR', 0.21).productDetails['A-11']).toEqual({ quantity: 11, services: [] })
  })

  test('SIDE-06 two lines of a code share its stock', () => {
    const cart = price([createLine('A', 6), { ...createLine('A', 5), guid: 'second' }], book([offer('A')]))
    expect(cart.issues.map(({ guid }) => guid)).toEqual(['second'])
  })

  describe('added products', () => {
    const variant = (code: string, available: number, price: number) => ({ code, title: code, available, sellWithoutStock: false, price })
    const products = new Map([
      ['mug', [variant('MUG-S', 2, 300), variant('MUG-L', 9, 400)]],
      ['lid', [variant('LID', 3, 100)]],
      ['sold-out', []],
    ])
    const using = book(
      [offer('A'), offer('MUG-L', { available: 9 })].map((each) => ({
        ...each,
        inputs: new Map([['added', { title: '', price: 0, values: new Map(), products }]]),
      })),
    )
    const adding = (quantity: number, ...added: string[]) =>
      createLine('A', quantity, { guid: `${quantity} ${added}`, attributes: { added } })
    const variantsOf = (cart: ReturnType<typeof price>) => cart.lines.map(({ extras }) => extras.map(({ variant: code }) => code))

    test('PRICE-01 each uses the cheapest variant with enough stock', () => {
      const cart = price([adding(2, 'mug'), adding(3, 'mug', 'lid')], using)
      expect(variantsOf(cart)).toEqual([['MUG-S'], ['MUG-L', 'LID']])
      expect(cart.total).toBe(2 * 1300 + 3 * 1500)
    })

    test('SIDE-06 a line without stock for all of them has no price and leaves the stock to later lines', () => {
      const cart = price([adding(4, 'mug', 'lid'), adding(3, 'sold-out'), adding(10)], using)
      expect(cart.issues.map(({ guid }) => guid)).toEqual(['4 mug,lid', '3 sold-out'])
      expect(cart.total).toBe(10_000)
    })

    test('SIDE-06 share stock with the lines that sell them', () => {
      expect(price([adding(3, 'mug'), createLine('MUG-L', 7)], using).issues.map(({ code }) => code)).toEqual(['MUG-L'])
      expect(price([createLine('MUG-L', 7), adding(3, 'mug')], using).issues.map(({ code }) => code)).toEqual(['A'])
    })
  })

  test('PRICE-01 needs no stock if the product is sold without stock', () => {
    expect(price([createLine('A', 9999)], book([offer('A', { available: 0, sellWithoutStock: true })])).issues).toEqual([])
  })

  test('PRICE-01 with an unknown code gives a warning and costs nothing', () => {
    const cart = price([createLine('gone')], book([]))
    expect(cart.warnings).toEqual([{ type: 'UnknownProduct', guid: 'gone-1', code: 'gone' }])
    expect(cart.total).toBe(0)
  })
})

describe('codes', () => {
  const offers = [offer('A'), offer('B', { price: 500, categories: ['home'], lists: [] })]
  const both = [createLine('A', 2), createLine('B', 2)]
  const withCode = (found: Discount | undefined) => price(both, book(offers, { discount: found }), { discountCode: 'X' })

  test('PRICE-01 a percentage discount applies to qualifying lines', () => {
    const cart = withCode(discount({ percent: 15, category: 'tools' }))
    expect(cart.lines.map(({ price, priceOld, total }) => [price, priceOld, total])).toEqual([
      [850, 1000, 1700],
      [500, undefined, 1000],
    ])
    expect(withCode(discount({ percent: 100, list: 'summer' })).total).toBe(1000)
    expect(cart.discountGiven).toBe(300)
  })

  test('PRICE-01 an amount is split over qualifying lines, up to their total', () => {
    expect(withCode(discount({ amount: 1000 })).lines.map(({ total }) => total)).toEqual([1333, 667])
    const large = withCode(discount({ amount: 9999, list: 'summer' }))
    expect(large.lines.map(({ total }) => total)).toEqual([0, 1000])
    expect([large.discountGiven, withCode(undefined).discountGiven]).toEqual([2000, 0])
  })

  test.each([
    ['is unknown', 'NoProductQualifiesForDiscountCode', undefined],
    ['is for other products', 'NoProductQualifiesForDiscountCode', discount({ percent: 10, category: 'pantry' })],
    ['is for larger carts', 'DiscountCodeCartAmountTooLow', discount({ amount: 100, from: 3001 })],
    ['is for smaller carts', 'DiscountCodeCartAmountTooHigh', discount({ amount: 100, upTo: 2999 })],
  ])('PRICE-01 a code that %s gives the warning %s and no discount', (_, warning, found) => {
    const cart = withCode(found)
    expect(cart.warnings).toEqual([warning])
    expect(cart.total).toBe(3000)
  })

  test('PRICE-01 a code applies at exactly its limits', () => {
    expect(withCode(discount({ amount: 100, from: 3000, upTo: 3000 })).warnings).toEqual([])
  })

  test('PRICE-01 a gift voucher pays up to its balance, after the discount', () => {
    const pay = (voucherBalance: number | undefined) =>
      price(both, book(offers, { voucherBalance, discount: discount({ percent: 50 }) }), { giftVoucher: 'G', discountCode: 'X' })
    expect(pay(1000)).toMatchObject({ total: 500, voucherUsed: 1000, discountGiven: 1500, warnings: [] })
    expect(pay(9000)).toMatchObject({ total: 0, voucherUsed: 1500 })
    expect(pay(undefined)).toMatchObject({ total: 1500, warnings: ['GiftVoucherNotValid'] })
    expect(pay(0).warnings).toEqual(['GiftVoucherNotValid'])
  })
})

describe('a reached loyalty program', () => {
  const reduced = (percent: number, facts: Partial<PriceBook> = {}, more: object = {}) =>
    price(
      [createLine('A', 2), createLine('B')],
      book([offer('A'), offer('B', { price: 899, priceOld: 1199 })], { loyaltyPercent: percent, ...facts }),
      more,
    )

  test('ACC-14 takes its percentage off each piece of every line, and the old price stays', () => {
    expect(reduced(5).lines.map(({ price, priceOld, total }) => [price, priceOld, total])).toEqual([
      [950, 1000, 1900],
      [854, 1199, 854],
    ])
    expect(reduced(5).total).toBe(2754)
    expect(reduced(0).lines.map(({ price, priceOld }) => [price, priceOld])).toEqual([
      [1000, undefined],
      [899, 1199],
    ])
  })

  test('ACC-14 does not reduce extras', () => {
    const extras = [{ code: 'colour', title: 'Gold', price: 50 }]
    const cart = price([createLine('A', 2)], book([offer('A', { extras })], { loyaltyPercent: 5 }))
    expect(cart.lines[0]).toMatchObject({ price: 950, total: 2 * 1000 })
  })

  test('ACC-14 a code applies to the reduced prices and their total', () => {
    const coded = (code: Discount) => reduced(5, { discount: code }, { discountCode: 'X' })
    expect(coded(discount({ percent: 10 })).lines.map(({ price, priceOld }) => [price, priceOld])).toEqual([
      [855, 1000],
      [769, 1199],
    ])
    expect(coded(discount({ amount: 100, from: 2754 }))).toMatchObject({ warnings: [], total: 2654 })
    expect(coded(discount({ amount: 100, from: 2755 }))).toMatchObject({ warnings: ['DiscountCodeCartAmountTooLow'], total: 2754 })
  })

  test('ACC-14 the limit of free delivery counts the reduced total', () => {
    const deliveries = [{ method: 'courier', title: 'Courier', price: 490 }]
    const courier = { deliveryOptions: [{ id: 'courier' }] }
    expect(reduced(5, { deliveries, freeDeliveryFrom: 2755 }, courier)).toMatchObject({ delivery: 490, freeDeliveryMissing: 1 })
    expect(reduced(5, { deliveries, freeDeliveryFrom: 2754 }, courier)).toMatchObject({ delivery: 0, freeDeliveryMissing: 0 })
  })
})

describe('delivery', () => {
  const courier = { method: 'courier', title: 'Courier', price: 490 }
  const omniva = { method: 'omniva', title: 'Omniva', price: 269 }

  test('PRICE-01 every delivery option adds its price, undiscounted', () => {
    const using = book([offer('A')], { deliveries: [courier, omniva], discount: discount({ percent: 50 }) })
    const cart = price([createLine('A')], using, { discountCode: 'HALF', deliveryOptions: [{ id: 'courier' }, { id: 'omniva' }] })
    expect(cart).toMatchObject({ delivery: 759, total: 500 + 759, totalVAT: 219, warnings: [] })
  })

  test('PRICE-01 costs nothing if no line is available', () => {
    const using = book([], { deliveries: [courier] })
    expect(price([createLine('A')], using, { deliveryOptions: [{ id: 'courier' }] })).toMatchObject({ delivery: 0, total: 0 })
  })

  test('PRICE-01 a gift voucher pays for products first, then delivery', () => {
    const paid = (voucherBalance: number) =>
      price([createLine('A')], book([offer('A')], { deliveries: [courier], voucherBalance }), {
        giftVoucher: 'G',
        deliveryOptions: [{ id: 'courier' }],
      })
    expect(paid(1200)).toMatchObject({ delivery: 290, total: 290, voucherUsed: 1200 })
    expect(paid(5000)).toMatchObject({ delivery: 0, total: 0, voucherUsed: 1490 })
  })

  test('PRICE-01 an unknown method costs nothing and gives a warning', () => {
    const cart = price([createLine('A')], book([offer('A')], { deliveries: [undefined] }), { deliveryOptions: [{ id: 'balloon' }] })
    expect(cart).toMatchObject({ total: 1000, warnings: [{ type: 'UnknownShippingMethod', code: 'balloon' }] })
  })
})

const cents = fc.integer({ min: 0, max: 5_000_000 })
const codes = ['A', 'B', 'C', 'D']
const anyBook = fc.record({
  offers: fc
    .tuple(
      ...codes.map((code) =>
        fc
          .record({
            price: cents,
            priceOld: fc.option(cents, { nil: undefined }),
            available: fc.nat(20_000),
            sellWithoutStock: fc.boolean(),
          })
          .map((facts) => offer(code, facts)),
      ),
    )
    .map((offers) => new Map(offers.map((each) => [each.code, each]))),
  loyaltyPercent: fc.integer({ min: 0, max: 100 }),
  discount: fc.option(
    fc.oneof(
      fc.integer({ min: 1, max: 100 }).map((percent) => discount({ percent })),
      fc.integer({ min: 1, max: 9_000_000 }).map((amount) => discount({ amount })),
    ),
    { nil: undefined },
  ),
  voucherBalance: fc.option(cents, { nil: undefined }),
  deliveries: fc.array(
    fc.option(
      cents.map((price) => ({ method: 'any', title: 'Any', price })),
      { nil: undefined },
    ),
    { maxLength: 3 },
  ),
  freeDeliveryFrom: fc.option(cents, { nil: undefined }),
  vatRate: fc.constantFrom(0, 0.05, 0.19, 0.21, 0.255),
  now: fc.constant(now),
})
const lie = fc.record(
  {
    price: fc.double(),
    priceOld: fc.double(),
    total: fc.double(),
    totalWithVAT: fc.double(),
    discount: fc.double(),
    VAT: fc.double(),
    currency: fc.string(),
    services: fc.array(fc.record({ code: fc.string(), price: fc.double() })),
    sellWithoutStock: fc.boolean(),
  },
  { requiredKeys: [] },
)
const anyLines = fc.uniqueArray(
  fc.record({
    guid: fc.uuid(),
    id: fc.constant('1'),
    code: fc.constantFrom(...codes, 'gone'),
    quantity: fc.integer({ min: 1, max: 9999 }),
  }),
  {
    selector: ({ guid }) => guid,
    maxLength: 12,
  },
)
const requestedCodes = { discountCode: 'X', giftVoucher: 'G' }

describe('free delivery', () => {
  const deliveries = [{ method: 'courier', title: 'Courier', price: 490 }]
  const using = book([offer('A')], { deliveries, freeDeliveryFrom: 3000, voucherBalance: 2500 })
  const courier = { deliveryOptions: [{ id: 'courier' }] }

  test('PRICE-01 delivery costs nothing from the limit of the shop, and the response names what is missing', () => {
    const below = price([createLine('A', 2)], using, courier)
    expect(below).toMatchObject({ delivery: 490, total: 2490, freeDeliveryMissing: 1000 })
    expect(priceResponse(below, 'EUR', 0.21)).toMatchObject({ deliveryPrice: 4.9, freeDeliveryMissing: 10 })
    const reached = price([createLine('A', 3)], using, courier)
    expect(reached).toMatchObject({ delivery: 0, total: 3000, freeDeliveryMissing: 0 })
  })

  test('a discount counts against the limit, a gift voucher does not', () => {
    const code = { ...courier, discountCode: 'TEN' }
    const cheaper = price([createLine('A', 3)], { ...using, discount: discount({ percent: 10 }) }, code)
    expect(cheaper).toMatchObject({ delivery: 490, freeDeliveryMissing: 300 })
    expect(price([createLine('A', 3)], using, { ...courier, giftVoucher: 'GIFT' })).toMatchObject({ total: 500, freeDeliveryMissing: 0 })
  })

  test('a shop without a limit always charges, and the response has no such field', () => {
    const cart = price([createLine('A', 9)], book([offer('A')], { deliveries }), courier)
    expect(cart.delivery).toBe(490)
    expect(priceResponse(cart, 'EUR', 0.21)).not.toHaveProperty('freeDeliveryMissing')
  })
})

describe('any request', () => {
  test('R27 ignores prices, totals, discounts, services, VAT and currency in the request', () => {
    fc.assert(
      fc.property(anyBook, anyLines, fc.array(lie, { minLength: 12, maxLength: 12 }), lie, (using, lines, lies, lieOfCart) => {
        const lying = lines.map((each, at) => ({ ...lies[at], ...each }))
        expect(price(lying, using, { ...lieOfCart, ...requestedCodes })).toEqual(price(lines, using, requestedCodes))
      }),
    )
  })

  test('R28 totals are whole cents, not negative, and equal the sum of the lines', () => {
    fc.assert(
      fc.property(anyBook, anyLines, (using, lines) => {
        const cart = price(lines, using, requestedCodes)
        for (const { total } of cart.lines) expect(Number.isSafeInteger(total) && total >= 0).toBe(true)
        expect(cart.delivery).toBeGreaterThanOrEqual(0)
        expect(cart.lines.reduce((sum, { total }) => sum + total, cart.delivery)).toBe(cart.total)
        const answer = priceResponse(cart, 'EUR', using.vatRate)
        const shown = Object.values(answer.productDetails).reduce((sum, { totalWithVAT = 0 }) => sum + Math.round(totalWithVAT * 100), 0)
        expect(shown + Math.round(answer.deliveryPrice * 100)).toBe(Math.round(answer.total * 100))
        expect(Math.round(answer.totalWithoutVAT * 100) + Math.round(answer.totalVAT * 100)).toBe(cart.total)
        expect(Object.keys(answer.productDetails)).toHaveLength(lines.length)
      }),
    )
  })

  test('R28 rejects a quantity that is negative, fractional, huge or not a number', () => {
    for (const quantity of [-1, 0, 1.5, 10_000, 1e21, '2', null, Number.NaN, Number.POSITIVE_INFINITY, [1], true])
      expect(priceRequest.safeParse({ products: [createLine('A'), { ...createLine('B'), quantity }] }).success).toBe(false)
  })

  test('R28 an amount is split to the last cent, and no share exceeds its weight', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.array(fc.nat(1_000_000), { maxLength: 20 }), (amount, weights) => {
        const parts = allocateProportionally(amount, weights)
        const all = weights.reduce((sum, weight) => sum + weight, 0)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(Math.min(amount, all))
        for (const [at, part] of parts.entries()) expect(part >= 0 && part <= (weights[at] ?? 0) && Number.isInteger(part)).toBe(true)
      }),
    )
  })
})
