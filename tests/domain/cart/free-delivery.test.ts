import { expect, test } from 'vitest'
import { freeDelivery } from '../../../src/domain/cart/free-delivery.ts'

test('how far a cart is from free delivery comes from the server', () => {
  expect(freeDelivery(100, { total: 75, freeDeliveryMissing: 25 })).toEqual({ missing: 25, share: 0.75 })
  expect(freeDelivery(100, { total: 120, freeDeliveryMissing: 0 })).toEqual({ missing: 0, share: 1 })
  expect(freeDelivery(100, { total: 5, freeDeliveryMissing: 130 })).toEqual({ missing: 130, share: 0 })
})

test('before the first price only the limit is known', () => {
  expect(freeDelivery(100, undefined)).toEqual({ missing: undefined, share: 0 })
})

test('a shop without a limit, or one that does not price it, has no free delivery', () => {
  expect(freeDelivery(undefined, { total: 75, freeDeliveryMissing: 25 })).toBeUndefined()
  expect(freeDelivery(0, undefined)).toBeUndefined()
  expect(freeDelivery(100, { total: 75 })).toBeUndefined()
})
