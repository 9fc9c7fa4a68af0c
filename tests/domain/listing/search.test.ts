import { describe, expect, test } from 'vitest'
import { createTranslator } from '../../../src/base/translate.ts'
import { searchMaxCharacters } from '../../../src/domain/constants.ts'
import { highlight } from '../../../src/domain/listing/highlight.ts'
import { searchLink, searchPageWith, searchPhrase, suggestiblePhrase } from '../../../src/domain/listing/search.ts'
import { toSuggestions } from '../../../src/domain/listing/suggestions.ts'
import { messages } from '../../../src/domain/messages.ts'
import { displayCount } from '../../../src/domain/plural.ts'

const products = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `p${index}`, title: `Product ${index}` }))
const categories = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `c${index}`, title: `Category ${index}` }))
const ids = (found: Parameters<typeof toSuggestions>[0]) => toSuggestions(found).map(({ item }) => item.id)

describe('phrases', () => {
  test.each([
    ['', undefined],
    ['ha', undefined],
    [' ha ', undefined],
    ['   ', undefined],
    ['🔨🔨', undefined],
    ['ham', 'ham'],
    ['  ham  ', 'ham'],
    ['🔨🔨🔨', '🔨🔨🔨'],
    ['a b', 'a b'],
  ])('SEARCH-01 suggestions start at three characters: %j searches for %j', (typed, phrase) => {
    expect(suggestiblePhrase(typed)).toBe(phrase)
  })

  test('SEARCH-01 the page can set the minimum length', () => {
    expect(suggestiblePhrase('h', 1)).toBe('h')
    expect(suggestiblePhrase(' ', 1)).toBeUndefined()
    expect(suggestiblePhrase('hamm', 5)).toBeUndefined()
  })

  test('R39 truncates a phrase of 10000 characters without splitting a character', () => {
    expect(searchPhrase('x'.repeat(10_000))).toHaveLength(searchMaxCharacters)
    expect([...searchPhrase('🔨'.repeat(10_000))]).toEqual(Array.from({ length: searchMaxCharacters }, () => '🔨'))
  })

  test.each([['"nails"'], ["joiner's"], ['100 %'], ['.*[a-z]+('], ['\\'], ['<b>ham</b>'], ['🔨🪚🪛']])(
    'SEARCH-05 the phrase %s stays unchanged in the URL',
    (phrase) => {
      expect(suggestiblePhrase(phrase, 1)).toBe(phrase)
      expect(new URL(searchPageWith('/search', 'search', phrase) ?? '', 'https://shop.test').searchParams.get('search')).toBe(phrase)
    },
  )

  test('SEARCH-05 the search page keeps its existing parameters', () => {
    expect(searchPageWith('/search?view=all', 'search', 'ham')).toBe('/search?view=all&search=ham')
    expect(searchPageWith(undefined, 'search', 'ham')).toBeUndefined()
  })

  test('SEARCH-16 attribute links filter the search page by da-{attributeCode}={valueCode}', () => {
    expect(searchLink('/search', 'brand', 'kalvis')).toBe('/search?da-brand=kalvis')
    expect(searchLink('/search', 'brand', 'a|b')).toBeUndefined()
  })

  test('SEARCH-09 without results, the text quotes the phrase as specified', () => {
    const t = createTranslator({}, () => {})
    expect(t(messages.noSearchResults, { phrase: 'a {b} $& "c"' })).toBe('No results found using search phrase \u201ca {b} $& "c"\u201c')
  })
})

describe('suggestions', () => {
  test('SEARCH-03 suggestions have up to five entries', () => {
    expect(ids({ products: products(9), categories: undefined })).toEqual(['p0', 'p1', 'p2', 'p3', 'p4'])
    expect(ids({ products: products(2), categories: undefined })).toEqual(['p0', 'p1'])
    expect(ids({ products: products(9), categories: undefined, limit: 7 })).toHaveLength(7)
  })

  test.each([
    [5, 9, ['p0', 'p1', 'p2', 'p3', 'c0']],
    [5, 0, ['p0', 'p1', 'p2', 'p3']],
    [2, 9, ['p0', 'p1', 'c0', 'c1', 'c2']],
    [0, 9, ['c0', 'c1', 'c2', 'c3', 'c4']],
    [0, 0, []],
  ])('SEARCH-04 with categories at most four entries are products: %i products and %i categories', (some, others, shown) => {
    expect(ids({ products: products(some), categories: categories(others) })).toEqual(shown)
  })
})

describe('counts', () => {
  test.each([
    [0, '0'],
    [99, '99'],
    [100, '100'],
    [101, '100+'],
    [12_400, '100+'],
  ])('SEARCH-11 SEARCH-12 shows %i results as %s', (count, shown) => {
    expect(displayCount(count)).toBe(shown)
  })
})

describe('phrase words in a title', () => {
  const hits = (title: string, phrase: string) =>
    highlight(title, phrase)
      .filter(({ isMatch: hit }) => hit)
      .map(({ text }) => text)

  test.each([
    ['Claw hammer', 'ham', ['ham']],
    ['Claw Hammer, ham', 'HAM', ['Ham', 'ham']],
    ['Žirklės gyvatvorei', 'zirkles', ['Žirklės']],
    ['Claw hammer', 'mer claw', ['Claw', 'mer']],
    ['Claw hammer', 'aw hamm', ['aw', 'hamm']],
    ['aaaa', 'aa', ['aaaa']],
    ['Drill 10.8 V', '.', ['.']],
    ['Drill', '.*', []],
    ['Mug 🔨 blue', '🔨', ['🔨']],
    ['', 'ham', []],
    ['Claw', '', []],
  ])('in %j the words of %j are highlighted', (title, phrase, expected) => {
    expect(hits(title, phrase)).toEqual(expected)
    expect(
      highlight(title, phrase)
        .map(({ text }) => text)
        .join(''),
    ).toBe(title)
  })
})
