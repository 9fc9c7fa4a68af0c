import { languages } from '../../content/common/shape.ts'
import { pageTexts } from '../../content/page-texts.ts'
import type { Deps } from '../context/deps.ts'
import { cleanPath } from './clean-path.ts'
import { readConfiguredPaths } from './configured-paths.ts'
import type { FindPage } from './find-page.ts'
import { findRoute, type RouteToShow } from './find-route.ts'
import { headLinks, languageOfPath } from './head-links.ts'
import { type Html, html } from './page-template.ts'

/**
 * The one document of the shop, which draws itself from GET /content/path-info: the server writes only what link previews and
 * search engines read. The customer area is in the language that the visitor has chosen (LANG-04).
 */
export const findDocument: FindPage = async (deps, path, { chosen, search = '', token } = {}) => {
  const configured = await readConfiguredPaths(deps.settings)
  const inPath = languageOfPath(path)
  const isCustomerArea = configured.isCustomerArea(cleanPath(path) ?? '', inPath)
  const wished = isCustomerArea ? languages.find((one) => one === chosen) : undefined
  const found = await findRoute(deps, { path: encodeURI(path), search, token, lang: wished })
  if (found?.route.redirect !== undefined) return { location: found.route.redirect }
  const language = found?.route.language ?? inPath
  const { missingTitle: title, missingDescription: description } = pageTexts[language]
  const route = found?.route ?? { language, title, description }
  const { siteName, ogImage } = await deps.settings.configuration(language)
  return {
    file: 'app.html',
    status: found ? 200 : 404,
    isPrivate: found?.isPrivate ?? false,
    isCustomerArea,
    values: {
      language,
      title: route.title ?? String(siteName),
      noscript: pageTexts[language].noscript,
      head: [
        ...(found && !isCustomerArea && !found.isPrivate ? [] : [html`<meta name="robots" content="noindex"${headMarker}>`]),
        ...(found ? renderHead(deps, { ...found.route, ogImage: found.route.ogImage ?? String(ogImage) }) : []),
      ],
    },
  }
}

const previewSize = { width: 1200, height: 630 }

/** Tells the kit that this is its own: it is changed with the page on screen. */
const headMarker = html` data-shop-head=""`

/** What a link to the page looks like elsewhere. */
function renderHead(
  { siteOrigin }: Deps,
  { title = '', description = '', ogImage, path, language, alternatives = {} }: RouteToShow,
): Html[] {
  const { width, height } = previewSize
  const picture = new URL(`/images/${encodeURIComponent(ogImage ?? '')}?w=${width}&h=${height}&fit=cover&f=jpeg`, siteOrigin).href
  const og = {
    'og:title': title,
    'og:description': description,
    'og:type': 'website',
    'og:url': new URL(encodeURI(path ?? '/'), siteOrigin).href,
    'og:image': picture,
    'og:image:width': String(width),
    'og:image:height': String(height),
  }
  return [
    html`<meta name="description" content="${description}"${headMarker}>`,
    ...Object.entries(og).map(([name, content]) => html`<meta property="${name}" content="${content}"${headMarker}>`),
    ...headLinks(alternatives, language, siteOrigin, headMarker),
  ]
}
