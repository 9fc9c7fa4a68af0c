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
  return answer.map((one) => category.parse(one))
}
const ids = (all: Category[]) => all.map(({ id }) => id)

test('CALL-10 topLevel answers the departments in the order of the menu', async () => {
  expect(ids(await categories('topLevel=true'))).toEqual(departments.map(({ id }) => id))
})

test('CALL-10 childrenOf, peersOf and id answer that part of the tree', async () => {
  const children = departments[0]?.children?.map(({ id }) => id) ?? []
  expect(ids(await categories('childrenOf=workshop'))).toEqual(children)
  expect(ids(await categories(`peersOf=${children[1]}`))).toEqual(children)
  expect(ids(await categories('peersOf=workshop'))).toEqual(departments.map(({ id }) => id))
  expect(ids(await categories('id=kitchen,hammers-axes,nothing,kitchen'))).toEqual(['kitchen', 'hammers-axes'])
  expect(await categories('childrenOf=nothing')).toEqual([])
})

test('CALL-10 productCount counts the products of a category and of all below it, only when asked', async () => {
  const counted = await categories('topLevel=true&productCount=true')
  expect(counted.map(({ productCount }) => productCount)).toEqual(departments.map((department) => productsOf(department).length))
  expect((await categories('topLevel=true'))[0]).not.toHaveProperty('productCount')
})

test('CALL-10 a language has its own titles and addresses', async () => {
  const [en] = await categories('id=hand-tools')
  const [lt] = await categories('id=hand-tools&lang=lt')
  expect(en).toMatchObject({ title: 'Hand tools', url: '/c/workshop/hand-tools' })
  expect(lt).toMatchObject({ title: 'Rankiniai įrankiai', url: '/lt/c/dirbtuves/rankiniai-irankiai' })
})

test('CALL-11 for=search answers categories by the words of their titles, accents or not', async () => {
  expect(ids(await categories('for=search&title=hand%20tools&size=100'))).toContain('hand-tools')
  expect(ids(await categories('for=search&title=irankiai&lang=lt&size=100'))).toContain('hand-tools')
  expect(await categories('for=search&title=%25')).toEqual([])
  expect(await categories('for=search')).toEqual([])
})

test('CALL-12 a size of 1000 answers the whole tree', async () => {
  expect(await categories('size=1000')).toHaveLength(departments.flatMap(categoriesOf).length)
  expect(await categories('size=3')).toHaveLength(3)
})

test('CALL-13 depth 1 answers one level, depth 2 the one below it too, parents before children', async () => {
  const one = await categories('topLevel=true&depth=1')
  const two = await categories('topLevel=true&depth=2')
  expect(one).toHaveLength(departments.length)
  expect(two).toHaveLength(departments.length + departments.flatMap(({ children = [] }) => children).length)
  const seen = new Set<string>()
  for (const { id, parent } of two) {
    if (parent !== undefined) expect(seen).toContain(parent)
    seen.add(id)
  }
})

test('CALL-15 with Return-total-count: true a search tells how many there are beyond its size', async () => {
  const path = '/api/categories?for=search&title=a&size=2'
  const answer = await shop.ask(path, { headers: { 'Return-total-count': 'true' } })
  expect(Number(answer.headers.get('total-count'))).toBeGreaterThan(2)
  expect(await answer.json()).toHaveLength(2)
  expect((await shop.ask(path)).headers.has('total-count')).toBe(false)
})

test('ENT-07 a category has every field of the entity', async () => {
  const all = await categories('size=1000&productCount=true')
  for (const one of all) {
    for (const field of ['id', 'title', 'url', 'imageId', 'description', 'hasChildNodes', 'productCount'])
      expect(one, field).toHaveProperty(field)
    expect([undefined, ...renderType.options]).toContain(one.renderType)
    expect([undefined, ...listingType.options]).toContain(one.listingType)
  }
  expect(all.filter(({ parent }) => parent === undefined)).toHaveLength(departments.length)
})
