import { expect, test } from 'vitest'
import { isReturnable, maxReturnable, toReturnable } from '../../../src/domain/account/returns.ts'
import type { ProductReturn } from '../../../src/model/account/product-return.ts'

test.each([
  ['paid', 'delivered', true],
  ['paid', 'sent', false],
  ['unpaid', 'delivered', false],
  ['refunded', 'delivered', false],
  [undefined, 'delivered', false],
  ['paid', undefined, false],
])('ORD-01 payment %s with status %s is returnable: %s', (paymentStatus, status, expected) => {
  expect(isReturnable({ status, paymentStatus })).toBe(expected)
})

const order = {
  products: [
    { code: 'VEST-M', id: 'vest', title: 'Vest', quantity: 8 },
    { code: 'VEST-L', id: 'vest', title: 'Vest', quantity: 4 },
    { code: 'VEST-M', id: 'vest', title: 'Vest', quantity: 2 },
    { code: 'GLOVE', id: 'glove', quantity: 6 },
  ],
}
const sentBack = (pieces: Record<string, number>, status = 'approved'): ProductReturn => ({
  products: Object.entries(pieces).map(([code, quantity]) => ({ code, quantity })),
  status: { code: status },
})

test('ORD-02 returnable quantities are ordered minus returned, per order and per product', () => {
  const before = toReturnable(order, [])
  expect([before.ordered, before.returned, before.left]).toEqual([20, 0, 20])
  expect(before.products).toEqual([
    { code: 'VEST-M', id: 'vest', title: 'Vest', ordered: 10, returned: 0, left: 10 },
    { code: 'VEST-L', id: 'vest', title: 'Vest', ordered: 4, returned: 0, left: 4 },
    { code: 'GLOVE', id: 'glove', title: 'GLOVE', ordered: 6, returned: 0, left: 6 },
  ])
  const after = toReturnable(order, [sentBack({ 'VEST-M': 3 }), sentBack({ 'VEST-M': 1, GLOVE: 6 })])
  expect([after.ordered, after.returned, after.left]).toEqual([20, 10, 10])
  expect(after.products.map(({ left }) => left)).toEqual([6, 4, 0])
})

test('ORD-02 cancelled returns count too, and no quantity is negative', () => {
  expect(toReturnable(order, [sentBack({ GLOVE: 6 }, 'cancelled')]).products.map(({ left }) => left)).toEqual([10, 4, 0])
  const tooMany = toReturnable(order, [sentBack({ GLOVE: 60 })])
  expect(tooMany.left).toBe(0)
  expect(tooMany.products.map(({ left }) => left)).toEqual([0, 0, 0])
})

test('ORD-02 returned pieces with an unknown code reduce the rest of the order', () => {
  const { left, products } = toReturnable(order, [sentBack({ 'OLD-CODE': 18 })])
  expect(left).toBe(2)
  expect(products.map((product) => product.left)).toEqual([2, 2, 2])
})

test('identifies a product without a code by id', () => {
  const { products } = toReturnable({ products: [{ id: 'lamp', quantity: 3 }] }, [{ products: [{ id: 'lamp', quantity: 1 }] }])
  expect(products).toEqual([{ code: 'lamp', id: 'lamp', title: 'lamp', ordered: 3, returned: 1, left: 2 }])
})

test('ORD-02 pieces selected of other products reduce a product’s maximum', () => {
  const returnable = toReturnable(order, [sentBack({ 'OLD-CODE': 12 })])
  expect(returnable.left).toBe(8)
  expect(maxReturnable(returnable, {}, 'VEST-M')).toBe(8)
  expect(maxReturnable(returnable, { 'VEST-L': 3 }, 'VEST-M')).toBe(5)
  expect(maxReturnable(returnable, { 'VEST-M': 8 }, 'VEST-M')).toBe(8)
  expect(maxReturnable(returnable, { 'VEST-M': 8 }, 'VEST-L')).toBe(0)
  expect(maxReturnable(returnable, {}, 'constructor')).toBe(0)
})
