import { atom, computed, type ReadableAtom } from 'nanostores'
import { endOfYear, readCookie, writeCookie } from '../base/cookie.ts'
import type { Settings } from '../base/settings.ts'
import { shared } from '../base/shared.ts'
import { cookieExpiryYear, languageCookie } from '../domain/constants.ts'
import { currentLanguage } from '../domain/language.ts'
import { configurationOf } from './configuration.ts'
import { overrides } from './overrides.ts'

/** What the shopper chose on this page. */
const $chosen = shared('language.chosen', () => atom<string | undefined>())

/** Chooses a language for this page and, by cookie, for the next ones (CONST-20). */
export function chooseLanguage(language: string): void {
  writeCookie(languageCookie, language, endOfYear(cookieExpiryYear))
  $chosen.set(language)
}

const languages = shared('languages', () => new Map<string, ReadableAtom<string>>())

/** The language that holds under these settings; one that the shop does not offer gives way once its configuration is there (L2). */
export function languageAt(settings: Settings): ReadableAtom<string> {
  const key = JSON.stringify([settings.apiBase, settings.language, overrides.revision])
  const known = languages.get(key)
  if (known) return known
  const wishes = {
    page: settings.language,
    cookie: readCookie(languageCookie),
    document: typeof document === 'undefined' ? undefined : document.documentElement.lang,
  }
  const shop = configurationOf(settings, currentLanguage(wishes, undefined))
  const store = computed([$chosen, shop], (chosen, { value }) => currentLanguage({ chosen, ...wishes }, value?.features?.frontLocales))
  languages.set(key, store)
  return store
}
