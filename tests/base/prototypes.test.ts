import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { json } from '../../elements/kit/attribute.ts'
import { frameAttributes } from '../../elements/kit/common.ts'
import { createTranslator } from '../../src/base/translate.ts'
import { changeFilter, filterParameters, readFilters, readListingQuery, writeListingQuery } from '../../src/domain/listing/listing-query.ts'
import { readQueryProperty, writeQueryProperty } from '../../src/domain/listing/query-property.ts'
import { toggleItem } from '../../src/domain/wishlist/wishlist.ts'
import { configuration } from '../../src/model/app/configuration.ts'
import { translations } from '../../src/model/app/translation.ts'
import { cart } from '../../src/model/cart/cart.ts'
import { pricing } from '../../src/model/cart/pricing.ts'
import { categories } from '../../src/model/listing/category.ts'
import { filters } from '../../src/model/listing/filter.ts'
import { products } from '../../src/model/product/product.ts'
import { variants } from '../../src/model/product/variant.ts'
import { parseStoredCarts } from '../../src/stores/cart/parse-stored-carts.ts'

const before = Object.getOwnPropertyNames(Object.prototype)
afterEach(() => {
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before)
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
})

/** Whether no nested object has a prototype set by data. */
function isClean(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  const prototype: unknown = Object.getPrototypeOf(value)
  const isPlain = prototype === null || prototype === Object.prototype || prototype === Array.prototype
  return isPlain && Object.values(value).every(isClean)
}

/** A valid response with hostile prototype keys at every level. */
const poison = '"__proto__":{"polluted":"yes","price":0},"constructor":{"prototype":{"polluted":"yes"}}'
const poisoned = (text: string, added = poison): unknown => JSON.parse(text.replaceAll('{', `{${added},`).replaceAll(',}', '}'))

const answers: readonly [string, z.ZodMiniType, string][] = [
  ['products', products, '[{"id":1,"title":"Hammer","imageAltByImageId":{"a":"b"},"attributes":[{"code":"x","type":"text"}]}]'],
  ['variants', variants, '[{"code":"A","warehouses":[{}]}]'],
  ['filters', filters, '[{"field":"colour","type":"enum","options":[{"value":"red"}]}]'],
  ['categories', categories, '[{"id":1,"title":"Tools"}]'],
  ['configuration', configuration, '{"features":{"frontLocales":["en"]}}'],
  ['translations', translations, '{"a":"b"}'],
  ['pricing', pricing, '{"total":1,"productDetails":{"g":{"price":1}}}'],
  ['a cart', cart, '{"guid":"g","expiry":1,"products":[{"guid":"l","id":1,"code":"A","quantity":1}]}'],
]

test.each(answers)('R09 a response of %s cannot set a prototype', (_, schema, text) => {
  expect(schema.safeParse(JSON.parse(text)).success).toBe(true)
  for (const added of [poison, '"__proto__":{"polluted":"yes"}', '"__proto__":"x","constructor":"x"'])
    expect(isClean(schema.safeParse(poisoned(text, added)).data)).toBe(true)
})

test.each([
  '__proto__=1&__proto__[polluted]=yes&constructor.prototype.polluted=yes',
  'da-__proto__=polluted&da-__proto__.polluted=yes&da-constructor=a&da-toString=b|c',
  '__proto__.page=1&__proto__.da-polluted=yes&page=1e9&size=99999&sort=%27--',
  'da-=x&da-__proto__=1|2&price=__proto__&search=__proto__&recommended=__proto__',
])('R09 the query ?%s cannot set a prototype', (text) => {
  for (const prefix of [undefined, '__proto__', 'constructor']) {
    const query = readListingQuery(new URLSearchParams(text), { prefix })
    expect(isClean(query)).toBe(true)
    expect(Object.hasOwn(query.filters, '__proto__')).toBe(false)
    expect(isClean(filterParameters(changeFilter(query, '__proto__', ['red']).filters))).toBe(true)
    expect(writeListingQuery(query, { prefix }, new URLSearchParams(text))).not.toContain('undefined')
    expect(isClean(readQueryProperty(writeQueryProperty(query), {}))).toBe(true)
  }
})

test('R09 JSON in an attribute cannot set a prototype', () => {
  const { block } = frameAttributes
  expect(isClean(block.read(`{"title":"x","data":{${poison}},${poison}}`))).toBe(true)
  expect(json(translations).read(`{"a":{${poison}}}`)).toEqual({})
})

test('R09 stored data cannot set a prototype', () => {
  const { value } = parseStoredCarts(
    poisoned('{"carts":[{"guid":"g","expiry":1,"products":[{"guid":"l","id":1,"code":"A"}]}],"touched":{}}'),
    0,
  )
  expect(value.carts[0]?.products[0]).toMatchObject({ code: 'A', quantity: 1 })
  expect(isClean(value)).toBe(true)
  expect(isClean(toggleItem(JSON.parse('{"__proto__":["A"],"1":["B"]}'), '__proto__', 'C', true))).toBe(true)
})

test('R09 filters, wishlist items and translations cannot set a prototype', () => {
  const name = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString'))
  fc.assert(
    fc.property(name, name, (field, value) => {
      expect(isClean(readFilters(new URLSearchParams([[`da-${field}`, value]])))).toBe(true)
      expect(isClean(toggleItem({}, field, value, true))).toBe(true)
      createTranslator(Object.fromEntries([[field, value]]), () => {})(field)
      expect(isClean(readQueryProperty({ da: Object.fromEntries([[field, value]]) }, {}))).toBe(true)
    }),
  )
})

test.each([null, 5, 'x', [], { da: null, price: null }, { da: { colour: null, size: 5 } }, { page: {}, sort: [] }])(
  'R09 ignores the invalid query property %j',
  (nonsense) => {
    expect(readQueryProperty((nonsense ?? {}) as never, { sorts: [], sizes: [] })).toMatchObject({ page: 0, size: 50 })
  },
)
