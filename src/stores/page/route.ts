import { atom, computed } from 'nanostores'
import { $path } from '../../base/dom/url-parts.ts'
import { shared } from '../../base/shared.ts'
import { $settingsRevision } from '../../kit/settings.ts'
import { type Crumb, type Route, route as routeSchema } from '../../model/page/route.ts'
import { $page } from '../app/current-page.ts'
import { routeAt } from '../app/overrides.ts'

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

/** The state of a page's route, with the path prefix of this site in its alternatives. */
const $pageState = computed($page, (page): RouteState | undefined => {
  if (!page) return undefined
  const { route, prefix } = page
  const entries = Object.entries(route.alternatives ?? {})
  return routeState({ ...route, alternatives: Object.fromEntries(entries.map(([language, path]) => [language, prefix + path])) })
})

/** The path of the page on screen, which changes together with its route; the URL changes right after them. */
export const $pagePath = shared('page.path', () => computed([$page, $path], (page, path) => (page ? page.prefix + page.url.path : path)))

/** The current route: of the page that the kit renders, else from `shop-config` for this path, else from the head of the document. */
export const $route = shared('route', () =>
  computed([$pageState, $path, $settingsRevision], (page, path): RouteState => {
    if (page) return page
    const route = routeSchema.safeParse(routeAt(path)).data
    return { ...route, alternatives: route?.alternatives ?? pageAlternatives(), crumbs: route?.crumbs ?? [] }
  }),
)
