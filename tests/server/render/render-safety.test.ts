import { afterEach, describe, expect, test } from 'vitest'
import { renderTag } from '../../../elements/server/render-tag.tsx'
import { serverSanitizer } from '../../../elements/server/sanitizer.ts'
import { isPublicRemote } from '../../../src/base/http/seed.ts'
import { $cartCount } from '../../../src/stores/cart/cart-summary.ts'
import { $listType } from '../../../src/stores/listing/preferences.ts'
import { $recentProducts } from '../../../src/stores/product/recent-products.ts'
import { $customer } from '../../../src/stores/session/session.ts'
import { $wishlist } from '../../../src/stores/wishlist/wishlist.ts'
import { hostileHtml } from '../../e2e/app/hostile-html.ts'
import { openReadShop } from '../shop.ts'
import { changedShop, parseTag, type RenderedTag, render } from './rendered.ts'

const product = { 'product-id': 'bx-2201' }
const hostileTexts = [
  '</template></shop-product-card><script>ran()</script>',
  '</script><script>ran()</script>',
  '</style><img src=x onerror=ran()>',
  '<!--<script>',
  '--><img src=x onerror=ran()>',
  '<shop-config api-base="https://evil.example"></shop-config>',
  '"><img src=x onerror=ran()>',
  "' onmouseover='ran()",
  '{{constructor.constructor("ran()")()}}',
  ']]><svg onload=ran()>',
]

const forbidden =
  'script:not([data-shop-seed]), iframe, object, embed, base, meta, link, form[action], svg [href], frame, applet, dialog[open]'

/** What is dangerous in the markup of a tag, outside the seed; also breaks out of the tag. */
function dangers({ body, shadow }: RenderedTag): string[] {
  const found = [...shadow.querySelectorAll(forbidden)].map(({ outerHTML }) => outerHTML)
  if (body.childNodes.length !== 1) found.push(`next to the tag: ${body.innerHTML.slice(-200)}`)
  if (
    [...shadow.children]
      .map(({ localName }) => localName)
      .sort()
      .join() !== 'div,script,style'
  )
    found.push('next to the root')
  for (const element of shadow.querySelectorAll('*')) {
    if (element.localName.includes('-')) found.push(element.outerHTML)
    for (const { name, value } of element.attributes)
      if (/^on|^srcdoc$|^xlink|^formaction$/.test(name) || /^\s*(javascript|vbscript|data:text)/i.test(value))
        found.push(`${name}=${value}`)
  }
  return found
}

describe('markup of a server is safe', () => {
  test.each(hostileTexts)('R01 with the text %s in every text of a response', async (text) => {
    const quoted = JSON.stringify(text).slice(1, -1)
    const shop = await changedShop((body, { pathname }) =>
      pathname === '/api/products'
        ? body.replace(/"(title|model|categoryTitle)":"[^"]*"/g, `"$1":"${quoted.replaceAll('$', '$$$$')}"`)
        : body,
    )
    const card = await render('shop-product-card', product, { shop })
    expect(dangers(card)).toEqual([])
    expect(card.text).toContain(text)
    const seeded = Object.values(card.seed['product-cards'] ?? {})[0] as { title: string }
    expect(seeded.title).toBe(text)
    expect(dangers(await render('shop-product', product, { shop }))).toEqual([])
  })

  test.each(Object.entries(hostileHtml))('R01..R04 with %s in HTML of the shop', async (_, payloads) => {
    for (const text of payloads) {
      const html = await renderTag('shop-text', { block: JSON.stringify({ data: { text } }) }, { shop: await openReadShop() })
      expect(dangers(parseTag(html)), text).toEqual([])
    }
  })

  test('R06 R07 with URLs of HTML that pass safeUrl only, and no opener or referrer for other sites', async () => {
    const text =
      '<a href="https://user:pass@evil.example/">a</a><a href="https://other.example/" target="_blank">b</a><a href="/c">c</a><img src="/i.png">'
    const { shadow } = await render('shop-text', { block: JSON.stringify({ data: { text } }) })
    const links = [...shadow.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.getAttribute('rel')])
    expect(links).toEqual([
      [null, null],
      ['https://other.example/', 'noopener noreferrer'],
      ['/c', 'noopener noreferrer'],
    ])
    expect(shadow.querySelector('img')?.getAttribute('referrerpolicy')).toBe('no-referrer')
  })

  test('R04 the sanitizer of a server gives the same for its own output', async () => {
    const sanitize = await serverSanitizer()
    const unstable = Object.values(hostileHtml)
      .flat()
      .filter((html) => sanitize(String(sanitize(html))) !== sanitize(html))
    expect(unstable).toEqual([])
  })

  test('R06 with script URLs in fields of a response', async () => {
    const shop = await changedShop((body) => body.replace(/"url":"[^"]*"/g, '"url":"javascript:ran()"'))
    for (const [tag, attributes] of [
      ['shop-product-card', product],
      ['shop-menu', {}],
      ['shop-news-list', {}],
    ] as const)
      expect(dangers(await render(tag, attributes, { shop })), tag).toEqual([])
  })

  test('hostile attribute values are escaped', async () => {
    for (const text of hostileTexts) {
      const rendered = await render('shop-search-results', { search: text, id: text, heading: text })
      expect(dangers(rendered), text).toEqual([])
      expect(rendered.element.getAttribute('id')).toBe(text)
    }
  })

  test('attribute names that would end the tag or run a script are refused', async () => {
    const shop = await openReadShop()
    for (const name of ['a b', 'a>', 'a="x', '', 'a/b', '"', 'a\u0000', 'onclick', 'ONCLICK'])
      await expect(renderTag('shop-cart', { [name]: 'x' }, { shop }), name).rejects.toThrow(TypeError)
  })
})

describe('renders do not mix', () => {
  const list = { 'product-list': 'trail', 'page-size': '4' }
  const later = () => new Promise((resolve) => setTimeout(resolve, Math.random() * 20))

  test('concurrent ones in two languages', async () => {
    const alone = Object.fromEntries(
      await Promise.all(['en', 'lt'].map(async (language) => [language, (await render('shop-page', {}, { path: '/', language })).html])),
    )
    const slow = await changedShop(async (body) => {
      await later()
      return body
    })
    const languages = Array.from({ length: 6 }, (_, index) => (index % 2 ? 'lt' : 'en'))
    const together = await Promise.all(languages.map((language) => render('shop-page', {}, { shop: slow, path: '/', language })))
    expect(together.map(({ html }, index) => html === alone[languages[index] as string])).not.toContain(false)
  }, 60_000) // eight home pages on the development build of React

  test('concurrent ones of two shops with the same address', async () => {
    const named = (name: string) =>
      changedShop(async (body, { pathname }) => {
        await later()
        return pathname === '/api/products' ? body.replace(/"title":"[^"]*"/g, `"title":"${name}"`) : body
      })
    const shops = await Promise.all([named('First'), named('Second')])
    for (const [tag, attributes] of [
      ['shop-product-list', list],
      ['shop-product-card', product],
    ] as const) {
      const texts = await Promise.all(shops.map(async (shop) => (await render(tag, attributes, { shop })).text))
      expect(texts.map((text) => [text.includes('First'), text.includes('Second')])).toEqual([
        [true, false],
        [false, true],
      ])
    }
  })
})

describe('markup of a server has no data of a visitor', () => {
  afterEach(() => {
    $customer.set(undefined)
    $cartCount.set(undefined)
    $listType.set(undefined)
    $wishlist.set({})
    $recentProducts.set([])
  })

  test('markup contains no visitor data that the process happens to hold', async () => {
    const tags = ['shop-header', 'shop-product-card', 'shop-product', 'shop-wishlist-button', 'shop-cart-button', 'shop-footer'] as const
    // a shop of its own, so that no tag is the one that was rendered before
    const renderAll = async () => {
      const shop = await changedShop((body) => body)
      return Promise.all(tags.map(async (tag) => (await render(tag, product, { shop })).html))
    }
    const before = await renderAll()
    $customer.set({ name: 'Jonas', email: 'jonas@example.com' } as never)
    $cartCount.set(7)
    $listType.set('list')
    $wishlist.set({ 'bx-2201': ['BX-2201-01'] })
    $recentProducts.set(['bx-2201'])
    expect((await renderAll()).map((html, index) => html === before[index])).not.toContain(false)
    const shop = await changedShop((body) => body)
    expect((await render('shop-related-products', { recent: true }, { shop })).shadow.querySelector('[part="card"]')).toBeNull()
    expect(
      (await render('shop-product-list', { 'product-list': 'trail' }, { shop })).shadow.querySelector('[data-layout="list"]'),
    ).toBeNull()
  })

  test('a render reads only public data, without cookies', async () => {
    const shop = await openReadShop()
    const requests: Request[] = []
    const watched = {
      fetch(request: Request) {
        requests.push(request)
        return shop.fetch(request)
      },
    }
    const { html } = await render('shop-page', {}, { shop: watched, path: '/blocks' })
    expect(requests.length).toBeGreaterThan(10)
    expect(requests.filter(({ method, headers }) => method !== 'GET' || headers.has('cookie') || headers.has('authorization'))).toEqual([])
    const paths = new Set(requests.map(({ url }) => new URL(url).pathname.split('/').slice(0, 3).join('/')))
    expect([...paths].sort()).toEqual([
      '/api/categories',
      '/api/configuration',
      '/api/menus',
      '/api/news',
      '/api/products',
      '/api/shipping-salons',
      '/api/translations',
      '/content/path-info',
    ])
    const seeded = [...html.matchAll(/data-shop-seed>(.*?)<\/script>/gs)].flatMap(([, seed = '']) => Object.keys(JSON.parse(seed)))
    expect(seeded.filter((name) => !isPublicRemote(name))).toEqual([])
  })
})
