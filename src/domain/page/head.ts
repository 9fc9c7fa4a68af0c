import type { Configuration } from '../../model/app/configuration.ts'
import type { Route } from '../../model/page/route.ts'
import { stringify } from '../../model/stringify.ts'
import { appleTouchIconSizePx, iconSizePx, largeIconSizePx, ogImageHeightPx, ogImageWidthPx } from '../constants.ts'

/** An element of the document's head. */
export interface HeadTag {
  tag: 'meta' | 'link'
  attributes: Readonly<Record<string, string>>
}

/** How the head names addresses; what may not stand there is undefined. */
export interface HeadUrls {
  /** whole address of a page of the shop's own site */
  page: (path: string) => string | undefined
  /** whole address of a picture in a size */
  picture: (id: string, size: { w: number; h: number }) => string | undefined
  manifest: string
}

const meta = (type: 'name' | 'property', typeValue: string, content: string | undefined): HeadTag[] =>
  content ? [{ tag: 'meta', attributes: { [type]: typeValue, content } }] : []
const link = (href: string | undefined, attributes: Record<string, string>): HeadTag[] =>
  href === undefined ? [] : [{ tag: 'link', attributes: { ...attributes, href } }]

const square = (px: number) => ({ w: px, h: px })
const sizes = (px: number) => `${px}x${px}`

/** The page's address in each of its languages, and which of them it is itself (ROUTE-07, ROUTE-08). */
function pageLinks({ path, language, alternatives = {} }: Route, { page }: HeadUrls): HeadTag[] {
  const own = (language !== undefined && Object.hasOwn(alternatives, language) && alternatives[language]) || path
  return [
    ...link(own === undefined ? undefined : page(own), { rel: 'canonical' }),
    ...Object.entries(alternatives).flatMap(([hreflang, at]) => link(page(at), { rel: 'alternate', hreflang })),
  ]
}

/** Icons of the app: 128 only where the picture is large enough (OFF-09). */
function icons({ appIcon, appIconSize = 0 }: Configuration, { picture }: HeadUrls): HeadTag[] {
  if (!appIcon) return []
  const large = appIconSize >= largeIconSizePx ? [largeIconSizePx] : []
  return [
    ...[iconSizePx, ...large].flatMap((px) => link(picture(appIcon, square(px)), { rel: 'icon', sizes: sizes(px) })),
    ...link(picture(appIcon, square(appleTouchIconSizePx)), { rel: 'apple-touch-icon', sizes: sizes(appleTouchIconSizePx) }),
  ]
}

/** A `meta` that steers the browser instead of saying something, such as a refresh, is no word about a page. */
const refused = /^(referrer|viewport|color-scheme)$/i

/** The metaTags of the configuration (ENT-23); only those that are named by name or property. */
const configured = ({ metaTags = [] }: Configuration): HeadTag[] =>
  metaTags.flatMap(({ type, typeValue, contentValue }) =>
    (type === 'name' || type === 'property') && !refused.test(typeValue) ? meta(type, typeValue, contentValue) : [],
  )

const identity = ({ attributes: { content, href, ...rest } }: HeadTag) => stringify(rest)

/** What the head of a page holds, besides its title (ROUTE-07..10, OFF-09..11, ENT-23); what the route says wins over metaTags. */
export function headTags(route: Route, configuration: Configuration, urls: HeadUrls): HeadTag[] {
  const image = route.ogImage ?? configuration.ogImage
  const picture = image && urls.picture(image, { w: ogImageWidthPx, h: ogImageHeightPx })
  const links = pageLinks(route, urls)
  const canonical = links.find(({ attributes }) => attributes.rel === 'canonical')?.attributes.href
  const said = [
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
  const known = new Set(said.map(identity))
  return [...said, ...configured(configuration).filter((tag) => !known.has(identity(tag)))]
}
