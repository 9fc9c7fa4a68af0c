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

/** The state of a route that states its URLs itself. */
export const routeState = (route: Route): RouteState => ({ ...route, alternatives: route.alternatives ?? {}, crumbs: route.crumbs ?? [] })

/** The `hreflang` links in the head of the document, without `x-default`, which is not a language. */
function pageAlternatives(): Record<string, string> {
  if (typeof document === 'undefined') return {}
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel~="alternate"][hreflang]')
  return Object.fromEntries([...links].filter(({ hreflang }) => hreflang !== 'x-default').map(({ hreflang, href }) => [hreflang, href]))
}

/** Overrides the title of the last breadcrumb, for example with “Order confirmed”. Empty: no override. */
export const $lastCrumb = shared('last-crumb', () => atom(''))

const $routeRevision = shared('route.revision', () => atom(0))

/**
 * Sets the route of the next page before it renders, so that its elements render in its language at once (ROUTE-18). Call
 * `publishRoute` once the page and its URL are in place.
 */
export function prepareRoute(route: Route | undefined): void {
  const isLanguageChanged = route?.language !== overrides.renderedRoute?.language
  overrides.renderedRoute = route
  if (isLanguageChanged) touchSettings()
}

/** Updates `$route` to the prepared route. */
export const publishRoute = (): void => $routeRevision.set($routeRevision.get() + 1)

/** Sets and publishes the route of the page on screen; undefined if the kit does not render the page. */
export function setRoute(route: Route | undefined): void {
  prepareRoute(route)
  publishRoute()
}

/** The current route: of the page that the kit renders, else from `shop-config` for this path, else from the head of the document. */
export const $route = shared('route', () =>
  computed([$routeRevision, $path, $settingsRevision], (_, path): RouteState => {
    const route = overrides.renderedRoute ?? routeSchema.safeParse(routeAt(path)).data
    return { ...route, alternatives: route?.alternatives ?? pageAlternatives(), crumbs: route?.crumbs ?? [] }
  }),
)
