import { beforeAll, describe, expect, test } from 'vitest'
import { openReadShop, type TestShop } from '../shop.ts'
import { attributeValue, fetchProducts, fetchTotal, ids, written } from './fetch-products.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openReadShop()
})

const list = (query: string) => fetchProducts(shop, query)
const total = (query: string) => fetchTotal(shop, query)
const distinct = <T>(values: T[]) => [...new Set(values)]

describe('product selection', () => {
  test('CALL-01 GET /api/products returns a list of products, 50 by default', async () => {
    expect(await list('')).toHaveLength(50)
    expect(await list('size=7')).toHaveLength(7)
  })

  test('CALL-01 category selects the products directly in it; includeSubCategories adds those of subcategories', async () => {
    expect(await total('category=workshop&size=1')).toBe(0)
    const below = await list('category=workshop&includeSubCategories=true&size=150')
    expect(below.length).toBeGreaterThan(50)
    expect(below.map(({ category }) => category)).toContain('hammers-axes')
    const shelf = await list('category=hammers-axes')
    expect(distinct(shelf.map(({ category }) => category))).toEqual(['hammers-axes'])
    expect(await list('category=no-such-shelf')).toEqual([])
  })

  test('CALL-01 product-list selects the products of the list; hand-picked ones keep their order', async () => {
    const offers = await list('product-list=offers&size=150')
    expect(offers.length).toBeGreaterThan(50)
    expect(offers.every(({ priceNow = 0, priceOld = 0 }) => priceOld > priceNow)).toBe(true)
    expect(ids(await list('product-list=recommended')).slice(0, 3)).toEqual(['pp-1001', 'ht-1001', 'te-1301'])
    expect(await list('product-list=nothing')).toEqual([])
  })

  test('CALL-01 id selects products in the given order, without duplicates', async () => {
    expect(ids(await list('id=sb-1101,ht-1001,ht-1001,nothing,bp-1001'))).toEqual(['sb-1101', 'ht-1001', 'bp-1001'])
    expect(ids(await list('id=bp-1001,ht-1001,sb-1101'))).toEqual(['bp-1001', 'ht-1001', 'sb-1101'])
    expect(ids(await list('id=sb-1101&id=ht-1001'))).toEqual(['sb-1101', 'ht-1001'])
    expect(
      await list(
        `id=${written
          .slice(0, 70)
          .map(({ sku }) => sku.toLowerCase())
          .join()}`,
      ),
    ).toHaveLength(70)
    expect(ids(await list('id=sb-1101,ht-1001&sort=title'))).toEqual(['ht-1001', 'sb-1101'])
  })

  test('CALL-01 variantCodes selects the rows with one of the variants', async () => {
    expect(ids(await list('variantCodes=BP-1001-02,HT-1001'))).toEqual(['bp-1001', 'ht-1001'])
    expect(ids(await list('variantCodes=BP-1001-02&splitByAttribute=colour'))).toEqual(['bp-1001-green'])
    expect(await list('variantCodes=NO-SUCH')).toEqual([])
  })

  test('CALL-01 relatedTo selects products of related categories', async () => {
    const related = await list('relatedTo=ht-1001&size=5')
    expect(related).toHaveLength(5)
    expect(ids(related)).not.toContain('ht-1001')
    expect(related.map(({ category }) => category)).not.toContain('hammers-axes')
    expect(await list('relatedTo=nothing')).toEqual([])
  })

  test('CALL-01 product-attribute with product-attribute-product selects the products that the attribute offers', async () => {
    const alternatives = await list('product-attribute=alternativeProducts&product-attribute-product=ht-1001')
    expect(distinct(alternatives.map(({ category }) => category))).toEqual(['hammers-axes'])
    const input = written.find(({ inputs }) => inputs?.includes('matching_product'))
    const matching = await list(`product-attribute=matching_product&product-attribute-product=${input?.sku.toLowerCase()}&size=10`)
    expect(matching).toHaveLength(10)
    expect(await list('product-attribute=engraving&product-attribute-product=ht-1001')).toEqual([])
  })
})

describe('splitting by an attribute', () => {
  test('CALL-01 splitByAttribute returns one row per value instead of one per product', async () => {
    const whole = await list('id=bp-1001')
    const split = await list('id=bp-1001&splitByAttribute=colour')
    expect(whole).toHaveLength(1)
    expect(split.length).toBeGreaterThan(1)
    expect(distinct(split.map(({ productId }) => productId))).toEqual(['bp-1001'])
    expect(split.map(({ splitAttributeValueByCode }) => splitAttributeValueByCode?.colour)).toEqual(
      written.find(({ sku }) => sku === 'BP-1001')?.colours,
    )
    expect(await total('size=1&splitByAttribute=colour')).toBeGreaterThan(await total('size=1'))
  })

  test('CALL-01 byAttribute selects only rows with that value', async () => {
    const red = await list('byAttribute=colour:red&splitByAttribute=colour&size=150')
    expect(red.length).toBeGreaterThan(10)
    expect(distinct(red.map(({ splitAttributeValueByCode }) => splitAttributeValueByCode?.colour))).toEqual(['red'])
    expect(await list('byAttribute=colour:invisible')).toEqual([])
  })

  test('CALL-01 a split row has only its own variants and pictures', async () => {
    const [row] = await list('id=bp-1001-green&splitByAttribute=colour')
    expect(row?.id).toBe('bp-1001-green')
    expect(row?.codes?.every((code) => code.startsWith('BP-1001-02'))).toBe(true)
    const [whole] = await list('id=bp-1001')
    expect(row?.images).not.toEqual(whole?.images)
    expect(row?.url).toBe(whole?.url)
    expect(row?.url).not.toContain('#')
  })
})

describe('filters', () => {
  test('CALL-01 filters as JSON and as separate parameters select the same products', async () => {
    const fields = { price: '10|40', 'da-colour': 'red|blue' }
    const asJson = await list(`size=150&filters=${encodeURIComponent(JSON.stringify(fields))}`)
    const asParameters = await list('size=150&price=10|40&da-colour=red|blue')
    expect(asJson.length).toBeGreaterThan(3)
    expect(ids(asJson)).toEqual(ids(asParameters))
    expect(asJson.every(({ priceNow = 0 }) => priceNow >= 10 && priceNow <= 40)).toBe(true)
  })

  test('CALL-01 values of one field widen the result, further fields narrow it', async () => {
    const [red, blue, both] = await Promise.all(['red', 'blue', 'red|blue'].map((value) => total(`size=1&da-colour=${value}`)))
    expect(both).toBeGreaterThan(Math.max(red ?? 0, blue ?? 0))
    expect(await total('size=1&da-colour=red&da-material=steel')).toBeLessThan(red ?? 0)
  })

  test('CALL-01 a range of the price or a number attribute can be open-ended', async () => {
    const heavy = await list('size=150&da-weight=1000|')
    expect(heavy.length).toBeGreaterThan(3)
    const [first] = await list(`id=${heavy[0]?.productId}`)
    expect(Number(first && attributeValue(first, 'weight'))).toBeGreaterThanOrEqual(1000)
    expect((await list('size=150&price=|5')).every(({ priceNow = 9 }) => priceNow <= 5)).toBe(true)
  })

  test.each(['price=cheap|5', 'price=10', 'price=1|2|3', 'price=|', 'filters={', 'filters=[1]', 'filters=null', 'da-weight=|', 'da-=1'])(
    'CALL-01 ignores the malformed filter %s',
    async (filter) => {
      expect(await total(`size=1&${filter}`)).toBe(written.length)
    },
  )

  test.each([
    'da-unheard=1',
    'da-unheard=1|2',
    'da-__proto__=1',
    'da-colour=__proto__',
    'da-weight=heavy',
    'da-color=red&da-colour=red',
    'price=1|500&da-unheard=1',
    'filters={"da-unheard":"1"}',
    'filters={"colour":"red"}',
    'category=workshop&includeSubCategories=true&da-unheard=1',
  ])('CALL-01 an unknown field or value selects no products: %s', async (filter) => {
    expect(await list(filter)).toEqual([])
    expect(await total(`size=1&${filter}`)).toBe(0)
    expect(await shop.read<unknown[]>(`/api/products/filters?${filter}`)).toBeInstanceOf(Array)
  })

  test.each(['utm_source=mail&utm_campaign=da-1', 'colour=red', 'product_label=sale', 'gclid=1', 'ref=da-x', 'data=1'])(
    'CALL-01 parameters of other tools are no filters: %s',
    async (parameters) => {
      expect(await total(`size=1&${parameters}`)).toBe(written.length)
    },
  )
})
