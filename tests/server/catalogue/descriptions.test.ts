import { beforeAll, expect, test } from 'vitest'
import { details } from '../../../demo/content/details.ts'
import { openReadShop, type TestShop } from '../shop.ts'
import { written } from './fetch-products.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openReadShop()
})

/** The description tab by SKU, of all written products. */
async function descriptions(language: string) {
  const rows = await shop.db.query<{ sku: string; html: string }>(
    `select p.sku, t.tabs->>'description' as html from product p join product_text t on t.product_no = p.no where t.lang = $1`,
    [language],
  )
  const skus = new Set(written.map(({ sku }) => sku))
  return new Map(rows.filter(({ sku }) => skus.has(sku)).map(({ sku, html }) => [sku, html]))
}

/** Its sentences and list points, without punctuation at the end. */
const sentences = (html: string) =>
  html
    .split(/<[^>]+>/)
    .flatMap((text) => text.split(/(?<=[.!?…])\s+/))
    .map((sentence) => sentence.trim().replace(/[.!?…]+$/, ''))
    .filter((sentence) => sentence !== '')

test.each(['en', 'lt'])('no two products share a sentence of their description: %s', async (language) => {
  const bySku = await descriptions(language)
  expect(bySku.size).toBe(written.length)
  const users = new Map<string, string[]>()
  for (const [sku, html] of bySku) {
    expect(html, sku).toMatch(/^<p>.{20,}<\/p>/s)
    for (const sentence of new Set(sentences(html).filter((text) => text.split(' ').length > 4)))
      users.set(sentence, [...(users.get(sentence) ?? []), sku])
  }
  expect([...users].filter(([, skus]) => skus.length > 1)).toEqual([])
})

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

test('ENT-01 a product with details has their paragraph and points as its description', async () => {
  const bySku = await descriptions('en')
  const wrong = Object.entries(details).filter(([sku, texts]) => {
    const [paragraph = '', ...points] = texts?.en ?? []
    const list = points.length > 0 ? `<ul>${points.map((point) => `<li>${escaped(point)}</li>`).join('')}</ul>` : ''
    return bySku.get(sku) !== `<p>${escaped(paragraph)}</p>${list}`
  })
  expect(wrong).toEqual([])
})
