import { beforeAll, expect, test } from 'vitest'
import { openReadShop, type TestShop } from '../shop.ts'

interface Operation {
  operationId: string
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

test('every call has a name of its own for generated clients', () => {
  const operations = Object.values(document.paths).flatMap((byMethod) => Object.values(byMethod))
  const names = operations.map(({ operationId }) => operationId)
  expect(names.filter((name) => !/^(get|post|put)[A-Z][A-Za-z0-9]+$/.test(name))).toEqual([])
  expect(new Set(names).size).toBe(operations.length)
  expect(document.paths['/api/products/{id}/variants']?.get?.operationId).toBe('getApiProductsByIdVariants')
})

test('CALL-42 a visitor without login gets the documented empty response', async () => {
  const { status } = await shop.ask('/api/customer/account-details')
  expect(Object.keys(document.paths['/api/customer/account-details']?.get?.responses ?? {})).toContain(String(status))
  expect(status).toBe(204)
})

test('a bad size of a picture is a problem with a name, as documented', async () => {
  const response = await shop.ask('/images/any?w=-1')
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ name: 'BadRequest', message: expect.any(String) })
})

test('ENT-01 the document has the entity schemas, and every reference resolves', () => {
  expect(Object.keys(document.components.schemas.Product?.properties ?? {})).toEqual(
    expect.arrayContaining(['id', 'productId', 'descriptionByTabCode']),
  )
  const references = new Set(JSON.stringify(document).match(/#\/components\/schemas\/\w+/g))
  for (const reference of references) expect(Object.keys(document.components.schemas)).toContain(reference.split('/').at(-1))
})
