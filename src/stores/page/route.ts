import { atom, computed } from 'nanostores'
import { $path } from '../../base/dom/url-parts.ts'
import { shared } from '../../base/shared.ts'
import { $settingsRevision, touchSettings } from '../../kit/settings.ts'
import { type Crumb, type Route, route as routeSchema } from '../../model/page/route.ts'
import { overrides, routeAt } from '../app/overrides.ts'

/** The page on screen: its language, the home page of that language, its URLs by language, its breadcrumbs. */
export interface RouteState {
  language?: string | undefined
  home?: string | undefined
  alternatives: Readonly<Record<string, string>>
  crumbs: readonly Crumb[]
}

/** The `hreflang` links in the head of the document, without `x-default`, which is not a language. */
function pageAlternatives(): Record<string, string> {
  if (typeof document === 'undefined') return {}
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel~="alternate"][hreflang]')
  return Object.fromEntries([...links].filter(({ hreflang }) => hreflang !== 'x-default').map(({ hreflang, href }) => [hreflang, href]))
}

const $renderedRoute = shared('route.drawn', () => atom<Route | undefined>())

/** Sets the language before the page renders, so that its elements render in it at once (ROUTE-18). */
export function prepareRoute(route: Route | undefined): void {
  const isLanguageChanged = route?.language !== overrides.drawn?.language
  overrides.drawn = route
  if (isLanguageChanged) touchSettings()
}

/** Publishes the route of the page on screen; undefined if the kit does not render the page. */
export function setRoute(route: Route | undefined): void {
  prepareRoute(route)
  $renderedRoute.set(route)
}

/** The current route: of the page that the kit renders, else from `shop-config` for this path, else from the head of the document. */
export const $route = shared('route', () =>
  computed([$renderedRoute, $path, $settingsRevision], (rendered, path): RouteState => {
    const route = rendered ?? routeSchema.safeParse(routeAt(path)).data
    return { ...route, alternatives: route?.alternatives ?? pageAlternatives(), crumbs: route?.crumbs ?? [] }
  }),
)
