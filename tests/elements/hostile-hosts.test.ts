import type { Frame, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { type Sold, soldProducts, storedCarts } from '../e2e/cart/cart-steps.ts'
import { open, sites, toShop, type VisitOptions } from '../e2e/harness.ts'

const [sold] = await soldProducts(1)
if (!sold) throw new Error('The shop sells too little for these tests')

const list = '<shop-product-list product-list="trail" page-size="3" lazy="false"></shop-product-list>'
const buyTag = ({ id }: Sold) => `<shop-add-to-cart product-id="${id}"></shop-add-to-cart>`
const html = `${list}${buyTag(sold)}<shop-cart-button></shop-cart-button><shop-side-cart></shop-side-cart>`

/** Opens a host page and records uncaught errors. */
async function openHost(options: VisitOptions) {
  const uncaught: string[] = []
  const visit = await open({
    html,
    ...options,
    before: async (page) => {
      page.on('pageerror', (error) => uncaught.push(String(error)))
      await options.before?.(page)
    },
  })
  return { ...visit, uncaught }
}

/** Checks that the list renders, adds a product to the cart, and returns the side cart that shows it. */
async function shopWorks(page: Page | Frame, pieces = 1) {
  await page.locator('shop-product-list').getByRole('article').first().waitFor()
  await page
    .locator('shop-add-to-cart')
    .getByRole('button', { name: /^(Add to cart|Added), / })
    .click()
  const count = page.locator('shop-cart-button .cart-button .hidden-text')
  await expect.poll(() => count.textContent()).toBe(pieces === 1 ? 'Cart, 1 product' : `Cart, ${pieces} products`)
  await page.locator('shop-cart-button .cart-button').click()
  const drawer = page.locator('shop-side-cart').getByRole('dialog')
  await drawer
    .getByText(sold?.title ?? '')
    .first()
    .waitFor()
  return drawer
}

/** Simulates a shop that allows requests from opaque origins, which the demo rejects (R29). */
const allowOpaqueOrigin = (page: Page) =>
  page.route(/\/(api|content)\//, async (route) => {
    const response = await route.fetch()
    const headers = {
      ...response.headers(),
      'access-control-allow-origin': 'null',
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'total-count',
    }
    await route.fulfill({ response, headers })
  })

const sandbox = { 'content-security-policy': 'sandbox allow-scripts' }
const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
const framed = (body: string, connection = toShop()) =>
  `<iframe sandbox="allow-scripts" style="width:100%;height:900px" srcdoc="${attribute(
    `<!doctype html><html lang="en"><script type="module" src="${sites.shop}/kit/shop-kit.js"></script><body>${connection}${body}`,
  )}"></iframe>`

const frameOf = async (page: Page): Promise<Frame> => {
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame()
  if (!frame) throw new Error('The page has no frame')
  return frame
}

/** Errors of the kit, without the browser's own messages about failed requests. */
const ownErrors = (errors: readonly string[]) => errors.filter((text) => !/CORS|ERR_FAILED|Http status/.test(text))

describe('a page with an opaque origin, such as a CMS preview', () => {
  test('R23 a sandboxed frame renders a list, keeps the cart in memory and warns that it is not saved', async () => {
    const { page, uncaught, errors } = await openHost({ html: framed(html), before: allowOpaqueOrigin })
    const drawer = await shopWorks(await frameOf(page))
    await drawer.getByText('Your cart cannot be saved in this browser').waitFor()
    expect(uncaught).toEqual([])
    expect(ownErrors(errors)).toEqual([])
  })

  test('R23 a page with a sandbox policy renders a list, keeps the cart in memory and warns that it is not saved', async () => {
    const { page, uncaught, errors } = await openHost({ headers: sandbox, before: allowOpaqueOrigin })
    const drawer = await shopWorks(page)
    await drawer.getByText('Your cart cannot be saved in this browser').waitFor()
    expect(uncaught).toEqual([])
    expect(ownErrors(errors)).toEqual([])
  })

  test('R21 a sandboxed frame renders the login and the account menu, and skips the service worker', async () => {
    const tags = `<shop-config api-base="${sites.shop}" service-worker="/sw.js"></shop-config>
      <shop-account-menu></shop-account-menu><shop-login></shop-login>`
    const { page, uncaught, errors } = await openHost({ html: framed(tags, ''), before: allowOpaqueOrigin })
    const frame = await frameOf(page)
    await frame.locator('shop-login').getByRole('button', { name: 'Log in', exact: true }).click()
    await frame.locator('shop-login').getByRole('alert').first().waitFor()
    await page.waitForTimeout(1000) // the service worker is registered when the page is idle
    expect(await frame.getByText('Oops').count()).toBe(0)
    expect(uncaught).toEqual([])
    expect(ownErrors(errors)).toEqual([])
  })

  test('R21 a sandboxed frame renders shop-page', async () => {
    const { page, uncaught } = await openHost({
      html: framed('<shop-page path="/"></shop-page><shop-page></shop-page>'),
      before: allowOpaqueOrigin,
    })
    const frame = await frameOf(page)
    await frame.locator('shop-page').first().getByRole('link').first().waitFor()
    expect(uncaught).toEqual([])
  })

  test('R21 an element shows an error in place if the shop rejects the opaque origin', async () => {
    const { page, uncaught } = await openHost({ html: framed(list.replace(' ', ' filters ')) }) // without filters, its markup needs no origin
    const frame = await frameOf(page)
    await frame.locator('shop-product-list').getByText('The products could not be loaded').waitFor()
    expect(uncaught).toEqual([])
  })
})

/** Properties of `document` that a named image or form can clobber. */
const clobbered = [
  'cookie',
  'head',
  'body',
  'title',
  'readyState',
  'documentElement',
  'activeElement',
  'currentScript',
  'scripts',
  'forms',
  'fonts',
  'hidden',
  'referrer',
  'visibilityState',
]

describe('a page whose markup clobbers document properties', () => {
  test('R21 the list renders and the cookie is read despite an image named cookie', async () => {
    const { page, uncaught } = await openHost({
      html: `<img name="cookie" alt="">${html}`,
      before: async (page) => {
        await page.context().addCookies([{ name: 'lang', value: 'lt', url: sites.shop }])
      },
      language: 'en',
    })
    await page.locator('shop-product-list').getByRole('article').first().waitFor()
    await page
      .locator('shop-add-to-cart')
      .getByRole('button', { name: /krepšel/i })
      .waitFor()
    expect(uncaught).toEqual([])
  })

  test('R21 the kit works despite images named like document properties', async () => {
    const names = clobbered.map((name) => `<img name="${name}" alt="">`).join('')
    const { page, uncaught } = await openHost({ html: names + html })
    await shopWorks(page)
    expect(uncaught).toEqual([])
  })
})

/** Adds enumerable properties to `Object.prototype`. */
const extendObjects = () => {
  const shared = Object.prototype as unknown as Record<string, unknown>
  shared.eachOf = function (this: object) {
    return Object.keys(this)
  }
  shared.vendor = 'a text'
  shared.registry = { a: 1 }
}

describe('a page that extends built-in prototypes', () => {
  test('R21 the kit works despite enumerable properties on Object.prototype', async () => {
    const { page, uncaught, errors } = await openHost({ before: (page) => page.addInitScript(extendObjects) })
    await shopWorks(page)
    expect(uncaught).toEqual([])
    expect(errors).toEqual([])
  })

  test('R21 the kit works if the properties are added after it has loaded', async () => {
    const { page, uncaught, errors } = await openHost({ html: '<shop-config></shop-config>' })
    await page.evaluate(() => customElements.whenDefined('shop-config'))
    await page.evaluate(extendObjects)
    await page.evaluate((added) => document.body.insertAdjacentHTML('beforeend', added), html)
    await shopWorks(page)
    expect(uncaught).toEqual([])
    expect(errors).toEqual([])
  })

  test.each(['Array', 'Object'] as const)('R22 CART-01 %s.prototype.toJSON does not affect prices or the stored cart', async (name) => {
    const statuses: number[] = []
    const { page, uncaught } = await openHost({
      before: async (page) => {
        page.on('response', (response) => new URL(response.url()).pathname === '/api/orders/price' && statuses.push(response.status()))
        // as in Prototype.js 1.6: returns a string, which JSON.stringify encodes again
        await page.addInitScript((name) => {
          const prototype = { Array, Object }[name].prototype as { toJSON?: unknown }
          prototype.toJSON = function (this: object) {
            return `[${Object.keys(this)}]`
          }
        }, name)
      },
    })
    const drawer = await shopWorks(page)
    await expect.poll(() => statuses).toContain(200)
    expect(statuses.filter((status) => status !== 200)).toEqual([])
    await drawer
      .getByText(`€${sold.priceNow.toFixed(2).replace('.', ',')}`)
      .first()
      .waitFor()
    expect((await storedCarts(page))[0]?.products).toMatchObject([{ code: sold.code, quantity: 1 }])
    await page.reload()
    await shopWorks(page, 2)
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':corrupt:')))).toEqual([])
    expect(uncaught).toEqual([])
  })
})
