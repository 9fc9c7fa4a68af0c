import { beforeAll, expect, test } from 'vitest'
import { openReadShop, type TestShop } from '../shop.ts'
import { attributeValue, fetchProducts, fetchTotal, ids, written } from './fetch-products.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openReadShop()
})

const list = (query: string) => fetchProducts(shop, query)
const total = (query: string) => fetchTotal(shop, query)
const distinct = <T>(values: T[]) => [...new Set(values)]

const sorted = async (sort: string) => list(`size=150&sort=${sort}`)

test('CALL-01 sort orders by price, discount or age; an unknown value falls back to recommended', async () => {
  const cheap = (await sorted('price_asc')).map(({ priceNow = 0 }) => priceNow)
  expect(cheap).toEqual(cheap.toSorted((a, b) => a - b))
  const dear = (await sorted('price_desc')).map(({ priceNow = 0 }) => priceNow)
  expect(dear).toEqual(dear.toSorted((a, b) => b - a))
  const cut = (await sorted('discount')).map(({ discount = 0 }) => discount)
  expect(cut).toEqual(cut.toSorted((a, b) => b - a))
  const newest = await sorted('newest')
  expect(newest.slice(0, 20).every((item) => [attributeValue(item, 'product_label')].flat().includes('new'))).toBe(true)
  expect(ids(await sorted("'; drop table product; --"))).toEqual(ids(await sorted('recommended')))
})

test('CALL-01 sorts titles alphabetically for their language', async () => {
  const all = await Promise.all(
    ['en', 'lt'].map(async (language) => {
      const pages = await Promise.all([0, 1, 2, 3, 4].map((page) => list(`lang=${language}&sort=title&size=150&page=${page}`)))
      return { language, titles: pages.flat().map(({ title }) => title) }
    }),
  )
  for (const { language, titles } of all) {
    expect(titles).toHaveLength(written.length)
    const { compare } = new Intl.Collator(language, { sensitivity: 'base' })
    const plain = titles.map((title) => title.replace(/['’]/g, '').replace(/[^\p{L}\p{N}]+/gu, ' '))
    const wrong = plain.filter((title, index) => index > 0 && compare(plain[index - 1] ?? '', title) > 0)
    expect(wrong).toEqual([])
  }
})

test('CALL-01 pages start at 0 and contain every product exactly once', async () => {
  const pages = await Promise.all([0, 1, 2, 3, 4].map((page) => list(`size=150&sort=discount&page=${page}`)))
  const all = pages.flatMap(ids)
  expect(all).toHaveLength(written.length)
  expect(distinct(all)).toHaveLength(written.length)
})

test('CALL-02 sends the header total-count only with Return-total-count: true', async () => {
  expect(await total('size=2')).toBe(written.length)
  expect(await total('size=2&page=99999')).toBe(written.length)
  expect(await list('size=2&page=99999')).toEqual([])
  const answer = await shop.ask('/api/products?size=2')
  expect(answer.headers.has('total-count')).toBe(false)
})

test('CALL-03 the total of a page of size 1 is exact', async () => {
  expect(await total('size=1&search=hammer')).toBe((await list('size=150&search=hammer')).length)
})

test('CALL-04 a search of size 5 returns suggestions that match the phrase', async () => {
  const suggestions = await list('search=ham&size=5')
  expect(suggestions.length).toBeGreaterThan(2)
  expect(suggestions.length).toBeLessThanOrEqual(5)
  expect(suggestions.map(({ title }) => /ham/i.test(title))).toContain(true)
})

test('SEARCH-15 CALL-05 the recommended list returns 6 products', async () => {
  expect(await list('product-list=recommended&size=6')).toHaveLength(6)
})

test('CALL-06 inputProduct choices are paged by 10 and searchable', async () => {
  const id = written.find(({ inputs }) => inputs?.includes('matching_product'))?.sku.toLowerCase()
  const query = `product-attribute=matching_product&product-attribute-product=${id}`
  const choices = await list(`${query}&size=10`)
  expect(choices).toHaveLength(10)
  const word = choices[0]?.title.split(' ')[0] ?? ''
  const narrowed = await list(`${query}&size=10&search=${encodeURIComponent(word)}`)
  expect(ids(narrowed)).toContain(choices[0]?.id)
  expect(narrowed.length).toBeLessThan(10)
})
