import { beforeAll, expect, test } from 'vitest'
import { openReadShop, type TestShop } from '../shop.ts'

interface Operation {
  parameters: { name: string; in: string }[]
  responses: Record<string, { content: Record<string, { schema: unknown }> }>
}
interface Document {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, { properties: object }> }
}

let shop: TestShop
let document: Document
beforeAll(async () => {
  shop = await openReadShop()
  document = await shop.read<Document>('/openapi.json')
})

const described = () =>
  Object.entries(document.paths).flatMap(([path, operations]) => Object.keys(operations).map((method) => `${method} ${path}`))

test('CALL-52 the document describes exactly the routes of the shop', () => {
  expect(document.openapi).toBe('3.1.0')
  const answered = shop.routes
    .filter(({ method, path }) => method !== 'ALL' && /^\/((api|images|content)\/|manifest\.json$)/.test(path))
    .map(({ method, path }) => `${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')}`)
  expect(described().sort()).toEqual([...new Set(answered)].sort())
})

test('CALL-01 the document has all product list parameters', () => {
  const names = document.paths['/api/products']?.get?.parameters.map(({ name }) => name)
  const specified =
    'lang, product-list, category, search, size, page, sort, includeSubCategories, splitByAttribute, byAttribute, id, filters, relatedTo, product-attribute, product-attribute-product, variantCodes, Return-total-count'
  expect(names).toEqual(expect.arrayContaining(specified.split(', ')))
})

test('ENT-01 the document has the entity schemas, and every reference resolves', () => {
  expect(Object.keys(document.components.schemas.Product?.properties ?? {})).toEqual(
    expect.arrayContaining(['id', 'productId', 'descriptionByTabCode']),
  )
  const references = new Set(JSON.stringify(document).match(/#\/components\/schemas\/\w+/g))
  for (const reference of references) expect(Object.keys(document.components.schemas)).toContain(reference.split('/').at(-1))
})
