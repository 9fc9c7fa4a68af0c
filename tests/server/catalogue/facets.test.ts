import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { countBits, countRows, emptyBits, fullBits, rowSet, setBit, setRange } from '../../../server/catalogue/index/bits.ts'
import { sqlFacets } from '../../../server/catalogue/index/facet-sql.ts'
import { type Choice, type Facets, type Found, type Order, type Scope, sorts } from '../../../server/catalogue/index/scope.ts'
import { openShop, type TestShop } from '../shop.ts'

let shop: TestShop
let index: Facets
let sql: Facets
/** in cents; some ranges end exactly at one of them */
let prices: number[]
beforeAll(async () => {
  shop = await openShop()
  const { reference, facets } = shop.deps.catalogue.now()
  index = facets
  sql = sqlFacets(shop.db, reference)
  prices = (await shop.db.query<{ price: number }>('select distinct price_cents as price from listing limit 40')).map(({ price }) => price)
})

const unknownToken = 999_999

/** Arbitrary queries on the real catalogue, some of them with unknown ids. */
function createQueries() {
  const { reference } = shop.deps.catalogue.now()
  const anyOf = <T>(values: Iterable<T>) => fc.constantFrom(...values)
  const category = anyOf([...reference.categories.values()].flatMap(({ token, ownToken }) => [token, ownToken]))
  const list = anyOf([...reference.lists.values()].map(({ token }) => token))
  const enums = [...reference.attributes.values()].filter(({ values }) => values.size > 0)
  const numbers = [...reference.attributes.values()].filter(({ type, isFilter }) => type === 'number' && isFilter)
  const chosenValues = anyOf(enums).chain(({ code, values }) =>
    fc
      .subarray([...values.values()].map(({ token }) => token).concat(unknownToken), { maxLength: 3 })
      .map((tokens): [string, Choice] => [code, { tokens }]),
  )
  const end = fc.option(fc.oneof(fc.integer({ min: -5, max: 60 }), anyOf(prices)), { nil: undefined })
  const chosenRange = fc
    .tuple(fc.oneof(fc.constant('price'), anyOf(numbers.map(({ code }) => code))), end, end)
    .map(([field, min, max]): [string, Choice] => [field, { min, max }])
  const found = fc.record<Found>({
    by: fc.constantFrom<Found['by']>('product', 'row'),
    nos: fc.array(fc.integer({ min: 1, max: 2000 }), { maxLength: 400 }),
  })
  const scope = fc.record<Scope>({
    split: fc.boolean(),
    within: fc.array(
      fc.oneof(fc.tuple(category), fc.tuple(list), fc.constant([])).map((tokens) => [...tokens]),
      { maxLength: 2 },
    ),
    choices: fc.array(fc.oneof(chosenValues, chosenRange), { maxLength: 3 }).map((choices) => new Map(choices)),
    found: fc.array(found, { maxLength: 2 }),
  })
  const order = fc.record<Order>({ sort: fc.constantFrom(...sorts), language: fc.constantFrom('en', 'lt'), asFound: fc.boolean() })
  return { scope, order, from: fc.integer({ min: 0, max: 120 }), size: fc.integer({ min: 1, max: 60 }) }
}

const sortedEntries = <V>(map: ReadonlyMap<number | string, V>) => [...map].sort(([a], [b]) => (String(a) < String(b) ? -1 : 1))

describe('the in-memory index', () => {
  test('CALL-01 returns the same pages, order and totals as the database', async () => {
    const { scope, order, from, size } = createQueries()
    await fc.assert(
      fc.asyncProperty(scope, order, from, size, async (...query) => {
        expect(await index.page(...query)).toEqual(await sql.page(...query))
      }),
      { numRuns: 150 },
    )
  })

  test('CALL-09 counts the same options and bounds as the database', async () => {
    const { scope } = createQueries()
    await fc.assert(
      fc.asyncProperty(scope, async (query) => {
        const [fast, slow] = [await index.facets(query), await sql.facets(query)]
        expect(sortedEntries(fast.counts)).toEqual(sortedEntries(slow.counts))
        expect(sortedEntries(fast.bounds)).toEqual(sortedEntries(slow.bounds))
      }),
      { numRuns: 100 },
    )
  })

  test('CALL-10 counts the same products per category as the database', async () => {
    const tokens = [...shop.deps.catalogue.now().reference.categories.values()].map(({ token }) => token)
    const found: Found = { by: 'product', nos: [1, 2, 3, 50, 999_999] }
    for (const split of [true, false]) {
      expect(await index.countTokens(split, tokens)).toEqual(await sql.countTokens(split, tokens))
      expect(await index.countTokens(split, tokens, found)).toEqual(await sql.countTokens(split, tokens, found))
    }
  })

  test('CALL-01 reloads after a publication', async () => {
    const before = shop.deps.catalogue.now().version
    await shop.db.query("update listing set price_cents = 99999999 where id = 'ht-1001'")
    await shop.db.query('update catalogue_version set version = version + 1')
    await shop.deps.catalogue.refresh()
    expect(shop.deps.catalogue.now().version).toBe(before + 1)
    const [dearest] = await shop.read<{ id: string }[]>('/api/products?sort=price_desc&size=1')
    expect(dearest?.id).toBe('ht-1001')
  })
})

describe('bitmaps', () => {
  const rows = fc.uniqueArray(fc.nat({ max: 299 }), { maxLength: 300 })

  test('CALL-09 counting common rows gives the same result for bitmaps and lists', () => {
    fc.assert(
      fc.property(rows, rows, (someRows, otherRows) => {
        const among = emptyBits(300)
        for (const row of otherRows) setBit(among, row)
        expect(countRows(rowSet(Uint32Array.from(someRows), 300), among)).toBe(someRows.filter((row) => otherRows.includes(row)).length)
      }),
    )
  })

  test('CALL-01 a range sets exactly its rows', () => {
    fc.assert(
      fc.property(fc.nat({ max: 300 }), fc.nat({ max: 300 }), (from, to) => {
        const bits = emptyBits(301)
        setRange(bits, from, to)
        expect(countBits(bits)).toBe(Math.max(0, to - from))
      }),
    )
    expect(countBits(fullBits(77))).toBe(77)
  })
})
