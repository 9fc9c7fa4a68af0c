import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { open, openContext, sites } from '../harness.ts'

/*
 * A visitor who has chosen rows never sees a grid: not in markup of the shop, nor in markup that a cache gives to everybody, nor in lists of
 * a page that has the script only.
 */

const workshop = { category: 'workshop', subcategories: 'true', 'page-size': '12' }
const render = async () => {
  const question = new URLSearchParams({ tag: 'shop-product-list', attributes: JSON.stringify(workshop), path: '/test-page' })
  return (await fetch(`${sites.shop}/render?${question}`)).text()
}
const tag = `<shop-product-list ${Object.entries(workshop)
  .map(([name, value]) => `${name}="${value}"`)
  .join(' ')}></shop-product-list>`

/** Notes the layout of every visible list before each frame is painted. */
const noteFrames = (page: Page) =>
  page.addInitScript(() => {
    const seen: Record<string, number> = {}
    Object.assign(window, { seen })
    const listsIn = (root: ParentNode): HTMLElement[] =>
      [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
        ...(element.matches('.products[data-layout]') ? [element] : []),
        ...(element.shadowRoot ? listsIn(element.shadowRoot) : []),
      ])
    const note = () => {
      for (const list of listsIn(document)) {
        const { layout = '' } = list.dataset
        if (getComputedStyle(list).visibility === 'visible') seen[layout] = (seen[layout] ?? 0) + 1
      }
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })

const layoutsSeen = (page: Page) => page.evaluate(() => Object.keys(Reflect.get(window, 'seen') as Record<string, number>))

/** Waits until React has rendered the first list. */
const waitForKit = (page: Page) =>
  page.waitForFunction(() => {
    const root = document.querySelector('shop-product-list, shop-category, shop-search-results')
    return root?.matches(':defined:not([data-shop-rendered])') && root.shadowRoot?.querySelector('article.card')
  })

async function visit(options: Parameters<typeof open>[0], listType: 'list' | 'none' = 'list') {
  const context = await openContext({ viewport: { width: 1440, height: 900 } })
  const domains = Object.values(sites).map((site) => new URL(site).origin)
  if (listType !== 'none') await context.addCookies(domains.map((url) => ({ name: 'listType', value: listType, url })))
  const warnings: string[] = []
  const opened = await open({
    context,
    ...options,
    before: async (page) => {
      page.on('console', (message) => /rendered anew/.test(message.text()) && warnings.push(message.text()))
      await noteFrames(page)
      await options?.before?.(page)
    },
  })
  await waitForKit(opened.page)
  await opened.page.waitForTimeout(300) // a few frames more
  return { ...opened, warnings }
}

test.each(['shop', 'routed'] as const)(
  'LIST-18 a page that the %s site renders comes in the chosen layout and is taken over',
  async (site) => {
    const { page, calls, warnings, errors } = await visit({ site, path: '/c/protective-wear/hands-and-feet/safety-boots' })
    expect(await layoutsSeen(page)).toEqual(['list'])
    expect([calls(/api\/products/), warnings, errors]).toEqual([[], [], []])
    const html = await (await page.request.get(page.url(), { headers: { accept: 'text/html' } })).text()
    expect(html).toContain('data-layout="list"')
    expect(html).not.toMatch(/class="products"[^>]*data-layout="grid"/)
  },
)

/** Hosts that cannot know the cookie stop the first paint until the loader has run. */
const blocking = 'blocking="render"'

test('LIST-18 a static page with rendered tags, the same for everybody, never shows its grid', async () => {
  const html = `<shop-config></shop-config>${await render()}`
  const { page, calls, errors } = await visit({ html, connection: '', script: blocking })
  expect(await layoutsSeen(page)).toEqual(['list'])
  expect(await page.locator('shop-product-list article.card[data-layout=list]').count()).toBe(12)
  expect([calls(/api\/products\?/), errors]).toEqual([[], []])
  const other = await visit({ html, connection: '', script: blocking }, 'none')
  expect(await layoutsSeen(other.page)).toEqual(['grid'])
  expect([other.calls(/api\/products\?/), other.warnings]).toEqual([[], []])
})

test('LIST-18 rendered tags that a script inserts never show their grid', async () => {
  const fragment = await render()
  const { page } = await visit({
    html: `<shop-config></shop-config><main></main>`,
    connection: '',
    before: (opened) =>
      opened.addInitScript((text) => {
        addEventListener('load', () => document.querySelector('main')?.setHTMLUnsafe(text))
      }, fragment),
  })
  expect(await layoutsSeen(page)).toEqual(['list'])
})

test.each(['shop', 'cms'] as const)('LIST-18 a page of the %s site with the script only never shows a grid', async (site) => {
  const { page, errors } = await visit({ site, html: tag })
  expect(await layoutsSeen(page)).toEqual(['list'])
  expect(errors).toEqual([])
})

test('a list whose layout the page sets stays as it is', async () => {
  const question = new URLSearchParams({ tag: 'shop-product-list', attributes: JSON.stringify({ ...workshop, layout: 'grid' }) })
  const html = await (await fetch(`${sites.shop}/render?${question}`)).text()
  const { page, calls, warnings } = await visit({ html: `<shop-config></shop-config>${html}`, connection: '' })
  expect(await layoutsSeen(page)).toEqual(['grid'])
  expect([calls(/api\/products\?/), warnings]).toEqual([[], []])
})

test('LIST-18 without the code of the kit, the products show in the other layout after a while', async () => {
  const context = await openContext({})
  await context.addCookies([{ name: 'listType', value: 'list', url: sites.shop }])
  const { page } = await open({
    context,
    html: `<shop-config></shop-config>${await render()}`,
    connection: '',
    before: (opened) => opened.route(/\/kit\/c\//, (route) => route.abort()),
  })
  const visibility = () =>
    page.evaluate(() => {
      const list = document.querySelector('shop-product-list')?.shadowRoot?.querySelector('.products')
      return list && getComputedStyle(list).visibility
    })
  await expect.poll(visibility).toBe('hidden')
  await expect.poll(visibility, { timeout: 15_000 }).toBe('visible')
})
