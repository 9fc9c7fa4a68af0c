import { atom } from 'nanostores'
import { shared } from '../../base/shared.ts'
import type { PageUrl } from '../../domain/page/page-url.ts'
import { touchSettings } from '../../kit/settings.ts'
import type { HistoryEntry } from '../../model/account/history-entry.ts'
import type { Route } from '../../model/page/route.ts'

/**
 * Why a page renders: first page of the document, link, back or forward (also within the page on screen), route of the page on screen
 * replaced.
 */
export type NavigationCause = 'load' | 'follow' | 'traverse' | 'refresh'

/** A page that the kit renders. */
export interface CurrentPage {
  route: Route
  /** another object for each navigation, so also for back and forward within the page */
  url: PageUrl
  /** the page's entry in the history */
  entry: HistoryEntry
  cause: NavigationCause
  /** increases with each page; a refresh keeps it */
  number: number
  /** path prefix of the shop's pages on this site */
  prefix: string
  /** the `shop-page` that renders it */
  host: Element | null
}

/** The page on screen; undefined until the first one can render, and if the kit does not render pages. */
export const $page = shared('page', () => atom<CurrentPage | undefined>())

/** Shows a page. Settings follow its language, so that all elements render in it at once (ROUTE-18). */
export function showPage(page: CurrentPage | undefined): void {
  const isLanguageChanged = page?.route.language !== $page.get()?.route.language
  $page.set(page)
  if (isLanguageChanged) touchSettings()
}
