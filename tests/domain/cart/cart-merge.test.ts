import { describe, expect, test } from 'vitest'
import { mergeCarts } from '../../../src/domain/cart/cart-merge.ts'
import { removePersonalData } from '../../../src/domain/cart/carts.ts'
import type { Cart, CartProduct } from '../../../src/model/cart/cart.ts'

const line = (code: string, quantity = 1, guid = `line-${code}`): CartProduct => ({ guid, id: `p-${code}`, code, quantity })
const cart = (guid: string, products: CartProduct[], more: Partial<Cart> = {}): Cart => ({ guid, products, expiry: 1, ...more })
let count = 0
const newGuid = () => `new-${++count}`
const contents = (carts: readonly Cart[]) =>
  carts.map(({ guid, products }) => [guid, Object.fromEntries(products.map(({ code, quantity }) => [code, quantity]))])

describe('carts after login', () => {
  test('CART-14 merges the first cart into the server cart, which keeps guid, fields and quantities', () => {
    const mine = cart('mine', [line('AXE', 2), line('SAW', 1)], { discountCode: 'MINE', deliveryCountry: 'DE' })
    const theirs = cart('theirs', [line('AXE', 5), line('PEN', 1)], { discountCode: 'THEIRS' })
    const other = cart('other', [line('MUG')])
    const joined = mergeCarts([mine, other], theirs, newGuid)
    expect(contents(joined.carts)).toEqual([
      ['theirs', { AXE: 5, PEN: 1, SAW: 1 }],
      ['other', { MUG: 1 }],
    ])
    expect(joined.carts[0]).toMatchObject({ discountCode: 'THEIRS' })
    expect(joined.carts[0]).not.toHaveProperty('deliveryCountry')
    expect(joined.isChanged).toBe(true)
  })

  test('CART-15 saves nothing if the server cart has all lines', () => {
    const joined = mergeCarts([cart('mine', [line('AXE', 2)])], cart('theirs', [line('AXE', 5), line('PEN')]), newGuid)
    expect(contents(joined.carts)).toEqual([['theirs', { AXE: 5, PEN: 1 }]])
    expect(joined.isChanged).toBe(false)
  })

  test('CART-14 without a server cart, keeps the local cart and saves it if it has products', () => {
    const filled = [cart('mine', [line('AXE')]), cart('other', [])]
    expect(mergeCarts(filled, undefined, newGuid)).toEqual({ carts: filled, isChanged: true })
    const empty = [cart('mine', [])]
    expect(mergeCarts(empty, undefined, newGuid)).toEqual({ carts: empty, isChanged: false })
  })

  test('CART-15 a line with a guid from another browser gets a new guid', () => {
    const joined = mergeCarts([cart('mine', [line('AXE', 1, 'same')])], cart('theirs', [line('PEN', 1, 'same')]), newGuid)
    const guids = joined.carts[0]?.products.map(({ guid }) => guid)
    expect(new Set(guids).size).toBe(2)
    expect(guids?.[0]).toBe('same')
  })

  test('CART-15 merges a local copy of the server cart without duplicating or losing a line', () => {
    const carts = [cart('mine', [line('AXE')]), cart('theirs', [line('MUG', 3), line('PEN', 9)]), cart('other', [line('SAW')])]
    const joined = mergeCarts(carts, cart('theirs', [line('PEN', 1)]), newGuid)
    expect(contents(joined.carts)).toEqual([
      ['theirs', { PEN: 1, AXE: 1, MUG: 3 }],
      ['other', { SAW: 1 }],
    ])
  })

  test('merging is idempotent', () => {
    const theirs = cart('theirs', [line('PEN')])
    const once = mergeCarts([cart('mine', [line('AXE')])], theirs, newGuid)
    const [saved] = once.carts
    expect(mergeCarts(once.carts, saved, newGuid)).toEqual({ carts: once.carts, isChanged: false })
  })
})

test('a cart without personal data keeps its products', () => {
  const whole = cart('mine', [{ ...line('AXE'), quantitiesPerDeliveryOption: [{ guid: 'home', quantity: 1 }] }], {
    address: { name: 'Ona', email: 'ona@example.com' },
    shippingAddressGuid: 'home',
    shippingAddressCount: 'multiple',
    discountCode: 'SPRING',
  })
  const left = removePersonalData(whole)
  expect(left).toEqual({ guid: 'mine', expiry: 1, products: [line('AXE')], discountCode: 'SPRING' })
  expect(removePersonalData(left)).toBe(left)
})
