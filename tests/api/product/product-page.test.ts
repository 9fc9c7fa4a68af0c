import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Remote, RemoteStore } from '../../../src/base/http/remote.ts'
import { inputProductSize } from '../../../src/domain/constants.ts'
import { pickableProductsStore, productStore, quantityPricesStore, variantsStore } from '../../../src/stores/product/product-page.ts'
import { openReadShop } from '../../server/shop.ts'
import { connect, shop } from '../connect.ts'

beforeAll(async () => {
  await (await openReadShop()).ask('/api/products?size=1')
})

let wire: Awaited<ReturnType<typeof connect>>
beforeEach(async () => {
  wire = await connect(openReadShop)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Subscribes to a store until it has loaded. */
const answerOf = <T>(store: RemoteStore<T>) =>
  new Promise<Remote<T>>((resolve) => {
    const stop = store.subscribe((answer) => {
      if (answer.status === 'loading') return
      resolve(answer)
      queueMicrotask(() => stop())
    })
  })

test('CALL-06 PDP-29 an inputProduct attribute requests products with size 10', async () => {
  const question = { lang: 'en', attribute: 'matching_product', product: 'bp-1001', search: undefined }
  const { value } = await answerOf(pickableProductsStore(shop, question))
  expect(Object.fromEntries(wire.last().query)).toEqual({
    lang: 'en',
    size: String(inputProductSize),
    'product-attribute': 'matching_product',
    'product-attribute-product': 'bp-1001',
  })
  expect(wire.last().path).toBe('/api/products')
  expect(value).toHaveLength(inputProductSize)
  const found = await answerOf(pickableProductsStore(shop, { ...question, search: value?.[0]?.title }))
  expect(wire.last().query.get('search')).toBe(value?.[0]?.title)
  expect(found.value?.map(({ id }) => id)).toContain(value?.[0]?.id)
})

test('a product requested by id has its descriptions and all attributes', async () => {
  const { value } = await answerOf(productStore(shop, { lang: 'en', id: 'bp-1001' }))
  expect(Object.fromEntries(wire.last().query)).toEqual({ lang: 'en', id: 'bp-1001' })
  expect(Object.keys(value?.descriptionByTabCode ?? {})).toEqual(['description', 'care', 'delivery'])
  expect(value?.attributes?.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['textWithImage', 'number', 'inputText', 'inputProduct']),
  )
})

test('a product requested by variant code has all variants', async () => {
  const { value } = await answerOf(productStore(shop, { lang: 'en', code: 'BP-1001-02' }))
  expect(Object.fromEntries(wire.last().query)).toEqual({ lang: 'en', variantCodes: 'BP-1001-02' })
  expect(value).toMatchObject({ productId: 'bp-1001', description: expect.any(String) })
  expect(value?.codes).toHaveLength(5)
})

test('a missing product is null; a failed request is not', async () => {
  expect(await answerOf(productStore(shop, { lang: 'en', id: 'nothing' }))).toEqual({ status: 'ready', value: null })
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 404 }))
  expect(await answerOf(productStore(shop, { lang: 'lt', id: 'nothing' }))).toMatchObject({ status: 'failed' })
})

test('CALL-07 requests variants with all parameters, which filter them', async () => {
  const question = { lang: 'en', id: 'bp-1001', splitByAttribute: 'colour' }
  const codes = async (more: object) => (await answerOf(variantsStore(shop, { ...question, ...more }))).value?.map(({ code }) => code)
  expect(await codes({})).toHaveLength(5)
  expect(Object.fromEntries(wire.last().query)).toEqual(question)
  const variantCodes = ['BP-1001-01', 'BP-1001-02']
  expect((await codes({ variantCodes }))?.sort()).toEqual(variantCodes)
  expect(await codes({ variantCodes, byAttribute: 'colour:green' })).toEqual(['BP-1001-02'])
  expect(wire.last().path).toBe('/api/products/bp-1001/variants')
  expect(Object.fromEntries(wire.last().query)).toEqual({
    ...question,
    byAttribute: 'colour:green',
    variantCodes: 'BP-1001-01,BP-1001-02',
  })
})

test('CALL-07 CALL-08 requests variants and prices once for all subscribers', async () => {
  const [first, second] = await Promise.all([1, 2].map(() => answerOf(variantsStore(shop, { lang: 'en', id: 'co-1702' }))))
  expect(first?.value).toHaveLength(27)
  expect(second).toBe(first)
  expect(wire.to('/api/products/co-1702/variants')).toHaveLength(1)
  const { value } = await answerOf(quantityPricesStore(shop, { lang: 'en', id: 'co-1702' }))
  expect(value?.map(({ quantity, price }) => [quantity, price])).toEqual([
    [3, 21.9],
    [12, 18.9],
  ])
})
