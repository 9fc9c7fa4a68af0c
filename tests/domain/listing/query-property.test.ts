import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readQueryProperty, writeQueryProperty } from '../../../src/domain/listing/query-property.ts'

const rules = { sizes: [50, 100], defaults: { size: 50 } }

test('the listing state accepts texts, lists and bounds', () => {
  const query = { page: 2, size: 100, sort: 'newest', price: { min: 10 }, da: { colour: ['red', 'blue'], craft: 'joiner|carver' } }
  expect(readQueryProperty(query, rules)).toEqual({
    page: 2,
    size: 100,
    sort: 'newest',
    filters: { price: { min: 10 }, colour: ['red', 'blue'], craft: ['joiner', 'carver'] },
  })
})

test('invalid values fall back to the defaults', () => {
  const nonsense = { page: -1, size: 7, price: '50|10', da: { __proto__: ['x'], '': ['y'] } }
  expect(readQueryProperty(nonsense, rules)).toMatchObject({ page: 0, size: 50, filters: {} })
  expect(readQueryProperty({}, rules)).toMatchObject({ page: 0, size: 50, filters: {} })
})

test('reading a serialized state returns the same state', () => {
  const word = fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/)
  const filters = fc.dictionary(word, fc.uniqueArray(word, { minLength: 1, maxLength: 4 }), { maxKeys: 4 })
  fc.assert(
    fc.property(fc.nat(9), word, filters, (page, sort, chosen) => {
      const { price: _, ...lists } = chosen
      const query = { page, size: 100, sort, filters: { ...lists, price: { min: 1, max: 9 } } }
      expect(readQueryProperty(writeQueryProperty(query), rules)).toEqual(query)
    }),
  )
})
