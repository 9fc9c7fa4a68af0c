import { beforeAll, describe, expect, test } from 'vitest'
import { pages } from '../../../demo/content/pages/index.ts'
import { findDocument } from '../../../server/page/document.ts'
import { createSitemap } from '../../../server/page/sitemap.ts'
import { openAnotherShop, type TestShop } from '../shop.ts'
import { languages } from './languages.ts'

const origin = 'https://shop.example'
const staticOrigin = 'https://static.example'

let shop: TestShop
beforeAll(async () => {
  shop = await openAnotherShop({ siteOrigin: origin })
})

const sitemap = (options?: { maxUrls: number }) => createSitemap(shop.deps, findDocument, options)
const locations = (text: string) => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url)
/** The entry of a URL without white space between its elements. */
const entryOf = (text: string, url: string) =>
  (text.match(/<url>.*?<\/url>/gs)?.find((entry) => entry.includes(`<loc>${url}</loc>`)) ?? '').replaceAll(/\s+(?=<)/g, '')
const pathsOf = (text: string) => locations(text).map((url) => decodeURI(new URL(url).pathname))

describe('/sitemap.xml', () => {
  test('has every product, category, article and public page in every language, once', async () => {
    const response = await shop.ask('/sitemap.xml')
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
    const paths = pathsOf(await response.text())
    expect(new Set(paths).size).toBe(paths.length)
    const products = await shop.db.query<{ lang: string; path: string }>('select lang, path from product_text')
    const inLanguage = (lang: string, path: string) => (lang === 'en' ? path : `/${lang}${path}`)
    const expected = [
      ...products.map(({ lang, path }) => inLanguage(lang, `/p/${path}`)),
      ...[...shop.deps.catalogue.now().reference.categories.values()].flatMap(({ texts }) =>
        languages.map((lang) => inLanguage(lang, `/c/${texts(lang).path}`)),
      ),
    ]
    expect(expected.filter((path) => !paths.includes(path))).toEqual([])
    const [news] = await shop.db.query<{ paths: Record<string, string> }>('select paths from news order by published limit 1')
    expect(paths).toEqual(expect.arrayContaining(['/', '/lt/', '/contacts', '/about', news?.paths.en, news?.paths.lt]))
  })

  test('has no page of a single visitor and no unpublished one', async () => {
    const paths = pathsOf(await sitemap().index())
    const drafts = pages.filter(({ previewToken }) => previewToken).flatMap((page) => Object.values(page.paths))
    expect(drafts.length).toBeGreaterThan(0)
    for (const path of ['/cart', '/search', '/wishlist', '/account', '/lt/krepselis', ...drafts]) expect(paths).not.toContain(path)
  })

  test('every content page in it is a page that may be indexed', async () => {
    const content = pathsOf(await sitemap().index()).filter((path) => !/^(\/lt)?\/[pc]\//.test(path))
    for (const path of content) {
      const visit = await shop.ask(encodeURI(path), { headers: { accept: 'text/html' } })
      expect([path, visit.status, (await visit.text()).includes('noindex')]).toEqual([path, 200, false])
    }
  })

  test('has absolute URLs of the public origin, with links to the other languages', async () => {
    const text = await sitemap().index()
    expect([...text.matchAll(/(?:<loc>|href=")([^<"]*)/g)].filter(([, url = '']) => !url.startsWith(`${origin}/`))).toEqual([])
    const links = [
      `<xhtml:link rel="alternate" hreflang="en" href="${origin}/c/workshop"/>`,
      `<xhtml:link rel="alternate" hreflang="lt" href="${origin}/lt/c/dirbtuves"/>`,
      `<xhtml:link rel="alternate" hreflang="x-default" href="${origin}/c/workshop"/>`,
    ]
    for (const path of ['/c/workshop', '/lt/c/dirbtuves']) expect(entryOf(text, origin + path)).toContain(links.join(''))
  })

  test('states when an article was published', async () => {
    const [row] = await shop.db.query<{ path: string; day: string }>(
      "select paths ->> 'en' as path, to_char(published, 'YYYY-MM-DD') as day from news where published <= now() limit 1",
    )
    expect(entryOf(await sitemap().index(), `${origin}${row?.path}`)).toContain(`<lastmod>${row?.day}</lastmod>`)
  })

  test('escapes paths, and leaves out those of another site', async () => {
    await shop.db.query(
      `insert into news (id, published, titles, summaries, contents, paths)
       values ('hostile', '2020-01-01', '{}', '{}', '{}', '{"en": "/news/a&b''<c>\\"", "lt": "//evil.example/x"}')`,
    )
    const text = await sitemap().index()
    expect(text).toContain(`<loc>${origin}/news/a&amp;b&#39;%3Cc%3E%22</loc>`)
    expect(text).not.toContain('evil.example')
    await shop.db.query("delete from news where id = 'hostile'")
  })

  test('is split into parts that together have the same pages', async () => {
    const whole = locations(await sitemap().index())
    const split = sitemap({ maxUrls: 500 })
    const parts = locations(await split.index())
    expect(parts.slice(0, 2)).toEqual([`${origin}/sitemap-1.xml`, `${origin}/sitemap-2.xml`])
    const found: string[] = []
    for (const [index] of parts.entries()) {
      const urls = locations((await split.part(index + 1)) ?? '')
      expect(urls.length).toBeLessThanOrEqual(500)
      found.push(...urls)
    }
    expect(found).toEqual(whole)
    expect([await split.part(0), await split.part(parts.length + 1)]).toEqual([undefined, undefined])
  })

  test('has no parts if it fits into one file, is cached, and compressed for those who accept it', async () => {
    for (const path of ['/sitemap-1.xml', '/sitemap-0.xml', '/sitemap-x.xml'])
      expect([path, (await shop.ask(path)).status]).toEqual([path, 404])
    const plain = await shop.ask('/sitemap.xml')
    expect(plain.headers.get('cache-control')).toBe('public, max-age=600')
    const small = await shop.ask('/sitemap.xml', { headers: { 'accept-encoding': 'gzip' } })
    expect([small.headers.get('content-encoding'), plain.headers.get('content-encoding')]).toEqual(['gzip', null])
    expect((await small.arrayBuffer()).byteLength).toBeLessThan((await plain.arrayBuffer()).byteLength / 5)
  })

  test('the sitemap of the static pages has all pages, at their origin', async () => {
    const response = await shop.staticPages(staticOrigin)(new Request(`${staticOrigin}/sitemap.xml`))
    const urls = locations(await response.text())
    expect(urls).toEqual(expect.arrayContaining([`${staticOrigin}/`, `${staticOrigin}/c/workshop`, `${staticOrigin}/about`]))
    expect(urls.filter((url) => !url.startsWith(`${staticOrigin}/`))).toEqual([])
  })
})

describe('/robots.txt', () => {
  test('allows public pages, names the sitemap, and disallows the pages of a single visitor', async () => {
    const response = await shop.ask('/robots.txt')
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8'])
    const lines = (await response.text()).split('\n')
    expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`)
    for (const path of ['/cart$', '/cart?', '/search?', '/account/', '/lt/krepselis$']) expect(lines).toContain(`Disallow: ${path}`)
    expect(lines).toContain('Allow: /')
  })

  test('follows the paths of the configuration', async () => {
    await shop.deps.settings.change({ cartPage: { en: '/basket', lt: '/lt/krepselis' } })
    const text = await (await shop.ask('/robots.txt')).text()
    expect(text).toContain('Disallow: /basket$')
    expect(text).not.toContain('/cart')
    await shop.deps.settings.reset()
  })
})

describe('a document', () => {
  const html = { headers: { accept: 'text/html' } }

  test('an unknown path is a 404 on both sites', async () => {
    const visits = [await shop.ask('/nothing', html), await shop.staticPages(staticOrigin)(new Request(`${staticOrigin}/nothing`, html))]
    for (const visit of visits) {
      expect([visit.status, visit.headers.get('content-type')?.toLowerCase()]).toEqual([404, 'text/html; charset=utf-8'])
      expect(await visit.text()).toContain('<meta name="robots" content="noindex"')
    }
  })

  test('a former path redirects permanently on both sites and keeps the query', async () => {
    const visits = [
      await shop.ask('/shop?mc_cid=1', html),
      await shop.staticPages(staticOrigin)(new Request(`${staticOrigin}/shop?mc_cid=1`, html)),
    ]
    for (const visit of visits) expect([visit.status, visit.headers.get('location')]).toEqual([301, '/?mc_cid=1'])
  })
})
