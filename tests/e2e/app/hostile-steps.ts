import type { Page, Route } from 'playwright'
import { scripts } from '../../base/hostile-urls.ts'
import { hostileHtml } from './hostile-html.ts'

declare global {
  interface Window {
    /** called by payloads that run */
    ran: () => void
    runs: number
  }
}

export const hostileTexts = Object.values(hostileHtml).flat()
const hostileUrls = ['//evil.example/x', 'https://shop.example@evil.example/', ...Object.values(scripts).flat()]
const pick = (values: readonly string[], index: number) => values[index % values.length] ?? ''

type Item = Record<string, unknown>

/** A valid product with hostile texts and URLs. Each index uses another payload. */
const hostileProduct = (product: Item, index: number): Item => {
  const text = pick(hostileTexts, index)
  const url = pick(hostileUrls, index)
  return {
    ...product,
    title: `${text} ${index}`,
    code: `${text}${index}`,
    codes: [`${text}${index}`],
    url,
    images: [index % 3 ? url : text],
    imageAltByImageId: { [text]: text },
    categoryTitle: text,
    currency: text.slice(0, 20),
    splitAttributeValueByCode: { colour: text, __proto__: text },
    description: text,
    descriptionByTabCode: { description: text },
    attributes: [
      { code: 'product_label', type: 'text', value: ['new', 'constructor', text] },
      { code: 'material', type: 'text', title: text, value: text, valueTitle: text, suffix: text },
    ],
  }
}

const hostileFilter = (filter: Item, index: number): Item => ({
  ...filter,
  title: pick(hostileTexts, index),
  unit: pick(hostileTexts, index + 1),
  options: (Array.isArray(filter.options) ? filter.options : []).map((option: Item, position: number) => ({
    ...option,
    title: pick(hostileTexts, index + position),
    image: pick(hostileUrls, position),
    imageAlt: pick(hostileTexts, position),
  })),
})

const hostileCategory = (category: Item, index: number): Item => ({
  ...category,
  title: `${pick(hostileTexts, index)} ${index}`,
  description: pick(hostileTexts, index),
  url: pick(hostileUrls, index),
  imageId: index % 2 ? pick(hostileUrls, index) : pick(hostileTexts, index),
})

const rewrite = (change: (body: never) => unknown) => async (route: Route) => {
  const response = await route.fetch()
  const json: unknown = await response.json()
  await route.fulfill({ response, json: change(json as never) })
}

/** Replaces texts and URLs in the shop's responses to this page with hostile ones. */
export async function poisonResponses(page: Page): Promise<void> {
  await page.route(/evil\.example/, (route) => route.abort())
  await page.route(
    (url) => url.pathname === '/api/products',
    rewrite((products: Item[]) => products.map(hostileProduct)),
  )
  await page.route(
    (url) => url.pathname === '/api/products/filters',
    rewrite((filters: Item[]) => filters.map(hostileFilter)),
  )
  await page.route(
    (url) => url.pathname === '/api/categories',
    rewrite((categories: Item[]) => categories.map(hostileCategory)),
  )
  await page.route(
    (url) => url.pathname === '/api/configuration',
    rewrite((configuration: Item) => ({
      ...configuration,
      cartPage: 'javascript:ran()',
      wishlistPage: 'data:text/html,<script>ran()</script>',
      textNearPrice: '<img src=x onerror=ran()>',
      sorts: [{ value: 'price_asc', title: '<script>ran()</script>' }],
      imageQuality: '"><script>ran()</script>',
    })),
  )
  await page.route(
    (url) => url.pathname === '/api/translations' && url.search !== '',
    rewrite((texts: Record<string, string>) =>
      Object.fromEntries(Object.entries(texts).map(([key, text], index) => [key, `${text} ${pick(hostileTexts, index)}`])),
    ),
  )
  await page.addInitScript(() => Object.assign(window, { runs: 0, ran: () => window.runs++, alert: () => window.runs++ }))
}

/** Summary of all elements in the shadow roots of the page: tags, event handlers, URL protocols and unsafe links. */
export const inspectShadowRoots = (page: Page) =>
  page.evaluate(() => {
    const inside: Element[] = []
    const collect = (root: Document | ShadowRoot) => {
      for (const element of root.querySelectorAll('*')) {
        if (root instanceof ShadowRoot) inside.push(element)
        if (element.shadowRoot) collect(element.shadowRoot)
      }
    }
    collect(document)
    const attributes = inside.flatMap((element) => [...element.attributes])
    const urls = inside.flatMap((element) =>
      ['href', 'src', 'srcset', 'action', 'formaction', 'xlink:href', 'poster', 'data'].flatMap((name) => {
        const value = element.getAttribute(name)
        return value === null ? [] : name === 'srcset' ? value.split(', ') : [value]
      }),
    )
    return {
      size: inside.length,
      tags: [...new Set(inside.map(({ localName }) => localName))],
      handlers: attributes.filter(({ name }) => name.startsWith('on')).map(({ name }) => name),
      protocols: [...new Set(urls.map((url) => new URL(url, location.href).protocol))],
      bareLinks: inside
        .filter((element) => element instanceof HTMLAnchorElement && element.href.startsWith('http'))
        .filter((element) => new URL((element as HTMLAnchorElement).href).hostname.endsWith('evil.example'))
        .filter((element) => element.getAttribute('rel') !== 'noopener noreferrer').length,
    }
  })
