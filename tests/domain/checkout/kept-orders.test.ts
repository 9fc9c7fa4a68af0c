import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { returnAddress } from '../../../src/domain/checkout/cart-payloads.ts'
import { asOf, currentOrders, orderNamed, withOrder } from '../../../src/domain/checkout/kept-orders.ts'
import { withoutParameter, withParameter } from '../../../src/domain/url-parameter.ts'
import type { KeptOrder } from '../../../src/model/checkout/kept-order.ts'

const dayMs = 86_400_000
const now = Date.parse('2026-12-01T10:00:00Z')
const order = (id: string, more: object = {}) => ({
  order: { id, number: `10${id}`, products: [], ...more },
  email: 'ona@example.com',
  owner: undefined,
})
const keep = (...ids: string[]) => ids.reduce<KeptOrder[]>((orders, id) => withOrder(orders, order(id), now), [])
const idsOf = (orders: readonly KeptOrder[]) => orders.map(({ order: { id } }) => id)

describe('the orders that a browser keeps', () => {
  test('are the last five, the newest first, each once', () => {
    expect(idsOf(keep('1', '2', '3', '4', '5', '6', '4'))).toEqual(['4', '6', '5', '3', '2'])
  })

  test('expire after 14 days, also if the clock was wrong when they were placed', () => {
    const orders = keep('1')
    expect(idsOf(currentOrders(orders, now + 14 * dayMs - 1))).toEqual(['1'])
    expect(currentOrders(orders, now + 14 * dayMs)).toEqual([])
    expect(currentOrders(orders, now - dayMs)).toEqual([])
  })

  test('are found by number or id, those of a customer by that customer only', () => {
    const orders = withOrder(keep('1'), { ...order('2'), owner: 'ona' }, now)
    const found = (name: string, owner?: string) => orderNamed(orders, name, { owner, now })?.order.id
    expect([found('101'), found('1', 'ona'), found('102', 'ona'), found('102'), found('102', 'jonas'), found('9')]).toEqual([
      ...['1', '1', '2', undefined, undefined, undefined],
    ])
  })

  test('promise a day of delivery on the day of the order only, if it has to be paid first', () => {
    const deliveries = [{ title: 'Courier', to: 'Vilnius', from: '2026-12-02', until: '2026-12-03' }]
    const transfer = { recipient: 'r', account: 'a', amount: '1', reference: '2' }
    const { order: waiting } = order('1', { date: '2026-12-01T10:00:00Z', deliveries, payment: { title: 'Transfer', transfer } })
    expect(asOf(waiting, '2026-12-01').deliveries).toEqual(deliveries)
    expect(asOf(waiting, '2026-12-05').deliveries).toEqual([{ title: 'Courier', to: 'Vilnius' }])
    expect(asOf({ ...waiting, payment: { title: 'Cash' } }, '2026-12-05').deliveries).toEqual(deliveries)
  })
})

describe('the address of a confirmation', () => {
  test.each([
    ['', '?shop-order=7'],
    ['?/cart', '?/cart&shop-order=7'],
    ['?route=checkout/cart&flag', '?route=checkout/cart&flag&shop-order=7'],
    ['?a=b%20c&a=b+c', '?a=b%20c&a=b+c&shop-order=7'],
    ['?shop-order=6&x=1', '?x=1&shop-order=7'],
    ['?my-shop-order=6', '?my-shop-order=6&shop-order=7'],
  ])('keeps the query %j of the host page as it is', (search, expected) => {
    expect(withParameter(search, 'shop-order', '7')).toBe(expected)
  })

  test('is taken off without a trace', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), fc.string({ unit: 'grapheme' }), (query, value) => {
        const search = query && `?${query}`
        const plain = withoutParameter(search, 'shop-order')
        expect(withoutParameter(withParameter(search, 'shop-order', value), 'shop-order')).toBe(plain)
        expect(new URLSearchParams(withParameter(plain, 'shop-order', value)).get('shop-order')).toBe(value)
      }),
    )
  })

  test('is no part of the page that a payment provider returns to', () => {
    expect(returnAddress('https://host.example/?/cart&shop-order=7&shop-payment=x&y=%20#end')).toBe('https://host.example/?/cart&y=%20')
  })
})
