import { describe, expect, test, vi } from 'vitest'
import { publicTagNames } from '../../../elements/server/public-tags.ts'
import { renderTag } from '../../../elements/server/render-tag.tsx'
import { openReadShop } from '../shop.ts'
import { render } from './rendered.ts'
import { tagAttributes } from './tag-attributes.ts'

/** What the shadow root of each tag contains. */
const contents: Record<string, RegExp> = {
  'shop-add-to-cart': /href="\/p\/steel-toolbox.*Choose options/,
  'shop-alternative-products': /data-shop-root/,
  'shop-breadcrumbs': /href="\/c\/boxes".*aria-current="page">Toolbox/,
  'shop-cart-button': /href="\/cart"/,
  'shop-categories-banner': /href="\/c\/workshop".*href="\/c\/kitchen"/,
  'shop-category': /href="\/c\/workshop\/hand-tools"/,
  'shop-category-list': /href="\/c\/kitchen"/,
  'shop-contacts': /<option value="Kaunas">.*class="shop-item"/,
  'shop-faq': /How\?.*<b>So<\/b>/,
  'shop-footer': /Birch &amp; Bolt/,
  'shop-header': /<img src="\/images\/[^>]*alt="Birch &amp; Bolt/,
  'shop-image-row': /alt="A red toolbox"/,
  'shop-images': /alt="A red toolbox"/,
  'shop-language-switch': /lang="lt"/,
  'shop-menu': /href="\/c\/workshop"/,
  'shop-news-item': /<time[^>]*dateTime="/,
  'shop-news-list': /href="\/news\/torch-test-in-the-cellar"/,
  'shop-not-found': /<h[12]/,
  'shop-page': /<main/,
  'shop-product': /Steel toolbox with cantilever trays.*BX-2201.*role="tabpanel"/,
  'shop-product-attributes': /<(table|dl)/,
  'shop-product-card': /Steel toolbox with cantilever trays/,
  'shop-product-list': /<ul class="products".*part="card".*part="pager/,
  'shop-product-list-banner': /part="slider".*part="card"/,
  'shop-related-products': /part="card"/,
  'shop-search': /<input type="search"/,
  'shop-search-results': /part="card"/,
  'shop-text': /<p>Plain <b>words<\/b><\/p>/,
  'shop-text-with-image': /<p>Beside<\/p>/,
  'shop-video': /<button/,
  'shop-wishlist-button': /href="\/wishlist"/,
}

describe('a server renders', () => {
  test('every tag with public content', () => {
    expect(Object.keys(contents)).toEqual(publicTagNames)
  })

  test.each(Object.entries(contents))('%s', async (tag, content) => {
    const warned = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { element, shadow } = await render(tag, tagAttributes[tag] ?? {})
    const markup = shadow.querySelector('[data-shop-root]')?.outerHTML ?? ''
    expect(new RegExp(content.source, 'is').test(markup), markup.slice(0, 1000)).toBe(true)
    expect(shadow.querySelector('[aria-busy="true"], [part="skeleton"]')).toBeNull()
    expect(element.localName).toBe(tag)
    expect([...shadow.children].map(({ localName }) => localName).sort()).toEqual(['div', 'script', 'style'])
    expect(shadow.querySelector('style')?.textContent?.includes(':host')).toBe(true)
    expect(warned.mock.calls).toEqual([])
    warned.mockRestore()
  })

  test('the text of a tag in the language of the page', async () => {
    const of = async (language: string) => (await render('shop-product-list', tagAttributes['shop-product-list'], { language })).text
    expect((await of('lt')) === (await of('en'))).toBe(false)
    expect((await render('shop-cart-button', { language: 'lt' })).text).toBe(
      (await render('shop-cart-button', {}, { language: 'lt' })).text,
    )
  })

  test('an element without public content as its tag and attributes', async () => {
    const shop = await openReadShop()
    expect(await renderTag('shop-cart', { class: 'a"b', hidden: true, title: undefined }, { shop })).toBe(
      '<shop-cart class="a&quot;b" hidden></shop-cart>',
    )
  })

  test('nothing for a name that is no tag of the kit', async () => {
    const shop = await openReadShop()
    for (const tag of ['div', 'shop-unknown', 'constructor', '__proto__', 'shop-cart><script'])
      await expect(renderTag(tag, {}, { shop })).rejects.toThrow(`<${tag}> is not a tag of the kit`)
  })

  test('the tag alone if its data does not load', async () => {
    const shop = await openReadShop()
    const errors: unknown[] = []
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {})
    const failing = { fetch: (request: Request) => shop.fetch(new Request(request.url.replace('/api/products', '/api/missing'))) }
    const onError = (error: unknown) => errors.push(error)
    expect(await renderTag('shop-product-list', { 'product-list': 'trail' }, { shop: failing, onError })).toBe(
      '<shop-product-list product-list="trail"></shop-product-list>',
    )
    expect(String(errors)).toContain('404')
    silent.mockRestore()
  })

  test('the style sheets of the parts it shows, with the nonce of the page', async () => {
    const { shadow } = await render('shop-product-list', { 'product-list': 'trail' }, { nonce: 'a"b', settings: { theme: 'dark' } })
    const style = shadow.querySelector('style')
    expect(style?.getAttribute('nonce')).toBe('a"b')
    expect(style?.textContent?.includes('.products')).toBe(true)
    expect(style?.textContent?.includes(':host { color-scheme: dark }')).toBe(true)
    expect((await render('shop-breadcrumbs')).shadow.querySelector('style')?.textContent?.includes('.products')).toBe(false)
  })

  test('the page of a list that keeps its state in the URL', async () => {
    const attributes = { 'product-list': 'trail', 'page-size': '2', 'url-sync': 'on' }
    const first = await render('shop-product-list', attributes, { path: '/x' })
    const second = await render('shop-product-list', attributes, { path: '/x', search: '?page=1' })
    expect(second.html.includes('href="/x?')).toBe(true)
    expect(second.shadow.querySelector('[data-shop-root]')?.innerHTML.includes('http://localhost')).toBe(false)
    expect(second.text === first.text).toBe(false)
  })

  test('markup for the width of the screen', async () => {
    const desktop = await render('shop-header', {}, { screen: 'desktop' })
    expect([desktop.html, (await render('shop-header')).html].map((html) => html.includes('class="menu-bar"'))).toEqual([true, false])
    expect(desktop.shadow.querySelector('[data-shop-root]')?.getAttribute('data-shop-screen')).toBe('desktop')
  })
})

describe('a server renders a page', () => {
  test('a page has all its blocks as elements with their own content', async () => {
    const { element } = await render('shop-page', {}, { path: '/blocks' })
    const blocks = [...element.querySelectorAll(':scope > shop-block')]
    expect(blocks.length).toBeGreaterThan(20)
    const rendered = blocks.flatMap(({ firstElementChild }) =>
      firstElementChild?.querySelector(':scope > template') ? [firstElementChild.localName] : [],
    )
    expect(rendered).toEqual(expect.arrayContaining(['shop-text', 'shop-product-list', 'shop-product', 'shop-news-item', 'shop-faq']))
    expect(blocks.map((block) => block.hasAttribute('hidden'))).not.toContain(true)
    expect(element.querySelector('shop-header > template')).not.toBeNull()
    expect(element.querySelector('shop-breadcrumbs > template')).not.toBeNull()
  })

  test('a page has each value in one seed', async () => {
    const { html } = await render('shop-page', {}, { path: '/' })
    expect(html.match(/"translations":/g)).toHaveLength(1)
  })

  test('the path decides the page, and the route its language', async () => {
    const of = async (path: string) => (await render('shop-page', {}, { path })).element.textContent
    expect((await of('/c/workshop/hand-tools')) === (await of('/'))).toBe(false)
    expect((await render('shop-page', {}, { path: '/nothing-here' })).element.querySelector('shop-not-found')).not.toBeNull()
  })

  test('the preview of an unpublished page is not rendered', async () => {
    const shop = await openReadShop()
    expect(await renderTag('shop-page', { token: 'secret' }, { shop, path: '/' })).toBe('<shop-page token="secret"></shop-page>')
  })
})
