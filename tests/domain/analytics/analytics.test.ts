import { describe, expect, test } from 'vitest'
import { analyticsEntry } from '../../../src/domain/analytics/analytics.ts'
import type { PlacedOrder } from '../../../src/model/account/order.ts'
import type { Product } from '../../../src/model/product/product.ts'

const page = { currency: 'EUR', listId: 'offers' }
const mug: Product = { id: '1', title: 'Mug', priceNow: 9.1, categoryTitle: 'Mugs', currency: 'GBP' }
const pen: Product = { id: '2 red', productId: '2', code: 'PEN-R', title: 'Pen', priceNow: 1.05 }
const cart = {
  guid: 'c',
  currency: 'EUR',
  products: [
    { guid: 'l1', id: '1', code: 'MUG', title: 'Mug', quantity: 3, price: 0.1 },
    { guid: 'l2', id: '2', code: 'PEN', title: 'Pen', quantity: 1, price: 0.2, totalWithVAT: 5 },
  ],
}
const order: PlacedOrder = {
  id: 'o-1',
  number: '100019',
  total: 34.99,
  totalVAT: 6.07,
  deliveryPrice: 4.99,
  giftVoucherUsed: 5,
  currency: 'EUR',
  products: [
    { id: '1', code: 'MUG', title: 'Mug', quantity: 3, price: 10, totalWithVAT: 33 },
    { id: '2', code: 'PEN', title: 'Pen', quantity: 2, price: 1 },
  ],
  recipient: { name: 'Ona Petraitė', phone: '+370 612 34567', email: 'ona@example.com' },
  deliveries: [{ title: 'Courier', to: 'Beržų g. 14, Vilnius' }],
}

describe('entries of the data layer', () => {
  test('a page of a list has the positions of its products in the whole list', () => {
    const facts = { item: null, products: [mug, pen], offset: 12, listName: 'Offers' }
    expect(analyticsEntry('view_item_list', facts, page)).toEqual({
      event: 'view_item_list',
      ecommerce: {
        item_list_id: 'offers',
        item_list_name: 'Offers',
        currency: 'GBP',
        items: [
          { item_id: '1', item_name: 'Mug', item_category: 'Mugs', price: 9.1, quantity: 1, index: 13 },
          { item_id: 'PEN-R', item_name: 'Pen', price: 1.05, quantity: 1, index: 14 },
        ],
      },
    })
  })

  test('a viewed product has the value of one piece, in its own currency', () => {
    expect(analyticsEntry('view_item', mug, page)).toMatchObject({
      event: 'view_item',
      ecommerce: { currency: 'GBP', value: 9.1, items: [{ item_id: '1', quantity: 1 }] },
    })
  })

  test('removed lines have one event with the value of all, and no binary fractions', () => {
    const lines = cart.products.map((sold) => ({ sold, quantity: sold.quantity, currency: 'EUR' }))
    expect(analyticsEntry('remove_from_cart', lines, page)).toMatchObject({
      event: 'remove_from_cart',
      ecommerce: {
        currency: 'EUR',
        value: 5.3,
        items: [
          { item_id: 'MUG', price: 0.1, quantity: 3 },
          { item_id: 'PEN', price: 5, quantity: 1 }, // with its services
        ],
      },
    })
  })

  test.each([
    ['view_cart', cart, {}],
    ['begin_checkout', { cart }, {}],
    ['add_shipping_info', { cart, choice: 'courier' }, { shipping_tier: 'courier' }],
    ['add_payment_info', { cart, choice: 'bank-transfer' }, { payment_type: 'bank-transfer' }],
  ] as const)('%s has the lines of the cart', (event, facts, more) => {
    expect(analyticsEntry(event, facts, page)).toMatchObject({
      event,
      ecommerce: { ...more, currency: 'EUR', value: 5.3, items: [{}, {}] },
    })
  })

  test('a purchase has the value of its goods with services and VAT, and shipping and tax apart', () => {
    expect(analyticsEntry('purchase', order, page)).toEqual({
      event: 'purchase',
      ecommerce: {
        transaction_id: '100019',
        currency: 'EUR',
        value: 35,
        tax: 6.07,
        shipping: 4.99,
        items: [
          { item_id: 'MUG', item_name: 'Mug', price: 11, quantity: 3 },
          { item_id: 'PEN', item_name: 'Pen', price: 1, quantity: 2 },
        ],
      },
    })
  })

  test('a purchase contains nothing about the buyer', () => {
    expect(JSON.stringify(analyticsEntry('purchase', order, page))).not.toMatch(/Ona|612|example\.com|Vilnius|Courier/)
  })

  test('login and registration name the method only', () => {
    expect(analyticsEntry('login', 'google', page)).toEqual({ event: 'login', method: 'google' })
    expect(analyticsEntry('sign_up', 'password', page)).toEqual({ event: 'sign_up', method: 'password' })
  })

  test.each([
    ['claw hammer', 'claw hammer'],
    ['4006381333931', '4006381333931'], // the number of a product
    ['M8 x 40', 'M8 x 40'],
    ['ona@example.com', '[removed]'],
    ['order of ona.p+shop@example.com please', 'order of [removed] please'],
    ['call +370 612 34567', 'call [removed]'],
    ['x'.repeat(300), 'x'.repeat(100)],
  ])('a search for %j is reported as %j', (phrase, term) => {
    expect(analyticsEntry('search', phrase, page)).toEqual({ event: 'search', search_term: term })
  })

  test('an unusual phrase takes no time', () => {
    const start = performance.now()
    for (const phrase of ['+1'.repeat(20_000), `+${'1 '.repeat(20_000)}`, `${'a'.repeat(20_000)}@`]) analyticsEntry('search', phrase, page)
    expect(performance.now() - start).toBeLessThan(500)
  })
})
