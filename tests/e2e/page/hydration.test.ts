import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { storedCarts } from '../cart/cart-steps.ts'
import { open, sites } from '../harness.ts'

/** A host page on the shop's own origin: the URLs of its markup and of the kit are the same. */
const ownOrigin = '<shop-config></shop-config>'

const render = async (tag: string, attributes: Record<string, string | true> = {}) => {
  const question = new URLSearchParams({ tag, attributes: JSON.stringify(attributes), path: '/test-page' })
  return (await fetch(`${sites.shop}/render?${question}`)).text()
}

const workshop = { category: 'workshop', subcategories: 'true', 'page-size': '24' }

/** Opens a page with rendered tags; collects layout shifts and warnings about markup that rendered again. */
async function openRendered(html: string, options: Parameters<typeof open>[0] = {}) {
  const warnings: string[] = []
  const visit = await open({
    html,
    connection: ownOrigin,
    ...options,
    before: async (page) => {
      page.on('console', (message) => /rendered anew/.test(message.text()) && warnings.push(message.text()))
      await options.before?.(page)
      await page.addInitScript(() => {
        Object.assign(window, { shift: 0 })
        new PerformanceObserver((list) => {
          for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
            Object.assign(window, { shift: Reflect.get(window, 'shift') + value })
        }).observe({ type: 'layout-shift', buffered: true })
      })
    },
  })
  return { ...visit, warnings }
}

const isHydrated = (page: Page, tag: string) =>
  page.evaluate((name) => {
    const element = document.querySelector(name)
    return element?.shadowRoot?.querySelector('[data-shop-seed]') === null && element.matches(':defined')
  }, tag)

const shift = (page: Page) => page.evaluate(() => Reflect.get(window, 'shift') as number)

test('a rendered list is in the page before its code, and hydrates without a request for products, a shift or another node', async () => {
  const { page, calls, errors, warnings } = await openRendered(await render('shop-product-list', workshop), {
    before: (page) =>
      page.addInitScript(() =>
        addEventListener('DOMContentLoaded', () => {
          const items = [...(document.querySelector('shop-product-list')?.shadowRoot?.querySelectorAll('article.card') ?? [])]
          Object.assign(window, { early: items })
        }),
      ),
  })
  await expect.poll(() => isHydrated(page, 'shop-product-list')).toBe(true)
  expect(await shift(page)).toBe(0)
  const list = page.locator('shop-product-list')
  await list.locator('article.card').first().hover()
  await list.getByRole('spinbutton').first().waitFor() // its handlers work
  const kept = await page.evaluate(() => {
    const early = Reflect.get(window, 'early') as Element[]
    const now = [...(document.querySelector('shop-product-list')?.shadowRoot?.querySelectorAll('article.card') ?? [])]
    return [early.length, now.length, now.every((card, index) => card === early[index])]
  })
  expect(kept).toEqual([24, 24, true])
  expect(calls(/api\/(products|translations)/)).toEqual([])
  expect([errors, warnings]).toEqual([[], []])
})

test('a press before hydration is executed once', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const { page, errors } = await openRendered(`<shop-cart-button></shop-cart-button>${await render('shop-product-list', workshop)}`, {
    before: (page) =>
      page.route(/\/kit\/c\//, async (route) => {
        await held
        await route.continue()
      }),
  })
  const button = page
    .locator('shop-product-list')
    .getByRole('button', { name: /^Add to cart/ })
    .first()
  await button.click()
  release()
  await page
    .locator('shop-product-list')
    .getByRole('button', { name: /^Added/ })
    .waitFor()
  await expect.poll(() => page.locator('shop-cart-button [part~="badge"]').textContent()).toBe('1')
  expect(errors).toEqual([])
})

const pack = { 'product-id': 'bp-1001', 'hash-sync': 'true' }

test.each(['', '#colour=red'])(
  'an option and "Add to cart", pressed before the code has loaded, add the chosen variant: "%s"',
  async (hash) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const { page, errors, warnings } = await openRendered(await render('shop-product', pack), {
      path: `/test-page${hash}`,
      before: (page) =>
        page.route(/\/kit\/c\//, async (route) => {
          await held
          await route.continue()
        }),
    })
    const product = page.locator('shop-product')
    await product
      .locator('label')
      .filter({ has: page.getByRole('radio', { name: 'Green' }) })
      .click()
    await product.getByRole('button', { name: 'Add to cart' }).click()
    release()
    await expect.poll(async () => (await storedCarts(page))[0]?.products.map(({ code }) => code)).toEqual(['BP-1001-02'])
    expect(await page.evaluate(() => location.hash)).toBe('#colour=green')
    expect([errors, warnings]).toEqual([[], []])
  },
)

test('what the visitor does while React hydrates is executed once, in its order', async () => {
  const { page, errors } = await openRendered(`<shop-cart-button></shop-cart-button>${await render('shop-product', pack)}`, {
    path: '/test-page#colour=red',
    before: (page) =>
      page.addInitScript(() =>
        // before the script of the kit runs
        document.addEventListener('readystatechange', () => {
          if (document.readyState !== 'interactive') return
          const root = document.querySelector('shop-product')?.shadowRoot as ShadowRoot
          const query = (selector: string) => root.querySelector<HTMLInputElement>(selector) as HTMLInputElement
          // hydration starts with the removal of the seed
          new MutationObserver((_, observer) => {
            if (root.querySelector('[data-shop-seed]')) return
            observer.disconnect()
            const quantity = query('input[inputmode], input[type=number]')
            quantity.value = '3'
            quantity.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
            quantity.dispatchEvent(new Event('change', { bubbles: true }))
            query('[name=colour][value=green]').click()
            query('.buy button[part~="button"], button[type=submit]').click()
          }).observe(root, { childList: true, subtree: true })
        }),
      ),
  })
  const lines = async () => (await storedCarts(page))[0]?.products.map(({ code, quantity }) => [code, quantity])
  await expect.poll(lines).toEqual([['BP-1001-02', 3]])
  await page.waitForTimeout(300)
  expect(await lines()).toEqual([['BP-1001-02', 3]])
  expect(errors).toEqual([])
})

test('the search field opens the search page before its code has loaded', async () => {
  const { page } = await openRendered(await render('shop-search'), { before: (page) => page.route(/\/kit\/c\//, (route) => route.abort()) })
  await page.locator('shop-search').getByRole('combobox').fill('oak')
  await page.locator('shop-search').getByRole('combobox').press('Enter')
  await page.waitForURL(/\/search\?search=oak$/)
})

test('a press on a part whose code is still loading is executed once', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const { page, errors } = await openRendered(await render('shop-product-list', { ...workshop, pager: 'more' }), {
    before: (page) =>
      page.route(/\/kit\/c\/tools/, async (route) => {
        await held
        await route.continue()
      }),
  })
  await expect.poll(() => isHydrated(page, 'shop-product-list')).toBe(true)
  const list = page.locator('shop-product-list')
  await list.getByRole('button', { name: 'Show more' }).click()
  release()
  await expect.poll(() => list.locator('.products > li').count()).toBe(48)
  await page.waitForTimeout(500)
  expect(await list.locator('.products > li').count()).toBe(48)
  expect(errors).toEqual([])
})

test('two tags of one list, of which one is rendered, show the same products once each', async () => {
  const bare = `<shop-product-list ${Object.entries(workshop)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')}></shop-product-list>`
  const { page, errors } = await openRendered((await render('shop-product-list', workshop)) + bare)
  const titles = (index: number) => page.locator('shop-product-list').nth(index).locator('h3').allTextContents()
  await page.locator('shop-product-list').nth(1).scrollIntoViewIfNeeded()
  await expect.poll(async () => (await titles(1)).length).toBe(24)
  expect(await titles(0)).toEqual(await titles(1))
  expect(errors).toEqual([])
})

test('a list renders on a host that strips templates', async () => {
  const html = (await render('shop-product-list', workshop)).replace(/<template[\s\S]*<\/template>/, '')
  expect(html).toContain('data-shop-rendered')
  const { page, errors } = await openRendered(html)
  await expect.poll(() => page.locator('shop-product-list article.card').count()).toBe(24)
  await expect.poll(() => isHydrated(page, 'shop-product-list')).toBe(true)
  expect(await page.locator('shop-product-list article.card').count()).toBe(24)
  expect(errors).toEqual([])
})

test('a visitor with another language sees the rendered one first, then their own, once', async () => {
  const { page, errors } = await openRendered(await render('shop-product-list', workshop), {
    before: (page) => page.context().addCookies([{ name: 'lang', value: 'lt', url: sites.shop }]),
  })
  await expect
    .poll(() =>
      page
        .locator('shop-product-list')
        .getByRole('button', { name: /^Į krepšelį/ })
        .count(),
    )
    .toBeGreaterThan(0)
  await expect.poll(() => page.locator('shop-product-list article.card').count()).toBe(24)
  expect(errors).toEqual([])
})

test('a page with another currency keeps that of the rendered prices', async () => {
  const { page, warnings, errors } = await openRendered(await render('shop-product-list', workshop), {
    connection: '<shop-config currency="PLN"></shop-config>',
  })
  await expect.poll(() => isHydrated(page, 'shop-product-list')).toBe(true)
  expect(await page.locator('shop-product-list .price').first().textContent()).toContain('€')
  expect([errors, warnings]).toEqual([[], []])
})

test('markup of another release renders anew, and never appears twice', async () => {
  const html = (await render('shop-product-list', workshop)).replace(/data-shop-root="[^"]*"/, 'data-shop-root="react-1-older"')
  const { page, errors } = await openRendered(html)
  await expect.poll(() => isHydrated(page, 'shop-product-list')).toBe(true)
  const list = page.locator('shop-product-list')
  await expect.poll(() => list.locator('article.card').count()).toBe(24)
  expect(await list.locator('[data-shop-root]').count()).toBe(1)
  expect(errors).toEqual([])
})

test('a template that a script has inserted is taken over', async () => {
  const html = await render('shop-product-list', workshop)
  const { page, calls } = await openRendered('<div id="place"></div>')
  await page.evaluate((text) => {
    const place = document.getElementById('place')
    if (place) place.innerHTML = text
  }, html)
  await expect.poll(() => isHydrated(page, 'shop-product-list')).toBe(true)
  await page.locator('shop-product-list article.card').first().waitFor()
  expect(await page.locator('shop-product-list > template').count()).toBe(0)
  expect(calls(/api\/products/)).toEqual([])
})

test.each(['<template shadowrootmode="open"><div data-shop-root="', '<template shadowrootmode="open"><style>'])(
  'HTML cut in the middle renders anew: %s',
  async (start) => {
    const html = await render('shop-product-list', workshop)
    const cut = html.slice(0, html.indexOf('<style') + 40)
    const { page } = await openRendered(`${start.includes('root') ? html.slice(0, Math.floor(html.length / 2)) : cut}`)
    await expect.poll(() => page.locator('shop-product-list article.card').count()).toBe(24)
  },
)

const product = { 'product-id': 'bl-1603' }

test.each<[tag: string, attributes: Record<string, string>]>([
  ['shop-product', product],
  ['shop-product-card', product],
  ['shop-product-attributes', product],
  ['shop-related-products', product],
  ['shop-category', { category: 'workshop' }],
  ['shop-category-list', {}],
  ['shop-search-results', { search: 'oak' }],
  ['shop-product-list-banner', { 'product-list': 'trail', heading: 'Trail' }],
  ['shop-categories-banner', { categories: 'workshop,sport' }],
  ['shop-header', {}],
  ['shop-footer', {}],
  ['shop-breadcrumbs', {}],
  ['shop-search', {}],
  ['shop-news-list', {}],
  ['shop-contacts', {}],
  ['shop-text', { text: '<p>Made of <b>oak</b></p>' }],
  ['shop-language-switch', {}],
])('<%s> hydrates the markup of the server', async (tag, attributes) => {
  const html = await render(tag, attributes)
  expect(html).toContain('data-shop-rendered')
  const { page, errors, warnings } = await openRendered(html)
  await expect.poll(() => isHydrated(page, tag)).toBe(true)
  await page.waitForTimeout(300) // parts of it hydrate later
  expect([errors, warnings]).toEqual([[], []])
})
