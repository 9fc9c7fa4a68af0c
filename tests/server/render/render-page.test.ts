import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { beforeAll, describe, expect, test } from 'vitest'
import { renderPage, renderPageParts } from '../../../elements/server/render-page.ts'
import type { RenderOptions } from '../../../elements/server/render-tag.tsx'
import type { ShopHandler } from '../../../elements/server/shop-data.ts'
import { openReadShop } from '../shop.ts'
import { changedShop } from './rendered.ts'

let shop: ShopHandler
beforeAll(async () => {
  shop = await openReadShop()
})

const list = '<shop-product-list product-list="trail" page-size="2"></shop-product-list>'

/** Fills a page; throws if a tag is left alone because of an error. */
const fill = (html: string, options: Partial<RenderOptions> = {}) =>
  renderPage(html, {
    shop,
    onError(error) {
      throw error
    },
    ...options,
  })

/** The page without what was inserted. */
const withoutContent = (html: string) =>
  html.replace(/<template shadowrootmode="open"><style>.*?<div data-shop-root=.*?<\/template>/gs, '').replaceAll(' data-shop-rendered', '')

const shadows = (html: string) => {
  const templates = new JSDOM(html).window.document.querySelectorAll<HTMLTemplateElement>('template[shadowrootmode]')
  return [...templates].map(({ content, parentElement }) => ({
    element: parentElement as Element,
    text: content.querySelector('[data-shop-root]')?.textContent ?? '',
    seed: content.querySelector('[data-shop-seed]')?.textContent ?? '',
  }))
}
const textOf = async (html: string, options?: Partial<RenderOptions>) => shadows(await fill(html, options))[0]?.text

describe('a page with tags', () => {
  test('is the same page with the content of its tags', async () => {
    const html = `<!DOCTYPE html>\r\n<html lang='en'>\n<!-- é € 😀 --><BODY class=a>\n${list}<p>a &amp; b &nbsp;<br/>\n<Shop-Cart-Button/></p></BODY>`
    const filled = await fill(html)
    expect(withoutContent(filled)).toBe(html)
    expect(shadows(filled).map(({ element }) => element.localName)).toEqual(['shop-product-list', 'shop-cart-button'])
    expect(shadows(filled).every(({ element }) => element.hasAttribute('data-shop-rendered'))).toBe(true)
  })

  test('may be a fragment, or nothing', async () => {
    expect(shadows(await fill(`<td>${list}</td>`))).toHaveLength(1)
    expect(await fill('')).toBe('')
    expect(await fill('plain > text')).toBe('plain > text')
  })

  test('keeps a place for the cards of the page, with its own cards for search engines', async () => {
    const filled = await fill(list.replace('></', '><template slot="card"><p data-field="title"></p></template></'))
    const [{ element } = { element: undefined }] = shadows(filled)
    const content = element?.querySelector<HTMLTemplateElement>('template[shadowrootmode]')?.content
    expect([...(content?.querySelectorAll('slot[name^=card-]') ?? [])].map((slot) => slot.getAttribute('name'))).toEqual([
      'card-1',
      'card-2',
    ])
    expect(content?.querySelectorAll('slot[name^=card-] > article.card')).toHaveLength(2)
  })

  test('keeps the children of a tag, behind its content', async () => {
    const filled = await fill('<shop-product-list product-list="trail"><b slot="empty">None</b></shop-product-list>')
    expect(filled.endsWith('</template><b slot="empty">None</b></shop-product-list>')).toBe(true)
  })

  test('leaves as soon as it can: the text before a tag first, then each tag when it has rendered', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const slow = await changedShop(async (body, { pathname }) => {
      if (pathname === '/api/products') await held
      return body
    })
    const parts = renderPageParts(`<head><title>T</title></head><main><shop-search></shop-search>one${list}two`, {
      shop: slow,
      language: 'en',
    })
    const next = async () => (await parts.next()).value as string
    expect(await next()).toBe('<head><title>T</title></head><main>')
    expect((await next()).startsWith('<shop-search data-shop-rendered><template')).toBe(true)
    expect(await next()).toBe('</shop-search>one')
    const tag = next()
    release()
    expect((await tag).startsWith('<shop-product-list data-shop-rendered product-list="trail"')).toBe(true)
    expect(await next()).toBe('</shop-product-list>two')
    expect((await parts.next()).done).toBe(true)
  })

  test('has each value in the seed of the first tag that shows it', async () => {
    const [first, second] = shadows(await fill(list + list))
    expect(first?.seed).toContain('"translations"')
    expect(second?.seed).toBe('{}')
    expect(second?.text === first?.text).toBe(true)
  })

  test('requests what its tags need at the same time', async () => {
    let pending = 0
    let most = 0
    const counting = await changedShop(async (body, { pathname }) => {
      if (pathname !== '/api/products') return body
      most = Math.max(most, ++pending)
      await new Promise((resolve) => setTimeout(resolve, 20))
      pending--
      return body
    })
    await fill(list + list.replace('trail', 'summer'), { shop: counting })
    expect(most).toBe(2)
  })
})

describe('no tag is filled', () => {
  test.each([
    ['comment', `<!-- ${list} -->`],
    ['script', `<script>const html = '${list}'</script>`],
    ['style sheet', `<style>/* ${list} */</style>`],
    ['template', `<template>${list}</template>`],
    ['textarea', `<textarea>${list}</textarea>`],
    ['title', `<title>${list}</title>`],
    ['noscript', `<noscript>${list}</noscript>`],
    ['iframe', `<iframe>${list}</iframe>`],
    ['picture', `<svg><g>${list}</g></svg>`],
    ['attribute', `<p title='${list}'>x</p>`],
    ['tag that is rendered', '<shop-search><template shadowrootmode="open">x</template></shop-search>'],
    ['page that is rendered', `<shop-page><template shadowrootmode="open">x</template><div slot="aside">${list}</div></shop-page>`],
    ['tag of a visitor', '<shop-cart></shop-cart><shop-account></shop-account><shop-config></shop-config>'],
    ['preview', '<shop-page token="secret"></shop-page>'],
    ['page inside a paragraph, which its heading would end', '<p>a<shop-page path="/"></shop-page></p>'],
    [
      'tag of another shop',
      `<shop-config api-base="https://a.example"></shop-config>${list.replace(' ', ' api-base="https://b.example" ')}`,
    ],
    ['start tag that ends with the page', 'text <shop-search class="a'],
  ])('in or for a %s', async (_, html) => {
    expect(await fill(html)).toBe(html)
  })

  test('a tag with an unknown name stays empty and is reported', async () => {
    const errors: string[] = []
    const html = `<shop-constructor></shop-constructor><shop-lisst a="1"></shop-lisst>`
    expect(await fill(html, { onError: (error, tag) => errors.push(`${tag}: ${error}`) })).toBe(html)
    expect(errors).toEqual([
      'shop-constructor: UnknownTagError: <shop-constructor> is not a tag of the kit',
      'shop-lisst: UnknownTagError: <shop-lisst> is not a tag of the kit',
    ])
  })

  test('a tag whose data does not load stays empty, and the others are filled', async () => {
    const failing = { fetch: (request: Request) => shop.fetch(new Request(request.url.replace('/api/products', '/api/missing'))) }
    const errors: string[] = []
    const filled = await fill(`${list}<shop-search></shop-search>`, { shop: failing, onError: (_, tag) => errors.push(tag) })
    expect(filled.startsWith(`${list}<shop-search data-shop-rendered><template`)).toBe(true)
    expect(errors).toEqual(['shop-product-list'])
  })
})

describe('the settings of a tag are those', () => {
  const cart = '<shop-cart-button></shop-cart-button>'
  test.each([
    ['of its own attributes', '<shop-config language="en"></shop-config><shop-cart-button language="lt"></shop-cart-button>'],
    ['of the shop-config around it', `<shop-config language="en"></shop-config><shop-config language="lt"><p>${cart}</p></shop-config>`],
    [
      'of the first shop-config, even behind it',
      `${cart}<shop-config language="lt"></shop-config><shop-config language="en"></shop-config>`,
    ],
    ['of the script that loads the kit', `<script src="https://a.example/kit/shop-kit.js" data-language="lt"></script>${cart}`],
    [
      'of the shop-config before those of the script',
      `<script data-shop data-language="en"></script><shop-config language="lt"></shop-config>${cart}`,
    ],
    ['of the page before the language of the options', `<shop-config language="lt"></shop-config>${cart}`, { language: 'en' }],
    ['of the options before the lang of the document', `<html lang="en">${cart}`, { language: 'lt' }],
    ['of the options', cart, { settings: { language: 'lt' } }],
    ['of the document', `<html lang="lt-LT">${cart}`],
  ])('%s', async (_, html, options: Partial<RenderOptions> = {}) => {
    const lithuanian = await textOf(cart, { language: 'lt' })
    expect(lithuanian).not.toBe(await textOf(cart, { language: 'en' }))
    expect(await textOf(html, options)).toBe(lithuanian)
  })

  test('a tag uses the origin of the script that loads the kit, if nothing else names the shop', async () => {
    const script = '<script type="module" src="https://shop.example/kit/shop-kit.js"></script>'
    const pictures = async (html: string, options: Partial<RenderOptions> = {}) =>
      new Set((await fill(html + list, { language: 'en', ...options })).match(/(?<=src=")[^"]*(?=\/images\/)/g))
    expect(await pictures(script)).toEqual(new Set(['https://shop.example']))
    expect(await pictures(script, { settings: { apiBase: 'https://other.example' } })).toEqual(new Set(['https://other.example']))
    expect(await pictures('<script type="module" src="/kit/shop-kit.js"></script>')).toEqual(new Set(['']))
  })

  test('a tag uses a shop on another origin, below a path of the page', async () => {
    const html = await fill(`<shop-config api-base="https://shop.example/" base-path="/store"></shop-config>${list}`, { language: 'en' })
    expect(html).toContain('src="https://shop.example/images/')
    expect(html).toContain('href="/store/p/')
  })
})

describe('a page of the shop', () => {
  test('decides the route and the language of all tags around it', async () => {
    const html = '<shop-config language="en"></shop-config><shop-breadcrumbs></shop-breadcrumbs><shop-page></shop-page>'
    const trail = async (path: string) => (await fill(html, { path })).match(/<shop-breadcrumbs.*?<\/shop-breadcrumbs>/s)?.[0]
    expect(await trail('/c/workshop/hand-tools')).toContain('href="/c/workshop"')
    expect(await trail('/')).not.toContain('href="/c/workshop"')
  })

  test('leaves out what its host has put into a slot', async () => {
    const header = '<div slot="header">Mine<shop-search></shop-search></div>'
    const filled = await fill(`<shop-page path="/">\n${header}</shop-page>`, { language: 'en' })
    const { document } = new JSDOM(filled).window
    expect(document.querySelector('shop-page > shop-header')).toBeNull()
    expect(document.querySelector('shop-page > shop-footer')).not.toBeNull()
    expect(document.querySelector('shop-page > [slot="header"] > shop-search > template')).not.toBeNull()
    expect(
      new JSDOM(await fill('<shop-page path="/"></shop-page>')).window.document.querySelector('shop-page > shop-header'),
    ).not.toBeNull()
  })
})

describe('hostile and broken pages', () => {
  const whole = `<!doctype html><html lang="en"><body><table><tr><td>${list}<tr></table><p title="a\n&quot;'>">x<b><shop-search\nheading='a"b\n'\n/></p>`

  test('a page that is cut anywhere keeps its text', async () => {
    for (let end = 0; end <= whole.length; end += 3) {
      const html = whole.slice(0, end)
      expect(withoutContent(await fill(html, { language: 'en' })) === html, html.slice(-40)).toBe(true)
    }
  })

  test('any HTML keeps its text', async () => {
    const pieces = fc.constantFrom(
      ...['<p>', '</p>', '<table>', '<tr>', '<td>', '</table>', '<b>', '</b>', '<a href=x>', '<select>', '<option>', '<svg>', '</svg>'],
      ...['<foreignObject>', '<![CDATA[', ']]>', '<template>', '</template>', '<noscript>', '</noscript>', '<frameset>', '<plaintext>'],
      ...[
        '<textarea>',
        '</textarea>',
        '<!--',
        '-->',
        '<script>',
        '</script>',
        '<head>',
        '<body>',
        '</html>',
        '\r\n',
        '\r',
        '\0',
        '\uFEFF',
        '😀',
        '\uD800',
      ],
      ...[
        '<shop-search>',
        '<shop-search a=b/>',
        '</shop-search>',
        '<SHOP-SEARCH data-shop-rendered x="\r\n>">',
        '<shop-config language=lt>',
        '<shop-',
      ],
    )
    await fc.assert(
      fc.asyncProperty(fc.array(pieces, { maxLength: 12 }), async (parts) => {
        const html = parts.join('')
        const filled = await renderPage(html, { shop, language: 'en', onError() {} })
        expect(withoutContent(filled)).toBe(html.replaceAll(' data-shop-rendered', ''))
      }),
      { numRuns: 400 },
    )
  })

  test.each([
    ['1 MB of text', 'x '.repeat(500_000)],
    ['1 MB of elements', '<div>a</div>'.repeat(90_000)],
    ['1 MB of open elements', '<div>'.repeat(200_000)],
    [
      '1 MB of open formatting that every paragraph repeats',
      `${Array.from({ length: 400 }, (_, n) => `<b id=${n}>`).join('')}${'<p>x</p>'.repeat(120_000)}`,
    ],
    ['1 MB of attributes', `<p ${Array.from({ length: 80_000 }, (_, n) => `a${n}="x"`).join(' ')}>`],
  ])('%s', async (_, text) => {
    const started = performance.now()
    const filled = await renderPage(`<shop-search></shop-search>${text}`, { shop, language: 'en', onError() {} })
    expect(filled.endsWith(text)).toBe(true)
    expect(performance.now() - started).toBeLessThan(5000)
  })
})
