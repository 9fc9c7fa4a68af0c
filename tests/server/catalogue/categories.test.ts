import { beforeAll, expect, test } from 'vitest'
import { categoriesOf, departments, productsOf } from '../../../demo/content/catalogue.ts'
import { type Category, category, listingType, renderType } from '../../../src/model/listing/category.ts'
import { openReadShop, type TestShop } from '../shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openReadShop()
})

async function categories(query: string): Promise<Category[]> {
  const answer = await shop.read<unknown[]>(`/api/categories?${query}`)
  return answer.map((item) => category.parse(item))
}
const ids = (all: Category[]) => all.map(({ id }) => id)

test('CALL-10 topLevel returns the departments in menu order', async () => {
  expect(ids(await categories('topLevel=true'))).toEqual(departments.map(({ id }) => id))
})

test('CALL-10 childrenOf, peersOf and id return that part of the tree', async () => {
  const children = departments[0]?.children?.map(({ id }) => id) ?? []
  expect(ids(await categories('childrenOf=workshop'))).toEqual(children)
  expect(ids(await categories(`peersOf=${children[1]}`))).toEqual(children)
  expect(ids(await categories('peersOf=workshop'))).toEqual(departments.map(({ id }) => id))
  expect(ids(await categories('id=kitchen,hammers-axes,nothing,kitchen'))).toEqual(['kitchen', 'hammers-axes'])
  expect(await categories('childrenOf=nothing')).toEqual([])
})

test('CALL-10 productCount=true adds product counts, subcategories included', async () => {
  const counted = await categories('topLevel=true&productCount=true')
  expect(counted.map(({ productCount }) => productCount)).toEqual(departments.map((department) => productsOf(department).length))
  expect((await categories('topLevel=true'))[0]).not.toHaveProperty('productCount')
})

test('CALL-10 titles and paths are in the requested language', async () => {
  const [en] = await categories('id=hand-tools')
  const [lt] = await categories('id=hand-tools&lang=lt')
  expect(en).toMatchObject({ title: 'Hand tools', url: '/c/workshop/hand-tools' })
  expect(lt).toMatchObject({ title: 'Rankiniai įrankiai', url: '/lt/c/dirbtuves/rankiniai-irankiai' })
})

test('CALL-11 for=search finds categories by the words of their titles, with or without accents', async () => {
  expect(ids(await categories('for=search&title=hand%20tools&size=100'))).toContain('hand-tools')
  expect(ids(await categories('for=search&title=irankiai&lang=lt&size=100'))).toContain('hand-tools')
  expect(ids(await categories('for=search&title=kirvis&lang=lt&size=100'))).toEqual(['hammers-axes', 'digging-cutting'])
  expect(ids(await categories('for=search&title=kirpis&lang=lt'))).toEqual(['hammers-axes', 'digging-cutting']) // what a search corrects
  expect(await categories('for=search&title=zzqqxx&lang=lt')).toEqual([])
  expect(await categories('for=search&title=%25')).toEqual([])
  expect(await categories('for=search')).toEqual([])
})

test('CALL-11 for=search also finds the categories of the products it finds, after those it names', async () => {
  const found = await shop.read<{ category: string }[]>('/api/products?search=axe')
  const holding = new Set(found.map(({ category: id }) => id))
  expect(holding.size).toBeGreaterThan(1)
  const [named, ...others] = await categories('for=search&title=axe&size=100&productCount=true')
  expect(named?.id).toBe('hammers-axes')
  expect(new Set(['hammers-axes', ...ids(others)])).toEqual(holding)
  const counts = others.map(({ productCount = 0 }) => productCount)
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  expect(ids(await categories('for=search&title=axe&childrenOf=hand-tools'))).toEqual(['hammers-axes'])
})

test.each([
  ['axe', 'en'],
  ['kirvis', 'lt'],
])('CALL-11 a search for %s counts in each category what the list of products finds there', async (phrase, lang) => {
  const found = await categories(`for=search&title=${phrase}&lang=${lang}&size=100&productCount=true`)
  expect(found[0]?.productCount).toBeGreaterThan(0)
  for (const { id, productCount } of found) {
    const query = `lang=${lang}&search=${phrase}&category=${id}&includeSubCategories=true`
    expect(productCount, id).toBe((await shop.read<unknown[]>(`/api/products?${query}`)).length)
  }
  const [whole] = await categories(`id=${found[0]?.id}&productCount=true`)
  expect(found[0]?.productCount).toBeLessThan(whole?.productCount ?? 0)
})

test('CALL-12 a size of 1000 returns the whole tree', async () => {
  expect(await categories('size=1000')).toHaveLength(departments.flatMap(categoriesOf).length)
  expect(await categories('size=3')).toHaveLength(3)
})

test('CALL-13 depth 1 returns one level, depth 2 also its children, after their parents', async () => {
  const oneLevel = await categories('topLevel=true&depth=1')
  const twoLevels = await categories('topLevel=true&depth=2')
  expect(oneLevel).toHaveLength(departments.length)
  expect(twoLevels).toHaveLength(departments.length + departments.flatMap(({ children = [] }) => children).length)
  const seen = new Set<string>()
  for (const { id, parent } of twoLevels) {
    if (parent !== undefined) expect(seen).toContain(parent)
    seen.add(id)
  }
})

test('CALL-15 Return-total-count: true adds the total match count of a search', async () => {
  const path = '/api/categories?for=search&title=a&size=2'
  const answer = await shop.ask(path, { headers: { 'Return-total-count': 'true' } })
  expect(Number(answer.headers.get('total-count'))).toBeGreaterThan(2)
  expect(await answer.json()).toHaveLength(2)
  expect((await shop.ask(path)).headers.has('total-count')).toBe(false)
})

test('ENT-07 a category has all fields of the entity', async () => {
  const all = await categories('size=1000&productCount=true')
  for (const item of all) {
    for (const field of ['id', 'title', 'url', 'imageId', 'description', 'hasChildNodes', 'productCount'])
      expect(item, field).toHaveProperty(field)
    expect([undefined, ...renderType.options]).toContain(item.renderType)
    expect([undefined, ...listingType.options]).toContain(item.listingType)
  }
  expect(all.filter(({ parent }) => parent === undefined)).toHaveLength(departments.length)
})
