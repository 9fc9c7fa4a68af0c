import { beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '../../../demo/content/common/shape.ts'
import { demoCustomers } from '../../../demo/content/customers.ts'
import { pages } from '../../../demo/content/pages/index.ts'
import { seedPages } from '../../../demo/seed/seed-pages.ts'
import { defaultSiteOrigin } from '../../../server/app/origins.ts'
import { checkRedirects, isOwnPath, withSearch } from '../../../server/page/redirects.ts'
import { blockTag } from '../../../src/domain/page/block-types.ts'
import type { Category } from '../../../src/model/listing/category.ts'
import { type Route, route as routeSchema } from '../../../src/model/page/route.ts'
import type { Product } from '../../../src/model/product/product.ts'
import { openAnotherShop, openShop, type TestShop } from '../shop.ts'
import { languages } from './languages.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})

type Question = Record<'path' | 'search' | 'lang' | 'token', string>
const ask = (question: Partial<Question>) => shop.ask(`/content/path-info?${new URLSearchParams(question)}`)
const read = async (path: string, more: Partial<Question> = {}): Promise<Route> => {
  const answer = await ask({ path, ...more })
  expect([path, answer.status]).toEqual([path, 200])
  return routeSchema.parse(await answer.json())
}
const typesOf = ({ blocks = [] }: Route) => blocks.map(({ type }) => type)
const statusOf = async (path: string, token?: string) => (await ask({ path, ...(token && { token }) })).status

describe('route data', () => {
  test('CALL-58 ROUTE-06 ROUTE-12 every editorial page returns a complete route, with blocks of known types in order', async () => {
    for (const page of pages.filter(({ previewToken }) => !previewToken))
      for (const language of languages) {
        const found = await read(page.paths[language])
        expect(found).toMatchObject({ path: page.paths[language], language, ...page.texts[language], alternatives: page.paths })
        expect(found.ogImage).toBe(page.ogImage)
        expect(found.displayCategoriesListDesktop).toBe(page.displayCategoriesListDesktop || undefined)
        const written = page.blocks(language).map(({ id, type, title, data }) => ({ id, type, title, data }))
        const sent = found.blocks?.map(({ id, type, title, data }) => ({ id, type, title, data }))
        expect(sent).toEqual(JSON.parse(JSON.stringify(written)))
        for (const { type, platform } of found.blocks ?? [])
          expect([blockTag(type), platform]).toEqual([expect.any(String), expect.stringMatching(/^(both|desktop|phone)$/)])
      }
  })

  test('CALL-58 a category page comes from the catalogue; an overview shows the category list', async () => {
    for (const lang of languages) {
      const categories = await shop.read<Category[]>(`/api/categories?lang=${lang}&depth=3`)
      const category = categories.find(({ url = '' }) => url.split('/').length > (lang === 'en' ? 4 : 5))
      const found = await read(category?.url ?? '')
      expect(found).toMatchObject({
        title: category?.title,
        language: lang,
        ogImage: expect.any(String),
      })
      expect(found.blocks).toMatchObject([{ type: 'category', data: { id: category?.id } }])
      const department = await read(lang === 'en' ? '/c/workshop' : '/lt/c/dirbtuves')
      expect(typesOf(department)).toEqual(['category', 'productListBanner', 'category', 'productListBanner'])
      const overview = await read(categories.find(({ id }) => id === 'cold-counter')?.url ?? '')
      expect([found, department, overview].map((page) => page.displayCategoriesListDesktop ?? false)).toEqual([false, false, true])
      expect(found.crumbs?.length).toBeGreaterThan(1)
      expect(found.crumbs?.at(-1)).toEqual({ title: category?.title, url: category?.url })
    }
  })

  test('the lists of a department have products of that department only', async () => {
    const { blocks = [] } = await read('/c/garden')
    const shelves = blocks.flatMap(({ data }) => (typeof data?.productListId === 'string' ? [data.productListId] : []))
    expect(shelves).toHaveLength(2)
    const own = await shop.read<Product[]>('/api/products?lang=en&category=garden&includeSubCategories=true&size=150')
    const ids = new Set(own.map(({ id }) => id))
    for (const list of shelves) {
      const found = await shop.read<Product[]>(`/api/products?lang=en&product-list=${list}&size=50`)
      expect(found.length).toBeGreaterThan(5)
      expect(found.filter(({ id }) => !ids.has(id))).toEqual([])
    }
    expect(blocks.at(-2)).toMatchObject({ type: 'category', data: { id: 'garden', renderType: 'none', displayDescription: false } })
  })

  test('CALL-58 a product page has the product, related and alternative products', async () => {
    const [product] = await shop.read<Product[]>('/api/products?lang=lt&id=ht-1001')
    const found = await read(product?.url ?? '')
    expect(typesOf(found)).toEqual(['product', 'relatedProducts', 'alternativeProducts'])
    for (const { data } of found.blocks ?? []) expect(data).toEqual({ productId: 'ht-1001' })
    expect(found).toMatchObject({ title: product?.title, language: 'lt', path: product?.url, alternatives: { lt: product?.url } })
    expect(found.crumbs?.[0]).toEqual({ title: 'Dirbtuvės', url: '/lt/c/dirbtuves' })
    expect((await shop.ask(`/images/${found.ogImage}?w=96`)).status).toBe(200)
    expect((await read(found.alternatives?.en ?? '')).alternatives).toEqual(found.alternatives)
  })

  test('CALL-58 lang sets the language of the texts, by default that of the path', async () => {
    expect(await read('/cart', { lang: 'lt' })).toMatchObject({ title: 'Krepšelis', language: 'lt', path: '/lt/krepselis' })
    expect(await read('/lt/krepselis', { lang: 'en' })).toMatchObject({ title: 'Cart', language: 'en', path: '/cart' })
    expect(await read('/lt/krepselis', { lang: 'de' })).toMatchObject({ language: 'lt' })
    const english = await read('/c/workshop')
    expect(await read('/c/workshop', { lang: 'lt' })).toMatchObject({ title: 'Dirbtuvės', alternatives: english.alternatives })
  })

  test('CALL-58 a percent-encoded path, or one with a trailing slash, is the same page', async () => {
    for (const path of ['/c/workshop/', '/c/%77orkshop', '/c/workshop//']) expect((await read(path)).path).toBe('/c/workshop')
    for (const path of ['/lt', '/lt/']) expect((await read(path)).path).toBe('/lt/')
  })

  test('ROUTE-01 pages follow the configured paths, as do links to them', async () => {
    await shop.deps.settings.change({ cartPage: { en: '/basket', lt: '/lt/pirkiniai' } })
    const moved = await read('/basket')
    const before = await statusOf('/cart')
    await shop.deps.settings.reset()
    expect(moved).toMatchObject({ path: '/basket', alternatives: { en: '/basket', lt: '/lt/pirkiniai' } })
    expect([before, await statusOf('/cart'), await statusOf('/basket')]).toEqual([404, 200, 404])
  })

  test.each(['/nothing', '//evil.example', '/\\evil.example', '/%ff', '', 'cart', '/p/constructor', '/c/', '/lt/cart'])(
    'CALL-58 %s is not a page',
    async (path) => {
      const answer = await ask({ path })
      expect([answer.status, await answer.json()]).toEqual([404, { name: 'NotFound', message: expect.any(String) }])
      expect(answer.headers.get('cache-control')).toBe('no-store')
    },
  )

  test('CALL-58 R41 a request without a path is rejected, a response is cacheable for a minute', async () => {
    expect((await ask({ lang: 'en' })).status).toBe(400)
    // a very long path, and one with a double-encoded NUL
    for (const path of [`/${'a'.repeat(100_000)}`, '/%00', '/p/%00', '/%2500', '/../..', '/\\evil.example', '//evil.example'])
      expect([path.slice(0, 20), await statusOf(path)]).toEqual([path.slice(0, 20), 404])
    expect((await ask({ path: '/' })).headers.get('cache-control')).toContain('max-age=60')
  })
})

describe('an unpublished page', () => {
  const draft = pages.find(({ previewToken }) => previewToken)
  const path = draft?.paths.en ?? ''
  const token = draft?.previewToken ?? ''

  test('CALL-58 R12 requires its token and is not cacheable', async () => {
    const answer = await ask({ path, token })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    for (const wrong of ['', `${token} `, token.slice(1), token.toUpperCase()])
      expect([wrong, await statusOf(path, wrong)]).toEqual([wrong, 404])
    expect(
      (await shop.db.query('select preview_hash from page where preview_hash is not null')).map((row) => JSON.stringify(row)).join(),
    ).not.toContain(token)
    const visit = await shop.ask(`${path}?token=${token}`, { headers: { accept: 'text/html' } })
    expect([visit.status, visit.headers.get('cache-control'), visit.headers.get('referrer-policy')]).toEqual([
      200,
      'no-store',
      'no-referrer',
    ])
    expect(await visit.text()).toContain('noindex')
  })

  test('R12 is not seeded without the demo accounts, because its token is public', async () => {
    const drafts = () => shop.db.query('select key from page where preview_hash is not null')
    await shop.db.query('delete from page_text where page in (select key from page where preview_hash is not null)')
    await shop.db.query('delete from page where preview_hash is not null')
    await seedPages(shop.db, shop.deps.languages, { drafts: false })
    expect(await drafts()).toEqual([])
    await seedPages(shop.db, shop.deps.languages, { drafts: true })
    expect(await drafts()).toHaveLength(1)
  })
})

describe('redirects', () => {
  test('CALL-58 ROUTE-06 R12 a former path returns the current one and keeps the query', async () => {
    expect(await read('/shop', { search: 'mc_cid=1' })).toMatchObject({ path: '/shop', redirect: '/?mc_cid=1' })
    const visit = await shop.ask('/shop?mc_cid=1', { headers: { accept: 'text/html' } })
    expect([visit.status, visit.headers.get('location')]).toEqual([301, '/?mc_cid=1'])
    // a browser that caches the redirect for good would follow it even after a change
    expect(visit.headers.get('cache-control')).toBe('no-cache')
    const { headers } = await shop.ask('/shop?token=secret', { headers: { accept: 'text/html' } })
    expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer'])
    expect(withSearch('/a?b=1#c', 'd=2')).toBe('/a?b=1&d=2#c')
  })

  test('R08 a redirect to another site, or a loop, is neither stored nor followed', async () => {
    const away = ['//evil.example', '/\\evil.example', 'https://evil.example', '/\t/evil.example', '/a b', 'javascript:alert(1)', '']
    for (const to of away) {
      expect([to, isOwnPath(to)]).toEqual([to, false])
      expect(() => checkRedirects([{ from: '/a', to }])).toThrow('leaves the site')
      await expect(shop.db.query("insert into redirect values ('/away', $1)", [to])).rejects.toThrow()
    }
    const circle = [
      { from: '/a', to: '/b?x=1' },
      { from: '/b', to: '/c' },
      { from: '/c', to: '/a#top' },
    ]
    expect(() => checkRedirects(circle)).toThrow('is a loop')
    expect(() => checkRedirects(circle.slice(0, 2))).not.toThrow()
    for (const { from, to } of circle) await shop.db.query('insert into redirect values ($1, $2)', [from, to])
    expect(await statusOf('/a')).toBe(404)
    // the browser follows redirects of paths that look like files
    await shop.db.query("insert into redirect values ('/old.html', '/older.html'), ('/older.html', '/old.html')")
    for (const path of ['/old.html', '/older.html']) expect([(await shop.ask(path)).status, await statusOf(path)]).toEqual([404, 404])
    await shop.db.query("delete from redirect where path like '/old%.html'")
    await shop.db.query("delete from redirect where path = '/c'")
    expect(await read('/a')).toMatchObject({ redirect: '/c' })
    await shop.db.query("delete from redirect where path in ('/a', '/b')")
  })
})

describe('the document', () => {
  const visit = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await shop.ask(path, { headers: { accept: 'text/html', ...headers } })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
  const hrefs = (text: string, rel: string) =>
    [...text.matchAll(new RegExp(`<link rel="${rel}"(?: hreflang="(\\w\\w)")? href="([^"]*)"`, 'g'))].map(([, lang, href]) => [lang, href])

  test.each<[Language, string]>([
    ['en', '/'],
    ['lt', '/lt/'],
    ['en', '/c/workshop'],
    ['lt', '/lt/krepselis'],
    ['en', '/contacts'],
  ])('CALL-58 in %s the page %s is one tag, with a head for link previews', async (language, path) => {
    const { status, text, headers } = await visit(path)
    const found = await read(path)
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache'])
    expect(headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(text).toContain(`<html lang="${language}">`)
    expect(text).toContain(`<title>${found.title}</title>`)
    expect(text).toContain(`<meta property="og:title" content="${found.title}"`)
    expect(hrefs(text, 'canonical')).toEqual([[undefined, `http://localhost:4300${path}`]])
    expect(hrefs(text, 'alternate')).toEqual(
      Object.entries(found.alternatives ?? {}).map(([lang, at]) => [lang, `http://localhost:4300${at}`]),
    )
    expect(text).toMatch(/<meta property="og:image" content="http:\/\/localhost:4300\/images\/[\w-]+\?w=1200&amp;h=630/)
    expect(text).toMatch(
      /<body>\s*<noscript>.*<\/noscript>\s*<shop-config language="\w\w"[^>]*><\/shop-config>\s*<shop-page[^>]*><\/shop-page>\s*<link[^>]*demo-ribbon[\s\S]*<\/aside>\s*<\/body>/,
    )
    expect(text.match(/<script/g)).toHaveLength(1)
    expect(text).not.toMatch(/\{\{|<style| on[a-z]+=/)
  })

  test('ROUTE-07 every page of a listing is canonical, without filters, sorts and campaigns', async () => {
    for (const path of ['/c/workshop', '/lt/c/dirbtuves', '/search']) {
      const { text } = await visit(`${path}?sort=price_asc&page=2&utm_source=a`)
      expect(hrefs(text, 'canonical')).toEqual([[undefined, `http://localhost:4300${path}?page=2`]])
      expect(hrefs(text, 'alternate').every(([, href]) => href?.endsWith('?page=2'))).toBe(true)
      expect(text).toContain(`<meta property="og:url" content="http://localhost:4300${path}?page=2"`)
    }
    expect(hrefs((await visit('/contacts?page=2')).text, 'canonical')).toEqual([[undefined, 'http://localhost:4300/contacts']])
  })

  test('R59 an unknown path returns a 404 page with noindex to browsers, and a JSON problem to other clients', async () => {
    const { status, text } = await visit('/lt/nieko')
    expect([status, /<title>(.*)<\/title>/.exec(text)?.[1]]).toEqual([404, 'Puslapis nerastas'])
    expect(text).toContain('<meta name="robots" content="noindex"')
    expect(text).not.toContain('canonical')
    expect(await (await shop.ask('/lt/nieko')).json()).toMatchObject({ name: 'NotFound' })
  })

  test('R12 LANG-04 the customer area sends no referrer and uses the selected language', async () => {
    const { headers, text } = await visit('/account', { cookie: 'lang=lt' })
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(text).toContain('<html lang="lt">')
    expect(text).toContain('noindex')
    expect((await visit('/cart', { cookie: 'lang=lt' })).text).toContain('<html lang="en">')
  })

  test('R01 page texts stay text in the head', async () => {
    const hostile = '"><script>alert(1)</script>{{title}}'
    await shop.db.query("update page_text set title = $1, description = $1 where page = 'about' and lang = 'en'", [hostile])
    const { text } = await visit(pages.find(({ key }) => key === 'about')?.paths.en ?? '')
    expect(text.match(/<script/g)).toHaveLength(1)
    expect(text).toContain('{{title}}')
  })

  test('every page has the ribbon of the demo, in development only', async () => {
    for (const path of ['/', '/cart', '/lt/krepselis']) {
      const { text } = await visit(path)
      expect(text.match(/class="demo"/g)).toHaveLength(1)
      for (const { email, password } of demoCustomers)
        expect([path, text.includes(email), text.includes(password)]).toEqual([path, true, true])
      expect(text).toContain('href="/dev/mail"')
    }
    const live = await openAnotherShop({ development: false })
    const text = await (await live.fetch(new Request(`${defaultSiteOrigin}/`, { headers: { accept: 'text/html' } }), '')).text()
    expect(text).not.toMatch(/demo-ribbon|\/dev\//)
  })
})
