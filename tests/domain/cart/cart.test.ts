import { describe, expect, test } from 'vitest'
import {
  addLine,
  dropExpired,
  editedCodes,
  emptyCart,
  itemCount,
  type NewLine,
  refreshExpiry,
  removeForeignId,
  removeLine,
  restoreLine,
  setLineQuantity,
  updateLine,
} from '../../../src/domain/cart/cart.ts'
import { activate, clearCart, liveCarts, removeOrdered, removeSpareEmpty, restoreCart, startCart } from '../../../src/domain/cart/carts.ts'
import type { Cart } from '../../../src/model/cart/cart.ts'

const now = Date.UTC(2026, 0, 1)
const day = 24 * 60 * 60
const mug: NewLine = { id: '1', code: 'MUG', title: 'Mug', price: 9 }
const pen: NewLine = { id: '2', code: 'PEN' }
const empty = (guid = 'c1') => emptyCart(guid, now)
const withMug = (guid = 'c1', quantity = 2) => addLine(empty(guid), mug, quantity, `${guid}-mug`)
const guids = (carts: readonly Cart[]) => carts.map(({ guid }) => guid)

describe('an accepted order', () => {
  let ids = 0
  const newGuid = () => `new-${++ids}`
  const contentOf = (carts: readonly Cart[]) => carts.map(({ products }) => products.map(({ code, quantity }) => `${quantity} ${code}`))

  test('CART-07 removes its cart', () => {
    const [cart, ...others] = removeOrdered([withMug()], withMug(), newGuid, now)
    expect([cart?.products, others]).toEqual([[], []])
    expect(cart?.guid).not.toBe('c1')
  })

  test('CART-07 leaves what was added while it was sent, in a cart of another guid', () => {
    const later = addLine(setLineQuantity(withMug(), 'c1-mug', 3), pen, 4, 'c1-pen')
    const left = removeOrdered([later], withMug(), newGuid, now)
    expect(contentOf(left)).toEqual([['1 MUG', '4 PEN']])
    expect(left[0]?.guid).not.toBe('c1')
  })

  test('CART-07 knows an ordered line that was joined with one of another tab', () => {
    const joined = { ...withMug(), products: withMug('c1', 5).products.map((line) => ({ ...line, guid: 'other-tab' })) }
    expect(contentOf(removeOrdered([joined], withMug(), newGuid, now))).toEqual([['3 MUG']])
  })

  test('CART-07 ignores pieces that were removed meanwhile, and another cart', () => {
    const less = setLineQuantity(withMug(), 'c1-mug', 1)
    expect(contentOf(removeOrdered([less, withMug('b')], withMug(), newGuid, now))).toEqual([['2 MUG']])
    const other = [withMug('b')]
    expect(removeOrdered(other, withMug('gone'), newGuid, now)).toEqual(other)
  })
})

describe('lifetime', () => {
  test('CART-02 a cart expires after 30 days, in unix seconds', () => {
    expect(empty().expiry).toBe(now / 1000 + 30 * day)
  })

  test('CART-03 a refresh resets the lifetime to 30 days', () => {
    const later = now + 5 * day * 1000
    expect(refreshExpiry(empty(), later).expiry).toBe(later / 1000 + 30 * day)
  })

  test('CART-04 drops expired carts', () => {
    const at = (seconds: number) => dropExpired([empty()], now + seconds * 1000)
    expect(at(30 * day - 1)).toHaveLength(1)
    expect(at(30 * day)).toEqual([])
  })

  test('CART-05 creates a new empty cart if there is none', () => {
    const late = now + 31 * day * 1000
    expect(liveCarts([withMug()], 'new', late)).toEqual([emptyCart('new', late)])
    expect(liveCarts([], 'new', now)).toEqual([empty('new')])
  })

  test('unexpired carts stay unchanged', () => {
    const carts = [withMug()]
    expect(liveCarts(carts, 'new', now)).toBe(carts)
  })
})

describe('multiple carts', () => {
  test('CART-06 multiple carts can exist; the first is active', () => {
    const two = startCart([withMug('a')], 'b', now)
    expect(guids(two)).toEqual(['b', 'a'])
    expect(guids(activate(two, 'a'))).toEqual(['a', 'b'])
    expect(activate(two, 'gone')).toBe(two)
  })

  test('starting a cart reuses an empty one', () => {
    expect(guids(startCart([withMug('a'), empty('b')], 'c', now))).toEqual(['b', 'a'])
  })

  test('CART-07 removes emptied carts while others remain', () => {
    expect(guids(removeSpareEmpty([empty('a'), withMug('b')]))).toEqual(['b'])
    expect(guids(removeSpareEmpty([empty('a'), empty('b')]))).toEqual(['a'])
    expect(guids(clearCart([withMug('a'), withMug('b'), empty('c')], 'a', 'new', now))).toEqual(['b'])
  })

  test('CART-08 clearing the only cart creates a new empty one', () => {
    expect(clearCart([withMug('a')], 'a', 'new', now)).toEqual([empty('new')])
    const carts = [withMug('a')]
    expect(clearCart(carts, 'gone', 'new', now)).toBe(carts)
  })

  test('CART-13 drops number and restoredCartId of another restored cart', () => {
    const stored: Cart = { ...withMug('a'), restoredCartId: '7', number: 'N7' }
    expect(removeForeignId(stored, '8')).toEqual(withMug('a'))
    expect(removeForeignId(stored, '7')).toBe(stored)
    const carts = restoreCart([stored, empty('b')], { ...withMug('s'), number: 'N8' }, '8')
    expect(carts).toEqual([{ ...withMug('s'), number: 'N8', restoredCartId: '8' }, withMug('a')])
    expect(guids(restoreCart(carts, withMug('s2'), '8'))).toEqual(['s2', 'a'])
  })
})

describe('lines', () => {
  test('CART-09 a cart without products loses its shipping method', () => {
    const shipped: Cart = { ...withMug(), shippingMethodId: '3', shippingMethodType: 'omniva', discountCode: 'TEN' }
    expect(removeLine(shipped, 'c1-mug')).toEqual({ ...empty(), discountCode: 'TEN' })
    expect(removeLine(shipped, 'other')).toMatchObject({ shippingMethodId: '3', shippingMethodType: 'omniva' })
  })

  test('CART-10 adding a code already in the cart increases its quantity', () => {
    const cart = addLine(withMug(), { ...mug, attributes: { engraving: 'Ann' } }, 3, 'unused')
    expect(cart.products).toEqual([{ ...mug, guid: 'c1-mug', quantity: 5, attributes: { engraving: 'Ann' } }])
    expect(addLine(cart, pen, 1, 'p').products.map(({ guid, quantity }) => [guid, quantity])).toEqual([
      ['c1-mug', 5],
      ['p', 1],
    ])
  })

  test('CART-11 updates a line by guid', () => {
    const cart = addLine(withMug(), pen, 1, 'p')
    const [first, second] = updateLine(cart, { ...pen, guid: 'p', quantity: 4, deliveryDate: '2026-02-01' }).products
    expect(first).toEqual(cart.products[0])
    expect(second).toMatchObject({ guid: 'p', quantity: 4, deliveryDate: '2026-02-01' })
  })

  test('a quantity below 1 removes the line', () => {
    expect(setLineQuantity(withMug(), 'c1-mug', 0).products).toEqual([])
    expect(setLineQuantity(withMug(), 'c1-mug', 7).products[0]?.quantity).toBe(7)
  })

  test('R26 only whole quantities up to 9999 change a cart', () => {
    const cart = withMug()
    for (const quantity of [0, -1, 1.5, 1e9, 10_000, Number.NaN, Number.POSITIVE_INFINITY])
      expect(addLine(cart, mug, quantity, 'x')).toBe(cart)
    for (const quantity of [1.5, 10_000, Number.NaN]) expect(setLineQuantity(cart, 'c1-mug', quantity)).toBe(cart)
    expect(addLine(withMug('c1', 9999), mug, 5, 'x').products[0]?.quantity).toBe(9999)
  })

  test('restores a removed line at its position, only once', () => {
    const cart = addLine(withMug(), pen, 1, 'p')
    const [line] = cart.products
    if (!line) throw new Error('no line')
    const without = removeLine(cart, line.guid)
    expect(restoreLine(without, line, 0)).toEqual(cart)
    expect(restoreLine(cart, line, 0)).toBe(cart)
  })

  test('the item count is the sum of quantities', () => {
    expect(itemCount(addLine(withMug(), pen, 3, 'p'))).toBe(5)
  })

  test('ADD-06 only a cart restored from the server has edited codes', () => {
    expect(editedCodes(withMug())).toEqual([])
    expect(editedCodes({ ...withMug(), restoredCartId: '7' })).toEqual(['MUG'])
  })
})
