import { describe, expect, test } from 'vitest'
import { currentLanguage } from '../../../src/domain/language.ts'
import { languageLabel, offeredLanguages } from '../../../src/domain/page/language-names.ts'

describe('the language to show', () => {
  const wishes = { chosen: 'a', route: 'b', page: 'c', cookie: 'd', document: 'e' }

  test('a choice wins over the route, that over the page, the cookie and the document', () => {
    const { chosen: _, ...unchosen } = wishes
    const { route: __, ...unrouted } = unchosen
    const { page: ___, ...unset } = unrouted
    expect([wishes, unchosen, unrouted, unset, { document: 'en-GB' }, {}].map((given) => currentLanguage(given, undefined))).toEqual([
      'a',
      'b',
      'c',
      'd',
      'en',
      'en',
    ])
  })

  test.each([
    ['de', 'lt'],
    ['en', 'en'],
    ['lt', 'lt'],
    ['constructor', 'lt'],
  ])('LANG-07 with %s asked for, a shop of lt and en shows %s', (cookie, shown) => {
    expect(currentLanguage({ cookie }, ['lt', 'en'])).toBe(shown)
  })

  test('without a list of the shop every language is shown', () => {
    expect([currentLanguage({ cookie: 'de' }, undefined), currentLanguage({ cookie: 'de' }, [])]).toEqual(['de', 'de'])
  })
})

describe('the languages of a switch', () => {
  test('LANG-05 only front locales are offered, in the order that is wanted', () => {
    expect(offeredLanguages(['en', 'lt'])).toEqual(['en', 'lt'])
    expect(offeredLanguages(['en', 'lt'], ['lt', 'de', 'en'])).toEqual(['lt', 'en'])
    expect(offeredLanguages(['en', 'lt'], ['de'])).toEqual([])
    expect(offeredLanguages(undefined, ['en'])).toEqual([])
  })

  test('LANG-06 they are called English and Lietuvių, others as they call themselves', () => {
    expect(['en', 'lt', 'de', 'lv', 'constructor', 'not a tag'].map(languageLabel)).toEqual([
      'English',
      'Lietuvių',
      'Deutsch',
      'Latviešu',
      'CONSTRUCTOR',
      'NOT A TAG',
    ])
  })
})
