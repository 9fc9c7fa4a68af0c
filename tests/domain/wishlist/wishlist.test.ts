import { expect, test } from 'vitest'
import { isOnWishlist, toggleItem, wishlistCode } from '../../../src/domain/wishlist/wishlist.ts'
import {
  hasMoreItems,
  mergeWishlists,
  pruneWishlist,
  wishlistBatches,
  wishlistCount,
  wishlistEntries,
} from '../../../src/domain/wishlist/wishlist-contents.ts'
import { listedProducts, wishlist as wishlistSchema } from '../../../src/model/wishlist/wishlist.ts'

test('WISH-01 toggling adds a variant when absent and removes it when present', () => {
  const added = toggleItem({}, 'axe', 'AX-1', true)
  expect(added).toEqual({ axe: ['AX-1'] })
  expect(toggleItem(added, 'axe', 'AX-2', true)).toEqual({ axe: ['AX-1', 'AX-2'] })
  expect(toggleItem({ axe: ['AX-1', 'AX-2'] }, 'axe', 'AX-1', true)).toEqual({ axe: ['AX-2'] })
})

test('WISH-02 a product without codes has no entry', () => {
  expect(toggleItem({ axe: ['AX-1'] }, 'axe', 'AX-1', true)).toEqual({})
  expect(toggleItem({ saw: [] }, 'axe', 'AX-1', true)).toEqual({ axe: ['AX-1'] })
})

test('WISH-03 without a split, a product has at most one entry', () => {
  expect(toggleItem({ axe: ['AX-1'] }, 'axe', 'AX-2', false)).toEqual({ axe: ['AX-2'] })
  expect(toggleItem({ axe: ['AX-1', 'AX-2'] }, 'axe', 'AX-1', false)).toEqual({})
})

test('the heart is filled per code if products are split, otherwise per product', () => {
  const wishlist = { axe: ['AX-1'] }
  expect(isOnWishlist(wishlist, 'axe', 'AX-1', true)).toBe(true)
  expect(isOnWishlist(wishlist, 'axe', 'AX-2', true)).toBe(false)
  expect(isOnWishlist(wishlist, 'axe', 'AX-2', false)).toBe(true)
  expect(isOnWishlist(wishlist, 'saw', 'SW-1', false)).toBe(false)
})

test('without a split, the heart toggles the saved variant', () => {
  expect(wishlistCode({ axe: ['AX-1'] }, 'axe', 'AX-2', false)).toBe('AX-1')
  expect(wishlistCode({ axe: ['AX-1'] }, 'axe', 'AX-2', true)).toBe('AX-2')
  expect(wishlistCode({}, 'axe', 'AX-2', false)).toBe('AX-2')
})

test('names such as constructor are ordinary product ids', () => {
  expect(isOnWishlist({}, 'constructor', 'toString', false)).toBe(false)
  expect(toggleItem({}, 'constructor', 'A', true)).toEqual({ constructor: ['A'] })
})

test('WISH-10 ENT-16 the wishlist maps product ids to lists of variant codes', () => {
  expect(wishlistSchema.parse({ axe: ['AX-1', 'AX-2'], 7: [] })).toEqual({ axe: ['AX-1', 'AX-2'], 7: [] })
  for (const other of [[], 'axe', { axe: 'AX-1' }, { axe: [1] }, { axe: { code: 'AX-1' } }])
    expect(wishlistSchema.safeParse(other).success).toBe(false)
})

test('counts variants and shows the newest first', () => {
  const wishlist = { axe: ['AX-1', 'AX-2'], saw: ['SW-1'], pen: [] }
  expect(wishlistCount(wishlist)).toBe(3)
  expect(wishlistEntries(wishlist)).toEqual({ productIds: ['saw', 'axe'], codes: ['SW-1', 'AX-1', 'AX-2'] })
})

const wishes = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, [`C${index}`]]))

test.each([
  [0, []],
  [1, [1]],
  [10, [10]],
  [11, [10, 1]],
  [23, [10, 10, 3]],
])('WISH-05 checks %i products in batches of %j', (count, sizes) => {
  const batches = wishlistBatches(wishes(count))
  expect(batches.map(({ length }) => length)).toEqual(sizes)
  expect(batches.flat().sort()).toEqual(Object.keys(wishes(count)).sort())
})

test('WISH-04 removes products and codes missing from the catalogue', () => {
  const wishlist = { axe: ['AX-1', 'AX-9'], saw: ['SW-1'], pen: ['PE-1'], mug: ['MU-1'] }
  const asked = { axe: ['AX-1', 'AX-9'], saw: ['SW-1'], mug: ['MU-1'] }
  const listed = [
    { id: 'axe', codes: ['AX-1', 'AX-2'] },
    { id: 'row of mug', productId: 'mug' },
  ]
  expect(pruneWishlist(wishlist, asked, listed)).toEqual({ axe: ['AX-1'], pen: ['PE-1'], mug: ['MU-1'] })
})

test('WISH-04 a wishlist with only existing products keeps its reference', () => {
  const wishlist = { axe: ['AX-1'] }
  expect(pruneWishlist(wishlist, wishlist, [{ id: 'axe', codes: ['AX-1'] }])).toBe(wishlist)
})

test('keeps items added after the request', () => {
  const asked = { axe: ['AX-1'] }
  expect(pruneWishlist({ axe: ['AX-1', 'AX-2'], saw: ['SW-1'] }, asked, [{ id: 'axe', codes: [] }])).toEqual({
    axe: ['AX-2'],
    saw: ['SW-1'],
  })
})

test.each([
  ['products that were not requested', [{ id: 'hat', codes: ['HA-1'] }]],
  [
    'several rows of one product, which may cut off others',
    [
      { id: 'axe red', productId: 'axe', codes: ['AX-1'] },
      { id: 'axe blue', productId: 'axe', codes: ['AX-2'] },
    ],
  ],
])('R25 a response with %s prunes nothing', (_, listed) => {
  const wishlist = { axe: ['AX-1'], saw: ['SW-1'] }
  expect(pruneWishlist(wishlist, wishlist, listed)).toBe(wishlist)
})

test.each([
  ['null', null],
  ['a page', '<html>'],
  ['an error', { name: 'Error' }],
  ['a bad item among good ones', [{ id: 'axe' }, null]],
])('R25 the schema of listed products rejects %s', (_, answer) => expect(listedProducts.safeParse(answer).success).toBe(false))

test('WISH-07 merges server and browser wishlists as a union', () => {
  const mine = { axe: ['AX-1'], saw: ['SW-1'] }
  const theirs = { axe: ['AX-2', 'AX-1'], pen: ['PE-1'] }
  expect(mergeWishlists(mine, theirs, true)).toEqual({ axe: ['AX-1', 'AX-2'], saw: ['SW-1'], pen: ['PE-1'] })
  expect(mergeWishlists(mine, { ...theirs, hat: [] }, false)).toEqual({ axe: ['AX-1'], saw: ['SW-1'], pen: ['PE-1'] })
})

test('WISH-08 saves the merged wishlist only if it has more variants than the server', () => {
  const theirs = { axe: ['AX-1'] }
  expect(hasMoreItems({ axe: ['AX-1', 'AX-2'] }, theirs)).toBe(true)
  expect(hasMoreItems({ axe: ['AX-1'] }, theirs)).toBe(false)
})
