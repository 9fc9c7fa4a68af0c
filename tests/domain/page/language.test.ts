import { describe, expect, test } from 'vitest'
import { currentLanguage, matchLanguage } from '../../../src/domain/language.ts'
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

describe('a language as people write it', () => {
  test.each(['lt', 'LT', 'lt-LT', 'lt_LT', 'LT_lt', ' lt ', 'lt LT', 'lt-Latn-LT', 'lt_LT.UTF-8', 'lt-LT-u-nu-latn', 'lt@euro'])(
    '"%s" is Lithuanian from every source',
    (written) => {
      for (const source of ['chosen', 'route', 'page', 'cookie', 'document'])
        expect([source, currentLanguage({ [source]: written }, ['en', 'lt'])]).toEqual([source, 'lt'])
    },
  )

  test.each([
    ['pt-BR', ['pt', 'pt-BR'], 'pt-BR'],
    ['pt_br', ['pt', 'pt-BR'], 'pt-BR'],
    ['pt-PT', ['pt-BR', 'pt'], 'pt'],
    ['pt', ['pt-PT', 'pt-BR'], 'pt-BR'],
    ['pt-AO', ['pt-BR'], 'pt-BR'],
    ['zh-TW', ['zh', 'zh-Hant'], 'zh-Hant'],
    ['zh-CN', ['zh-Hant', 'zh-Hans'], 'zh-Hans'],
    ['en', ['en_GB'], 'en_GB'],
    ['iw', ['en', 'he'], 'he'],
    ['he-IL', ['en', 'iw'], 'iw'],
    ['no', ['en', 'nb'], 'nb'],
    ['nb-NO', ['en', 'no'], 'no'],
    ['nn', ['nb', 'nn'], 'nn'],
    ['tl', ['en', 'fil'], 'fil'],
    ['fil-PH', ['en', 'tl'], 'tl'],
    ['ltg', ['en', 'lt'], undefined],
    ['en lt', ['en', 'fr'], 'en'],
    ['de', ['en', 'lt'], undefined],
    ['', ['en', 'lt'], undefined],
    ['*', ['en', 'lt'], undefined],
    ['constructor', ['en', 'lt'], undefined],
    ['C.UTF-8', ['en', 'lt'], undefined],
  ])('"%s" in a shop with %j is %s', (wished, offered, matched) => {
    expect(matchLanguage(wished, offered)).toBe(matched)
  })

  test('before the shop’s languages are known, the tag is canonical, and that of a document is its language alone', () => {
    const written = [{ page: 'lt_LT' }, { page: 'LT' }, { document: 'lt_LT' }, { document: 'LT-lt' }, { document: '??' }]
    expect(written.map((given) => currentLanguage(given, undefined))).toEqual(['lt-LT', 'lt', 'lt', 'lt', 'en'])
  })

  test('the switch offers a language that the page asks for by its region', () => {
    expect(offeredLanguages(['en', 'lt'], ['lt_LT', 'lt', 'EN', 'de-DE'])).toEqual(['lt', 'en'])
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
