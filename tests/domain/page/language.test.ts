import { describe, expect, test } from 'vitest'
import { currentLanguage } from '../../../src/domain/language.ts'
import { languageLabel, offeredLanguages } from '../../../src/domain/page/language-names.ts'

describe('the current language', () => {
  const wishes = { chosen: 'a', route: 'b', page: 'c', cookie: 'd', document: 'e' }

  test('the user’s selection takes precedence over route, page, cookie and document, in this order', () => {
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
  ])('LANG-07 with the cookie %s, a shop with lt and en shows %s', (cookie, shown) => {
    expect(currentLanguage({ cookie }, ['lt', 'en'])).toBe(shown)
  })

  test('without a list from the shop, any language is allowed', () => {
    expect([currentLanguage({ cookie: 'de' }, undefined), currentLanguage({ cookie: 'de' }, [])]).toEqual(['de', 'de'])
  })
})

describe('the language switch', () => {
  test('LANG-05 the switch offers only front locales, in the requested order', () => {
    expect(offeredLanguages(['en', 'lt'])).toEqual(['en', 'lt'])
    expect(offeredLanguages(['en', 'lt'], ['lt', 'de', 'en'])).toEqual(['lt', 'en'])
    expect(offeredLanguages(['en', 'lt'], ['de'])).toEqual([])
    expect(offeredLanguages(undefined, ['en'])).toEqual([])
  })

  test('LANG-06 the switch shows English, Lietuvių and the native names of other languages', () => {
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
