import { beforeAll, expect, test } from 'vitest'
import { openReadShop, type TestShop } from '../shop.ts'
import { fetchProducts, written } from './fetch-products.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openReadShop()
})

const list = (query: string) => fetchProducts(shop, query)

const everyField = [
  'id',
  'productId',
  'code',
  'codes',
  'model',
  'title',
  'url',
  'category',
  'categoryTitle',
  'images',
  'imageAltByImageId',
  'priceNow',
  'priceOld',
  'discount',
  'currency',
  'availableStock',
  'availableQuantity',
  'sellWithoutStock',
  'minDeliveryInDays',
  'attributes',
  'splitAttributeValueByCode',
  'descriptionByTabCode',
  'description',
]

test('ENT-01 a product queried by id has all entity fields', async () => {
  const cut = (await list('product-list=offers&splitByAttribute=colour&size=150&byAttribute=colour:red'))[0]
  const [full] = await list(`id=${cut?.id}&splitByAttribute=colour`)
  for (const field of everyField) expect(full, field).toHaveProperty(field)
  for (const tab of ['description', 'care', 'delivery']) expect(full?.descriptionByTabCode?.[tab]).toMatch(/^<p>.{20,}<\/(p|ul)>$/s)
})

test('ENT-01 prices are currency units with cents, discounts whole percentages', async () => {
  for (const { priceNow = 0, priceOld = 0, discount = 0, currency } of await list('product-list=offers&size=150')) {
    expect(Number.isInteger(Math.round(priceNow * 1e6) / 1e4)).toBe(true)
    expect(discount).toBe(Math.floor(((Math.round(priceOld * 100) - Math.round(priceNow * 100)) / Math.round(priceOld * 100)) * 100))
    expect(currency).toBe('EUR')
  }
})

test('ENT-01 every picture has an alternative text that starts with the title', async () => {
  for (const { title, images = [], imageAltByImageId = {} } of await list('size=20')) {
    expect(Object.keys(imageAltByImageId)).toEqual(images)
    expect(Object.values(imageAltByImageId).every((alternative) => alternative.startsWith(title))).toBe(true)
  }
})

test('ENT-01 a product has texts in the requested language; unknown languages fall back to English', async () => {
  const [en, lt, other] = (await Promise.all(['en', 'lt', 'xx'].map((language) => list(`id=ht-1001&lang=${language}`)))).flat()
  expect(en?.title).toBe('Joiner’s hammer')
  expect(en?.url).toBe('/p/joiners-hammer-ht-1001')
  expect(lt?.title).toBe('Staliaus plaktukas')
  expect(lt?.url).toBe('/lt/p/staliaus-plaktukas-ht-1001')
  expect(lt?.categoryTitle).toBe('Plaktukai ir kirviai')
  expect(lt?.descriptionByTabCode?.delivery).toMatch(/sandėlyje/)
  expect(other?.title).toBe(en?.title)
})

test('ENT-01 lists stay small: their products have no tabs and few attributes', async () => {
  const text = await (await shop.ask('/api/products?size=50')).text()
  expect(text).not.toContain('descriptionByTabCode')
  expect(text.length).toBeLessThan(120_000)
})

test('ENT-01 a sold-out product has its delivery days, if known', async () => {
  const soldOut = written.filter(({ stock }) => stock === 0)
  const answers = await list(`size=150&id=${soldOut.map(({ sku }) => sku.toLowerCase()).join()}`)
  expect(answers.length).toBe(soldOut.length)
  for (const [index, { availableQuantity, availableStock, minDeliveryInDays }] of answers.entries()) {
    expect(availableQuantity).toBe(0)
    expect(availableStock).toBe(0)
    expect(minDeliveryInDays).toBe(soldOut[index]?.days?.[0])
  }
})
