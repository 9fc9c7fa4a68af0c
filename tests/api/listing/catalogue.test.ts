import { beforeEach, describe, expect, test } from 'vitest'
import { getCategories } from '../../../src/api/categories.ts'
import { getConfiguration, getTranslations, reportMissingTranslation } from '../../../src/api/configuration.ts'
import { getCountries } from '../../../src/api/countries.ts'
import { getQuantityDatePricing, getVariants } from '../../../src/api/product-details.ts'
import { getFilters, getProducts } from '../../../src/api/products.ts'
import { imageUrl } from '../../../src/base/images/image-url.ts'
import { connect, shop } from '../connect.ts'

let wire: Awaited<ReturnType<typeof connect>>
beforeEach(async () => {
  wire = await connect()
})

const someProduct = async () => {
  const { products } = await getProducts(shop, { lang: 'en', size: 1, category: await someCategory(), includeSubCategories: true })
  const [product] = products
  if (!product) throw new Error('The shop is empty')
  return product
}
const someCategory = async () => {
  const { categories } = await getCategories(shop, { lang: 'en', topLevel: true, depth: 1 })
  const [category] = categories
  if (!category) throw new Error('The shop has no categories')
  return category.id
}

describe('products', () => {
  test('CALL-01 sends every parameter under its name and joins lists with commas', async () => {
    await getProducts(shop, {
      lang: 'en',
      'product-list': 'summer',
      category: '7',
      search: 'a & b',
      size: 50,
      page: 0,
      sort: 'title',
      includeSubCategories: true,
      splitByAttribute: 'colour',
      byAttribute: 'colour:red',
      id: ['1', '2'],
      filters: { price: '10|50', 'da-colour': 'red|blue' },
      relatedTo: '3',
      'product-attribute': 'alternativeProducts',
      'product-attribute-product': '4',
      variantCodes: ['A', 'B'],
    })
    const { path, query } = wire.last()
    expect(path).toBe('/api/products')
    expect(Object.fromEntries(query)).toEqual({
      lang: 'en',
      'product-list': 'summer',
      category: '7',
      search: 'a & b',
      size: '50',
      page: '0',
      sort: 'title',
      includeSubCategories: 'true',
      splitByAttribute: 'colour',
      byAttribute: 'colour:red',
      id: '1,2',
      filters: '{"price":"10|50","da-colour":"red|blue"}',
      relatedTo: '3',
      'product-attribute': 'alternativeProducts',
      'product-attribute-product': '4',
      variantCodes: 'A,B',
    })
  })

  test('CALL-01 ENT-01 omits unset parameters and returns products', async () => {
    const product = await someProduct()
    expect([...wire.last().query.keys()].sort()).toEqual(['category', 'includeSubCategories', 'lang', 'size'])
    expect(product).toMatchObject({ id: expect.any(String), title: expect.any(String), priceNow: expect.any(Number) })
  })

  test('CALL-02 the header Return-total-count requests total-count', async () => {
    const question = { lang: 'en', category: await someCategory(), includeSubCategories: true, size: 2 }
    const counted = await getProducts(shop, question, undefined, { count: true })
    expect(wire.last().headers.get('Return-total-count')).toBe('true')
    expect(counted.total).toBeGreaterThan(counted.products.length)
    expect((await getProducts(shop, question)).total).toBeUndefined()
    expect(wire.last().headers.has('Return-total-count')).toBe(false)
  })

  test('LIST-23 a category sends category and includeSubCategories, a product list product-list, a search search', async () => {
    const { toProductsQuery: productsQuestion } = await import('../../../src/domain/listing/listing-request.ts')
    const query = { page: 0, size: 50, filters: {} }
    const context = { language: 'en' }
    const names = async (source: Parameters<typeof productsQuestion>[0]) => {
      await getProducts(shop, productsQuestion(source, query, context))
      return Object.fromEntries(wire.last().query)
    }
    expect(await names({ category: '7', subcategories: true })).toMatchObject({ category: '7', includeSubCategories: 'true' })
    expect(await names({ productList: 'summer' })).toMatchObject({ 'product-list': 'summer' })
    expect(await names({ search: 'mug' })).toMatchObject({ search: 'mug' })
  })

  test('CALL-07 ENT-02 requests variants by path and id', async () => {
    const { productId, id } = await someProduct()
    const variants = await getVariants(shop, productId ?? id, { lang: 'en', variantCodes: [] })
    expect(wire.last().path).toBe(`/api/products/${productId ?? id}/variants`)
    expect(Object.fromEntries(wire.last().query)).toEqual({ lang: 'en', id: productId ?? id })
    expect(variants[0]).toMatchObject({ code: expect.any(String) })
  })

  test('CALL-08 requests prices by quantity and date with lang', async () => {
    const { productId, id } = await someProduct()
    expect(await getQuantityDatePricing(shop, productId ?? id, 'en')).toEqual(expect.any(Array))
    expect(wire.last().path).toBe(`/api/products/${productId ?? id}/quantity-date-pricing`)
    expect(Object.fromEntries(wire.last().query)).toEqual({ lang: 'en' })
  })

  test('CALL-09 FILT-14 requests filters with one parameter per field; filters have an active flag', async () => {
    const category = await someCategory()
    const filters = await getFilters(shop, {
      lang: 'en',
      category,
      includeSubCategories: true,
      splitByAttribute: 'colour',
      filters: { price: '1|', 'da-colour': 'red' },
    })
    expect(wire.last().path).toBe('/api/products/filters')
    expect(Object.fromEntries(wire.last().query)).toEqual({
      lang: 'en',
      category,
      includeSubCategories: 'true',
      splitByAttribute: 'colour',
      price: '1|',
      'da-colour': 'red',
    })
    expect(filters.find(({ field }) => field === 'price')).toMatchObject({ type: 'range', active: true })
    expect(filters.every(({ active }) => typeof active === 'boolean')).toBe(true)
  })
})

describe('categories, configuration and images', () => {
  test('CALL-10 ENT-07 requests categories with all parameters', async () => {
    const question = {
      lang: 'en',
      title: 'mug',
      size: 100,
      for: 'search',
      id: ['1', '2'],
      childrenOf: '3',
      peersOf: '4',
      topLevel: true,
      depth: 2,
    } as const
    await getCategories(shop, { ...question, productCount: true }, undefined, { count: true })
    expect(Object.fromEntries(wire.last().query)).toEqual({
      lang: 'en',
      title: 'mug',
      size: '100',
      for: 'search',
      id: '1,2',
      childrenOf: '3',
      peersOf: '4',
      topLevel: 'true',
      depth: '2',
      productCount: 'true',
    })
    expect(wire.last().headers.get('Return-total-count')).toBe('true')
  })

  test('CALL-32 requests countries without parameters', async () => {
    expect((await getCountries(shop)).find(({ code }) => code === 'LT')).toMatchObject({ VAT: 0.21 })
    expect(wire.last()).toMatchObject({ path: '/api/countries/settings', method: 'GET' })
    expect([...wire.last().query]).toEqual([])
  })

  test('CALL-34 ENT-27 translations map keys to texts', async () => {
    const texts = await getTranslations(shop, 'lt')
    expect(Object.fromEntries(wire.last().query)).toEqual({ lang: 'lt' })
    expect(texts['Add to cart']).toEqual(expect.any(String))
  })

  test('CALL-35 posts the key of a missing translation', async () => {
    await reportMissingTranslation(shop, 'No such text yet')
    expect(wire.last()).toMatchObject({ method: 'POST', path: '/api/translations', body: { key: 'No such text yet' } })
  })

  test('CALL-52 ENT-20 ENT-22 requests the configuration with lang', async () => {
    const configuration = await getConfiguration(shop, 'en')
    expect(Object.fromEntries(wire.last().query)).toEqual({ lang: 'en' })
    expect(configuration).toMatchObject({
      cartPage: expect.any(String),
      sorts: expect.any(Array),
      features: { frontLocales: ['en', 'lt'] },
    })
  })

  test('CALL-39 requests an image with w, h, fit and f', async () => {
    const { images } = await someProduct()
    const address = imageUrl(shop.apiBase, images?.[0] ?? '', { w: 96, h: 96, fit: 'contain', f: 'webp' }) ?? ''
    const response = await fetch(address)
    expect(Object.fromEntries(new URL(address).searchParams)).toEqual({ w: '96', h: '96', fit: 'contain', f: 'webp' })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
  })

  test('GEN-08 every language-dependent request sends the language', async () => {
    const { id } = await someProduct()
    wire.sent.length = 0
    await getProducts(shop, { lang: 'lt', size: 1 })
    await getFilters(shop, { lang: 'lt' })
    await getVariants(shop, id, { lang: 'lt' })
    await getQuantityDatePricing(shop, id, 'lt')
    await getCategories(shop, { lang: 'lt', topLevel: true })
    await getConfiguration(shop, 'lt')
    await getTranslations(shop, 'lt')
    expect(wire.sent.map(({ query }) => query.get('lang'))).toEqual(Array(7).fill('lt'))
  })
})
