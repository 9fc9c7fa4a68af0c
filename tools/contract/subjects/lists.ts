import { type Product, products } from '../../../src/model/product/product.ts'
import { type Capability, check, essential } from '../check.ts'
import type { Query } from '../http/client.ts'
import { assertSurvived, readAnswer, readLoosely, readTotal } from '../http/read.ts'
import { Untried } from '../http/unmet.ts'
import { listSize } from '../shop-data.ts'
import type { Visit } from '../visit.ts'

const path = '/api/products'
const counted = { 'Return-total-count': 'true' }
const pageSize = 20
const emptyPage = 100_000
const nonsense = 'contract-test-nonsense-7391'

/** GET /api/products of the list that this run uses. */
export const askList = async ({ visitor, data }: Visit, query: Query = {}, headers: Record<string, string> = {}) =>
  visitor.get(path, await data.inScope(query), headers)

export const listOf = async (visit: Visit, query: Query = {}): Promise<Product[]> =>
  readLoosely(await askList(visit, query), products, 'a list of products')

/** The number of products in a list. */
export const totalOf = async (visit: Visit, query: Query = {}): Promise<number> =>
  readTotal(await askList(visit, { ...query, size: 1 }, counted))

const idsOf = (list: readonly Product[]) => list.map(({ id }) => id)

const listTags = ['product-list', 'category', 'search-results', 'product-list-banner', 'wishlist', 'product-card']

const oddQueries: Query[] = [
  { page: '-1' },
  { size: '0' },
  { size: 'abc' },
  { size: '100000' },
  { page: '1e309' },
  { sort: nonsense },
  { filters: '{' },
  { filters: '[]' },
  { price: 'a|b' },
  { category: "' or 1=1 --" },
  { search: '%_\\\'"<script>' },
  { lang: 'xx' },
]

const lists: Capability = {
  id: 'lists',
  title: 'Lists of products',
  tags: listTags,
  isCore: true,
  checks: [
    essential('lists products', async (visit) => {
      const answer = await visit.data.firstPage()
      answer.assert(readLoosely(answer, products, 'a list of products').length > 0, 'at least one product that the kit can read')
    }),
    check('every product matches its schema', async (visit) => readAnswer(await visit.data.firstPage(), products, 'products')),
    check('products have an address, and prices a currency', async (visit) => {
      const answer = await visit.data.firstPage()
      const list = readLoosely(answer, products, 'a list of products')
      const unlinked = list.find(({ url }) => !url)
      answer.assert(!unlinked, 'a url in every product', `none in ${unlinked?.id}`)
      const uncertain = list.find(({ priceNow, currency }) => priceNow !== undefined && !currency)
      answer.assert(!uncertain, 'a currency next to priceNow', `none in ${uncertain?.id}`)
      answer.assert(new Set(idsOf(list)).size === list.length, 'a different id in every item', 'the same id twice')
    }),
    check('size and page divide a list', async (visit) => {
      const [first, second] = [await askList(visit, { size: 2, page: 0 }), await askList(visit, { size: 2, page: 1 })]
      const [one, two] = [readLoosely(first, products, 'a page'), readLoosely(second, products, 'a page')]
      first.assert(one.length <= 2, 'at most 2 products', String(one.length))
      second.assert(!idsOf(two).some((id) => idsOf(one).includes(id)), 'other products than on page 0', 'the same product on both pages')
      const both = await listOf(visit, { size: 4 })
      second.assert(
        idsOf(both).join() === [...idsOf(one), ...idsOf(two)].join(),
        'the products that follow those of page 0',
        `${idsOf(one)} and ${idsOf(two)}, while size=4 gives ${idsOf(both)}`,
      )
      const beyond = await askList(visit, { size: 2, page: emptyPage })
      beyond.assert(readLoosely(beyond, products, 'an empty list').length === 0, 'an empty list beyond the last page')
    }),
    check('the header total-count has the number of all products', async (visit) => {
      const answer = await askList(visit, { size: 1 }, counted)
      const total = readTotal(answer)
      const all = (await visit.data.products()).length
      const isRight = all < listSize ? total === all : total >= all
      answer.assert(isRight, `total-count ${all < listSize ? 'equal to' : 'of at least'} the ${all} products listed`, String(total))
    }),
    check('ids select products', async (visit) => {
      const wanted = idsOf(await visit.data.products()).slice(0, 3)
      const answer = await askList(visit, { id: wanted.join(','), size: 10 })
      const found = idsOf(readLoosely(answer, products, 'products'))
      answer.assert(
        wanted.every((id) => found.includes(id)),
        `the products ${wanted}`,
        String(found),
      )
      answer.assert(found.length === wanted.length, `only the products ${wanted}`, String(found))
    }),
    check('unknown ids give an empty list', async (visit) => {
      const answer = await askList(visit, { id: nonsense, size: 10 })
      answer.assert(readLoosely(answer, products, 'an empty list').length === 0, 'an empty list')
      const category = await visit.visitor.get(path, { lang: await visit.data.language(), category: nonsense })
      category.assert(category.isOk ? category.json() : category.status === 404, 'an empty list or 404')
      if (category.isOk) category.assert(readLoosely(category, products, 'an empty list').length === 0, 'an empty list')
    }),
    check('unknown parameters are ignored', async (visit) => {
      const answer = await askList(visit, { size: 1, utm_source: 'contract-test' })
      const [first] = readLoosely(answer, products, 'a list of products')
      answer.assert(first?.id === (await visit.data.firstProduct()).id, 'the same list as without it')
    }),
    check('odd parameters are refused or ignored', async (visit) => {
      for (const query of oddQueries) assertSurvived(await askList(visit, { size: 3, ...query }))
    }),
    check('every language of the configuration has products', async (visit) => {
      const { id } = await visit.data.firstProduct()
      for (const lang of await visit.data.languages()) {
        const answer = await askList(visit, { lang, id })
        const [found] = readLoosely(answer, products, 'a product')
        answer.assert(found?.title.trim(), 'the product with a title')
      }
    }),
  ],
}

const priced = (list: readonly Product[]) => list.flatMap(({ priceNow }) => priceNow ?? [])
const isSorted = (prices: readonly number[]) => prices.every((price, at) => at === 0 || price >= (prices[at - 1] ?? price))

async function checkOrder(visit: Visit, sort: string): Promise<void> {
  const answer = await askList(visit, { sort, size: 20 })
  const prices = priced(readLoosely(answer, products, 'a sorted list'))
  if (/price/i.test(sort)) {
    const isDescending = /desc|high|down|-$/i.test(sort)
    answer.assert(
      isSorted(isDescending ? [...prices].reverse() : prices),
      `prices ${isDescending ? 'descending' : 'ascending'}`,
      prices.slice(0, 6).join(', '),
    )
  }
}

const sorts: Capability = {
  id: 'sorts',
  title: 'Sorting',
  tags: ['product-list', 'category', 'search-results'],
  checks: [
    essential('the configuration names sorts, and each gives a list', async (visit) => {
      const { sorts: offered = [] } = await visit.data.configuration()
      if (offered.length === 0) throw new Untried('the configuration offers no sorts')
      const total = await totalOf(visit)
      for (const { value } of offered) {
        const answer = await askList(visit, { sort: value, size: 1 }, counted)
        answer.assert(
          readTotal(answer) === total,
          `the ${total} products of the unsorted list`,
          answer.headers.get('total-count') ?? 'none',
        )
      }
    }),
    check('sorts by price follow the price', async (visit) => {
      for (const { value } of (await visit.data.configuration()).sorts ?? []) await checkOrder(visit, value)
    }),
    check('a sorted list has the same order on every request', async (visit) => {
      for (const { value } of (await visit.data.configuration()).sorts ?? []) {
        const [once, again] = [await listOf(visit, { sort: value, size: 8 }), await askList(visit, { sort: value, size: 8 })]
        const repeated = readLoosely(again, products, 'a sorted list')
        again.assert(idsOf(repeated).join() === idsOf(once).join(), 'the same order as before', 'another order')
      }
    }),
  ],
}

const splitting: Capability = {
  id: 'splitting',
  title: 'One row per value of an attribute',
  tags: ['product-list', 'category', 'search-results', 'wishlist'],
  checks: [
    essential('the attribute of the configuration splits products', async (visit) => {
      const { splitProductsByAttribute: attribute } = await visit.data.configuration()
      if (!attribute) throw new Untried('the configuration has no splitProductsByAttribute')
      const answer = await askList(visit, { splitByAttribute: attribute, size: pageSize })
      const rows = readAnswer(answer, products, 'rows')
      answer.assert(new Set(idsOf(rows)).size === rows.length, 'a different id in every row', 'the same id twice')
      const split = rows.filter((row) => row.splitAttributeValueByCode?.[attribute] !== undefined)
      answer.assert(split.length > 0, `rows with splitAttributeValueByCode.${attribute}`, 'none')
      answer.assert(
        split.every(({ productId }) => productId !== undefined),
        'a productId in every row that is split',
      )
    }),
    check('the total counts rows', async (visit) => {
      const { splitProductsByAttribute: attribute } = await visit.data.configuration()
      const [whole, split] = [await totalOf(visit), await askList(visit, { splitByAttribute: attribute, size: 1 }, counted)]
      split.assert(readTotal(split) >= whole, `at least the ${whole} of the list that is not split`, split.headers.get('total-count') ?? '')
    }),
  ],
}

const productLists: Capability = {
  id: 'product-lists',
  title: 'Lists put together by the shop',
  tags: ['product-list', 'product-list-banner'],
  checks: [
    essential('the recommended list has products', async (visit) => {
      const { recommendedProductsList: list } = await visit.data.configuration()
      if (!list) throw new Untried('the configuration has no recommendedProductsList')
      const answer = await visit.visitor.get(path, { lang: await visit.data.language(), 'product-list': list, size: 6 })
      answer.assert(readAnswer(answer, products, 'products').length > 0, 'products', 'an empty list')
    }),
    check('an unknown list is empty', async (visit) => {
      const answer = await visit.visitor.get(path, { lang: await visit.data.language(), 'product-list': nonsense })
      if (!answer.isOk) answer.assertStatus(404)
      else answer.assert(readLoosely(answer, products, 'an empty list').length === 0, 'an empty list')
    }),
  ],
}

export const listCapabilities = [lists, sorts, splitting, productLists]
export { counted, nonsense, pageSize }
