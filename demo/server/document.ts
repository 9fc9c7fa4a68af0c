import { pageTexts } from '../content/page-texts.ts'
import type { FindPage } from './find-page.ts'
import { findPlace, missing } from './hand-pages.ts'
import { headLinks, languageOfPath, shortened } from './head-links.ts'
import { html } from './page-template.ts'

/**
 * The one document of the shop, which draws itself from GET /content/path-info: the server writes only what link previews and
 * search engines read.
 */
export const findDocument: FindPage = async (deps, path) => {
  const language = languageOfPath(path)
  const found = await findPlace(deps, path, language)
  const { title, description, paths } = found ?? missing(language)
  const { siteName } = await deps.settings.configuration(language)
  return {
    file: 'whole.html',
    status: found ? 200 : 404,
    values: {
      language,
      title: `${title} · ${String(siteName)}`,
      noscript: pageTexts[language].noscript,
      head: [
        html`<meta name="description" content="${shortened(description)}">`,
        ...(found ? headLinks(paths, language, deps.siteOrigin) : [html`<meta name="robots" content="noindex">`]),
      ],
    },
  }
}
