import { describe, expect, test } from 'vitest'
import { resolveShowSku } from '../../../src/domain/app/setting-defaults.ts'
import { addLine, emptyCart } from '../../../src/domain/cart/cart.ts'
import { cartIssues, codeTexts, lineIssue } from '../../../src/domain/cart/warnings.ts'
import { addressTitle } from '../../../src/domain/checkout/address-text.ts'
import { offerContent, orderKey, orderRequest } from '../../../src/domain/checkout/cart-payloads.ts'
import { type CheckoutFacts, checkoutErrors } from '../../../src/domain/checkout/checkout.ts'
import { localDay } from '../../../src/domain/forms/dates.ts'
import { isEmail, isPhone, normalizePhone } from '../../../src/domain/forms/phone.ts'
import type { SavedAddress } from '../../../src/model/account/address.ts'
import type { Cart } from '../../../src/model/cart/cart.ts'
import { orderRequest as orderSchema } from '../../../src/model/checkout/order-request.ts'

const home: SavedAddress = { _id: 'home', country: 'LT', city: 'Vilnius', address: 'Beržų g. 14', postcode: '03100' }
const complete: Cart = {
  ...addLine(emptyCart('c', 0), { id: '1', code: 'MUG', title: 'Mug' }, 2, 'mug'),
  deliveryCountry: 'LT',
  shippingMethodId: 'courier',
  shippingMethodType: 'courier',
  shippingAddressGuid: 'home',
  address: { name: 'Ona', surname: 'Petraitė', phone: '+37061234567', email: 'ona@example.com' },
  paymentMethod: 'bank',
}
const facts: CheckoutFacts = {
  cart: complete,
  methods: [
    { id: 'courier', type: 'courier', title: 'Courier' },
    { id: 'omniva', type: 'omniva', title: 'Omniva', countries: ['LT'], terminals: [{ id: 't1', title: 'Station' }] },
    { id: 'abroad', type: 'venipak', title: 'Venipak' },
    { id: 'shop', type: 'salon', title: 'Shop' },
  ],
  salons: [{ _id: 'vilnius', title: 'Vilnius' }],
  payments: [{ id: 'bank', title: 'Bank', paymentType: 'bank' }],
  addresses: [home],
  today: '2026-11-20',
  requires: { delivery: true, payment: true },
}
const errors = (cart: Partial<Cart>, more: Partial<CheckoutFacts> = {}) =>
  checkoutErrors({ ...facts, cart: { ...complete, ...cart }, ...more })

describe('checkout validation', () => {
  test('a complete checkout has no errors', () => expect(errors({})).toEqual({}))

  test('requires country, shipping method, recipient and payment', () => {
    expect(checkoutErrors({ ...facts, cart: emptyCart('c', 0) })).toEqual({
      deliveryCountry: 'Choose the country of delivery',
      shippingMethod: 'Choose a delivery method',
      name: 'Enter your name',
      surname: 'Enter your surname',
      phone: 'Enter your phone number',
      email: 'Enter your email',
      paymentMethod: 'Choose a payment method',
    })
  })

  test('skips disabled parts', () => {
    expect(checkoutErrors({ ...facts, cart: emptyCart('c', 0), requires: { delivery: false, payment: false } })).toEqual({
      name: 'Enter your name',
      surname: 'Enter your surname',
      phone: 'Enter your phone number',
      email: 'Enter your email',
    })
  })

  test.each([
    ['a removed shipping method', { shippingMethodId: 'gone' }, { shippingMethod: 'Choose a delivery method' }],
    [
      'a shipping method that does not serve the country',
      { shippingMethodId: 'omniva', deliveryCountry: 'FI' },
      { shippingMethod: 'Choose a delivery method' },
    ],
    ['a removed payment method', { paymentMethod: 'gone' }, { paymentMethod: 'Choose a payment method' }],
    ['an unknown shop', { shippingMethodId: 'shop', shippingSalon: 'riga' }, { shippingSalon: 'Choose the shop to collect from' }],
    ['a blank name', { address: { ...complete.address, name: '  ' } }, { name: 'Enter your name' }],
    ['an invalid email', { address: { ...complete.address, email: 'ona@home' } }, { email: 'Invalid email format' }],
    ['an invalid phone number', { address: { ...complete.address, phone: '12a' } }, { phone: 'Invalid phone number format' }],
  ])('rejects %s', (_, cart, expected) => expect(errors(cart)).toEqual(expected))

  test('CART-22 requires a listed terminal, or any text without a list', () => {
    expect(errors({ shippingMethodId: 'omniva', terminalId: undefined })).toEqual({ terminalId: 'Choose a parcel terminal' })
    expect(errors({ shippingMethodId: 'omniva', terminalId: 'made up' })).toEqual({ terminalId: 'Choose a parcel terminal' })
    expect(errors({ shippingMethodId: 'omniva', terminalId: 't1' })).toEqual({})
    expect(errors({ shippingMethodId: 'abroad', terminalId: ' ' })).toEqual({ terminalId: 'Enter the code of the pickup point' })
    expect(errors({ shippingMethodId: 'abroad', terminalId: 'PL-7' })).toEqual({})
  })

  test('delivery to an address requires street, city and postcode', () => {
    const missing = { address: 'Enter the street and house number', city: 'Enter the city', postcode: 'Enter the postcode' }
    expect(errors({}, { addresses: [] })).toEqual(missing)
    expect(errors({}, { addresses: [{ _id: 'home', country: 'LT' }] })).toEqual(missing)
  })

  test('delivery to multiple addresses requires quantities that add up', () => {
    const [line] = complete.products
    const sent = (quantity: number): Partial<Cart> => ({
      shippingAddressCount: 'multiple',
      products: line ? [{ ...line, quantitiesPerDeliveryOption: [{ guid: 'home', quantity }] }] : [],
    })
    expect(errors(sent(1))).toEqual({ pieces: 'The pieces of {title} must add up to {quantity}' })
    expect(errors(sent(2))).toEqual({})
  })

  test('rejects a delivery date in the past', () => {
    const wanted = (deliveryDate: string): Partial<Cart> => ({ products: complete.products.map((line) => ({ ...line, deliveryDate })) })
    expect(errors(wanted('2026-11-19'))).toEqual({ deliveryDate: 'Choose today or a later day' })
    expect(errors(wanted('2026-11-20'))).toEqual({})
  })
})

test('accepts common email and phone number formats', () => {
  expect(['a@b.lt', 'first.last+shop@mail.example.com', 'ąžuolas@paštas.lt'].map(isEmail)).toEqual([true, true, true])
  expect(['', 'a@b', 'a b@c.lt', 'a@b.', '@b.lt', 'a@@b.lt', 'a@.lt'].some(isEmail)).toBe(false)
  expect(normalizePhone('+370 (612) 34-567')).toBe('+37061234567')
  expect(['+37061234567', '861234567', '12'].map(isPhone)).toEqual([true, true, true])
  expect(['', '+', '1', '++370', '37061+2', '123456789012345678901', 'phone'].some(isPhone)).toBe(false)
})

test('computes the day in the user’s time zone', () => {
  expect(localDay(new Date(2026, 0, 5, 0, 1))).toBe('2026-01-05')
  expect(localDay(new Date(2026, 10, 20, 23, 59))).toBe('2026-11-20')
})

test('the title of an address contains name, street and city', () => {
  expect(addressTitle({ ...home, title: 'Home' })).toBe('Home, Beržų g. 14, Vilnius')
  expect(addressTitle({ _id: 'bare' })).toBe('bare')
})

describe('an order request', () => {
  const context = { addresses: [home] }
  const keyOf = (cart: Cart) => orderKey(orderRequest(cart, context))

  test('contains recipient, products, payment and delivery, but no prices', () => {
    const request = orderRequest({ ...complete, number: 7, discountCode: 'TEN' }, context)
    expect(orderSchema.parse(request)).toEqual(request)
    expect(request).toMatchObject({
      cart: { guid: 'c', address: complete.address },
      priceRequest: { discountCode: 'TEN', deliveryOptions: [{ guid: 'home', address: { code: '03100', name: 'Ona' } }] },
      paymentMethod: 'bank',
    })
    expect(JSON.stringify(request)).not.toMatch(/"price"|title":"Mug/)
  })

  test('keeps its key for the same content', () => {
    expect(keyOf({ ...complete, expiry: complete.expiry + 99 })).toBe(keyOf(complete))
    expect(keyOf(structuredClone(complete))).toBe(keyOf(complete))
    expect(keyOf(complete)).toMatch(/^c-[0-9a-f]{16}$/)
  })

  test('gets another key for other content or another cart', () => {
    const others: Cart[] = [
      { ...complete, guid: 'd' },
      { ...complete, paymentMethod: 'cash' },
      { ...complete, address: { ...complete.address, email: 'other@example.com' } },
      { ...complete, products: complete.products.map((line) => ({ ...line, quantity: 3 })) },
    ]
    expect(new Set([complete, ...others].map(keyOf)).size).toBe(5)
  })
})

test('the content of an offer has the displayed cart, its discount code and its country', () => {
  const displayed = { guid: 'c', products: [], total: 9, totalWithoutVAT: 7.44, totalVAT: 1.56, VAT: 0.21, isPriced: true, currency: 'EUR' }
  expect(JSON.parse(offerContent(displayed, { ...complete, discountCode: 'TEN' }))).toEqual({
    ...displayed,
    discountCode: 'TEN',
    deliveryCountry: 'LT',
  })
})

test('SIDE-04 shows the SKU according to the attribute, else the configuration', () => {
  expect(resolveShowSku(undefined, { displaySkuInCartSidebar: true })).toBe(true)
  expect(resolveShowSku(undefined, { displaySkuInCartSidebar: false })).toBe(false)
  expect(resolveShowSku(undefined, undefined)).toBe(false)
  expect([resolveShowSku(false, { displaySkuInCartSidebar: true }), resolveShowSku(true, {})]).toEqual([false, true])
})

test('a deleted product in the cart has a specific text', () => {
  const pricing = {
    total: 0,
    warnings: [{ type: 'UnknownProduct', guid: 'mug', code: 'MUG' }],
    issues: [{ type: 'UnavailableProductQuantity', guid: 'mug' }],
  }
  expect(lineIssue({ guid: 'mug', code: 'MUG' }, cartIssues(pricing))).toBe('This product is no longer available')
  expect(lineIssue({ guid: 'pen', code: 'PEN' }, cartIssues(pricing))).toBeUndefined()
  expect(cartIssues({ total: 1, warnings: ['UnknownProduct'] })).toBeUndefined()
})

test('an invalid code shows its error at its field', () => {
  expect(codeTexts(['GiftVoucherNotValid'])).toEqual({ discountCode: undefined, giftVoucher: 'This gift voucher is not valid' })
  expect(codeTexts([{ type: 'DiscountCodeCartAmountTooLow' }])).toEqual({
    discountCode: 'Code could not be applied: cart amount too low',
    giftVoucher: undefined,
  })
  expect(codeTexts(undefined)).toEqual({ discountCode: undefined, giftVoucher: undefined })
})
