import { atom, computed, type ReadableAtom } from 'nanostores'
import { loadChunk } from '../../base/dom/chunk.ts'
import { shared } from '../../base/shared.ts'
import { endOfYear, readCookie, writeCookie } from '../../base/storage/cookie.ts'
import { cookieExpiryYear, languageCookie } from '../../domain/constants.ts'
import { currentLanguage, type LanguagePreferences, matchLanguage } from '../../domain/language.ts'
import type { Settings } from '../../kit/settings.ts'
import { stringify } from '../../model/stringify.ts'
import { configurationStore } from './configuration.ts'
import { $page } from './current-page.ts'
import { overrides, routeAt } from './overrides.ts'

/** The language that the user chose on this page. */
export const $chosenLanguage = shared('language.chosen', () => atom<string | undefined>())

/** Stores a choice in the cookie for the next pages (LANG-01, LANG-02). */
export const rememberLanguage = (language: string): void => writeCookie(languageCookie, language, endOfYear(cookieExpiryYear))

/** Sets the language of this page and, by cookie, of the next ones (CONST-20). */
export function chooseLanguage(language: string): void {
  rememberLanguage(language)
  $chosenLanguage.set(language)
}

const routeLanguage = () =>
  $page.get()?.route.language ?? (typeof location === 'undefined' ? undefined : routeAt(location.pathname)?.language)

/** The sources of a language other than the user's choice on this page. */
export const languagePreferences = (settings: Settings): LanguagePreferences => ({
  route: routeLanguage(),
  page: settings.language,
  cookie: readCookie(languageCookie),
  document: typeof document === 'undefined' ? undefined : document.documentElement.lang,
})

const checked = shared('remote.languages', () => new Set<string>())

/** Tells once that the shop does not have the language of the page. */
function checkLanguage(language: string | undefined, frontLocales: readonly string[] = []): void {
  if (typeof document === 'undefined' || !language || !frontLocales.length || checked.has(language)) return
  checked.add(language)
  if (matchLanguage(language, frontLocales) === undefined)
    loadChunk(() => import('./report-unknown.chunk.ts'))
      .then(({ reportLanguage }) => reportLanguage(language, frontLocales))
      .catch(console.error)
}

const languages = () => shared('languages', () => new Map<string, ReadableAtom<string>>())

/** The current language for these settings. Falls back to one the shop offers once its configuration has loaded. */
export function languageStore(settings: Settings): ReadableAtom<string> {
  const key = stringify([settings.apiBase, settings.language, routeLanguage(), overrides.revision])
  const known = languages().get(key)
  if (known) return known
  const preferences = languagePreferences(settings)
  const shop = configurationStore(settings, currentLanguage(preferences, undefined))
  const store = computed([$chosenLanguage, shop], (chosen, { value }) => {
    const frontLocales = value?.features?.frontLocales
    checkLanguage(settings.language || preferences.document, frontLocales)
    return currentLanguage({ chosen, ...preferences }, frontLocales)
  })
  languages().set(key, store)
  return store
}

/** Drops the choice made on the previous page: the next page decides its own language (ROUTE-18). */
export const resetLanguageChoice = (): void => $chosenLanguage.set(undefined)
