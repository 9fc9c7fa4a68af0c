import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright'
import { afterEach, expect, test } from 'vitest'
import { expectCount, openCart } from '../e2e/cart/cart-steps.ts'
import { open, sites } from '../e2e/harness.ts'
import { openLoggedIn, savedQuantities } from '../e2e/session/login-steps.ts'
import { waitForElements } from './page.ts'

interface Change {
  body?: string
  headers?: Record<string, string>
}

/**
 * A shop in front of the shop of the tests: its process can stop and start while pages are open. `change` replaces parts of an answer, or
 * throws instead of one.
 */
async function openRelay() {
  const state = { calls: [] as string[], change: (_path: string): Change => ({}) }
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '/'
    state.calls.push(`${request.method} ${path}`)
    const cors = { 'access-control-allow-origin': request.headers.origin ?? '*', 'access-control-allow-credentials': 'true' }
    if (request.method === 'OPTIONS') {
      response.writeHead(204, { ...cors, 'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '' }).end()
      return
    }
    const answered = await fetch(sites.shop + path, { method: request.method ?? 'GET' })
    const { body = Buffer.from(await answered.arrayBuffer()), headers } = state.change(path)
    const total = answered.headers.get('total-count')
    response.writeHead(answered.status, {
      ...cors,
      'access-control-expose-headers': 'total-count',
      'content-type': answered.headers.get('content-type') ?? 'text/plain',
      ...(total !== null && { 'total-count': total }),
      ...headers,
    })
    response.end(body)
  }
  const listen = (port: number) =>
    new Promise<Server>((resolve) => {
      const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()))
      server.listen(port, '127.0.0.1', () => resolve(server))
    })
  let server = await listen(0)
  const { port } = server.address() as AddressInfo
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return {
    origin: `http://127.0.0.1:${port}`,
    state,
    stop,
    async start() {
      server = await listen(port)
    },
  }
}

let relay: Awaited<ReturnType<typeof openRelay>> | undefined
afterEach(() => relay?.stop())

const through = ({ origin }: NonNullable<typeof relay>) => `<shop-config api-base="${origin}"></shop-config>`
const list = '<shop-product-list product-list="trail" page-size="3" lazy="false"></shop-product-list>'
const cards = (page: Page) => page.locator('shop-product-list').getByRole('article').first()
const retry = (page: Page) => page.locator('shop-product-list').getByRole('button', { name: 'Try again' })

const header = (page: Page) => page.locator('shop-header')
/** The header with everything that it asks the shop for. */
async function expectHeader(page: Page) {
  await header(page).locator('a[href*="workshop"]').first().waitFor({ state: 'attached' })
  await header(page).getByRole('link', { name: 'Shops and contacts' }).first().waitFor()
  await header(page).locator('a[href^="tel:"]').first().waitFor()
  await header(page).locator('.logo img').waitFor({ state: 'attached' })
}

test('R20 a page opened during an outage recovers by itself: list, logo, menu and contact strip', async () => {
  relay = await openRelay()
  await relay.stop()
  const { page } = await open({ html: `<shop-header></shop-header>${list}`, connection: through(relay) })
  await retry(page).waitFor()
  expect(await header(page).locator('.strip a, .logo img').count()).toBe(0)
  await relay.start()
  await cards(page).waitFor({ timeout: 15_000 })
  await expectHeader(page)
})

test('R20 a page in Lithuanian opened during an outage gets its words', async () => {
  relay = await openRelay()
  await relay.stop()
  const { page } = await open({ html: list.replace(' page', ' add-to-cart page'), connection: through(relay), language: 'lt' })
  await retry(page).waitFor()
  await relay.start()
  await page.locator('shop-product-list').getByRole('button', { name: 'Į krepšelį' }).first().waitFor({ timeout: 15_000 })
})

test('R20 pictures that an outage has broken load again', async () => {
  relay = await openRelay()
  relay.state.change = (path) => {
    if (path.startsWith('/images/')) throw new Error('The shop is going down')
    return {}
  }
  const { page } = await open({ html: list, connection: through(relay) })
  const widths = () =>
    page
      .locator('shop-product-list img')
      .evaluateAll((pictures) => (pictures as HTMLImageElement[]).map(({ complete, naturalWidth }) => complete && naturalWidth > 0))
  await cards(page).waitFor()
  await expect.poll(() => relay?.state.calls.filter((call) => call.includes('/images/')).length).toBeGreaterThan(2)
  await relay.stop()
  await page.evaluate(() => document.body.append(document.createElement('shop-category-list')))
  await page.locator('shop-category-list').getByRole('button', { name: 'Try again' }).waitFor()
  expect(await widths()).toEqual([false, false, false])
  relay.state.change = () => ({})
  await relay.start()
  await expect.poll(widths, { timeout: 15_000 }).toEqual([true, true, true])
})

test('OFF-06 CART-02 cart and wishlist say that their last changes are unsent, until the shop answers again', async () => {
  const context = await openLoggedIn()
  const { page, calls } = await open({
    context,
    html: '<shop-add-to-cart code="SB-1103"></shop-add-to-cart><shop-wishlist></shop-wishlist><shop-side-cart></shop-side-cart><shop-cart-button action="side"></shop-cart-button><shop-cart></shop-cart><shop-product-list product-list="trail" limit="1" wishlist></shop-product-list>',
  })
  const buy = page.locator('shop-add-to-cart').getByRole('button', { name: /^(Add to cart|Added)/ })
  const heart = page.locator('shop-product-list').getByRole('button', { name: /(to|from) wishlist: / })
  const saved = () => [calls(/^PUT .*wishlist/).length > 0, calls(/^POST .*\/api\/carts/).length > 0]
  await heart.click()
  await buy.click()
  await expect.poll(saved).toEqual([true, true])
  await page.locator('shop-add-to-cart').locator('[data-phase=idle]').waitFor() // until then a press adds nothing
  await page.route('**/api/**', (route) => route.abort())
  await heart.click()
  await buy.click()
  await expectCount(page, 2)
  const notices = [
    page.locator('shop-cart').getByText('The last changes of your cart are kept here'),
    page.locator('shop-wishlist').getByText('The last changes of your wishlist are kept here'),
  ]
  for (const notice of notices) await notice.waitFor({ timeout: 15_000 })
  await openCart(page)
  await page.locator('shop-side-cart').getByRole('dialog').getByText('The last changes of your cart are kept here').waitFor()
  const refused = new Set<string>()
  await page.route(/\/api\/(carts|wishlist)/, (route) => {
    const method = route.request().method()
    if (!/POST|PUT/.test(method)) return route.continue()
    refused.add(method)
    return route.fulfill({ status: 500, headers: { 'access-control-allow-origin': new URL(page.url()).origin } })
  })
  await page.unroute('**/api/**')
  await expect.poll(() => refused.size, { timeout: 30_000 }).toBe(2)
  await page.waitForTimeout(300)
  expect(await Promise.all(notices.map((notice) => notice.isVisible()))).toEqual([true, true])
  const had = async () => {
    const wishlist = await (await context.request.get(`${sites.shop}/api/wishlist/variants`)).json()
    return [await savedQuantities(context), Object.keys(wishlist.variantCodesByProductId).length]
  }
  expect(await had()).toEqual([[['SB-1103', 1]], 1])
  await page.unroute(/\/api\/(carts|wishlist)/)
  await expect.poll(had, { timeout: 30_000 }).toEqual([[['SB-1103', 2]], 0])
  for (const notice of notices) await notice.waitFor({ state: 'detached' })
})

test('R20 "Try again" restores everything that failed, not only its own element', async () => {
  relay = await openRelay()
  await relay.stop()
  const { page } = await open({ html: `<shop-header></shop-header>${list}`, connection: through(relay) })
  await retry(page).waitFor()
  await page.clock.install() // no probe: only the button
  await relay.start()
  await retry(page).click()
  await cards(page).waitFor()
  await page.clock.runFor(100)
  await expectHeader(page)
})

test.each(['a reload', 'Try again'])('R16 a broken answer in the HTTP cache hides nothing: %s loads the list', async (way) => {
  relay = await openRelay()
  const { state } = relay
  let isBroken = true
  const isList = (path: string) => path.includes('/api/products')
  state.change = (path) => ({
    ...(isList(path) && isBroken && { body: '{"produ' }),
    headers: { 'cache-control': 'public, max-age=600' },
  })
  const { page } = await open({ html: list.replace(' page', ' display="grid" page'), connection: through(relay) })
  await retry(page).waitFor()
  isBroken = false
  state.calls.length = 0
  const asked: string[] = []
  page.on('request', (request) => isList(request.url()) && asked.push(request.url()))
  if (way === 'a reload') await page.reload()
  const loaded = cards(page).waitFor()
  // the page may also try again by itself, before the press
  if (way === 'Try again') await Promise.race([loaded, retry(page).click()])
  await loaded
  // the first one got the broken answer from the cache
  expect([asked.length, state.calls.filter((call) => call.startsWith('GET') && isList(call)).length]).toEqual([2, 1])
})

const blockChunks = (page: Page) => page.route(/\/kit\/c\//, (route) => route.abort())

test('R21 with all chunks blocked every empty visible tag says so, and the content of the others stays', async () => {
  const { page } = await open({
    html: `<shop-cart-button></shop-cart-button><shop-side-cart></shop-side-cart><shop-text><p>Read this</p></shop-text><shop-category-list></shop-category-list><shop-cart-button></shop-cart-button>`,
    before: blockChunks,
  })
  const alerts = page.getByRole('alert').filter({ hasText: 'A part of the shop did not load' })
  await expect
    .poll(() => alerts.evaluateAll((all) => all.map((alert) => alert.closest(':not(:defined)')?.localName)))
    .toEqual(['shop-cart-button', 'shop-category-list', 'shop-cart-button'])
  expect(await page.locator('shop-text').innerText()).toBe('Read this')
  expect(await page.locator('shop-side-cart').innerText()).toBe('')
})

test.each([
  ['', 'A part of the shop did not load'],
  ['data-load-error="Šios dalies įkelti nepavyko"', 'Šios dalies įkelti nepavyko'],
  ['data-load-error="<b>Nicht geladen</b>"', '<b>Nicht geladen</b>'],
])('R21 the text is that of the page, whatever its language: script with "%s"', async (script, text) => {
  const { page } = await open({ html: '<shop-cart-button></shop-cart-button>', language: 'lt', script, before: blockChunks })
  await page.locator('shop-cart-button').getByRole('alert').getByText(text, { exact: true }).waitFor()
})

test.each([
  ['/', 'This part of the shop did not load. Please load the page again.'],
  ['/lt', 'Šios parduotuvės dalies įkelti nepavyko. Įkelkite puslapį iš naujo.'],
])('R21 pages of both sites of the shop bring that text in their language: %s', async (path, text) => {
  for (const site of [sites.shop, sites.routed]) {
    const script = /<script[^>]*shop-kit\.js"[^>]*>/.exec(await (await fetch(site + path)).text())
    expect(script?.[0]).toContain(`data-load-error="${text}"`)
  }
})

test('ADD-01 a press on a buy button that waits for its product is carried out, or its failure is told', async () => {
  for (const outcome of ['arrives', 'fails'] as const) {
    const { page } = await open({
      html: '<shop-add-to-cart product-id="sb-1103"></shop-add-to-cart><shop-cart-button></shop-cart-button>',
      connection: `<shop-config api-base="${sites.shop}/fault/slow-2000@products"></shop-config>`,
      before: async (page) => {
        if (outcome === 'fails') await page.route(/\/api\/products/, (route) => setTimeout(() => route.abort(), 1500))
      },
    })
    await waitForElements(page, 'shop-add-to-cart')
    const tag = page.locator('shop-add-to-cart')
    await tag.getByRole('button').click()
    await expect.poll(() => tag.getByRole('button').getAttribute('aria-busy')).toBe('true')
    if (outcome === 'fails') await tag.getByRole('alert').waitFor()
    else await page.locator('shop-cart-button').getByText('Cart, 1 product').waitFor({ state: 'attached' })
  }
})

test('R06 a form named baseURI on the page removes no link', async () => {
  const { page } = await open({ html: `<form name="baseURI"></form>${list}` })
  await cards(page).waitFor()
  expect(await page.locator('shop-product-list article a[href]').count()).toBeGreaterThan(2)
})

test('R46 a page whose policy allows no Trusted Types shows a message in place of the map', async () => {
  const { page, errors } = await open({
    html: '<shop-contacts height="200px"></shop-contacts>',
    headers: { 'content-security-policy': "require-trusted-types-for 'script'; trusted-types 'none'" },
  })
  const uncaught: string[] = []
  page.on('pageerror', (error) => uncaught.push(String(error)))
  await page.locator('shop-contacts').getByText('This browser cannot show the map').waitFor({ timeout: 30_000 })
  expect(uncaught).toEqual([])
  expect(errors.filter((text) => text.includes('Uncaught'))).toEqual([])
})

test('CART-02 changes are sent without help after an outage that also hid the code that finds the shop again', async () => {
  const context = await openLoggedIn()
  const { page, calls } = await open({
    context,
    html: '<shop-add-to-cart code="SB-1103"></shop-add-to-cart><shop-add-to-cart code="LG-1801"></shop-add-to-cart>',
  })
  const buy = (nth: number) =>
    page
      .locator('shop-add-to-cart')
      .nth(nth)
      .getByRole('button', { name: /^Add to cart/ })
      .click()
  const unsent = () => page.evaluate(() => localStorage.getItem('shop:unsaved'))
  await buy(0)
  await expect.poll(() => calls(/^POST .*\/api\/carts/).length).toBe(1)
  await expect.poll(unsent).not.toContain('cart')
  const hidden = page.waitForEvent('requestfailed', (request) => request.url().includes('recovery.chunk'))
  await page.route(/\/(api|kit)\//, (route) => route.abort())
  await buy(1)
  await hidden
  await expect.poll(unsent).toContain('cart')
  await page.unroute(/\/(api|kit)\//)
  await expect.poll(unsent, { timeout: 30_000 }).not.toContain('cart')
})
