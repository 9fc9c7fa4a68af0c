import { describe, expect, test } from 'vitest'
import { brandRecipes } from '../../../demo/content/brand-pictures.ts'
import { categoriesOf, departments, productsOf } from '../../../demo/content/catalogue.ts'
import { attributes } from '../../../demo/content/common/attributes.ts'
import type { AttributeSeed, ProductSeed, Text } from '../../../demo/content/common/shape.ts'
import { lists, skusOf } from '../../../demo/content/lists.ts'
import { newsDrawings } from '../../../demo/content/news.ts'
import { pageRecipes } from '../../../demo/content/pages/index.ts'
import { artFolder } from '../../../demo/shop-content.ts'
import { findRender } from '../../../server/pictures/renders.ts'

const categories = departments.flatMap(categoriesOf)
const products = departments.flatMap(productsOf)
const allAttributes = [...attributes, ...departments.flatMap((department) => department.attributes)]

const repeated = <T>(items: readonly T[]) => [...new Set(items.filter((item, index) => items.indexOf(item) !== index))]
const share = (matches: (product: ProductSeed) => boolean) => products.filter(matches).length / products.length

describe('texts', () => {
  const prose: Text[] = [
    ...categories.flatMap(({ title, description }) => [title, description]),
    ...products.flatMap(({ title, text }) => [title, text]),
    ...lists.map(({ title }) => title),
  ]
  const names = allAttributes.flatMap(({ title, group, placeholder }) => [
    title,
    ...(group ? [group] : []),
    ...(placeholder ? [placeholder] : []),
  ])

  test('every text exists in both languages, and the two differ', () => {
    const lacking = [...prose, ...names].filter(({ en, lt }) => en.trim() === '' || lt.trim() === '' || en === lt)
    expect(lacking).toEqual([])
  })

  test('descriptions are full sentences in both languages', () => {
    const unfinished = products.filter(({ text }) => [text.en, text.lt].some((words) => words.length < 20 || !/[.!?…”“]$/.test(words)))
    expect(unfinished.map(({ sku }) => sku)).toEqual([])
  })

  test('Lithuanian product texts use Lithuanian letters, English ones contain no Lithuanian words', () => {
    const letters = /[ąčęėįšųūž]/i
    expect(share(({ text }) => letters.test(text.lt))).toBeGreaterThan(0.97)
    expect(share(({ title }) => letters.test(title.lt))).toBeGreaterThan(0.6)
    const leaked = products.filter(({ text }) => /\b(ir|su|kad|kuris|kuri|yra|ant)\b/.test(text.en))
    expect(leaked.map(({ sku }) => sku)).toEqual([])
  })

  test('paths are lower-case words joined by hyphens', () => {
    const slugs = categories.flatMap(({ slug }) => [slug.en, slug.lt])
    expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
  })
})

describe('identity', () => {
  /** A title without numbers with units, colours and sizes. */
  const bare = (title: string) =>
    title
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => !/^\d/.test(word))
      .filter((word) => !/^(red|rust|orange|yellow|green|teal|blue|lilac|pink|graphite|black|white|gr[ae]y|brown)$/.test(word))
      .filter((word) => !/^(small|medium|large|big|mini|maxi|x*[sl]|m|mm|cm|kg|g|l|ml)$/.test(word))
      .filter(
        (word) =>
          !/^(raudon|oranžin|gelton|žali|mėlyn|alyvin|rožin|grafit|juod|balt|pilk|rud)(a|as|i|os|us|ų|ė|is|ės|iai|ias|ia)$/.test(word),
      )
      .filter((word) => !/^(maž|didel|vidutin)(a|as|i|os|us|ų|ė|is|ės|iai)$/.test(word))
      .join(' ')

  test('article numbers, category ids and paths are unique', () => {
    expect(repeated(products.map(({ sku }) => sku))).toEqual([])
    expect(repeated(categories.map(({ id }) => id))).toEqual([])
    expect(repeated(categories.map(({ slug }) => slug.en))).toEqual([])
    expect(repeated(categories.map(({ slug }) => slug.lt))).toEqual([])
    expect(repeated(allAttributes.map(({ code }) => code))).toEqual([])
    expect(repeated(lists.map(({ id }) => id))).toEqual([])
  })

  test('no two titles are equal or differ only by a number, a colour or a size', () => {
    expect(bare('Red hammer, 450 g, XL')).toBe(bare('Blue hammer 2 kg small'))
    expect(repeated(products.map(({ title }) => bare(title.en)))).toEqual([])
    expect(repeated(products.map(({ title }) => bare(title.lt)))).toEqual([])
  })

  test('article numbers have two letters and four digits', () => {
    expect(products.map(({ sku }) => sku).filter((sku) => !/^[A-Z]{2}-\d{4}$/.test(sku))).toEqual([])
  })

  test('every picture refers to an existing render', () => {
    const composed = [...pageRecipes, ...brandRecipes, ...newsDrawings].flatMap((recipe) =>
      'art' in recipe ? [recipe.art, ...(recipe.beside ?? [])] : [],
    )
    const drawings = [...categories, ...products].map(({ art }) => art)
    expect([...drawings, ...composed].filter((art) => !findRender(artFolder, art))).toEqual([])
  })
})

describe('attributes', () => {
  /** The problem with a value of an attribute, if any. */
  const faults = (product: ProductSeed, own: AttributeSeed[], code: string, value: string | number | string[]): string[] => {
    const attribute = own.find((candidate) => candidate.code === code)
    if (!attribute) return [`${product.sku}: no attribute ${code}`]
    if (attribute.type === 'number' && !attribute.values) return typeof value === 'number' ? [] : [`${product.sku}: ${code} is a number`]
    const known = new Set(attribute.values?.map((choice) => choice.value))
    return [value]
      .flat()
      .filter((one) => !known.has(String(one)))
      .map((one) => `${product.sku}: ${code} has no value ${one}`)
  }

  test('products have three to twelve attributes of the shop or their department, with declared values', () => {
    const wrong = departments.flatMap((department) => {
      const own = [...attributes, ...department.attributes]
      return productsOf(department).flatMap((product) => {
        const { specs, brand, colours = [], sizes = [], sizeOf = 'size', inputs = [] } = product
        const count = Object.keys(specs).length
        return [
          ...(count < 3 || count > 12 ? [`${product.sku}: ${count} attributes`] : []),
          ...Object.entries(specs).flatMap(([code, value]) => faults(product, own, code, value)),
          ...faults(product, own, 'brand', brand),
          ...faults(product, own, 'colour', colours),
          ...faults(product, own, sizeOf, sizes),
          ...inputs.filter((code) => !own.some((attribute) => attribute.code === code && attribute.type.startsWith('input'))),
        ]
      })
    })
    expect(wrong).toEqual([])
  })

  test('values of one attribute are unique and have titles in both languages', () => {
    for (const { code, values = [] } of allAttributes) {
      expect(repeated(values.map(({ value }) => value)), code).toEqual([])
      expect(repeated(values.map(({ title }) => title.lt)), code).toEqual([])
      expect(
        values.filter(({ title }) => title.en === '' || title.lt === ''),
        code,
      ).toEqual([])
    }
  })

  test('at least twelve attributes cover all seven types, and each department has specific filters', () => {
    const types = ['text', 'textWithImage', 'number', 'inputText', 'inputSelect', 'inputProduct', 'textMultiple']
    expect(allAttributes.length).toBeGreaterThanOrEqual(12)
    expect([...new Set(allAttributes.map(({ type }) => type))].sort()).toEqual(types.sort())
    for (const department of departments) {
      expect(department.attributes.filter(({ isFilter }) => isFilter).length, department.id).toBeGreaterThanOrEqual(3)
      expect(department.attributes.length, department.id).toBeLessThanOrEqual(6)
    }
  })

  test('every attribute is used by at least one product', () => {
    const used = new Set([
      ...products.flatMap(({ specs, inputs = [], sizeOf = 'size' }) => [...Object.keys(specs), ...inputs, sizeOf]),
      ...['brand', 'colour', 'product_label', 'delivery_days'],
    ])
    expect(allAttributes.map(({ code }) => code).filter((code) => !used.has(code))).toEqual([])
  })

  test('filters vary in length: short, longer than the first page, longer than a screen', () => {
    const sizes = allAttributes.filter(({ isFilter }) => isFilter).map(({ values = [] }) => values.length)
    expect(sizes.some((size) => size > 0 && size < 7)).toBe(true)
    expect(sizes.some((size) => size >= 7 && size < 20)).toBe(true)
    expect(sizes.some((size) => size >= 22)).toBe(true)
  })
})

describe('catalogue', () => {
  test('ten departments have at least 480 products, all at the third level of the tree', () => {
    expect(departments).toHaveLength(10)
    expect(products.length).toBeGreaterThanOrEqual(480)
    for (const department of departments) {
      const branches = department.children ?? []
      const leaves = branches.flatMap(({ children = [] }) => children)
      expect(productsOf(department).length, department.id).toBeGreaterThanOrEqual(40)
      expect(leaves.flatMap(({ products: placed = [] }) => placed)).toHaveLength(productsOf(department).length)
      expect(leaves.every(({ children = [], products: placed = [] }) => children.length === 0 && placed.length > 0)).toBe(true)
      expect(
        branches.every(({ children = [] }) => children.length >= 2 && children.length <= 4),
        department.id,
      ).toBe(true)
    }
  })

  test('prices are whole cents, and an old price or a volume price is a real reduction', () => {
    const wrong = products.filter(({ price, old = Infinity, volume = [] }) => {
      const steps = [{ from: 1, price }, ...volume]
      return (
        !Number.isInteger(price) ||
        price <= 0 ||
        old <= price ||
        steps.some((step, at) => at > 0 && (step.from <= (steps[at - 1]?.from ?? 0) || step.price >= (steps[at - 1]?.price ?? 0)))
      )
    })
    expect(wrong.map(({ sku }) => sku)).toEqual([])
  })

  test('prices span three orders of magnitude and rarely repeat', () => {
    const prices = products.map(({ price }) => price)
    expect(Math.max(...prices) / Math.min(...prices)).toBeGreaterThan(1000)
    expect(new Set(prices).size).toBeGreaterThan(120)
  })

  test('old prices, labels, colours, sizes, inputs and volume prices are common but not universal', () => {
    const between = (matches: (product: ProductSeed) => boolean, low: number, high: number) => {
      expect(share(matches)).toBeGreaterThan(low)
      expect(share(matches)).toBeLessThan(high)
    }
    between(({ old }) => old !== undefined, 0.12, 0.25)
    between(({ labels }) => labels !== undefined, 0.2, 0.45)
    between(({ colours }) => colours !== undefined, 0.25, 0.5)
    between(({ sizes }) => sizes !== undefined, 0.04, 0.2)
    between(({ inputs }) => inputs !== undefined, 0.06, 0.2)
    between(({ inputs }) => inputs?.includes('engraving') ?? false, 0.01, 0.1)
    between(({ volume }) => volume !== undefined, 0.05, 0.2)
  })

  test('some products are out of stock with a delivery time, some without, some sell without stock', () => {
    expect(share(({ stock, days }) => stock === 0 && days !== undefined)).toBeGreaterThan(0.04)
    expect(share(({ stock, days }) => stock === 0 && days === undefined)).toBeGreaterThan(0.02)
    expect(share(({ sellWithoutStock }) => sellWithoutStock === true)).toBeGreaterThan(0.01)
    expect(products.filter(({ days }) => days && days[0] > days[1])).toEqual([])
  })

  test('all four labels are used, and "sale" only for reduced prices', () => {
    const given = new Set(products.flatMap(({ labels = [] }) => labels))
    expect([...given].sort()).toEqual(['new', 'restocked', 'sale', 'top'])
    expect(products.filter(({ labels, old }) => labels?.includes('sale') && old === undefined).map(({ sku }) => sku)).toEqual([])
  })

  test('products with colours have two to five', () => {
    const wrong = products.filter(({ colours }) => colours && (colours.length < 2 || colours.length > 5 || repeated(colours).length > 0))
    expect(wrong.map(({ sku }) => sku)).toEqual([])
  })
})

describe('product lists', () => {
  const known = new Set(products.map(({ sku }) => sku))

  test.each(lists.map((list) => [list.id, list] as const))(
    'the list %s has at least six different products of the catalogue',
    (_, list) => {
      const skus = skusOf(list, products)
      expect(skus.length).toBeGreaterThanOrEqual(6)
      expect(repeated(skus)).toEqual([])
      expect(skus.filter((sku) => !known.has(sku))).toEqual([])
    },
  )

  test('the lists that pages and the configuration refer to exist', () => {
    const ids = lists.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(['recommended', 'summer', 'gifts', 'offers', 'new', 'trail', 'workshop-basics']))
  })

  test('the offers are the products with an old price', () => {
    const offers = lists.find(({ id }) => id === 'offers')
    const reduced = products.filter(({ old }) => old !== undefined)
    expect(offers && skusOf(offers, products)).toEqual(reduced.map(({ sku }) => sku))
    expect(reduced.length).toBeGreaterThan(40)
  })
})
