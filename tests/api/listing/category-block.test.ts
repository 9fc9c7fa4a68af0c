import { expect, test } from 'vitest'
import { getProducts } from '../../../src/api/products.ts'
import { readListingQuery } from '../../../src/domain/listing/listing-query.ts'
import { toProductsQuery } from '../../../src/domain/listing/listing-request.ts'
import { categoryBlock } from '../../../src/model/listing/category-block.ts'
import { openReadShop } from '../../server/shop.ts'
import { connect, shop } from '../connect.ts'

const context = { language: 'en' }

test('CAT-04 the data of a category block has id, defaultSort, displaySubcategoriesProducts, renderType, parentId and hasChildNodes', () => {
  const data = {
    id: 12,
    defaultSort: 'price_asc',
    displaySubcategoriesProducts: true,
    renderType: 'onlySubcategories',
    parentId: null,
    hasChildNodes: true,
  }
  expect(categoryBlock.parse(data)).toEqual({ ...data, id: '12', parentId: undefined })
  expect(categoryBlock.parse({})).toEqual({})
  expect(categoryBlock.safeParse({ renderType: 'everything' }).success).toBe(false)
})

test('CAT-05 defaultSort applies to a query without a sort', async () => {
  const wire = await connect(openReadShop)
  const prices = async (address: string) => {
    const query = readListingQuery(new URLSearchParams(address), { defaults: { sort: 'price_asc' } })
    const question = toProductsQuery({ category: 'hammers-axes' }, query, context)
    return (await getProducts(shop, question)).products.map(({ priceNow = 0 }) => priceNow)
  }
  const rising = await prices('')
  expect(wire.last().query.get('sort')).toBe('price_asc')
  expect(rising).toEqual(rising.toSorted((one, other) => one - other))
  expect(await prices('sort=price_desc')).toEqual(rising.toReversed())
})

test('CAT-06 displaySubcategoriesProducts requests products with includeSubCategories', async () => {
  const wire = await connect(openReadShop)
  const count = async (subcategories: boolean) => {
    const question = toProductsQuery({ category: 'hand-tools', subcategories }, readListingQuery(new URLSearchParams()), context)
    return (await getProducts(shop, { ...question, size: 1 }, undefined, { count: true })).total
  }
  expect(await count(false)).toBe(0)
  expect(wire.last().query.has('includeSubCategories')).toBe(false)
  expect(await count(true)).toBeGreaterThan(10)
  expect(wire.last().query.get('includeSubCategories')).toBe('true')
})
