import type { Configuration } from '../../model/app/configuration.ts'
import type { Route } from '../../model/page/route.ts'
import { stringify } from '../../model/stringify.ts'
import { appleTouchIconSizePx, iconSizePx, largeIconSizePx, ogImageHeightPx, ogImageWidthPx } from '../constants.ts'
import { routePage } from './listing-page.ts'

/** An element of the document's head. */
export interface HeadTag {
  tag: 'meta' | 'link'
  attributes: Readonly<Record<string, string>>
}

/** Builds the URLs of the head. Undefined omits the tag. */
export interface HeadUrls {
  /** absolute URL of a shop page; undefined for another site */
  page: (path: string) => string | undefined
  /** absolute URL of a picture at a size in px */
  picture: (id: string, size: { w: number; h: number }) => string | undefined
  manifest: string
}

const meta = (type: 'name' | 'property', typeValue: string, content: string | undefined): HeadTag[] =>
  content ? [{ tag: 'meta', attributes: { [type]: typeValue, content } }] : []
const link = (href: string | undefined, attributes: Record<string, string>): HeadTag[] =>
  href === undefined ? [] : [{ tag: 'link', attributes: { ...attributes, href } }]

const square = (px: number) => ({ w: px, h: px })
const sizes = (px: number) => `${px}x${px}`

/** The canonical link and one alternate link per language, all of the same page of a listing (ROUTE-07, ROUTE-08). */
function pageLinks(route: Route, urls: HeadUrls, search: string): HeadTag[] {
  const { path, language, alternatives = {} } = route
  const page = (of: string) => {
    const url = urls.page(of)
    return url && url + routePage(route, search)
  }
  const own = (language !== undefined && Object.hasOwn(alternatives, language) && alternatives[language]) || path
  return [
    ...link(own === undefined ? undefined : page(own), { rel: 'canonical' }),
    ...Object.entries(alternatives).flatMap(([hreflang, translatedPath]) => link(page(translatedPath), { rel: 'alternate', hreflang })),
  ]
}

/** The icon links of the app; 128 px only if the source is at least that large (OFF-09). */
function icons({ appIcon, appIconSize = 0 }: Configuration, { picture }: HeadUrls): HeadTag[] {
  if (!appIcon) return []
  const large = appIconSize >= largeIconSizePx ? [largeIconSizePx] : []
  return [
    ...[iconSizePx, ...large].flatMap((px) => link(picture(appIcon, square(px)), { rel: 'icon', sizes: sizes(px) })),
    ...link(picture(appIcon, square(appleTouchIconSizePx)), { rel: 'apple-touch-icon', sizes: sizes(appleTouchIconSizePx) }),
  ]
}

/** Names of `meta` tags that control the browser; the configuration must not set them. */
const reservedNames = /^(referrer|viewport|color-scheme)$/i

/** The `metaTags` of the configuration that use `name` or `property`; never `http-equiv` (ENT-23). */
const configured = ({ metaTags = [] }: Configuration): HeadTag[] =>
  metaTags.flatMap(({ type, typeValue, contentValue }) =>
    (type === 'name' || type === 'property') && !reservedNames.test(typeValue) ? meta(type, typeValue, contentValue) : [],
  )

const identity = ({ attributes: { content, href, ...rest } }: HeadTag) => stringify(rest)

/** The head of a page without its title; `search` is the query of its URL. Tags of the route win over `metaTags` (ROUTE-07..10, OFF-09..11, ENT-23). */
export function headTags(route: Route, configuration: Configuration, urls: HeadUrls, search = ''): HeadTag[] {
  const image = route.ogImage ?? configuration.ogImage
  const picture = image && urls.picture(image, { w: ogImageWidthPx, h: ogImageHeightPx })
  const links = pageLinks(route, urls, search)
  const canonical = links.find(({ attributes }) => attributes.rel === 'canonical')?.attributes.href
  const ownTags = [
    ...meta('name', 'description', route.description),
    ...(route.blocks?.length ? [] : meta('name', 'robots', 'noindex')),
    ...links,
    ...meta('property', 'og:title', route.title),
    ...meta('property', 'og:description', route.description),
    ...meta('property', 'og:type', 'website'),
    ...meta('property', 'og:url', canonical),
    ...(picture
      ? [
          ...meta('property', 'og:image', picture),
          ...meta('property', 'og:image:width', String(ogImageWidthPx)),
          ...meta('property', 'og:image:height', String(ogImageHeightPx)),
        ]
      : []),
    ...icons(configuration, urls),
    ...(configuration.features?.webAppManifest ? link(urls.manifest, { rel: 'manifest' }) : []),
  ]
  const known = new Set(ownTags.map(identity))
  return [...ownTags, ...configured(configuration).filter((tag) => !known.has(identity(tag)))]
}
