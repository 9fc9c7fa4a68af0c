import type { Deps } from '../context/deps.ts'
import { type Html, html } from '../http/page-template.ts'
import type { FindPage } from './find-page.ts'
import { countProductPages, readContentPages, readProductPages, type SitemapPage } from './sitemap-pages.ts'

/** what the protocol allows in one file */
const maxUrlsPerFile = 50_000

export interface Sitemap {
  /** `/sitemap.xml`: all pages, or the list of parts if they do not fit into one file */
  index(): Promise<string>
  /** `/sitemap-<number>.xml`, from 1; undefined for a part that does not exist */
  part(number: number): Promise<string | undefined>
}

/** The public pages of the shop in all languages, for search engines. */
export function createSitemap(deps: Deps, findPage: FindPage, { maxUrls = maxUrlsPerFile } = {}): Sitemap {
  const size = Math.max(1, Math.floor(maxUrls / deps.languages.codes.length))
  const read = async () => {
    const [content, products] = await Promise.all([readContentPages(deps, findPage), countProductPages(deps)])
    return { content, parts: Math.ceil((content.length + products) / size) }
  }
  const renderPart = async (content: readonly SitemapPage[], index: number) => {
    const start = index * size
    const own = content.slice(start, start + size)
    const offset = Math.max(0, start - content.length)
    const products = own.length < size ? await readProductPages(deps, { offset, limit: size - own.length }) : []
    return renderPages([...own, ...products], deps.siteOrigin)
  }
  return {
    async index() {
      const { content, parts } = await read()
      return parts <= 1 ? renderPart(content, 0) : renderIndex(parts, deps.siteOrigin)
    },
    async part(number) {
      const { content, parts } = await read()
      return parts > 1 && number >= 1 && number <= parts ? renderPart(content, number - 1) : undefined
    },
  }
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

const renderIndex = (parts: number, origin: string): string =>
  declaration +
  html`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
    ${Array.from({ length: parts }, (_, index) => html`<sitemap><loc>${origin}/sitemap-${String(index + 1)}.xml</loc></sitemap>`)}
</sitemapindex>
`.text

const renderPages = (pages: readonly SitemapPage[], origin: string): string =>
  declaration +
  html`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
    ${pages.flatMap((page) => renderPage(page, origin))}
</urlset>
`.text

/** A page in each of its languages, with links to the others. Paths that lead to another site are left out. */
function renderPage({ paths, changed }: SitemapPage, origin: string): Html[] {
  const urls = Object.entries(paths)
    .map(([language, path]) => ({ language, url: new URL(encodeURI(path), origin) }))
    .filter(({ url }) => url.origin === origin)
  const [first] = urls
  const alternates = [...urls, ...(first ? [{ ...first, language: 'x-default' }] : [])]
  const links = alternates.map(({ language, url }) => html`<xhtml:link rel="alternate" hreflang="${language}" href="${url.href}"/>`)
  const lastChange = changed === undefined ? '' : html`<lastmod>${changed}</lastmod>`
  return urls.map(({ url }) => html`<url><loc>${url.href}</loc>${lastChange}${links}</url>`)
}
