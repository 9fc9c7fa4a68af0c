import { atom, computed } from 'nanostores'
import { $path } from '../../base/dom/url-parts.ts'
import { shared } from '../../base/shared.ts'
import { $settingsRevision, touchSettings } from '../../kit/settings.ts'
import { type Crumb, type Route, route as routeSchema } from '../../model/page/route.ts'
import { overrides, routeAt } from '../app/overrides.ts'

/** The page on screen: its language where it has one, its address in other languages, the way to it, the home of its language. */
export interface RouteState {
  language?: string | undefined
  home?: string | undefined
  alternatives: Readonly<Record<string, string>>
  crumbs: readonly Crumb[]
}

/** The alternatives that a page names in its head; `x-default` is no language. */
function pageAlternatives(): Record<string, string> {
  if (typeof document === 'undefined') return {}
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel~="alternate"][hreflang]')
  return Object.fromEntries([...links].filter(({ hreflang }) => hreflang !== 'x-default').map(({ hreflang, href }) => [hreflang, href]))
}

const $renderedRoute = shared('route.drawn', () => atom<Route | undefined>())

/** The language of a page that is about to be drawn becomes that of the page (ROUTE-18). */
export function prepareRoute(route: Route | undefined): void {
  const isLanguageChanged = route?.language !== overrides.drawn?.language
  overrides.drawn = route
  if (isLanguageChanged) touchSettings()
}

/** Set by whoever draws pages by route. */
export function setRoute(route: Route | undefined): void {
  prepareRoute(route)
  $renderedRoute.set(route)
}

/** The route that holds: the one a page is drawn by, the one `shop-config` has for this path, what the page's own head says. */
export const $route = shared('route', () =>
  computed([$renderedRoute, $path, $settingsRevision], (rendered, path): RouteState => {
    const route = rendered ?? routeSchema.safeParse(routeAt(path)).data
    return { ...route, alternatives: route?.alternatives ?? pageAlternatives(), crumbs: route?.crumbs ?? [] }
  }),
)
