import { atom, computed, type ReadableAtom } from 'nanostores'
import { shared } from '../../base/shared.ts'
import { endOfYear, readCookie, writeCookie } from '../../base/storage/cookie.ts'
import { cookieExpiryYear, languageCookie } from '../../domain/constants.ts'
import { currentLanguage, type LanguagePreferences } from '../../domain/language.ts'
import type { Settings } from '../../kit/settings.ts'
import { stringify } from '../../model/stringify.ts'
import { configurationStore } from './configuration.ts'
import { overrides, routeAt } from './overrides.ts'

/** What the shopper chose on this page. */
export const $chosenLanguage = shared('language.chosen', () => atom<string | undefined>())

/** Keeps a choice by cookie for the pages that follow (LANG-01, LANG-02). */
export const rememberLanguage = (language: string): void => writeCookie(languageCookie, language, endOfYear(cookieExpiryYear))

/** Chooses a language for this page and, by cookie, for the next ones (CONST-20). */
export function chooseLanguage(language: string): void {
  rememberLanguage(language)
  $chosenLanguage.set(language)
}

const routeLanguage = () =>
  overrides.drawn?.language ?? (typeof location === 'undefined' ? undefined : routeAt(location.pathname)?.language)

/** Where a language was asked for before anybody chose one on this page. */
export const languagePreferences = (settings: Settings): LanguagePreferences => ({
  route: routeLanguage(),
  page: settings.language,
  cookie: readCookie(languageCookie),
  document: typeof document === 'undefined' ? undefined : document.documentElement.lang,
})

const languages = shared('languages', () => new Map<string, ReadableAtom<string>>())

/** The language that holds under these settings; one that the shop does not offer gives way once its configuration is there. */
export function languageStore(settings: Settings): ReadableAtom<string> {
  const key = stringify([settings.apiBase, settings.language, routeLanguage(), overrides.revision])
  const known = languages.get(key)
  if (known) return known
  const preferences = languagePreferences(settings)
  const shop = configurationStore(settings, currentLanguage(preferences, undefined))
  const store = computed([$chosenLanguage, shop], (chosen, { value }) =>
    currentLanguage({ chosen, ...preferences }, value?.features?.frontLocales),
  )
  languages.set(key, store)
  return store
}

/** The page that is drawn now has a language of its own: what was chosen for another one no longer holds (ROUTE-18). */
export const resetLanguageChoice = (): void => $chosenLanguage.set(undefined)
