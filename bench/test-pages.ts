import type { Page } from 'playwright'
import type { Product } from '../src/model/product/product.ts'
import { products as productsSchema } from '../src/model/product/product.ts'
import { bundle } from './contenders/bundle.ts'
import { prerenderedTag } from './contenders/prerendered.ts'
import { handWrittenPage, instantsearchPage, kitPage, staticPage } from './pages.ts'
import { showAll } from './show-all.ts'
import type { Visit } from './visit.ts'

/** A page that the benchmark serves, by its name in the tables. */
export interface TestPage extends Omit<Visit, 'url'> {
  name: string
  html: string
}

export const staticName = 'static HTML'
export const listSize = 50
const largeSize = 1000
/** products per response of the demo's server */
const maxResponseSize = 150

const lists = ['trail', 'summer', 'gifts', 'offers', 'workshop-basics']
const listAttributes = { category: 'workshop', subcategories: true, columns: '3', lazy: 'false' } as const

const tagOf = (tag: string, attributes: Readonly<Record<string, string | true>>) =>
  `<${tag} ${Object.entries(attributes)
    .map(([name, value]) => (value === true ? name : `${name}="${value}"`))
    .join(' ')}></${tag}>`
const listTag = (attributes: Readonly<Record<string, string>>) => tagOf('shop-product-list', { ...listAttributes, ...attributes })
const manyLists = (tags: number) =>
  Array.from({ length: tags }, (_, index) =>
    tagOf('shop-product-list', {
      'product-list': lists[index % lists.length] ?? '',
      'page-size': '4',
      pager: 'none',
      columns: '4',
      lazy: 'false',
    }),
  ).join('')

const listCall = (size: number, page: number) =>
  `/api/products?lang=en&category=workshop&size=${size}&page=${page}&includeSubCategories=true&splitByAttribute=colour`

/** A page of the list that all contenders show. */
export async function readGoods(shop: string, size = listSize, page = 0): Promise<Product[]> {
  return productsSchema.parse(await (await fetch(shop + listCall(size, page))).json())
}

async function readManyGoods(shop: string): Promise<Product[]> {
  const goods: Product[] = []
  for (let page = 0; goods.length < largeSize; page += 1) goods.push(...(await readGoods(shop, maxResponseSize, page)))
  return goods.slice(0, largeSize)
}

/** Answers a request for a thousand products at once, which the demo's server limits to 150. */
async function serveManyGoods(page: Page, goods: readonly Product[]): Promise<void> {
  await page.route(
    (url) => url.pathname === '/api/products' && url.searchParams.get('size') === String(largeSize),
    async (route) => route.fulfill({ response: await route.fetch(), json: goods }),
  )
}

/** The scripts of the contenders, by path. */
export async function contenderScripts(): Promise<Map<string, string>> {
  const names = ['hand-written', 'instantsearch']
  return new Map(await Promise.all(names.map(async (name) => [`${name}.js`, await bundle(name)] as const)))
}

/** The same content page with the same 50 products, made in different ways. */
export async function contenderPages({ shop }: { shop: string }, goods: readonly Product[]): Promise<TestPage[]> {
  const cards = goods.length
  const inBrowser = { shop, list: listCall(listSize, 0), cards }
  const attributes = { pager: 'none', 'page-size': String(listSize) }
  const rendered = await prerenderedTag(shop, 'shop-product-list', { ...listAttributes, ...attributes })
  return [
    { name: staticName, html: staticPage(shop, goods) },
    { name: 'hand-written element', html: handWrittenPage(inBrowser) },
    { name: 'instantsearch.js', html: instantsearchPage(inBrowser) },
    { name: 'shop-kit', html: kitPage(shop, cards, listTag(attributes)) },
    { name: 'prerendered', html: kitPage(shop, cards, rendered) },
  ]
}

/** Pages of the kit with more tags or more products. */
export async function scalePages({ shop }: { shop: string }, goods: readonly Product[]): Promise<TestPage[]> {
  const manyGoods = await readManyGoods(shop)
  const cards = goods.map(({ productId, id }) => tagOf('shop-product-card', { 'product-id': productId ?? id }))
  return [
    { name: '50 card tags', html: kitPage(shop, cards.length, cards.join('')) },
    ...[1, 5, 20, 100].map((tags) => ({ name: `${tags} list tags`, html: kitPage(shop, Math.min(tags * 4, 12), manyLists(tags)) })),
    { name: 'list of 150', html: kitPage(shop, 150, listTag({ pager: 'none', 'page-size': '150' })), scrolls: true },
    {
      name: 'list of 1000',
      html: kitPage(shop, maxResponseSize, listTag({ pager: 'none', 'page-size': String(largeSize) })), // the others render near the viewport
      prepare: (page) => serveManyGoods(page, manyGoods),
      scrolls: true,
    },
    {
      name: 'list of 1000, 150 a step',
      html: kitPage(shop, maxResponseSize, listTag({ pager: 'more', 'page-size': '150' })),
      act: showAll,
      scrolls: true,
    },
  ]
}
