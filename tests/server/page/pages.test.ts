import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoCustomers, demoOperator } from '../../../demo/content/customers.ts'
import { defaultSiteOrigin } from '../../../server/app/origins.ts'
import { fillPage, html } from '../../../server/http/page-template.ts'
import type { Category } from '../../../src/model/listing/category.ts'
import type { Product } from '../../../src/model/product/product.ts'
import { openAnotherShop, openShop, type TestShop } from '../shop.ts'

let shop: TestShop
let hand: TestShop['fetch']
beforeAll(async () => {
  shop = await openShop()
  hand = shop.staticPages(defaultSiteOrigin)
})

const ask = (path: string, headers: Record<string, string>) => hand(new Request(new URL(path, defaultSiteOrigin), { headers }), '127.0.0.1')
const visit = async (path: string) => {
  const answer = await ask(path, { accept: 'text/html' })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
const title = (text: string) => /<title>([^<]*)<\/title>/.exec(text)?.[1]
const link = (text: string, rel: string) => new RegExp(`<link rel="${rel}" href="([^"]*)">`).exec(text)?.[1]
const alternates = (text: string) =>
  Object.fromEntries([...text.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)">/g)].map(([, lang, href]) => [lang, href]))
const attribute = (text: string, tag: string, name: string) => new RegExp(`<${tag}[^>]* ${name}="([^"]*)"`).exec(text)?.[1]

/** Changes texts of the catalogue in the database. */
const hostile = `"><img src=x onerror=alert(1)>{{text.skip}}</title><script>alert(1)</script> & 'quoted'`

describe('templates', () => {
  test('R01 escapes every value, in text and attributes', () => {
    const page = fillPage('<p title="{{ a }}">{{a}}</p>{{b}}', { a: hostile, b: html`<i>${hostile}</i>` })
    expect(page).not.toMatch(/<(img|script)/)
    expect(page.match(/&quot;&gt;&lt;img/g)).toHaveLength(3)
  })

  test('R01 does not replace a value that looks like a placeholder', () => {
    expect(fillPage('{{a}}', { a: '{{b}}', b: 'secret' })).toBe('{{b}}')
  })

  test('a placeholder without a value throws, also for names of Object.prototype', () => {
    for (const name of ['title', 'constructor', 'toString']) expect(() => fillPage(`{{${name}}}`, {})).toThrow(name)
  })
})

describe('page paths', () => {
  test.each([
    ['/', '/lt/'],
    ['/cart', '/lt/krepselis'],
    ['/search', '/lt/paieska'],
    ['/wishlist', '/lt/norai'],
    ['/account', '/lt/paskyra'],
    ['/privacy', '/lt/privatumas'],
    ['/c/workshop', '/lt/c/dirbtuves'],
  ])('%s and %s are the same page in two languages', async (english, lithuanian) => {
    const both = { en: `http://localhost:4300${english}`, lt: `http://localhost:4300${lithuanian}` }
    for (const [lang, path] of [
      ['en', english],
      ['lt', lithuanian],
    ] as const) {
      const { status, text } = await visit(path)
      expect(status).toBe(200)
      expect(text).toContain(`<html lang="${lang}">`)
      expect(attribute(text, 'shop-config', 'language')).toBe(lang)
      expect(link(text, 'canonical')).toBe(both[lang])
      expect(alternates(text)).toEqual({ ...both, 'x-default': both.en })
      expect(text).not.toContain('{{')
    }
  })

  test('a path without its trailing slash, and with a query, is the same page', async () => {
    expect(link((await visit('/lt')).text, 'canonical')).toBe('http://localhost:4300/lt/')
    expect(link((await visit('/search?search=%22%3E%3Cscript%3E')).text, 'canonical')).toBe('http://localhost:4300/search')
    expect((await visit('/search?search=%22%3E%3Cscript%3E')).text).not.toContain('"><script>')
  })

  test('ROUTE-07 every page of a listing is canonical, without filters, sorts and campaigns', async () => {
    for (const path of ['/c/workshop', '/c/workshop/hand-tools', '/search']) {
      const { text } = await visit(`${path}?da-colour=red&page=2&sort=price_asc&mc_cid=1`)
      expect(link(text, 'canonical')).toBe(`http://localhost:4300${path}?page=2`)
      expect(alternates(text).en).toBe(`http://localhost:4300${path}?page=2`)
      expect(link((await visit(`${path}?page=0&sort=title`)).text, 'canonical')).toBe(`http://localhost:4300${path}`)
    }
    expect(link((await visit('/privacy?page=2')).text, 'canonical')).toBe('http://localhost:4300/privacy')
  })

  test('a percent-encoded path is the same page', async () => {
    expect(link((await visit('/c/%77orkshop')).text, 'canonical')).toBe('http://localhost:4300/c/workshop')
  })

  test('every category and a page of products have a page', async () => {
    for (const lang of ['en', 'lt']) {
      const categories = await shop.read<Category[]>(`/api/categories?lang=${lang}&depth=2`)
      for (const { id, title: name, url } of categories.slice(0, 12)) {
        const { status, text } = await visit(url ?? '')
        expect([url, status, attribute(text, 'shop-category', 'category')]).toEqual([url, 200, id])
        expect(text).toContain(name.replaceAll('&', '&amp;'))
      }
      const products = await shop.read<Product[]>(`/api/products?lang=${lang}&size=10&category=workshop&includeSubCategories=true`)
      for (const { productId, id, url } of products) {
        const { status, text } = await visit(new URL(url ?? '', 'http://shop.test').pathname)
        expect([url, status, attribute(text, 'shop-product', 'product-id')]).toEqual([url, 200, productId ?? id])
      }
    }
  })

  test('a product page has title, description and breadcrumbs', async () => {
    const [product] = await shop.read<Product[]>('/api/products?lang=lt&id=ht-1001')
    const { text } = await visit(product?.url ?? '')
    expect(title(text)).toBe(`${product?.title} · Birch &amp; Bolt`)
    expect(/<meta name="description" content="([^"]+)">/.exec(text)?.[1]?.length).toBeGreaterThan(20)
    const crumbs = JSON.parse((attribute(text, 'shop-breadcrumbs', 'crumbs') ?? '').replaceAll('&quot;', '"'))
    expect(crumbs[0]).toEqual({ title: 'Dirbtuvės', url: '/lt/c/dirbtuves' })
    expect(crumbs.at(-1)).toEqual({ title: product?.title, url: product?.url })
    expect(Object.keys(alternates(text))).toEqual(['en', 'lt', 'x-default'])
  })

  test('pages follow the paths of the configuration', async () => {
    await shop.deps.settings.change({ wishlistPage: { en: '/my-wishes', lt: '/lt/mano-norai' } })
    expect((await visit('/my-wishes')).text).toContain('<shop-wishlist')
    expect((await visit('/wishlist')).status).toBe(404)
    await shop.deps.settings.reset()
  })

  test.each([
    '/nothing',
    '/p/no-such-product',
    '/c/no-such-category',
    '/c/',
    '/p/',
    '/ltx',
    '/lt/c/workshop',
    '/%ff',
    '/home.html',
    '/p/constructor',
  ])('%s is not a page', async (path) => {
    const { status, text, headers } = await visit(path)
    expect(status).toBe(404)
    expect(text).toContain(
      '<h1>Page not found</h1>'.replace('Page not found', path.startsWith('/lt/') ? 'Puslapis nerastas' : 'Page not found'),
    )
    expect(alternates(text)).toEqual({})
    expect(headers.get('content-security-policy')).toContain("script-src 'self'")
  })
})

test('R01 catalogue and configuration texts stay text in a page', async () => {
  await shop.db.query(
    "update product_text set title = $1, description = $1 where lang = 'en' and product_no = (select no from product where id = 'ht-1002')",
    [hostile],
  )
  await shop.deps.settings.change({ siteName: hostile })
  const [product] = await shop.read<Product[]>('/api/products?lang=en&id=ht-1002')
  const { status, text } = await visit(product?.url ?? '')
  await shop.deps.settings.reset()
  expect(status).toBe(200)
  expect(text).toContain('&lt;img src=x')
  expect(text).not.toMatch(/<img src=x|<script>|onerror=alert\(1\)>/)
})

test('R47 pages have a policy, are compressed and revalidated', async () => {
  const answer = await ask('/', { accept: 'text/html', 'accept-encoding': 'gzip' })
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(answer.headers.get('content-encoding')).toBe('gzip')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  const tag = answer.headers.get('etag') ?? ''
  const again = await ask('/', { accept: 'text/html', 'accept-encoding': 'gzip', 'if-none-match': tag })
  expect(again.status).toBe(304)
  expect(again.headers.get('content-security-policy')).toBe(answer.headers.get('content-security-policy'))
})

test('pages contain no inline scripts, styles or handlers', async () => {
  expect(readdirSync(new URL('../../../demo/pages/shop', import.meta.url)).filter((name) => name.endsWith('.js'))).toEqual([])
  for (const path of ['/', '/cart', '/search', '/wishlist', '/c/workshop', '/nothing']) {
    const { text } = await visit(path)
    expect(text).not.toMatch(/<style|<script(?! type="module" src="\/kit\/shop-kit.js" data-load-error="[^"]*">)| style=| on[a-z]+=/)
  }
})

test('every link in a page resolves to a page', async () => {
  for (const path of ['/', '/lt/', '/nothing', '/lt/nieko']) {
    const links = [...(await visit(path)).text.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href = '']) => href)
    expect(links.length).toBeGreaterThan(0)
    for (const href of links) expect([href, (await visit(href)).status]).toEqual([href, 200])
  }
})

describe('the customer area and the privacy policy', () => {
  test('R12 the customer area sends no referrer and is not indexed', async () => {
    for (const path of ['/account', '/lt/paskyra', '/account?step=register']) {
      const { headers, text } = await visit(path)
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(text).toContain('<meta name="robots" content="noindex">')
      expect(text).toContain('<shop-account>')
    }
    expect((await visit('/privacy')).headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  })

  test('the privacy policy lists every key that the kit stores in the browser, in both languages', async () => {
    const stores = readdirSync(new URL('../../../src/stores', import.meta.url), { withFileTypes: true, recursive: true }).filter((entry) =>
      entry.isFile(),
    )
    const code = stores.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8')).join('\n')
    const kept = [...code.matchAll(/(?:persisted|responseCache)(?:<.*>)?\('([\w-]+)'/g)].map(([, name]) => name)
    expect(kept).toContain('newsletterClosed')
    for (const path of ['/privacy', '/lt/privatumas']) {
      const { text } = await visit(path)
      for (const name of [...kept, 'signal']) expect(text).toMatch(new RegExp(`shop:${name}\\b`))
    }
  })

  test('lists demo accounts in development only', async () => {
    const secrets = [...demoCustomers, demoOperator].flatMap(({ email, password }) => [email, password])
    for (const path of ['/', '/lt/', '/account', '/c/workshop']) {
      const { text } = await visit(path)
      for (const secret of secrets) expect(text).toContain(secret)
    }
    const live = await openAnotherShop({ development: false })
    for (const path of ['/', '/account']) {
      const request = new Request(new URL(path, defaultSiteOrigin), { headers: { accept: 'text/html' } })
      const text = await (await live.staticPages(defaultSiteOrigin)(request)).text()
      for (const secret of [...secrets, '/dev/']) expect(text).not.toContain(secret)
    }
  })
})
