import { expect, test } from 'vitest'
import { isWished, toggleWish, wishedCode } from '../../src/domain/wishlist.ts'

test('WISH-01 toggling adds a variant when absent and removes it when present', () => {
  const added = toggleWish({}, 'axe', 'AX-1', true)
  expect(added).toEqual({ axe: ['AX-1'] })
  expect(toggleWish(added, 'axe', 'AX-2', true)).toEqual({ axe: ['AX-1', 'AX-2'] })
  expect(toggleWish({ axe: ['AX-1', 'AX-2'] }, 'axe', 'AX-1', true)).toEqual({ axe: ['AX-2'] })
})

test('WISH-02 a product without codes has no entry', () => {
  expect(toggleWish({ axe: ['AX-1'] }, 'axe', 'AX-1', true)).toEqual({})
  expect(toggleWish({ saw: [] }, 'axe', 'AX-1', true)).toEqual({ axe: ['AX-1'] })
})

test('WISH-03 without a split a product has at most one entry', () => {
  expect(toggleWish({ axe: ['AX-1'] }, 'axe', 'AX-2', false)).toEqual({ axe: ['AX-2'] })
  expect(toggleWish({ axe: ['AX-1', 'AX-2'] }, 'axe', 'AX-1', false)).toEqual({})
})

test('a heart is filled by code where products are split, else by product', () => {
  const wishlist = { axe: ['AX-1'] }
  expect(isWished(wishlist, 'axe', 'AX-1', true)).toBe(true)
  expect(isWished(wishlist, 'axe', 'AX-2', true)).toBe(false)
  expect(isWished(wishlist, 'axe', 'AX-2', false)).toBe(true)
  expect(isWished(wishlist, 'saw', 'SW-1', false)).toBe(false)
})

test('the heart of a product that is not split means the variant that is wished', () => {
  expect(wishedCode({ axe: ['AX-1'] }, 'axe', 'AX-2', false)).toBe('AX-1')
  expect(wishedCode({ axe: ['AX-1'] }, 'axe', 'AX-2', true)).toBe('AX-2')
  expect(wishedCode({}, 'axe', 'AX-2', false)).toBe('AX-2')
})

test('names of object members are only names', () => {
  expect(isWished({}, 'constructor', 'toString', false)).toBe(false)
  expect(toggleWish({}, 'constructor', 'A', true)).toEqual({ constructor: ['A'] })
})
