import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { open, sites } from '../harness.ts'

const products = /GET \/api\/products\?/
const lists = ['trail', 'summer', 'gifts', 'offers', 'workshop-basics']

/** Waits until `count` elements show products. Passes a function, because a strict CSP forbids evaluating strings. */
const waitForProducts = (page: Page, tag: string, count: number, comparison: 'exactly' | 'at least' = 'exactly') =>
  page.waitForFunction(
    ([name, wanted, how]) => {
      const found = [...document.querySelectorAll(name)].filter(({ shadowRoot }) => shadowRoot?.querySelector('[part~="card"] a[href]'))
      return how === 'exactly' ? found.length === wanted : found.length >= wanted
    },
    [tag, count, comparison] as const,
    { timeout: 40_000 },
  )

describe('shared requests of elements', () => {
  test('CALL-01 fifty product cards share one request', async () => {
    const response = await fetch(`${sites.shop}/api/products?category=workshop&includeSubCategories=true&size=50`)
    const ids = ((await response.json()) as { productId: string }[]).map(({ productId }) => productId)
    const html = ids.map((id) => `<shop-product-card product-id="${id}"></shop-product-card>`).join('')
    const { page, calls } = await open({ html })
    await waitForProducts(page, 'shop-product-card', ids.length)
    expect(calls(products)).toHaveLength(1)
  })

  test('a hundred lists with five queries request each of the five once: markup on the first screen, products below', async () => {
    const html = Array.from(
      { length: 100 },
      (_, index) => `<shop-product-list product-list="${lists[index % 5]}" page-size="1" pager="none" lazy="false"></shop-product-list>`,
    ).join('')
    const { page, calls } = await open({ html })
    await waitForProducts(page, 'shop-product-list', 1, 'at least')
    const markup = calls(/GET \/render\?/)
    expect(markup.length).toBeGreaterThan(0)
    for (let screen = 1; screen <= 60; screen += 1) await page.mouse.wheel(0, 900)
    await page.keyboard.press('End')
    await expect.poll(() => calls(products).length).toBe(lists.length - markup.length)
    await waitForProducts(page, 'shop-product-list:last-of-type', 1)
    expect(calls(/GET \/render\?/)).toEqual(markup)
    expect(calls(products)).toHaveLength(lists.length - markup.length)
    expect(calls(/GET \/api\/(configuration|translations)\b/)).toEqual([])
  })

  test.each([
    ['of one list', '<shop-product-list product-list="trail" page-size="2" pager="none"></shop-product-list>'],
    ['with pages', '<shop-product-list category="hand-tools" subcategories page-size="3"></shop-product-list>'],
    ['that is not split', '<shop-product-list product-list="trail" page-size="2" split-by="off"></shop-product-list>'],
  ])('a list %s of a shop that renders none is requested once, even before the kit’s code has loaded', async (_, html) => {
    const requested: string[] = []
    const { page, calls } = await open({
      html,
      before: async (opened) => {
        await opened.route(/\/render\?/, (route) => route.fulfill({ status: 204 }))
        return opened
          .route(/kit\/c\/kit-/, async (route) => {
            await expect.poll(() => requested.length).toBeGreaterThan(0)
            await route.continue()
          })
          .then(() =>
            opened.on(
              'request',
              (request) => products.test(`${request.method()} ${new URL(request.url()).pathname}?`) && requested.push(request.url()),
            ),
          )
      },
    })
    await waitForProducts(page, 'shop-product-list', 1)
    await page.waitForTimeout(500)
    expect(calls(products)).toHaveLength(1)
    expect(calls(/GET \/api\/configuration/)).toHaveLength(1)
  })

  test('the content page sends at most ten requests before scrolling, without pictures, two for the session and one for analytics', async () => {
    const { page, calls } = await open({ site: 'cms', path: '/', contextOptions: {} }) // a fresh context has an empty cache
    await waitForProducts(page, 'shop-product-list', 1)
    await page.waitForFunction(
      () =>
        customElements.get('shop-add-to-cart') &&
        document.querySelector('shop-cart-button')?.shadowRoot?.firstElementChild?.firstElementChild,
    )
    await page.waitForTimeout(500)
    const requests = calls(/GET \/(api|kit|render)/)
    const session = requests.filter((call) => /\/c\/s-|account-details/.test(call))
    expect(session.length, requests.join('\n')).toBeLessThanOrEqual(2)
    const analytics = requests.filter((call) => call.includes('/c/a-')) // it reports the list on screen
    expect(analytics.length, requests.join('\n')).toBeLessThanOrEqual(1)
    expect(requests.length - session.length - analytics.length, requests.join('\n')).toBeLessThanOrEqual(10)
  })

  test('a page script adds products to the cart through the kit’s module', async () => {
    const { page } = await open({ html: '<shop-cart-button></shop-cart-button>' })
    // as a string, because the test runner rewrites `import()` in functions
    const count = await page.evaluate(`(async () => {
      const { cart, stores } = await import('${sites.shop}/kit/shop-api.js')
      const products = await (await fetch('${sites.shop}/api/products?product-list=workshop-basics&size=20')).json()
      const product = products.find(({ attributes, availableStock }) => availableStock > 20 && !attributes.some(({ isRequired }) => isRequired))
      cart.add(product, 3, product.codes[0])
      return stores.$itemCount.get()
    })()`)
    expect(count).toBe(3)
    await expect.poll(() => page.locator('shop-cart-button [part~="badge"]').innerText()).toBe('3')
  })
})
