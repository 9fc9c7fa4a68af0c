import { routePage } from '../../src/domain/page/listing-page.ts'
import { configuration } from '../../src/model/app/configuration.ts'
import type { Deps } from '../context/deps.ts'
import type { SiteLook } from '../context/site-look.ts'
import { type Html, html } from '../http/page-template.ts'
import { cleanPath } from './clean-path.ts'
import { readConfiguredPaths } from './configured-paths.ts'
import type { FindPage } from './find-page.ts'
import { findRoute, type RouteToShow } from './find-route.ts'
import { headLinks } from './head-links.ts'

/**
 * Renders the app document. The page itself renders in the browser from GET /content/path-info; the server writes only the
 * head that link previews and search engines read. The customer area uses the language the visitor chose (LANG-04).
 */
export const findDocument: FindPage = async (deps, path, { development = false, chosen, search = '', token } = {}) => {
  const { languages } = deps
  const configured = await readConfiguredPaths(deps)
  const inPath = languages.ofPath(path)
  const isCustomerArea = configured.isCustomerArea(cleanPath(path) ?? '', inPath)
  const chosenLanguage = isCustomerArea ? languages.match(chosen) : undefined
  const found = await findRoute(deps, { path: encodeURI(path), search, token, lang: chosenLanguage })
  if (found?.route.redirect !== undefined) return { location: found.route.redirect }
  const language = found?.route.language ?? inPath
  const { missingTitle: title, missingDescription: description, noscript, loadError } = languages.words(language).page
  const route = found?.route ?? { language, title, description }
  const { siteName, ogImage, appIcon, customerProfilePage } = configuration.parse(await deps.settings.configuration(language))
  const twin = deps.alternateOrigin === undefined ? undefined : { origin: deps.alternateOrigin, kind: 'static' as const }
  return {
    file: 'app.html',
    status: found ? 200 : 404,
    isPrivate: found?.isPrivate ?? false,
    isCustomerArea,
    values: {
      language,
      currency: deps.catalogue.now().reference.amounts.currency,
      title: route.title ?? siteName ?? '',
      noscript,
      loadError,
      demo: (development && deps.content.development?.ribbon({ languages, language, account: String(customerProfilePage), twin })) || '',
      icon: iconLink(deps.look, appIcon),
      theme: deps.look?.theme === undefined ? '' : html`<link rel="stylesheet" href="/theme.css">`,
      head: [
        ...(found && !isCustomerArea && !found.isPrivate ? [] : [html`<meta name="robots" content="noindex"${headMarker}>`]),
        ...(found ? renderHead(deps, { ...found.route, ogImage: found.route.ogImage ?? ogImage }, search) : []),
      ],
    },
  }
}

const iconPx = 64

/** The icon of the tab: the demo's own file, or that of the configuration. The kit replaces it once it runs. */
function iconLink(look: SiteLook | undefined, appIcon: string | undefined): Html {
  if (!look || look.files.has('icon.svg')) return html`<link rel="icon" href="/icon.svg" type="image/svg+xml"${headMarker}>`
  // without a link, browsers would ask for /favicon.ico, which is missing
  const href = appIcon ? `/images/${encodeURIComponent(appIcon)}?w=${iconPx}&h=${iconPx}&fit=contain&f=png` : 'data:,'
  return html`<link rel="icon" href="${href}"${headMarker}>`
}

const previewSize = { width: 1200, height: 630 }

/** Marks head elements that the kit replaces on navigation. */
const headMarker = html` data-shop-head=""`

/** Description, Open Graph and alternate links. */
function renderHead(
  { siteOrigin }: Deps,
  { title = '', description = '', ogImage, path, language, alternatives = {}, blocks }: RouteToShow,
  search: string,
): Html[] {
  const { width, height } = previewSize
  const query = routePage({ blocks }, search)
  const picture = ogImage && new URL(`/images/${encodeURIComponent(ogImage)}?w=${width}&h=${height}&fit=cover&f=jpeg`, siteOrigin).href
  const og = {
    'og:title': title,
    'og:description': description,
    'og:type': 'website',
    'og:url': new URL(encodeURI(path ?? '/') + query, siteOrigin).href,
    ...(picture && { 'og:image': picture, 'og:image:width': String(width), 'og:image:height': String(height) }),
  }
  return [
    html`<meta name="description" content="${description}"${headMarker}>`,
    ...Object.entries(og).map(([name, content]) => html`<meta property="${name}" content="${content}"${headMarker}>`),
    ...headLinks(alternatives, language, siteOrigin, { mark: headMarker, query }),
  ]
}
