import { type Category, categories } from '../../../src/model/listing/category.ts'
import { products } from '../../../src/model/product/product.ts'
import { type Capability, check, essential } from '../check.ts'
import type { Query } from '../http/client.ts'
import { assertSurvived, readAnswer, readLoosely, readTotal } from '../http/read.ts'
import { Untried } from '../http/unmet.ts'
import type { Visit } from '../visit.ts'
import { counted, nonsense } from './lists.ts'

const ask = async ({ visitor, data }: Visit, query: Query, headers: Record<string, string> = {}) =>
  visitor.get('/api/categories', { lang: await data.language(), ...query }, headers)

const read = async (visit: Visit, query: Query) => readLoosely(await ask(visit, query), categories, 'categories')

async function firstTop(visit: Visit): Promise<Category> {
  const [first] = await visit.data.categories()
  if (!first) throw new Untried('the shop has no categories')
  return first
}

/** A category that has children, and its children. */
async function family(visit: Visit): Promise<{ parent: Category; children: Category[] }> {
  for (const parent of await visit.data.categories()) {
    const children = parent.hasChildNodes === false ? [] : await read(visit, { childrenOf: parent.id })
    if (children.length) return { parent, children }
  }
  throw new Untried('no category has children')
}

const tree: Capability = {
  id: 'categories',
  title: 'Categories',
  tags: ['category', 'category-list', 'categories-banner', 'search-results'],
  checks: [
    essential('lists the categories of the top level', async (visit) => {
      const answer = await ask(visit, { topLevel: true, size: 1000 })
      answer.assert(readAnswer(answer, categories, 'categories').length > 0, 'at least one category')
    }),
    check('childrenOf lists the children of a category', async (visit) => {
      const { parent, children } = await family(visit)
      const answer = await ask(visit, { childrenOf: parent.id })
      const stray = children.find((child) => child.parent !== undefined && child.parent !== parent.id)
      answer.assert(!stray, `children of ${parent.id}`, `${stray?.id} of ${stray?.parent}`)
    }),
    check('peersOf lists a category among its siblings', async (visit) => {
      const { children } = await family(visit)
      const [child] = children
      const answer = await ask(visit, { peersOf: child?.id })
      const found = readAnswer(answer, categories, 'categories').map(({ id }) => id)
      answer.assert(
        children.every(({ id }) => found.includes(id)),
        `the categories ${children.map(({ id }) => id)}`,
        String(found),
      )
    }),
    check('id selects a category, with its address', async (visit) => {
      const { id } = await firstTop(visit)
      const answer = await ask(visit, { id })
      const found = readAnswer(answer, categories, 'categories')
      answer.assert(found.length === 1 && found[0]?.id === id, `the category ${id}`)
      answer.assert(found[0]?.url, 'a url in the category')
    }),
    check('an unknown id gives an empty list', async (visit) => {
      const answer = await ask(visit, { id: nonsense })
      answer.assert(readLoosely(answer, categories, 'an empty list').length === 0, 'an empty list')
    }),
    check('productCount is the number of products in a category', async (visit) => {
      const counts = await visit.data.categories()
      const category = counts.find(({ productCount }) => (productCount ?? 0) > 0)
      const answer = await ask(visit, { topLevel: true, productCount: true })
      if (!category) throw answer.unmet('a category with productCount above 0')
      const lang = await visit.data.language()
      const list = await visit.visitor.get('/api/products', { lang, category: category.id, includeSubCategories: true, size: 1 }, counted)
      readLoosely(list, products, 'products')
      list.assert(
        readTotal(list) === category.productCount,
        `total-count ${category.productCount}, the productCount of the category`,
        String(readTotal(list)),
      )
    }),
    check('odd parameters are refused or ignored', async (visit) => {
      for (const query of [{ depth: 99 }, { size: -1 }, { childrenOf: "'" }, { title: '%_\\' }] satisfies Query[])
        assertSurvived(await ask(visit, query))
    }),
  ],
}

const search: Capability = {
  id: 'category-search',
  title: 'Search of categories',
  tags: ['search', 'search-results'],
  checks: [
    essential('a title finds its category, and the total', async (visit) => {
      const { title } = await firstTop(visit)
      const answer = await ask(visit, { title: title.slice(0, 5), for: 'search', size: 100 }, counted)
      const found = readAnswer(answer, categories, 'categories')
      answer.assert(
        found.some((category) => category.title === title),
        `the category ${title}`,
      )
      answer.assert(readTotal(answer) >= found.length, `total-count of at least ${found.length}`, String(readTotal(answer)))
    }),
    check('nonsense finds nothing', async (visit) => {
      const answer = await ask(visit, { title: nonsense, for: 'search' })
      answer.assert(readLoosely(answer, categories, 'an empty list').length === 0, 'an empty list')
    }),
  ],
}

export const categoryCapabilities = [tree, search]
