import { beforeEach, expect, test, vi } from 'vitest'
import { getProducts } from '../../../src/api/products.ts'
import { getListedProducts, getWishlist, saveWishlist } from '../../../src/api/wishlist.ts'
import { $customer } from '../../../src/stores/session/session.ts'
import { $wishlist } from '../../../src/stores/wishlist/wishlist.ts'
import { checkWishlist } from '../../../src/stores/wishlist/wishlist-check.ts'
import { mergeWithServerWishlist } from '../../../src/stores/wishlist/wishlist-merge.ts'
import { logIn } from '../../server/session/customer.ts'
import { openShop } from '../../server/shop.ts'
import { connect, shop } from '../connect.ts'

let wire: Awaited<ReturnType<typeof connect>>
beforeEach(async () => {
  wire = await connect()
})

const realWishes = async (count: number): Promise<[string, string[]][]> => {
  const { products } = await getProducts(shop, { lang: 'en', size: count, category: 'workshop', includeSubCategories: true })
  return products.map(({ productId, id, codes }) => [productId ?? id, codes?.slice(0, 1) ?? []])
}

test('WISH-05 checks 23 products in batches of 10, 10 and 3, and removes missing ones', async () => {
  const wished = await realWishes(21)
  const [[firstId = ''] = []] = wished
  $wishlist.set({ ...Object.fromEntries(wished), 'no-such-product': ['NO-1'], 'nor-this': ['NO-2'] })
  const before = wire.sent.length
  void checkWishlist(shop, 'en')
  await vi.waitFor(() => expect(Object.keys($wishlist.get())).toHaveLength(21), { timeout: 5000 })
  await vi.waitFor(() => expect(wire.sent.length - before).toBeGreaterThanOrEqual(3), { timeout: 5000 })
  const calls = wire.sent.slice(before)
  expect(calls.map(({ path, query }) => [path, query.get('id')?.split(',').length, query.get('size')])).toEqual([
    ['/api/products', 10, '10'],
    ['/api/products', 10, '10'],
    ['/api/products', 3, '3'],
  ])
  expect($wishlist.get()[firstId]).toEqual(wished[0]?.[1])
})

test('WISH-04 listed products have the codes of their variants', async () => {
  const ids = (await realWishes(10)).map(([id]) => id)
  const listed = await getListedProducts(shop, 'en', ids)
  expect(listed.map((product) => product.productId ?? product.id).sort()).toEqual([...ids].sort())
  for (const { codes } of listed) expect(codes?.length).toBeGreaterThan(0)
})

/** Logs in as a customer; returns the PUT requests sent since. */
async function becomeCustomer(email: string) {
  wire.become((await logIn(await openShop(), email)).cookie)
  const before = wire.sent.length
  return () => wire.sent.slice(before).filter(({ method }) => method === 'PUT')
}

test('CALL-21 CALL-22 the PUT body is the map that GET returns as variantCodesByProductId', async () => {
  await expect(getWishlist(shop)).rejects.toThrow('401')
  const puts = await becomeCustomer('calls@example.com')
  await saveWishlist(shop, { axe: ['AX-1'] })
  expect(puts()).toMatchObject([{ path: '/api/wishlist/variants', body: { axe: ['AX-1'] } }])
  expect(await getWishlist(shop)).toEqual({ axe: ['AX-1'] })
})

test.each([
  ['with new items is saved', { axe: ['AX-1'] }, { axe: ['AX-2'] }, 1],
  ['without new items is not saved', { axe: ['AX-1', 'AX-2'] }, { axe: ['AX-2'] }, 0],
  ['with an empty wishlist is not saved', { axe: ['AX-1'] }, {}, 0],
])('WISH-07 WISH-08 after login the union %s', async (what, atServer, here, expected) => {
  await becomeCustomer(`${what.length}-${expected}@example.com`)
  await saveWishlist(shop, atServer)
  $wishlist.set(here)
  const before = wire.sent.length
  await mergeWithServerWishlist(shop, true)
  expect(wire.sent.slice(before).filter(({ method }) => method === 'PUT')).toHaveLength(expected)
  expect((await getWishlist(shop)).axe?.toSorted()).toEqual($wishlist.get().axe?.toSorted())
})

test('WISH-06 pruning updates the customer’s stored wishlist', async () => {
  const wished = Object.fromEntries(await realWishes(2))
  const puts = await becomeCustomer('pruned@example.com')
  $customer.set({})
  $wishlist.set({ ...wished, 'no-such-product': ['NO-1'] })
  void checkWishlist(shop, 'en')
  await vi.waitFor(() => expect(puts()).toHaveLength(1), { timeout: 5000 })
  $customer.set(undefined)
  await vi.waitFor(async () => expect(await getWishlist(shop)).toEqual(wished), { timeout: 5000 })
})
