import { expect, test } from 'vitest'
import { imageUrl } from '../../src/base/images/image-url.ts'
import { safeUrl, sameOriginPath } from '../../src/base/security/safe-url.ts'
import { createTranslator } from '../../src/base/translate.ts'
import { readColumns } from '../../src/domain/listing/columns.ts'
import { matchingOptions } from '../../src/domain/listing/filters.ts'
import { readFilters, readListingQuery, writeListingQuery } from '../../src/domain/listing/listing-query.ts'
import { pageEntries } from '../../src/domain/listing/pager.ts'
import { rangeError } from '../../src/domain/listing/range-input.ts'
import { messages } from '../../src/domain/messages.ts'
import { plainText } from '../../src/domain/plain-text.ts'
import { productLink } from '../../src/domain/product/product-link.ts'
import { readQuantity } from '../../src/domain/product/quantity.ts'

/*
 * Thirty times the length that R11 requires: code with worse than linear time takes minutes and exceeds the timeout of the test.
 */
const length = 300_000
const phrases = [
  'a',
  '<',
  '&',
  '{',
  '{{',
  '%',
  '|',
  '/',
  '(',
  '\\',
  "'",
  '9',
  '.',
  '-',
  ' ',
  '\u0301',
  '<a ',
  '&#1',
  '=&',
  'a|',
  '\ud83d',
  '..',
]
const phraseOf = (unit: string) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)

test.each(phrases)('R11 processes a long phrase of %j in linear time', (unit) => {
  const phrase = phraseOf(unit)
  const query = readListingQuery(new URLSearchParams({ search: phrase, 'da-colour': phrase, price: phrase, page: phrase, sort: phrase }))
  expect(query.page).toBe(unit === '9' ? 0 : query.page)
  expect(writeListingQuery(query)).toBeTypeOf('string')
  expect(readFilters(new URLSearchParams(phrase))).toBeTypeOf('object')
  expect(matchingOptions([{ value: phrase }, { value: 'red' }], phrase)).toBeInstanceOf(Array)
  expect(createTranslator({}, () => {})(messages.noSearchResults, { phrase })).toContain('No results')
  expect(plainText(phrase)).toBeTypeOf('string')
  expect(productLink({ url: '/p', splitAttributeValueByCode: { colour: phrase } }, 'colour')).toContain('/p#colour=')
  expect(imageUrl('https://shop.example', phrase)).toContain('/images/')
  expect(readQuantity(phrase)).toBeUndefined()
  expect(readColumns(phrase)).toBeUndefined()
  expect(rangeError({ min: phrase, max: '1' }, { min: 0, max: 9 }) === undefined).toBe(phrase.trim() === '')
  safeUrl(phrase, 'link')
  sameOriginPath(phrase)
})

test('R11 the pager handles a billion pages', () => {
  expect(pageEntries(0, 1_000_000_000)).toEqual([0, 1, 'gap', 999_999_999])
  expect(pageEntries(500, 1_000_000_000)).toEqual([0, 'gap', 499, 500, 501, 'gap', 999_999_999])
})
