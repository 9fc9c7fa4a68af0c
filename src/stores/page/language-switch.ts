import { reloadPage } from '../../base/dom/url-parts.ts'
import { sameOriginPath } from '../../base/security/safe-url.ts'
import { shared } from '../../base/shared.ts'
import { getOwn } from '../../domain/get-own.ts'
import { currentLanguage } from '../../domain/language.ts'
import type { Settings } from '../../kit/settings.ts'
import { chooseLanguage, languagePreferences, rememberLanguage } from '../app/language.ts'
import { isLoginLayout } from './login-layout.ts'
import { $route } from './route.ts'

/**
 * The address of this page in a language, if the route has one of the page's own origin; any other is refused (LANG-03, R08).
 * Phrase, filters and choices of the page go along, unless the route names its own.
 */
export function alternativeIn(language: string): string | undefined {
  const given = getOwn($route.get().alternatives, language)
  if (given === undefined) return undefined
  const path = sameOriginPath(given)
  if (path === undefined) console.warn(`shop: the ${language} address of this page belongs to another site and is not followed`)
  return path === undefined || /[?#]/.test(path) ? path : path + location.search + location.hash
}

const currentPageUrl = () => location.pathname + location.search + location.hash

/**
 * Keeps the choice in the cookie and goes to the address of the page in that language; without one, this page changes its
 * language (LANG-01, LANG-03). With links="event" going is the page's own business.
 */
export function switchLanguage(language: string, { links }: Pick<Settings, 'links'>): void {
  const url = alternativeIn(language)
  // a page that follows the cookie is at the address of its other language already
  const goes = url !== undefined && url !== currentPageUrl() && links === 'follow'
  if (goes) {
    rememberLanguage(language)
    location.assign(url)
  } else chooseLanguage(language)
}

/** What the shopper's own choice does: a login layout is loaded anew where it is (LANG-04), any other page as `switchLanguage` says. */
export function changeLanguage(language: string, settings: Pick<Settings, 'links'>): void {
  if (isLoginLayout() && settings.links === 'follow') {
    rememberLanguage(language)
    reloadPage()
  } else switchLanguage(language, settings)
}

const resolved = shared('language.settled', () => ({ done: false }))

/** Chooses the shop's first language where the one asked for is not offered; once a page, so that no two pages take turns (LANG-07). */
export function resolveLanguage(settings: Settings, frontLocales: readonly string[] | undefined): void {
  const [first] = frontLocales ?? []
  if (!first || resolved.done) return
  resolved.done = true
  const preferred = currentLanguage(languagePreferences(settings), undefined)
  if (!frontLocales?.includes(preferred)) switchLanguage(first, settings)
}
