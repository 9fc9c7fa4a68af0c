import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyticsEntry } from '../../../src/domain/analytics/analytics.ts'
import { addLine, emptyCart } from '../../../src/domain/cart/cart.ts'
import { newLine } from '../../../src/domain/cart/cart-line.ts'
import { cartAmount, displayedCart, lineTotals, priceRequest, vatRate } from '../../../src/domain/cart/cart-price.ts'
import { includedVAT } from '../../../src/domain/cart/vat.ts'
import { lineIssue, warningTexts } from '../../../src/domain/cart/warnings.ts'
import { type Cart, cart as cartSchema } from '../../../src/model/cart/cart.ts'
import { type DisplayedLine, displayedCart as displayedSchema } from '../../../src/model/cart/displayed-cart.ts'
import { priceRequest as requestSchema } from '../../../src/model/cart/price-request.ts'
import type { Pricing } from '../../../src/model/cart/pricing.ts'
import type { Product } from '../../../src/model/product/product.ts'

const mug = { id: '1', code: 'MUG', title: 'Mug', price: 9, imageId: 'mug-front', imageAlt: 'A mug' }
const cart: Cart = {
  ...addLine(addLine(emptyCart('c', 0), mug, 2, 'l1'), { id: '2', code: 'PEN', price: 1.5 }, 3, 'l2'),
  discountCode: 'TEN',
  deliveryCountry: 'LT',
}
const pricing: Pricing = {
  total: 20,
  currency: 'GBP',
  productDetails: {
    l1: { price: 8, priceOld: 9, totalWithVAT: 16, quantity: 2, services: [{ title: 'Engraving', price: 2, priceOld: 3 }] },
  },
}
const context = { currency: 'EUR' }

describe('price request', () => {
  test('contains ids, codes, quantities and choices, but no prices or titles', () => {
    const body = priceRequest({ ...cart, giftVoucher: 'GIFT', shippingMethodId: '3', shippingMethodType: 'omniva', terminalId: 't1' })
    expect(JSON.parse(JSON.stringify(body))).toEqual({
      products: [
        { guid: 'l1', id: '1', code: 'MUG', quantity: 2 },
        { guid: 'l2', id: '2', code: 'PEN', quantity: 3 },
      ],
      giftVoucher: 'GIFT',
      discountCode: 'TEN',
      deliveryOptions: [{ id: '3', type: 'omniva', terminalId: 't1' }],
      billingCountry: 'LT',
      deliveryCountry: 'LT',
    })
    expect(requestSchema.safeParse(JSON.parse(JSON.stringify(body))).success).toBe(true)
  })

  test('billing country takes precedence over delivery country', () => {
    expect(priceRequest(cart, { billingCountry: 'DE' })).toMatchObject({ billingCountry: 'DE', deliveryCountry: 'LT' })
    expect(priceRequest(emptyCart('c', 0)).billingCountry).toBeUndefined()
  })
})

describe('displayed cart', () => {
  test('a line has the title, options and page of the response, else those that it was added with', () => {
    const [line] = displayedCart(cart, pricing, context).products
    expect(line).toMatchObject({ title: 'Mug' })
    const detail = { price: 8, title: 'Puodelis', choiceTitles: ['Žalia'], url: '/lt/p/puodelis' }
    const [translated] = displayedCart(cart, { total: 8, productDetails: { l1: detail } }, context).products
    expect(translated).toMatchObject({ title: 'Puodelis', choiceTitles: ['Žalia'], url: '/lt/p/puodelis', imageAlt: 'A mug' })
  })

  test('SIDE-08 VAT is 0.21 by default', () => {
    expect(displayedCart(cart, pricing, context).VAT).toBe(0.21)
    expect(displayedCart(cart, pricing, { ...context, VAT: 0.05 }).VAT).toBe(0.05)
    expect(vatRate([{ code: 'DE', VAT: 0.19 }, { code: 'US' }], 'DE')).toBe(0.19)
    expect([vatRate([{ code: 'US' }], 'US'), vatRate(undefined, 'DE'), vatRate([], undefined)]).toEqual([0.21, 0.21, 0.21])
  })

  test('SIDE-09 the total includes VAT: total minus net is VAT', () => {
    const issues = [{ type: 'UnavailableProductQuantity', guid: 'l2' }]
    expect(displayedCart(cart, { ...pricing, issues }, context)).toMatchObject({
      total: 20,
      totalWithoutVAT: 16.53,
      totalVAT: 3.47,
      currency: 'GBP',
      issues,
      billingCountry: 'LT',
    })
  })

  test('SIDE-09 net and VAT add up to any total to the cent', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10_000_000 }), fc.double({ min: 0, max: 1, noNaN: true }), (cents, VAT) => {
        const shown = displayedCart(cart, { total: cents / 100 }, { ...context, VAT })
        expect(Math.round((shown.totalWithoutVAT + shown.totalVAT) * 100)).toBe(cents)
      }),
    )
  })

  test('SIDE-09 VAT is included in the total, in whole cents', () => {
    expect([includedVAT(2000, 0.21), includedVAT(1, 0.21), includedVAT(3, 0.2), includedVAT(999, 0)]).toEqual([347, 0, 0, 0])
  })

  test('SIDE-10 ENT-11 a line has price, priceOld, services, imageId and imageAlt', () => {
    const shown = displayedCart(cart, pricing, context)
    expect(shown.products[0]).toMatchObject({
      price: 8,
      priceOld: 9,
      totalWithVAT: 16,
      services: [{ price: 2, priceOld: 3 }],
      imageId: 'mug-front',
      imageAlt: 'A mug',
    })
    expect(displayedSchema.safeParse(shown).success).toBe(true)
  })

  test('the old total of a line includes its services, like its total', () => {
    const line = { ...cart.products[0], guid: 'l1', code: 'c', quantity: 2, price: 8, priceOld: 9, totalWithVAT: 20 } as DisplayedLine
    expect(lineTotals(line)).toEqual({ total: 20, old: 22 })
    expect(lineTotals({ ...line, totalWithVAT: undefined })).toEqual({ total: 16, old: 18 })
    expect(lineTotals({ ...line, priceOld: 8 })).toEqual({ total: 20 })
    expect(lineTotals({ ...line, price: undefined, totalWithVAT: undefined })).toBeUndefined()
  })

  test('without a price response, falls back to the last known prices', () => {
    expect(displayedCart(cart, undefined, context)).toMatchObject({ total: 22.5, currency: 'EUR' })
    expect(displayedCart(emptyCart('c', 0), pricing, context).total).toBe(0)
  })

  test('shows no amount until every line has a price, and none for unavailable products', () => {
    const { products } = cart
    const unseen = { ...cart, products: products.map((line, index) => ({ ...line, price: index ? undefined : line.price })) }
    const written = (shown: Cart, answer?: Pricing) => cartAmount(displayedCart(shown, answer, context), 1)
    expect([written(unseen), written(unseen, pricing), written(cart)]).toEqual(['\u00a0', '£1,00', '€1,00'])
    // none of the products is available
    const none = { total: 0, productDetails: { l1: { quantity: 2 }, l2: { quantity: 3 } } }
    expect([written(cart, none), written(cart, { total: 0 })]).toEqual(['\u00a0', '€1,00'])
  })

  test('a line changed after the price response shows an estimated total', () => {
    const more = { ...cart, products: cart.products.map((line) => ({ ...line, quantity: 5 })) }
    expect(displayedCart(more, pricing, context).products.map(({ totalWithVAT }) => totalWithVAT)).toEqual([40, 7.5])
  })
})

describe('warnings and issues', () => {
  test('PRICE-02 shows that no product qualifies for the discount code', () => {
    expect(warningTexts(['NoProductQualifiesForDiscountCode'])).toEqual([
      'Code could not be applied: no products that qualify for this code',
    ])
  })

  test('PRICE-03 shows that the cart amount is too low for the discount code', () => {
    expect(warningTexts([{ type: 'DiscountCodeCartAmountTooLow' }])).toEqual(['Code could not be applied: cart amount too low'])
  })

  test('PRICE-04 shows that the cart amount is too high for the discount code', () => {
    expect(warningTexts({ MUG: { code: 'DiscountCodeCartAmountTooHigh' } })).toEqual(['Code could not be applied: cart amount too high'])
  })

  test('R10 unknown warnings have no text, known ones no duplicates', () => {
    const low = 'DiscountCodeCartAmountTooLow'
    expect(warningTexts(['constructor', '__proto__', 'Other', low, { code: low }])).toEqual([
      'Code could not be applied: cart amount too low',
    ])
    expect(warningTexts(undefined)).toEqual([])
    expect(warningTexts({ a: [low, 'x'] })).toHaveLength(1)
  })

  const issue = { type: 'UnavailableProductQuantity' }
  const line = { guid: 'l1', code: 'MUG' }

  test('SIDE-06 shows an unavailable quantity on lines without a price', () => {
    expect(lineIssue(line, [issue])).toBe('Amount unavailable')
    expect(lineIssue({ ...line, price: 3 }, [issue])).toBeUndefined()
    expect(lineIssue(line, [{ ...issue, guid: 'l1' }])).toBe('Amount unavailable')
    expect(lineIssue(line, [{ ...issue, code: 'MUG' }])).toBe('Amount unavailable')
    expect(lineIssue(line, [{ ...issue, guid: 'l2' }])).toBeUndefined()
    expect(lineIssue(line, [{ type: 'Other' }])).toBeUndefined()
    expect(lineIssue(line, undefined)).toBeUndefined()
  })

  test('SIDE-06 a line the server left unpriced has no price', () => {
    const [first] = displayedCart(cart, { total: 0, productDetails: { l1: { quantity: 2 } } }, context).products
    expect(first).toMatchObject({ price: undefined, totalWithVAT: undefined })
  })
})

describe('schemas', () => {
  const product: Product = {
    id: 'row-1',
    productId: '1',
    title: 'Mug',
    priceNow: 9,
    categoryTitle: 'Mugs',
    images: ['mug-front'],
    imageAltByImageId: { 'mug-front': 'A mug' },
    splitAttributeValueByCode: { colour: 'red' },
  }

  test('ENT-09 a stored cart has all its fields', () => {
    const whole = {
      guid: 'g',
      products: [],
      expiry: 1,
      shippingMethodId: '1',
      shippingMethodType: 'omniva',
      shippingAddressCount: 'multiple',
      shippingAddressGuid: 'a',
      shippingSalon: 's',
      deliveryPreference: 'd',
      terminalId: 't',
      address: { name: 'A', surname: 'B', phone: '1', email: 'a@b.c' },
      giftVoucher: 'v',
      discountCode: 'c',
      deliveryCountry: 'LT',
      restoredCartId: '7',
      number: 'N1',
    }
    expect(cartSchema.parse(whole)).toEqual(whole)
    expect(cartSchema.safeParse({ ...whole, shippingAddressCount: 'some' }).success).toBe(false)
  })

  test('ENT-10 a cart line has all fields, from the product or its variant', () => {
    const line = newLine(product, { code: 'MUG-RED' })
    expect(line).toMatchObject({
      id: '1',
      code: 'MUG-RED',
      title: 'Mug',
      price: 9,
      categoryTitle: 'Mugs',
      imageId: 'mug-front',
      imageAlt: 'A mug',
    })
    expect(line.attributes).toEqual({ colour: 'red' })
    const colour = { code: 'colour', type: 'text' as const, values: [{ value: 'red', title: 'Red' }] }
    expect(newLine({ ...product, attributes: [colour] }, { code: 'MUG-RED' }).choiceTitles).toEqual(['Red'])
    expect(newLine(product, { code: 'MUG-RED', choiceTitles: ['Rot'] }).choiceTitles).toEqual(['Rot'])
    const variant = { code: 'V', priceNow: 7, images: ['mug-back'] }
    expect(newLine(product, { code: 'V', variant, attributes: { size: 'L' } })).toMatchObject({
      price: 7,
      imageId: 'mug-back',
      attributes: { size: 'L' },
    })
    const stored = {
      ...line,
      guid: 'g',
      quantity: 1,
      deliveryDate: '2026-01-01',
      quantitiesPerDeliveryOption: [{ guid: 'd', quantity: 1 }],
    }
    expect(cartSchema.safeParse({ ...emptyCart('c', 0), products: [stored] }).success).toBe(true)
  })

  test('R26 the schema rejects quantities other than whole numbers from 1 to 9999', () => {
    const holds = (quantity: number) => cartSchema.safeParse({ ...cart, products: [{ ...mug, guid: 'l', quantity }] }).success
    expect([1, 9999, 0, -1, 1.5, 10_000].map(holds)).toEqual([true, true, false, false, false, false])
  })

  test('analytics items follow the GA4 format', () => {
    const page = { currency: 'GBP', listId: undefined }
    expect(analyticsEntry('select_item', { product, position: 3, listName: 'summer' }, page)).toEqual({
      event: 'select_item',
      ecommerce: {
        item_list_name: 'summer',
        items: [{ item_id: '1', item_name: 'Mug', item_category: 'Mugs', price: 9, quantity: 1, index: 3 }],
      },
    })
    const added = [{ sold: { ...product, currency: 'EUR' }, code: 'MUG-RED', quantity: 3 }]
    expect(analyticsEntry('add_to_cart', added, page)).toMatchObject({
      ecommerce: { currency: 'EUR', value: 27, items: [{ item_id: 'MUG-RED', quantity: 3 }] },
    })
  })
})
