import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import type * as z from 'zod/mini'
import { listCategories, listFilters, listProducts, listVariants } from '../../src/demo-shop/catalogue.ts'
import { placeOrder, priceOf } from '../../src/demo-shop/checkout.ts'
import type { DemoData } from '../../src/demo-shop/data.ts'
import { countries } from '../../src/model/account/address.ts'
import { customerDetails } from '../../src/model/account/customer.ts'
import { orders, placedOrder } from '../../src/model/account/order.ts'
import { configuration } from '../../src/model/app/configuration.ts'
import { translations } from '../../src/model/app/translation.ts'
import { pricing } from '../../src/model/cart/pricing.ts'
import { paymentMethods, shippingMethods } from '../../src/model/checkout/checkout-methods.ts'
import { formDefinition } from '../../src/model/forms/form-definition.ts'
import { categories } from '../../src/model/listing/category.ts'
import { filters } from '../../src/model/listing/filter.ts'
import { salons } from '../../src/model/map/salon.ts'
import { menu } from '../../src/model/page/menu.ts'
import { newsList } from '../../src/model/page/news.ts'
import { route } from '../../src/model/page/route.ts'
import { products } from '../../src/model/product/product.ts'
import { variants } from '../../src/model/product/variant.ts'

const folder = new URL('../../demo/content/in-page/', import.meta.url).pathname
const read = (language: string): DemoData => JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'))
const [en, lt] = [read('en'), read('lt')]
const query = (text: string) => new URLSearchParams(text)
const titles = (text: string, data = en) => listProducts(data, query(text)).products.map(({ title }) => title)

afterEach(() => vi.restoreAllMocks())

test.each([
  ['en', en],
  ['lt', lt],
])('the answers of the demo shop match their schemas without a dropped item: %s', (_, data) => {
  const warn = vi.spyOn(console, 'warn')
  const checks: [z.ZodMiniType, unknown][] = [
    [configuration, data.configuration],
    [translations, data.translations],
    [categories, listCategories(data, query('productCount=true')).categories],
    [products, listProducts(data, query('size=150&splitByAttribute=colour')).products],
    [filters, listFilters(data, query(''))],
    [paymentMethods, data.paymentMethods],
    [shippingMethods, data.shippingMethods],
    [salons, data.salons],
    [countries, data.countries],
    [newsList, data.news],
    [customerDetails, data.account.details],
    [orders, data.account.orders],
    ...data.products.map(({ id }): [z.ZodMiniType, unknown] => [variants, listVariants(data, id, query(''))]),
    ...Object.values(data.menus).map((value): [z.ZodMiniType, unknown] => [menu, value]),
    ...Object.values(data.forms).map((value): [z.ZodMiniType, unknown] => [formDefinition, value]),
    ...Object.values(data.pages).map((value): [z.ZodMiniType, unknown] => [route, value]),
  ]
  for (const [schema, value] of checks) expect(schema.safeParse(value).error).toBeUndefined()
  expect(warn).not.toHaveBeenCalled()
})

test('the demo shop has the pictures of its products and of nothing else', () => {
  const files = new Set(readdirSync(join(folder, 'pictures')).map((name) => name.replace(/\.webp$/, '')))
  const text = JSON.stringify([en, lt])
  const shown = [...en.products, ...en.split].flatMap(({ images = [] }) => images)
  expect(shown.filter((id) => !files.has(id))).toEqual([])
  expect([...files].filter((id) => !text.includes(id))).toEqual([])
})

test('lists of the demo shop: categories, lists, search, sorts, pages, related products', () => {
  expect(listProducts(en, query('category=kitchen')).total).toBe(0)
  expect(listProducts(en, query('category=kitchen&includeSubCategories=true')).total).toBe(6)
  expect(titles('product-list=recommended&size=2')).toEqual(['Desk lamp with a movable arm', 'Morning mug'])
  expect(titles('product-list=recommended&size=2&page=1')).toHaveLength(2)
  expect(titles('search=mug')[0]).toBe('Morning mug')
  expect(titles('search=nothing-like-it')).toEqual([])
  const { code = '' } = en.variants['ht-1001']?.[0] ?? {}
  for (const phrase of ['HT 1001', 'ht1001', code, code.replaceAll('-', ''), 'hammer HT/1001'])
    expect(titles(`search=${phrase}`)[0], phrase).toBe('Joiner’s hammer')
  expect(titles('search=rust mug')[0]).toBe('Morning mug')
  expect(titles('search=mug rus')).toEqual([])
  expect(titles('id=kb-1101,ht-1001')).toEqual(['Cook’s knife', 'Joiner’s hammer'])
  expect(titles('sort=price_asc&size=1', lt)).toHaveLength(1)
  const prices = listProducts(en, query('sort=price_desc&size=50')).products.map(({ priceNow = 0 }) => priceNow)
  expect(prices).toEqual(prices.toSorted((a, b) => b - a))
  expect(titles('relatedTo=ht-1001')).not.toContain('Joiner’s hammer')
  expect(listCategories(en, query('topLevel=true')).categories.map(({ id }) => id)).toEqual(['workshop', 'kitchen', 'home', 'garden'])
  expect(listCategories(en, query('title=kitch')).total).toBe(1)
})

test('filters of the demo shop count what would be shown if they were chosen', () => {
  const scope = 'category=kitchen&includeSubCategories=true&splitByAttribute=colour'
  const colours = listFilters(en, query(scope)).find(({ field }) => field === 'colour')?.options ?? []
  for (const { value, count } of colours) expect(listProducts(en, query(`${scope}&filters={"da-colour":"${value}"}`)).total).toBe(count)
  const chosen = listFilters(en, query(`${scope}&da-colour=red&price=|50`))
  expect(chosen.find(({ field }) => field === 'colour')?.options?.find(({ value }) => value === 'red')?.active).toBe(true)
  expect(chosen.find(({ field }) => field === 'price')).toMatchObject({ active: true, max: 50 })
  expect(listProducts(en, query(`${scope}&da-colour=red&price=|50`)).products.every(({ priceNow = 99 }) => priceNow <= 50)).toBe(true)
})

test('prices of the demo shop follow the rules of the server: codes, delivery, stock', () => {
  const line = { guid: 'a', id: 'ht-1001', code: en.variants['ht-1001']?.[0]?.code ?? '', quantity: 2 }
  const price = (more = {}) => pricing.parse(priceOf(en, { products: [line], ...more }))
  expect(price()).toMatchObject({ total: 49.8, freeDeliveryMissing: 50.2, issues: [] })
  expect(price({ discountCode: 'demo10' }).total).toBeCloseTo(44.82)
  expect(price({ discountCode: 'OTHER' }).warnings).toEqual(['NoProductQualifiesForDiscountCode'])
  expect(price({ giftVoucher: 'DEMO20' }).total).toBeCloseTo(29.8)
  expect(price({ deliveryOptions: [{ id: 'courier', type: 'courier' }] }).deliveryPrice).toBe(4.9)
  const many = priceOf(en, { products: [{ ...line, quantity: 9999 }] })
  expect(many.issues).toEqual([{ type: 'UnavailableProductQuantity', guid: 'a', code: line.code }])
  const request = { cart: { guid: 'c', address: { name: 'Ona' } }, priceRequest: { products: [line] }, paymentMethod: 'bank-transfer' }
  const placed = placeOrder(en, request, 'en', 'DEMO-1')
  expect(placedOrder.parse(placed)).toMatchObject({ number: 'DEMO-1', total: 49.8, payment: { title: 'Bank transfer' } })
  expect(placed?.payment?.description).toContain('demo')
  expect(placeOrder(en, { ...request, priceRequest: { products: [{ ...line, quantity: 9999 }] } }, 'en', 'DEMO-2')).toBeUndefined()
})

test('lines of a cart have their words in the language of the demo shop', () => {
  const code = en.variants['bx-2201']?.[0]?.code ?? ''
  const line = { guid: 'a', id: 'bx-2201', code, quantity: 1, attributes: { colour: 'red' } as Record<string, string> }
  const wordsIn = (data: DemoData) => pricing.parse(priceOf(data, { products: [line] })).productDetails?.a
  const titleIn = (data: DemoData) => data.products.find(({ id }) => id === 'bx-2201')?.title
  expect(wordsIn(en)).toMatchObject({ title: titleIn(en), choiceTitles: ['Red'] })
  expect(wordsIn(lt)).toMatchObject({ title: titleIn(lt), choiceTitles: ['Raudona'] })
  line.attributes = { colour: 'red', name_label: 'Ona' }
  expect([wordsIn(en)?.choiceTitles, wordsIn(lt)?.choiceTitles]).toEqual([
    ['Red', 'Name label: Ona'],
    ['Raudona', 'Vardo etiketė: Ona'],
  ])
})
