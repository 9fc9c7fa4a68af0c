import { minify, type Options } from 'html-minifier-terser'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { tagAttributes } from '../../server/render/tag-attributes.ts'
import { storedCarts } from '../cart/cart-steps.ts'
import { open, sites, type VisitOptions } from '../harness.ts'
import * as shown from './shown-text.ts'

/*
 * Hosts, plugins and networks in front of a shop rewrite its HTML: they remove comments, white space, quotes and optional tags, and
 * rewrite styles.
 */

/**
 * What public tools do. Not `removeEmptyElements`, which removes the tags of any custom element, and not `preventAttributesEscaping`,
 * whose output the tool itself cannot read.
 */
const rewrites: Options = {
  collapseBooleanAttributes: true,
  collapseInlineTagWhitespace: true,
  collapseWhitespace: true,
  decodeEntities: true,
  minifyCSS: true,
  minifyJS: true,
  quoteCharacter: "'",
  removeAttributeQuotes: true,
  removeComments: true,
  removeEmptyAttributes: true,
  removeOptionalTags: true,
  removeRedundantAttributes: true,
  removeScriptTypeAttributes: true,
  removeStyleLinkTypeAttributes: true,
  removeTagWhitespace: true,
  sortAttributes: true,
  sortClassName: true,
  useShortDoctype: true,
}

const pages = [
  ['routed', '/c/workshop/hand-tools'],
  ['routed', '/p/safety-trainers-breathable-bt-3115'],
  ['routed', '/'],
  ['routed', '/search?search=oak'],
  ['routed', '/news'],
  ['routed', '/contacts'],
  ['routed', '/lt/'],
  ['shop', '/c/workshop/hand-tools'],
  ['shop', '/p/safety-trainers-breathable-bt-3115'],
  ['shop', '/'],
] as const

/** White space between the elements, as formatters and editors write it. */
const spread = (html: string) => html.replaceAll(/(<\/(?:shop-[a-z-]+|template|h1|div|li|p)>)(?=<)/g, '$1\n  ')

/** Without numbers of pieces: other tests order from the same shop. */
const shownText = async (page: Page) => (await shown.shownText(page)).replaceAll(/\d+ pcs/g, 'some pcs')

/** Brings every element into view until none shows the server's HTML: whether one below the first screen has code depends on a few pixels. */
async function hydrateAll(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const rendered = document.querySelectorAll('[data-shop-rendered]')
        rendered[0]?.scrollIntoView({ block: 'center', behavior: 'instant' })
        return rendered.length
      }),
    )
    .toBe(0)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.waitForLoadState('networkidle')
}

const counts = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      ['h1', 'shop-header', 'shop-footer', 'shop-side-cart', 'shop-block'].map((name) => [name, document.querySelectorAll(name).length]),
    ),
  )

/** Opens a page of the shop behind a tool. */
async function openRewritten(site: 'routed' | 'shop', path: string, rewrite: (html: string) => Promise<string> | string, isHeld = false) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const options: VisitOptions = {
    site,
    path,
    before: async (page) => {
      await page.route(sites[site] + path, async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, body: await rewrite(await response.text()) })
      })
      if (isHeld)
        await page.route(/\/kit\/c\//, async (route) => {
          await held
          await route.continue()
        })
    },
  }
  return { ...(await open(options)), release }
}

/** What a page shows whose HTML nobody has changed, once. */
const references = new Map<string, Promise<{ text: string; counts: Record<string, number> }>>()
function reference(site: 'routed' | 'shop', path: string) {
  const read = async () => {
    const { page } = await open({ site, path })
    await hydrateAll(page)
    return { text: await settledText(page), counts: await counts(page) }
  }
  const known = references.get(site + path) ?? read()
  references.set(site + path, known)
  return known
}

async function settledText(page: Page): Promise<string> {
  let before = ''
  await expect
    .poll(
      async () => {
        const last = before
        before = await shownText(page)
        return before === last
      },
      { interval: 400 },
    )
    .toBe(true)
  return before
}

async function expectOnce(page: Page, site: 'routed' | 'shop', path: string): Promise<void> {
  await hydrateAll(page)
  const expected = await reference(site, path)
  await expect.poll(() => shownText(page)).toBe(expected.text)
  expect(await counts(page)).toEqual(expected.counts)
}

const ways: [name: string, rewrite: (html: string) => Promise<string> | string][] = [
  ...Object.entries(rewrites).map(([name, value]): [string, (html: string) => Promise<string>] => [
    name,
    (html) => minify(html, { [name]: value, ...(name === 'collapseInlineTagWhitespace' && { collapseWhitespace: true }) }),
  ]),
  ['white space between elements', spread],
]

test.each(ways.map(([name, rewrite], index) => [name, pages[index % pages.length] as (typeof pages)[number], rewrite] as const))(
  'a page after %s appears once: %s',
  async (_, [site, path], rewrite) => {
    const { page, errors } = await openRewritten(site, path, rewrite)
    await expectOnce(page, site, path)
    expect(errors).toEqual([])
  },
)

test.each(pages)('a minified page appears once: the %s site, %s', async (site, path) => {
  const { page, errors } = await openRewritten(site, path, (html) => minify(html, rewrites))
  await expectOnce(page, site, path)
  expect(errors).toEqual([])
})

test.each([
  ['minified', (html: string) => minify(html, rewrites)],
  ['without comments', (html: string) => minify(html, { removeComments: true })],
  ['with white space between its elements', spread],
] as const)('a press on a page %s counts, although its code has not loaded', async (_, rewrite) => {
  for (const [site, path] of [pages[0], pages[7]]) {
    const { page, release, errors } = await openRewritten(site, path, rewrite, true)
    const button = page.getByRole('button', { name: /^Add to cart/ }).first()
    await button.click()
    release()
    await expect.poll(async () => (await storedCarts(page))[0]?.products.map(({ quantity }) => quantity)).toEqual([1])
    await page.waitForTimeout(300)
    expect((await storedCarts(page))[0]?.products.map(({ quantity }) => quantity)).toEqual([1])
    expect(errors).toEqual([])
  }
})

const render = async (tag: string) => {
  const question = new URLSearchParams({ tag, attributes: JSON.stringify(tagAttributes[tag]), path: '/test-page' })
  return (await fetch(`${sites.shop}/render?${question}`)).text()
}

const openTags = async (html: string) => {
  const visit = await open({ html: `<main>${html}</main>`, connection: '<shop-config></shop-config>' })
  await hydrateAll(visit.page)
  return visit
}

const groupSize = 8
const smallTags = Object.keys(tagAttributes).filter((tag) => tag !== 'shop-page')
const groups = Array.from({ length: Math.ceil(smallTags.length / groupSize) }, (_, group) =>
  smallTags.slice(group * groupSize, (group + 1) * groupSize),
)

test.each([...groups, ['shop-page']])('in a minified page %s and the next tags show the same once', async (...tags) => {
  const html = (await Promise.all(tags.map(render))).join('\n')
  const plain = await openTags(html)
  const minified = await openTags(await minify(html, rewrites))
  // some content comes last, such as the scale of a map
  const isSame = async () => (await shownText(minified.page)) === (await shownText(plain.page))
  await expect
    .poll(isSame)
    .toBe(true)
    .catch(() => {})
  expect(await shownText(minified.page)).toBe(await shownText(plain.page)) // shows the difference
  expect(minified.errors).toEqual(plain.errors)
})
