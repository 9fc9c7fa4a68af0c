import { beforeAll, describe, expect, test } from 'vitest'
import { departments, productsOf } from '../../demo/content/catalogue.ts'
import { type Product, product } from '../../src/model/product.ts'
import { openShop, type TestShop } from './shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})

const written = departments.flatMap(productsOf)
const ids = (products: Product[]) => products.map(({ id }) => id)
const distinct = <T>(values: T[]) => [...new Set(values)]

/** A list with every item held against the schema of the kit. */
async function list(query: string): Promise<Product[]> {
  const answer = await shop.read<unknown[]>(`/api/products?${query}`)
  return answer.map((item) => product.parse(item))
}

async function total(query: string): Promise<number> {
  const answer = await shop.ask(`/api/products?${query}`, { headers: { 'Return-total-count': 'true' } })
  return Number(answer.headers.get('total-count') ?? Number.NaN)
}

const factOf = ({ attributes = [] }: Product, code: string) => attributes.find((attribute) => attribute.code === code)?.value

describe('which products', () => {
  test('CALL-01 GET /api/products answers a list of products, 50 without another size', async () => {
    expect(await list('')).toHaveLength(50)
    expect(await list('size=7')).toHaveLength(7)
  })

  test('CALL-01 category answers the products placed right in it, with includeSubCategories those below it too', async () => {
    expect(await total('category=workshop&size=1')).toBe(0)
    const below = await list('category=workshop&includeSubCategories=true&size=150')
    expect(below.length).toBeGreaterThan(50)
    expect(below.map(({ category }) => category)).toContain('hammers-axes')
    const shelf = await list('category=hammers-axes')
    expect(distinct(shelf.map(({ category }) => category))).toEqual(['hammers-axes'])
    expect(await list('category=no-such-shelf')).toEqual([])
  })

  test('CALL-01 product-list answers the products of the list, hand-picked ones in their order', async () => {
    const offers = await list('product-list=offers&size=150')
    expect(offers.length).toBeGreaterThan(50)
    expect(offers.every(({ priceNow = 0, priceOld = 0 }) => priceOld > priceNow)).toBe(true)
    expect(ids(await list('product-list=recommended')).slice(0, 3)).toEqual(['bp-1001', 'pp-1001', 'ct-1601'])
    expect(await list('product-list=nothing')).toEqual([])
  })

  test('CALL-01 id answers the products asked for, in the order asked for, each once', async () => {
    expect(ids(await list('id=sb-1101,ht-1001,ht-1001,nothing,bp-1001'))).toEqual(['sb-1101', 'ht-1001', 'bp-1001'])
    expect(ids(await list('id=sb-1101&id=ht-1001'))).toEqual(['sb-1101', 'ht-1001'])
    expect(ids(await list('id=sb-1101,ht-1001&sort=title'))).toEqual(['ht-1001', 'sb-1101'])
  })

  test('CALL-01 variantCodes answers the rows that have one of the variants', async () => {
    expect(ids(await list('variantCodes=BP-1001-green,HT-1001'))).toEqual(['bp-1001', 'ht-1001'])
    expect(ids(await list('variantCodes=BP-1001-green&splitByAttribute=colour'))).toEqual(['bp-1001-green'])
    expect(await list('variantCodes=NO-SUCH')).toEqual([])
  })

  test('CALL-01 relatedTo answers other products of the same corner of the shop', async () => {
    const related = await list('relatedTo=ht-1001&size=5')
    expect(related).toHaveLength(5)
    expect(ids(related)).not.toContain('ht-1001')
    expect(await list('relatedTo=nothing')).toEqual([])
  })

  test('CALL-01 product-attribute with product-attribute-product answers what the attribute of the product offers', async () => {
    const alternatives = await list('product-attribute=alternativeProducts&product-attribute-product=ht-1001')
    expect(distinct(alternatives.map(({ category }) => category))).toEqual(['hammers-axes'])
    const input = written.find(({ inputs }) => inputs?.includes('matching_product'))
    const matching = await list(`product-attribute=matching_product&product-attribute-product=${input?.sku.toLowerCase()}&size=10`)
    expect(matching).toHaveLength(10)
    expect(await list('product-attribute=engraving&product-attribute-product=ht-1001')).toEqual([])
  })
})

describe('split by an attribute', () => {
  test('CALL-01 splitByAttribute answers one row a value, without it one row a product', async () => {
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

  test('CALL-01 byAttribute answers only what has that value', async () => {
    const red = await list('byAttribute=colour:red&splitByAttribute=colour&size=150')
    expect(red.length).toBeGreaterThan(10)
    expect(distinct(red.map(({ splitAttributeValueByCode }) => splitAttributeValueByCode?.colour))).toEqual(['red'])
    expect(await list('byAttribute=colour:invisible')).toEqual([])
  })

  test('CALL-01 a row of one value tells its variants and pictures only', async () => {
    const [row] = await list('id=bp-1001-green&splitByAttribute=colour')
    expect(row?.id).toBe('bp-1001-green')
    expect(row?.codes?.every((code) => code.includes('green'))).toBe(true)
    const [whole] = await list('id=bp-1001')
    expect(row?.images).not.toEqual(whole?.images)
    expect(row?.url).toBe(whole?.url)
    expect(row?.url).not.toContain('#')
  })
})

describe('filters', () => {
  test('CALL-01 filters takes the JSON text of the fields, each field also stands for itself', async () => {
    const fields = { price: '10|40', 'da-colour': 'red|blue' }
    const asJson = await list(`size=150&filters=${encodeURIComponent(JSON.stringify(fields))}`)
    const asParameters = await list('size=150&price=10|40&da-colour=red|blue')
    expect(asJson.length).toBeGreaterThan(3)
    expect(ids(asJson)).toEqual(ids(asParameters))
    expect(asJson.every(({ priceNow = 0 }) => priceNow >= 10 && priceNow <= 40)).toBe(true)
  })

  test('CALL-01 values of one field widen, fields narrow each other', async () => {
    const [red, blue, both] = await Promise.all(['red', 'blue', 'red|blue'].map((value) => total(`size=1&da-colour=${value}`)))
    expect(both).toBeGreaterThan(Math.max(red ?? 0, blue ?? 0))
    expect(await total('size=1&da-colour=red&da-material=steel')).toBeLessThan(red ?? 0)
  })

  test('CALL-01 a range may be open at one side and holds for numbers as for the price', async () => {
    const heavy = await list('size=150&da-weight=1000|')
    expect(heavy.length).toBeGreaterThan(3)
    const [first] = await list(`id=${heavy[0]?.productId}`)
    expect(Number(first && factOf(first, 'weight'))).toBeGreaterThanOrEqual(1000)
    expect((await list('size=150&price=|5')).every(({ priceNow = 9 }) => priceNow <= 5)).toBe(true)
  })

  test.each(['price=cheap|5', 'price=10', 'price=1|2|3', 'price=|', 'filters={', 'filters=[1]', 'filters=null', 'da-unheard=1'])(
    'CALL-01 the malformed or unknown filter %s is left out',
    async (filter) => {
      expect(await total(`size=1&${filter}`)).toBe(written.length)
    },
  )

  test('CALL-01 an unknown value of a known field answers an empty list, not an error', async () => {
    expect(await list('da-colour=__proto__')).toEqual([])
  })
})

describe('order and pages', () => {
  const sorted = async (sort: string) => list(`size=150&sort=${sort}`)

  test('CALL-01 sort orders by price, title, age and discount, else as recommended', async () => {
    const cheap = (await sorted('price_asc')).map(({ priceNow = 0 }) => priceNow)
    expect(cheap).toEqual(cheap.toSorted((one, other) => one - other))
    const dear = (await sorted('price_desc')).map(({ priceNow = 0 }) => priceNow)
    expect(dear).toEqual(dear.toSorted((one, other) => other - one))
    const cut = (await sorted('discount')).map(({ discount = 0 }) => discount)
    expect(cut).toEqual(cut.toSorted((one, other) => other - one))
    const newest = await sorted('newest')
    expect(newest.slice(0, 20).every((one) => [factOf(one, 'product_label')].flat().includes('new'))).toBe(true)
    expect(ids(await sorted("'; drop table product; --"))).toEqual(ids(await sorted('recommended')))
  })

  test('CALL-01 titles are in the order of the alphabet of their language', async () => {
    const all = await Promise.all(
      ['en', 'lt'].map(async (language) => {
        const pages = await Promise.all([0, 1, 2, 3, 4].map((page) => list(`lang=${language}&sort=title&size=150&page=${page}`)))
        return { language, titles: pages.flat().map(({ title }) => title) }
      }),
    )
    for (const { language, titles } of all) {
      expect(titles).toHaveLength(written.length)
      const { compare } = new Intl.Collator(language, { sensitivity: 'base' })
      const plain = titles.map((title) => title.replace(/['’]/g, '').replace(/[^\p{L}\p{N}]+/gu, ' '))
      const wrong = plain.filter((title, at) => at > 0 && compare(plain[at - 1] ?? '', title) > 0)
      expect(wrong).toEqual([])
    }
  })

  test('CALL-01 pages start at 0, do not overlap and together hold everything once', async () => {
    const pages = await Promise.all([0, 1, 2, 3, 4].map((page) => list(`size=150&sort=discount&page=${page}`)))
    const all = pages.flatMap(ids)
    expect(all).toHaveLength(written.length)
    expect(distinct(all)).toHaveLength(written.length)
  })

  test('CALL-02 with Return-total-count: true a total-count header tells all, without it there is none', async () => {
    expect(await total('size=2')).toBe(written.length)
    expect(await total('size=2&page=99999')).toBe(written.length)
    expect(await list('size=2&page=99999')).toEqual([])
    const answer = await shop.ask('/api/products?size=2')
    expect(answer.headers.has('total-count')).toBe(false)
  })

  test('CALL-03 a page of size 1 counts as exactly as a long one', async () => {
    expect(await total('size=1&search=hammer')).toBe((await list('size=150&search=hammer')).length)
  })

  test('CALL-04 search suggestions of size 5 begin with the titles that begin with the phrase', async () => {
    const suggestions = await list('search=ham&size=5')
    expect(suggestions.length).toBeGreaterThan(2)
    expect(suggestions.length).toBeLessThanOrEqual(5)
    expect(suggestions.map(({ title }) => /ham/i.test(title))).toContain(true)
  })

  test('CALL-05 the recommended list answers 6 products', async () => {
    expect(await list('product-list=recommended&size=6')).toHaveLength(6)
  })

  test('CALL-06 choices of an inputProduct come 10 at a time and can be searched', async () => {
    const id = written.find(({ inputs }) => inputs?.includes('matching_product'))?.sku.toLowerCase()
    const query = `product-attribute=matching_product&product-attribute-product=${id}`
    const choices = await list(`${query}&size=10`)
    expect(choices).toHaveLength(10)
    const word = choices[0]?.title.split(' ')[0] ?? ''
    const narrowed = await list(`${query}&size=10&search=${encodeURIComponent(word)}`)
    expect(ids(narrowed)).toContain(choices[0]?.id)
    expect(narrowed.length).toBeLessThan(10)
  })
})

describe('what a product tells', () => {
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

  test('ENT-01 a product asked for by its id has every field of the entity', async () => {
    const cut = (await list('product-list=offers&splitByAttribute=colour&size=150&byAttribute=colour:red'))[0]
    const [full] = await list(`id=${cut?.id}&splitByAttribute=colour`)
    for (const field of everyField) expect(full, field).toHaveProperty(field)
    for (const tab of ['description', 'care', 'delivery']) expect(full?.descriptionByTabCode?.[tab]).toMatch(/^<p>.{20,}<\/p>$/s)
  })

  test('ENT-01 prices are currency units with cents, the discount is a whole percent', async () => {
    for (const { priceNow = 0, priceOld = 0, discount = 0, currency } of await list('product-list=offers&size=150')) {
      expect(Number.isInteger(Math.round(priceNow * 1e6) / 1e4)).toBe(true)
      expect(discount).toBe(Math.floor(((Math.round(priceOld * 100) - Math.round(priceNow * 100)) / Math.round(priceOld * 100)) * 100))
      expect(currency).toBe('EUR')
    }
  })

  test('ENT-01 every picture has a text that names the product', async () => {
    for (const { title, images = [], imageAltByImageId = {} } of await list('size=20')) {
      expect(Object.keys(imageAltByImageId)).toEqual(images)
      expect(Object.values(imageAltByImageId).every((alternative) => alternative.startsWith(title))).toBe(true)
    }
  })

  test('ENT-01 a product speaks the language asked for, anything unknown is English', async () => {
    const [en, lt, other] = (await Promise.all(['en', 'lt', 'xx'].map((language) => list(`id=ht-1001&lang=${language}`)))).flat()
    expect(en?.title).toBe('Joiner’s hammer')
    expect(en?.url).toBe('/p/joiners-hammer-ht-1001')
    expect(lt?.title).toBe('Staliaus plaktukas')
    expect(lt?.url).toBe('/lt/p/staliaus-plaktukas-ht-1001')
    expect(lt?.categoryTitle).toBe('Plaktukai ir kirviai')
    expect(lt?.descriptionByTabCode?.delivery).toMatch(/sandėlyje/)
    expect(other?.title).toBe(en?.title)
  })

  test('ENT-01 a list stays small: cards carry no tabs and no long attribute lists', async () => {
    const text = await (await shop.ask('/api/products?size=50')).text()
    expect(text).not.toContain('descriptionByTabCode')
    expect(text.length).toBeLessThan(120_000)
  })

  test('ENT-01 what is sold out tells when it comes, if anybody knows', async () => {
    const soldOut = written.filter(({ stock }) => stock === 0)
    const answers = await list(`size=150&id=${soldOut.map(({ sku }) => sku.toLowerCase()).join()}`)
    expect(answers.length).toBe(soldOut.length)
    for (const [at, { availableQuantity, availableStock, minDeliveryInDays }] of answers.entries()) {
      expect(availableQuantity).toBe(0)
      expect(availableStock).toBe(0)
      expect(minDeliveryInDays).toBe(soldOut[at]?.days?.[0])
    }
  })
})
