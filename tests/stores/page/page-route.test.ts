import { afterEach, expect, test } from 'vitest'
import { $path } from '../../../src/base/dom/url-parts.ts'
import { settingsAt } from '../../../src/kit/settings.ts'
import { showPage } from '../../../src/stores/app/current-page.ts'
import { chooseLanguage, languageStore, resetLanguageChoice } from '../../../src/stores/app/language.ts'
import { overrideConfiguration } from '../../../src/stores/app/overrides.ts'
import { $pagePath, $route } from '../../../src/stores/page/route.ts'
import { pageOf } from './page-of.ts'

const language = () => languageStore({ ...settingsAt(null), language: 'en' }).get()

afterEach(() => {
  showPage(undefined)
  resetLanguageChoice()
})

test('ROUTE-18 the language of the route becomes the language of the page', () => {
  overrideConfiguration({ features: { frontLocales: ['en', 'lt'] } } as never)
  expect(language()).toBe('en')
  showPage(pageOf({ language: 'lt', alternatives: { en: '/', lt: '/lt/' }, crumbs: [{ title: 'Kavinukai' }], home: '/lt/' }))
  expect(language()).toBe('lt')
  expect($route.get()).toMatchObject({ language: 'lt', alternatives: { lt: '/lt/' }, crumbs: [{ title: 'Kavinukai' }], home: '/lt/' })
  showPage(pageOf({ language: 'en' }))
  expect(language()).toBe('en')
})

test('ROUTE-18 a selected language lasts until the next page', () => {
  showPage(pageOf({ language: 'en' }))
  chooseLanguage('lt')
  expect(language()).toBe('lt')
  resetLanguageChoice()
  expect(language()).toBe('en')
})

test('a route without a language keeps the language of the host page', () => {
  showPage(pageOf({ title: 'Page' }))
  expect(language()).toBe('en')
})

test('ROUTE-18 the URLs of a page have the path prefix of the site, and the URL of the document may follow later', () => {
  showPage({ ...pageOf({ alternatives: { en: '/', lt: '/lt/' } }), url: { path: '/lt/', search: '', hash: '' }, prefix: '/shop' })
  expect($route.get().alternatives).toEqual({ en: '/shop/', lt: '/shop/lt/' })
  expect($pagePath.get()).toBe('/shop/lt/')
})

test('the route of a page renders once, although the URL of the document follows it', () => {
  showPage(pageOf({ crumbs: [{ title: 'Saws' }] }))
  const titles: unknown[] = []
  const stop = $route.listen(({ crumbs }) => titles.push(crumbs[0]?.title))
  showPage(pageOf({ crumbs: [{ title: 'Planes' }] }))
  $path.set('/planes')
  stop()
  expect(titles).toEqual(['Planes'])
})
