import { describe, expect, test } from 'vitest'
import { listType } from '../../../src/domain/app/setting-defaults.ts'
import { currentLanguage } from '../../../src/domain/language.ts'
import { readColumns } from '../../../src/domain/listing/columns.ts'
import { pageEntries, pageSteps } from '../../../src/domain/listing/pager.ts'
import { clampPage, pageCount } from '../../../src/domain/listing/paging.ts'
import { languageLabel } from '../../../src/domain/page/language-names.ts'
import { displayCount } from '../../../src/domain/plural.ts'

describe('pager', () => {
  test('PAGER-01 previous is disabled on page 0', () => {
    expect(pageSteps(0, 3).hasPrevious).toBe(false)
    expect(pageSteps(1, 3).hasPrevious).toBe(true)
  })

  test('PAGER-02 next is disabled on the last page', () => {
    expect(pageSteps(2, 3).hasNext).toBe(false)
    expect(pageSteps(1, 3).hasNext).toBe(true)
    expect(pageSteps(0, 1).hasNext).toBe(false)
  })

  test('PAGER-03 the pager shows up to 4 pages without gaps', () => {
    for (const pages of [1, 2, 3, 4])
      for (let page = 0; page < pages; page += 1) expect(pageEntries(page, pages)).toEqual([0, 1, 2, 3].slice(0, pages))
  })

  /** pages as displayed, counted from 1 */
  const shown = (page: number, pages: number) =>
    pageEntries(page - 1, pages)
      .map((entry) => (entry === 'gap' ? '…' : entry + 1))
      .join(' ')

  test('PAGER-04 above 4 pages ellipses surround the current page', () => {
    expect(shown(1, 10)).toBe('1 2 … 10')
    expect(shown(5, 10)).toBe('1 … 4 5 6 … 10')
    expect(shown(10, 10)).toBe('1 … 9 10')
    expect(shown(1, 5)).toBe('1 2 … 5')
    expect(shown(3, 5)).toBe('1 2 3 4 5')
    expect(shown(5, 5)).toBe('1 … 4 5')
  })

  test('a page past the end becomes the last one', () => {
    expect(pageCount(0, 50)).toBe(1)
    expect(pageCount(101, 50)).toBe(3)
    expect(clampPage(9, 3)).toBe(2)
    expect(clampPage(-1, 3)).toBe(0)
  })
})

describe('columns', () => {
  test.each([
    ['2 3 4', [2, 3, 4]],
    ['3', [3, 3, 3]],
    ['2,5', [2, 5, 5]],
    ['', undefined],
    ['0', undefined],
    ['2 3 4 5', undefined],
    ['two', undefined],
  ])('columns="%s" is %j', (text, columns) => {
    expect(readColumns(text)).toEqual(columns)
  })
})

test('LIST-17 the list type is grid unless the shop, the user or the page sets another', () => {
  expect(listType(undefined, undefined, undefined)).toBe('grid')
  expect(listType(undefined, undefined, 'list')).toBe('list')
  expect(listType(undefined, 'grid', 'list')).toBe('grid')
  expect(listType('list', 'grid', 'grid')).toBe('list')
  expect(listType(undefined, 'hostile', 'list')).toBe('list')
})

test('counts above 100 show as 100+', () => {
  expect([0, 100, 101, 5000].map(displayCount)).toEqual(['0', '100', '100+', '100+'])
})

describe('language', () => {
  test('the first source that is set wins', () => {
    expect(currentLanguage({ chosen: 'lt', page: 'en', cookie: 'de', document: 'fr' }, undefined)).toBe('lt')
    expect(currentLanguage({ page: 'en', cookie: 'de', document: 'fr' }, undefined)).toBe('en')
    expect(currentLanguage({ cookie: 'de', document: 'fr' }, undefined)).toBe('de')
    expect(currentLanguage({ document: 'fr-CA' }, undefined)).toBe('fr')
    expect(currentLanguage({}, undefined)).toBe('en')
  })

  test('a language the shop does not offer falls back to its first one', () => {
    expect(currentLanguage({ page: 'de' }, ['lt', 'en'])).toBe('lt')
    expect(currentLanguage({ page: 'en' }, ['lt', 'en'])).toBe('en')
    expect(currentLanguage({ page: 'de' }, [])).toBe('de')
  })

  test('shows languages by their native names', () => {
    expect(['en', 'lt', 'de', 'zz', '%', 'constructor'].map(languageLabel)).toEqual([
      'English',
      'Lietuvių',
      'Deutsch',
      'ZZ',
      '%',
      'CONSTRUCTOR',
    ])
  })
})
