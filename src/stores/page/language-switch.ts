import { reloadPage } from '../../base/dom/url-parts.ts'
import { sameOriginPath } from '../../base/security/safe-url.ts'
import { shared } from '../../base/shared.ts'
import { currentLanguage, matchLanguage } from '../../domain/language.ts'
import type { Settings } from '../../kit/settings.ts'
import { chooseLanguage, languagePreferences, rememberLanguage } from '../app/language.ts'
import { isLoginLayout } from './login-layout.ts'
import { $route, type RouteState } from './route.ts'

/**
 * The URL of this page in another language, from the route. Rejects a URL of another origin (LANG-03, R08). Keeps the query and the
 * hash of the page, unless the URL has its own.
 */
export function alternativeIn(
  language: string,
  { alternatives }: Pick<RouteState, 'alternatives'> = $route.get(),
  page: Pick<URL, 'search' | 'hash'> = location,
): string | undefined {
  const key = matchLanguage(language, Object.keys(alternatives))
  const given = key === undefined ? undefined : alternatives[key]
  if (given === undefined) return undefined
  const path = sameOriginPath(given)
  if (path === undefined) console.warn(`shop: ignored the ${language} URL of this page, because it belongs to another site`)
  return path === undefined || /[?#]/.test(path) ? path : path + page.search + page.hash
}

const currentPageUrl = () => location.pathname + location.search + location.hash

/**
 * Stores the choice in the cookie and loads the page's URL in that language. Without such a URL, or with links="event", switches the
 * language of the current page (LANG-01, LANG-03).
 */
export function switchLanguage(language: string, { links }: Pick<Settings, 'links'>): void {
  const url = alternativeIn(language)
  // a server that follows the cookie has already loaded the URL of the other language
  const goes = url !== undefined && url !== currentPageUrl() && links === 'follow'
  if (goes) {
    rememberLanguage(language)
    location.assign(url)
  } else chooseLanguage(language)
}

/** Applies the user's choice: reloads a login layout at its URL (LANG-04), calls `switchLanguage` on any other page. */
export function changeLanguage(language: string, settings: Pick<Settings, 'links'>): void {
  if (isLoginLayout() && settings.links === 'follow') {
    rememberLanguage(language)
    reloadPage()
  } else switchLanguage(language, settings)
}

const resolved = shared('language.settled', () => ({ done: false }))

/** Switches to the shop's first language if it does not offer the preferred one. Once per page, so that two pages cannot loop (LANG-07). */
export function resolveLanguage(settings: Settings, frontLocales: readonly string[] | undefined): void {
  const [first] = frontLocales ?? []
  if (!first || resolved.done) return
  resolved.done = true
  const preferred = currentLanguage(languagePreferences(settings), undefined)
  if (!matchLanguage(preferred, frontLocales ?? [])) switchLanguage(first, settings)
}
