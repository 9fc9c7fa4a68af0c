import { beforeAll, expect, test } from 'vitest'
import { departments, productsOf } from '../../../demo/content/catalogue.ts'
import { attributes as sharedAttributes } from '../../../demo/content/common/attributes.ts'
import { type Attribute, attribute, attributeType } from '../../../src/model/product/attribute.ts'
import { openReadShop, type TestShop } from '../shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openReadShop()
})

const written = departments.flatMap(productsOf)

async function attributesOf(sku: string, language = 'en'): Promise<Attribute[]> {
  const [product] = await shop.read<{ attributes: unknown[] }[]>(`/api/products?id=${sku.toLowerCase()}&lang=${language}`)
  return (product?.attributes ?? []).map((item) => attribute.parse(item))
}
const find = (attributes: Attribute[], code: string) => attributes.find((item) => item.code === code)

test('ENT-04 thousands of a number are apart by a space in every language, since prices have a comma before the cents', async () => {
  const heavy = written.find(({ specs }) => Number(specs.weight) >= 1000)
  const light = written.find(({ specs }) => Number(specs.capacity) % 1 !== 0 && specs.capacity !== undefined)
  const weight = String(heavy?.specs.weight)
  for (const language of ['en', 'lt']) {
    const found = find(await attributesOf(heavy?.sku ?? '', language), 'weight')
    expect(found?.valueTitle).toBe(`${weight.slice(0, -3)}\u202f${weight.slice(-3)}`)
    const capacity = find(await attributesOf(light?.sku ?? '', language), 'capacity')
    expect(capacity?.valueTitle).toBe(String(light?.specs.capacity).replace('.', language === 'lt' ? ',' : '.'))
  }
})

test('ENT-04 a fact has code, title, type, value, title of the value, order, group and unit in the requested language', async () => {
  const attributes = await attributesOf('HT-1001', 'lt')
  expect(find(attributes, 'weight')).toMatchObject({
    title: 'Svoris',
    type: 'number',
    value: 450,
    valueTitle: '450',
    suffix: 'g',
    group: 'Matmenys',
  })
  expect(find(attributes, 'material')).toMatchObject({ value: 'steel', valueTitle: 'Plienas', hasLinkToSearch: true })
  expect(find(attributes, 'suited_for')).toMatchObject({ value: ['professionals', 'gift'], valueTitle: 'Profesionalams, Dovanai' })
  const orders = attributes.map(({ order }) => order ?? -1)
  expect(orders).toEqual(orders.toSorted((a, b) => a - b))
})

test('ENT-04 an input attribute has its placeholder, whether it is required, and how it renders', async () => {
  const attributes = await attributesOf('HT-1001')
  expect(find(attributes, 'engraving')).toMatchObject({ type: 'inputText', placeholder: 'Up to 18 letters' })
  expect(find(attributes, 'engraving')?.isRequired).toBeFalsy()
  expect(find(await attributesOf('CZ-3201'), 'inscription')).toMatchObject({ type: 'inputText', isRequired: true })
  expect(find(attributes, 'gift_wrap')).toMatchObject({ type: 'inputSelect', isRenderedAsDropdown: true })
})

test('ENT-04 only selectable attributes have values', async () => {
  const coloured = written.find(({ colours = [], sizes }) => colours.length > 1 && !sizes)
  const colour = find(await attributesOf(coloured?.sku ?? ''), 'colour')
  expect(colour?.values?.map(({ value }) => value)).toEqual(coloured?.colours)
  expect(colour).toMatchObject({ imageSize: 72, hideTooltip: false })
  expect(find(await attributesOf('HT-1001'), 'material')?.values).toBeUndefined()
})

test('ENT-05 products use every attribute type', async () => {
  const seen = new Set<string>()
  for (const { sku } of written.filter(({ inputs, colours }) => inputs || colours).slice(0, 80))
    for (const { type } of await attributesOf(sku)) seen.add(type)
  expect([...seen].sort()).toEqual([...attributeType.options].sort())
})

test('ENT-06 a value has title, surcharge in currency units, image with alternative text, tags and sort number', async () => {
  const wrap = find(await attributesOf('HT-1001'), 'gift_wrap')?.values ?? []
  const seeds = sharedAttributes.find(({ code }) => code === 'gift_wrap')?.values ?? []
  expect(wrap.map(({ value, price }) => [value, price])).toEqual(seeds.map(({ value, price = 0 }) => [value, price / 100]))
  expect(wrap.map(({ sortNumber }) => sortNumber)).toEqual([0, 1, 2])
  expect(wrap.every(({ tags }) => Array.isArray(tags))).toBe(true)
  const colours = find(await attributesOf('BP-1001'), 'colour')?.values ?? []
  expect(colours.every(({ image = '', imageAlt, title }) => image.startsWith('swatch-') && imageAlt === title)).toBe(true)
})

test('a value of one colour has its swatch, on cards too; other values have none', async () => {
  const [shears] = await shop.read<{ attributes: unknown[] }[]>(
    '/api/products?category=cooking&includeSubCategories=true&size=1&byAttribute=colour:teal',
  )
  const colour = (shears?.attributes ?? []).map((item) => attribute.parse(item)).find(({ code }) => code === 'colour')
  expect(colour?.values?.find(({ value }) => value === 'teal')?.swatch).toBe('#0f8a8f')
  const wrap = find(await attributesOf('HT-1001'), 'gift_wrap')
  expect(wrap?.values?.map(({ swatch }) => swatch)).toEqual([undefined, undefined, undefined])
})
