import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { buyButton, cartTags, soldProducts } from '../cart/cart-steps.ts'
import { open, openContext, sites } from '../harness.ts'
import { createAccount, password } from '../session/login-steps.ts'

const [sold] = await soldProducts(1)
if (!sold) throw new Error('The shop sells too little for these tests')
const { id, code } = sold
const emptyState = { codes: [], wishes: {} }
const savedState = { codes: [code], wishes: { [id]: [code] } }

/** A shop whose cart and wishlist calls hang. */
const down = `<shop-config api-base="${sites.shop}/fault/hang@carts,wishlist*"></shop-config>`
const host = { html: cartTags }
/**
 * A page served by the content site. Chromium checks a permission before a generated page may reach another origin on
 * localhost, and cannot once the page is gone.
 */
const article = { path: '/letters' }

const post = (path: string, data: object) =>
  [
    sites.shop + path,
    {
      method: 'POST',
      credentials: 'include' as const,
      headers: { 'Content-Type': 'application/json', 'X-Shop-Request': '1' },
      body: JSON.stringify(data),
    },
  ] as const

/** Logs a new customer in on a page and waits until it is in sync with the server; `kept` reads the server's state. */
async function becomeCustomer(visit: Parameters<typeof open>[0]) {
  const login = post('/api/customer/login', { email: await createAccount(), password })
  const context = await openContext()
  const { page } = await open({ ...visit, context })
  await page.evaluate(async ([address, options]) => void (await fetch(address, options)), login)
  await page.reload()
  await expect
    .poll(() =>
      page.evaluate(() => JSON.parse(localStorage.getItem('shop:joined') ?? localStorage.getItem('harbour:joined') ?? '{}').value),
    )
    .toMatchObject({ cart: { isSaved: true }, wishlist: { isSaved: true } })

  const response = await fetch(...login)
  const cookie = response.headers.getSetCookie().join('; ')
  const read = async (path: string) => (await fetch(sites.shop + path, { headers: { cookie } })).json()
  const kept = async () => {
    const { data } = await read('/api/carts?active=true')
    const { products }: { products: { code: string }[] } = JSON.parse(data ?? '{"products":[]}')
    return { codes: products.map((line) => line.code), wishes: (await read('/api/wishlist/variants')).variantCodesByProductId }
  }
  return { page, context, kept }
}

/** Adds the product to cart and wishlist and leaves the page once both are in storage; returns the elapsed ms. */
async function changeAndLeave(page: Page): Promise<number> {
  await page.evaluate((product) => {
    for (const tag of ['shop-add-to-cart', 'shop-wishlist-button']) {
      const element = document.createElement(tag)
      element.setAttribute('product-id', product)
      document.body.prepend(element)
    }
  }, id)
  const buttons = [buyButton(page), page.locator('shop-wishlist-button').getByRole('button')]
  for (const button of buttons) await button.waitFor()
  await page.waitForFunction(() => {
    const shared: Map<string, { get(): unknown }> = Reflect.get(globalThis, Symbol.for('shop-kit.shared.v1'))
    return shared.get('session.customer')?.get()
  })
  const elements = await Promise.all(buttons.map((button) => button.elementHandle()))
  const took = await page.evaluate(
    async ([clicked, bought, wished]) => {
      const start = performance.now()
      for (const element of clicked) (element as HTMLElement).click()
      const isStored = (name: string, text: string) =>
        ['shop', 'harbour'].some((prefix) => localStorage.getItem(`${prefix}:${name}`)?.includes(`"${text}"`))
      while (!isStored('carts', bought) || !isStored('wishlist', wished)) await new Promise((resolve) => setTimeout(resolve, 5))
      setTimeout(() => location.assign('about:blank'))
      return performance.now() - start
    },
    [elements, code, id] as const,
  )
  await page.waitForURL('about:blank')
  return took
}

describe('leaving the page with unsaved changes', () => {
  test.each([
    ['shop', host],
    ['cms', article],
  ] as const)('CALL-18 CALL-22 sends the last change of cart and wishlist when leaving a page of the %s', async (site, options) => {
    const { page, kept } = await becomeCustomer({ site, ...options })
    expect(await changeAndLeave(page)).toBeLessThan(300)
    await expect.poll(kept).toEqual(savedState)
  })

  test.each(['shop', 'cms'] as const)('CALL-18 CALL-22 the next page of the %s sends what the server has not saved', async (site) => {
    const { context, kept } = await becomeCustomer({ site, ...host })
    const { page } = await open({ site, context, ...host, connection: down })
    expect(await changeAndLeave(page)).toBeLessThan(300)
    expect(await kept()).toEqual(emptyState)
    await open({ site, context, ...host })
    await expect.poll(kept).toEqual(savedState)
  })
})
