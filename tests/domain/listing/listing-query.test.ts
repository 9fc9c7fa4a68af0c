import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  changeFilter,
  changePage,
  changeSize,
  changeSort,
  chosenOptions,
  chosenRange,
  clearFilters,
  filterParameters,
  type ListingQuery,
  type ListingRules,
  readFilters,
  readListingQuery,
  writeListingQuery,
} from '../../../src/domain/listing/listing-query.ts'
import { hasSource, toProductsQuery } from '../../../src/domain/listing/listing-request.ts'
import { initialSize, offeredSizes, skeletonSize } from '../../../src/domain/listing/paging.ts'

const rules: ListingRules = {
  sizes: [50, 100, 150],
  sorts: ['price_asc', 'title'],
  filterTypes: new Map([
    ['price', 'range'],
    ['weight', 'range'],
    ['colour', 'enum'],
  ]),
}
const read = (text: string, more: ListingRules = {}) => readListingQuery(new URLSearchParams(text), { ...rules, ...more })
const plain: ListingQuery = { page: 0, size: 50, sort: undefined, filters: {} }
const write = (query: Partial<ListingQuery>, more: ListingRules = {}) => writeListingQuery({ ...plain, ...query }, { ...rules, ...more })

describe('each parameter', () => {
  test('LIST-02 size is the page size', () => {
    expect(read('size=100').size).toBe(100)
    expect(write({ size: 100 })).toBe('size=100')
  })

  test('LIST-03 page starts at 0', () => {
    expect(read('').page).toBe(0)
    expect(read('page=3').page).toBe(3)
    expect(write({ page: 0 })).toBe('')
    expect(write({ page: 3 })).toBe('page=3')
  })

  test('LIST-04 sort is the selected sort', () => {
    expect(read('sort=title').sort).toBe('title')
    expect(write({ sort: 'title' })).toBe('sort=title')
  })

  test('LIST-05 search is the phrase', () => {
    expect(read('search=two+words').search).toBe('two words')
    expect(write({ search: 'two words' })).toBe('search=two+words')
  })

  test('LIST-06 price is a min|max range', () => {
    expect(read('price=10|50').filters).toEqual({ price: { min: 10, max: 50 } })
    expect(read('price=10.5|').filters).toEqual({ price: { min: 10.5 } })
    expect(read('price=|50').filters).toEqual({ price: { max: 50 } })
    expect(write({ filters: { price: { min: 10, max: 50 } } })).toBe('price=10|50')
  })

  test.each(['price=', 'price=|', 'price=10', 'price=a|b', 'price=1|2|3', 'price=50|10', 'price=NaN|1', 'price=1e3|', 'price=0x1|2'])(
    'ignores the malformed %s',
    (text) => {
      expect(read(text).filters).toEqual({})
    },
  )

  test('LIST-07 recommended=1 requests recommended products', () => {
    expect(read('recommended=1').recommended).toBe(true)
    expect(read('recommended=0').recommended).toBeUndefined()
    expect(write({ recommended: true })).toBe('recommended=1')
    const context = { language: 'en', recommendedList: 'best' }
    expect(toProductsQuery({ productList: 'sale' }, { ...plain, recommended: true }, context)['product-list']).toBe('best')
    expect(toProductsQuery({ recommended: true }, plain, context)['product-list']).toBe('best')
    expect(toProductsQuery({ productList: 'sale' }, plain, context)['product-list']).toBe('sale')
  })

  test('LIST-08 da-{field} is an attribute filter', () => {
    expect(read('da-colour=red').filters).toEqual({ colour: ['red'] })
    expect(read('da-weight=1|5').filters).toEqual({ weight: { min: 1, max: 5 } })
    expect(write({ filters: { weight: { max: 5 } } })).toBe('da-weight=|5')
  })

  test('LIST-09 joins several values with |', () => {
    expect(read('da-colour=red|blue').filters).toEqual({ colour: ['red', 'blue'] })
    expect(read('da-colour=red%7Cblue||red').filters).toEqual({ colour: ['red', 'blue'] })
    expect(write({ filters: { colour: ['red', 'blue'] } })).toBe('da-colour=red|blue')
  })

  const value = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((text) => !text.includes('|'))
  const field = value.filter((text) => !['price', '__proto__', 'weight'].includes(text))
  const bounds = fc
    .tuple(fc.integer({ min: -100_000, max: 100_000 }), fc.integer({ min: 0, max: 100_000 }))
    .map(([from, width]) => ({ min: from / 100, max: (from + width) / 100 }))
  const query = fc.record({
    page: fc.nat({ max: 1_000_000 }),
    size: fc.constantFrom(50, 100, 150),
    sort: fc.constantFrom(undefined, 'price_asc', 'title'),
    filters: fc
      .tuple(
        fc.dictionary(field, fc.uniqueArray(value, { minLength: 1, maxLength: 4 }), { noNullPrototype: true }),
        fc.option(bounds, { nil: undefined }),
      )
      .map(([lists, price]) => ({ ...lists, ...(price && { price }) })),
  })

  test('LIST-09 parsing a serialized query returns the same query', () => {
    fc.assert(
      fc.property(query, fc.constantFrom(undefined, 'a'), (given, prefix) => {
        const types = new Map(Object.keys(given.filters).map((name) => [name, name === 'price' ? 'range' : 'enum'] as const))
        const own = { filterTypes: types, prefix }
        expect(read(write(given, own), own)).toEqual(given)
      }),
    )
  })

  test('LIST-10 LIST-12 offered sizes come from the configuration, by default 50, 100 and 150', () => {
    expect(offeredSizes(undefined, undefined)).toEqual([50, 100, 150])
    expect(offeredSizes(undefined, [24, 48])).toEqual([24, 48])
    expect(offeredSizes(['12', 'many', '-1'], [24])).toEqual([12])
    expect(offeredSizes(undefined, undefined, 24)).toEqual([24, 50, 100, 150])
    expect(offeredSizes(['none'], [24], 12)).toEqual([])
  })

  test('LIST-11 the default page size is 50', () => {
    expect(read('').size).toBe(50)
    expect(initialSize(undefined, [50, 100, 150])).toBe(50)
    expect(initialSize(undefined, [20, 50, 100])).toBe(50)
    expect([initialSize(undefined, [20, 100]), initialSize(undefined, [])]).toEqual([20, 50])
    expect(initialSize(8, [50])).toBe(8)
  })

  test('CAT-05 the default sort applies if the query has none', () => {
    const rules = { defaults: { sort: 'title' } }
    expect([read('', rules).sort, read('sort=price_asc', rules).sort]).toEqual(['title', 'price_asc'])
  })

  test('LIST-13 accepts only sorts of the configuration', () => {
    expect(read('sort=price_asc').sort).toBe('price_asc')
    expect(read('sort=secret').sort).toBeUndefined()
    expect(read('sort=secret', { defaults: { sort: 'title' } }).sort).toBe('title')
  })

  test('LIST-20 a skeleton has 50 placeholders, or fewer with a smaller page size', () => {
    expect(skeletonSize(undefined)).toBe(50)
    expect(skeletonSize(8)).toBe(8)
    expect(skeletonSize(150)).toBe(50)
  })
})

describe('changes', () => {
  const deep: ListingQuery = { ...plain, page: 4, filters: { colour: ['red'], price: { min: 5 } } }

  test('LIST-14 changing a filter clears the page', () => {
    expect(Object.keys(changeFilter(deep, 'colour', ['blue']).filters)).toEqual(['colour', 'price'])
    expect(changeFilter(deep, 'colour', ['blue'])).toEqual({ ...deep, page: 0, filters: { colour: ['blue'], price: { min: 5 } } })
    expect(clearFilters(deep)).toMatchObject({ page: 0, filters: {} })
    expect(writeListingQuery(changeFilter(deep, 'price', undefined))).toBe('da-colour=red')
    expect(writeListingQuery(deep)).toContain('page=4')
  })

  test('changing sort or size clears the page; changing the page keeps the rest', () => {
    expect(changeSort(deep, 'title')).toMatchObject({ page: 0, sort: 'title' })
    expect(changeSize(deep, 100)).toMatchObject({ page: 0, size: 100 })
    expect(changePage(deep, 7)).toEqual({ ...deep, page: 7 })
  })

  test('removes a filter without values', () => {
    expect(changeFilter(deep, 'colour', []).filters).toEqual({ price: { min: 5 } })
    expect(changeFilter(deep, 'price', {}).filters).toEqual({ colour: ['red'] })
    expect(changeFilter(deep, 'price', undefined).filters).toEqual({ colour: ['red'] })
  })
})

describe('shared URLs', () => {
  test('keeps foreign parameters and replaces its own', () => {
    const current = new URLSearchParams('utm=x&da-size=L&page=3&section=a')
    expect(writeListingQuery({ ...plain, filters: { colour: ['red'] } }, rules, current)).toBe('utm=x&section=a&da-colour=red')
  })

  test('a prefix separates the parameters of two listings', () => {
    const text = 'a.page=2&b.page=3&a.da-colour=red&page=9'
    expect(read(text, { prefix: 'a' })).toMatchObject({ page: 2, filters: { colour: ['red'] } })
    expect(read(text, { prefix: 'b' })).toMatchObject({ page: 3, filters: {} })
    expect(writeListingQuery({ ...plain, page: 5 }, { ...rules, prefix: 'a' }, new URLSearchParams(text))).toBe('b.page=3&page=9&a.page=5')
  })

  test('does not write the page’s defaults', () => {
    const defaults = { page: 2, size: 12, sort: 'title' }
    expect(write({ page: 2, size: 12, sort: 'title' }, { defaults })).toBe('')
    expect(write({ page: 0, size: 50 }, { defaults })).toBe('page=0&size=50')
    expect(read('', { defaults })).toMatchObject(defaults)
  })

  test('an open range survives before its filter type is known', () => {
    expect(readFilters(new URLSearchParams('da-weight=10|&da-colour=red|blue'))).toEqual({ weight: { min: 10 }, colour: ['red', 'blue'] })
  })
})

describe('hostile URLs', () => {
  test('R09 R10 names such as constructor are ordinary field names', () => {
    const { filters } = read('da-__proto__=polluted&da-constructor=x&da-toString=y', { filterTypes: new Map() })
    expect(Object.keys(filters)).toEqual(['constructor', 'toString'])
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
    expect(Object.getPrototypeOf(filters)).toBe(Object.prototype)
    expect(chosenOptions({}, 'constructor')).toEqual([])
    expect(chosenRange({}, '__proto__')).toEqual({})
  })

  test('R11 an invalid URL gives the default state', () => {
    expect(read("size=99999&page=1e9&sort='--&da-color=__proto__")).toEqual({ ...plain, filters: { color: ['__proto__'] } })
    expect(read('page=-1').page).toBe(0)
    expect(read('page=1.5').page).toBe(0)
    expect(read('size=-50').size).toBe(50)
  })

  test('R11 a phrase of 10,000 hostile characters takes less than 50 ms', () => {
    const phrase = '(a+)+$|'.repeat(1500)
    const started = performance.now()
    read(`search=${encodeURIComponent(phrase)}&da-colour=${encodeURIComponent(phrase)}&price=${encodeURIComponent(phrase)}`)
    expect(performance.now() - started).toBeLessThan(50)
  })
})

describe('queries', () => {
  test('source, filters and context become request parameters', () => {
    const source = { category: '7', subcategories: true, presetFilters: { colour: ['red'] } }
    const query = { ...plain, page: 1, sort: 'title', filters: { colour: ['blue'], price: { max: 9 } } }
    expect(toProductsQuery(source, query, { language: 'lt', splitBy: 'colour' })).toEqual({
      lang: 'lt',
      category: '7',
      includeSubCategories: true,
      splitByAttribute: 'colour',
      filters: { 'da-colour': 'red', price: '|9' },
      sort: 'title',
      page: 1,
      size: 50,
    })
  })

  test('a list without a source has no query', () => {
    expect(hasSource({}, plain)).toBe(false)
    expect(hasSource({ productIds: [] }, plain)).toBe(false)
    expect(hasSource({ search: 'mug' }, plain)).toBe(true)
    expect(hasSource({}, { ...plain, search: 'mug' })).toBe(true)
    expect(hasSource({}, { ...plain, recommended: true })).toBe(true)
  })

  test('filters become text parameters', () => {
    expect(filterParameters({ price: { min: 1, max: 2 }, colour: ['a', 'b'] })).toEqual({ price: '1|2', 'da-colour': 'a|b' })
  })
})
