import { afterEach, expect, test } from 'vitest'
import { settingsAt } from '../../../src/kit/settings.ts'
import { chooseLanguage, languageStore, resetLanguageChoice } from '../../../src/stores/app/language.ts'
import { overrideConfiguration } from '../../../src/stores/app/overrides.ts'
import { $route, setRoute } from '../../../src/stores/page/route.ts'

const language = () => languageStore({ ...settingsAt(null), language: 'en' }).get()

afterEach(() => {
  setRoute(undefined)
  resetLanguageChoice()
})

test('ROUTE-18 the language of the route becomes the language of the page', () => {
  overrideConfiguration({ features: { frontLocales: ['en', 'lt'] } } as never)
  expect(language()).toBe('en')
  setRoute({ language: 'lt', alternatives: { en: '/', lt: '/lt/' }, crumbs: [{ title: 'Kavinukai' }], home: '/lt/' })
  expect(language()).toBe('lt')
  expect($route.get()).toMatchObject({ language: 'lt', alternatives: { lt: '/lt/' }, crumbs: [{ title: 'Kavinukai' }], home: '/lt/' })
  setRoute({ language: 'en' })
  expect(language()).toBe('en')
})

test('ROUTE-18 a selected language lasts until the next page', () => {
  setRoute({ language: 'en' })
  chooseLanguage('lt')
  expect(language()).toBe('lt')
  resetLanguageChoice()
  expect(language()).toBe('en')
})

test('a route without a language keeps the language of the host page', () => {
  setRoute({ title: 'Page' })
  expect(language()).toBe('en')
})
