import { beforeAll, expect, test } from 'vitest'
import { departments, productsOf } from '../../../demo/content/catalogue.ts'
import { type Variant, variant, warehouse } from '../../../src/model/product/variant.ts'
import { openAnotherShop, openReadShop, type TestShop } from '../shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openReadShop()
})

const written = departments.flatMap(productsOf)
const codes = (variants: Variant[]) => variants.map(({ code }) => code)

async function variants(id: string, query = ''): Promise<Variant[]> {
  const answer = await shop.read<unknown[]>(`/api/products/${id}/variants?${query}`)
  return answer.map((item) => variant.parse(item))
}

test('CALL-07 returns a variant per colour and size, and a single one for a product without choices', async () => {
  const sized = written.find(({ colours = [], sizes = [] }) => colours.length > 1 && sizes.length > 1)
  const all = await variants(sized?.sku.toLowerCase() ?? '')
  expect(codes(all)).toEqual(
    sized?.colours?.flatMap((_, index) => sized.sizes?.map((size) => `${sized.sku}-0${index + 1}-${size.toUpperCase()}`)),
  )
  expect(codes(await variants('ht-1001'))).toEqual(['HT-1001'])
})

test('CALL-07 combinations that do not exist have no variant', async () => {
  const all = codes(await variants('co-1702'))
  expect(all).toContain('CO-1702-05-L')
  expect(all).not.toContain('CO-1702-05-XL')
  expect(all).toHaveLength(5 * 6 - 3)
})

test('CALL-07 byAttribute, variantCodes and splitByAttribute narrow the variants', async () => {
  const green = codes(await variants('bp-1001', 'byAttribute=colour:green'))
  expect(green.length).toBeGreaterThan(0)
  expect(green.every((code) => code.startsWith('BP-1001-02'))).toBe(true)
  expect(codes(await variants('bp-1001', `variantCodes=${green[0]}`))).toEqual([green[0]])
  expect(codes(await variants('bp-1001-green', 'splitByAttribute=colour'))).toEqual(green)
  expect(await variants('bp-1001', 'id=bp-1001')).toEqual(await variants('bp-1001'))
  expect(await variants('bp-1001', 'id=ht-1001')).toEqual([])
})

test('CALL-07 an unknown product returns 404 without details', async () => {
  const answer = await shop.ask('/api/products/nothing/variants')
  expect(answer.status).toBe(404)
  expect(await answer.json()).toEqual({ name: 'NotFound', message: 'Not found' })
})

test('ENT-02 a variant has all fields, and its attribute values in the requested language', async () => {
  const cut = written.find(({ old, colours = [] }) => old !== undefined && colours.length > 1)
  const [first] = await variants(cut?.sku.toLowerCase() ?? '', 'lang=lt')
  const fields = [
    'code',
    'priceNow',
    'priceOld',
    'currency',
    'images',
    'availableQuantity',
    'sellWithoutStock',
    'mainModel',
    'attributes',
    'warehouses',
  ]
  for (const field of fields) expect(first, field).toHaveProperty(field)
  expect(first?.mainModel).toBe(cut?.sku)
  expect(first?.attributes?.find(({ code }) => code === 'colour')).toMatchObject({ title: 'Spalva', value: cut?.colours?.[0] })
})

test('ENT-02 the stock of the variants adds up to that of the product', async () => {
  for (const { sku, stock } of written.filter(({ colours, sizes }) => colours || sizes).slice(0, 40)) {
    const all = await variants(sku.toLowerCase())
    expect(
      all.reduce((sum, { availableQuantity = 0 }) => sum + availableQuantity, 0),
      sku,
    ).toBe(stock)
  }
})

test('ENT-03 a variant has its warehouses by priority, each with its delivery days', async () => {
  const [first] = await variants('ht-1001')
  const warehouses = (first?.warehouses ?? []).map((item) => warehouse.parse(item))
  expect(warehouses.map(({ sortNumber }) => sortNumber)).toEqual([1, 2])
  for (const { isPurchaseAvailable, availableQuantity, deliveryTimeMinDays = 0, deliveryTimeMaxDays = 0 } of warehouses) {
    expect(isPurchaseAvailable).toBe(true)
    expect(availableQuantity).toBeGreaterThan(0)
    expect(deliveryTimeMaxDays).toBeGreaterThan(deliveryTimeMinDays)
  }
})

test('CALL-08 returns prices per piece by quantity; what is not in stock has a delivery date', async () => {
  const dated = await openAnotherShop({ now: () => new Date('2026-05-04T08:00:00Z') })
  const read = (id: string) =>
    dated.read<{ quantity: number; date?: string; price: number }[]>(`/api/products/${id}/quantity-date-pricing?lang=en`)
  const datesOf = async (id: string) => (await read(id)).map(({ date }) => date)
  const bulk = written.find(({ volume = [] }) => volume.length > 1)
  const rows = await read(`${bulk?.sku.toLowerCase()}`)
  expect(rows.map(({ quantity, price }) => ({ from: quantity, price: Math.round(price * 100) }))).toEqual(bulk?.volume)
  expect(await datesOf('co-1702')).toEqual(['2026-05-09', '2026-05-13'])
  expect(await datesOf('bp-1001')).toEqual([undefined, '2026-05-13'])
  expect(await datesOf('gj-1702')).toEqual([undefined, undefined])
  expect(await dated.read(`/api/products/ht-1001/quantity-date-pricing`)).toEqual([])
  expect((await dated.ask('/api/products/nothing/quantity-date-pricing')).status).toBe(404)
})
