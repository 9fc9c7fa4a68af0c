import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { open, openContext, sites } from '../harness.ts'
import { scrollToFooter, waitForRouter } from '../journeys/routed-visit.ts'
import { createAccount, password } from '../session/login-steps.ts'

/** A product without options. */
const path = '/p/panel-saw-with-closed-handle-sb-1101'
const code = 'SB-1101'

const screen = (page: Page) => page.locator('shop-offline').getByRole('alertdialog', { name: 'You are offline' })
const bar = (page: Page) => page.locator('shop-offline aside')
/** Dismisses the offline screen if it is open; waits for the bar. A tab may lose the stored dismissal and show the screen again. */
async function dismissScreen(page: Page) {
  await screen(page).or(bar(page)).waitFor()
  if (await screen(page).isVisible()) await page.keyboard.press('Escape') // same as the button "View saved copy"
  await bar(page).waitFor()
}
const cachedUrls = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) found.push(`${name} ${new URL(url).pathname}${new URL(url).search}`)
    return found
  })
const missingIn = (cached: readonly string[], prefixes: readonly string[]) =>
  prefixes.filter((prefix) => !cached.some((entry) => entry.startsWith(prefix)))

test('OFF-01 OFF-06 OFF-07 visited pages work offline, and a cart changed offline is saved once', async () => {
  const email = await createAccount()
  const context = await openContext({ serviceWorkers: 'allow' })
  const headers = { 'X-Shop-Request': '1' }
  await context.request.post(`${sites.routed}/api/customer/login`, { headers, data: { email, password } })
  const sockets: string[] = []
  const { page, calls } = await open({
    site: 'routed',
    path,
    context,
    before: async (tab) => {
      tab.on('websocket', (socket) => sockets.push(socket.url()))
      await tab.goto(`${sites.routed}/tokens.css`)
      await tab.evaluate(() => caches.open('shop-kit:0:page'))
    },
  })
  const buy = page
    .locator('shop-product')
    .getByRole('button', { name: /^Add to cart|^Added/ })
    .first()
  const picture = page.locator('shop-product img').first()
  await buy.waitFor()

  // the worker starts late on the first visit and caches resources loaded before it
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toBe(`${sites.routed}/sw.js`)
  const wanted = [
    `shop-kit:1:page ${path}`,
    'shop-kit:1:picture /images/',
    'shop-kit:1:hashed /kit/c/kit-',
    'shop-kit:1:hashed /kit/c/offline-',
  ]
  await expect.poll(async () => missingIn(await cachedUrls(page), wanted)).toEqual([])
  const cached = await cachedUrls(page)
  expect(cached.filter((entry) => /\/api\/(customer|carts|orders|wishlist)/.test(entry))).toEqual([])
  expect(await page.evaluate(() => caches.has('shop-kit:0:page'))).toBe(false)

  // the offline screen covers the saved page
  await context.setOffline(true)
  await screen(page).waitFor()
  await page.reload()
  await screen(page).waitFor()
  await dismissScreen(page)
  await page.locator('shop-offline').getByText('You are offline. This is a saved page.').waitFor()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await buy.click()
  await page.locator('shop-header').getByText('Cart, 1 product', { exact: true }).waitFor({ state: 'attached' })

  // an unvisited page shows the shop's error instead of the browser's, and loads once online
  await page.goto(`${sites.routed}/news`)
  const message = page.getByRole('alert').filter({ hasText: 'The page could not be loaded' })
  await message.waitFor()
  await expect.poll(() => page.title()).toBe('The page could not be loaded')
  await dismissScreen(page)
  const gap = async () => {
    const [above, below] = [await message.boundingBox(), await bar(page).boundingBox()]
    return above && below ? below.y - above.y - above.height : -1
  }
  await expect.poll(gap).toBeGreaterThanOrEqual(0)

  const before = calls(/POST \/api\/carts/).length
  await context.setOffline(false)
  await page.locator('shop-news-list').getByRole('link').first().waitFor()
  expect(await page.locator('shop-offline').getByText('You are offline').count()).toBe(0)
  const savedCart = async () => {
    const { data } = (await (await context.request.get(`${sites.routed}/api/carts?active=true`)).json()) as { data?: string }
    return JSON.parse(data ?? '{"products":[]}').products.map((line: { code: string }) => line.code)
  }
  await expect.poll(savedCart).toEqual([code])
  expect(calls(/POST \/api\/carts/).slice(before)).toHaveLength(1)
  expect(sockets).toEqual([]) // live reload is off by default (OFF-08)
})

test('OFF-07 a page over which the worker of the previous page takes control while it loads can be read offline, too', async () => {
  const context = await openContext({ serviceWorkers: 'allow' })
  const { page } = await open({
    site: 'routed',
    path,
    context,
    before: async (tab) => {
      await tab.addInitScript(() => void navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }))
      await tab.route('**/kit/shop-kit.js', async (route) => {
        await expect.poll(() => tab.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
        await route.continue()
      })
    },
  })
  await waitForRouter(page)
  const wanted = [`shop-kit:1:page ${path}`, 'shop-kit:1:picture /images/']
  await expect.poll(async () => missingIn(await cachedUrls(page), wanted)).toEqual([])
})

test('OFF-06 ROUTE-15 pages visited by in-page navigation work offline, and an unvisited one loads once online', async () => {
  const context = await openContext({ serviceWorkers: 'allow' })
  const { page } = await open({ site: 'routed', path: '/lt/apie-mus', context })
  await waitForRouter(page)
  const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  const follow = async (to: string) => {
    await scrollToFooter(page)
    await page.locator(`shop-footer a[href="${to}"]`).click()
  }
  await title('Apie mus')
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await follow('/lt/pristatymas')
  await title('Pristatymas ir mokėjimas')
  await follow('/lt/grazinimas')
  await title('Grąžinimas ir garantija')
  // the first page is a document with its route
  const visited = ['pristatymas', 'grazinimas'].map((name) => `shop-kit:1:answer /content/path-info?path=%2Flt%2F${name}&`)
  await expect.poll(async () => missingIn(await cachedUrls(page), visited)).toEqual([])

  await context.setOffline(true)
  await page.locator('shop-offline').getByRole('alertdialog').waitFor()
  await page.keyboard.press('Escape')
  await bar(page).waitFor()
  await page.goBack()
  await title('Pristatymas ir mokėjimas')
  await page.goBack()
  await title('Apie mus')
  // also on a full load, though this document was never requested
  await page.goto(`${sites.routed}/lt/pristatymas`)
  await bar(page).waitFor() // the screen does not open again
  await title('Pristatymas ir mokėjimas')
  await follow('/lt/taisykles')
  await page.getByRole('alert').filter({ hasText: 'Puslapio įkelti nepavyko' }).waitFor()
  await title('Pristatymas ir mokėjimas')

  await context.setOffline(false)
  await title('Pirkimo taisyklės')
  await page.goBack()
  await title('Pristatymas ir mokėjimas')
  expect(await bar(page).count()).toBe(0)
})

test('NEWS-01 NEWS-02 NEWS-03 the list shows twenty news items, opens one in full and links back', async () => {
  const { page, errors } = await open({ site: 'routed', path: '/news' })
  await waitForRouter(page)
  const tiles = page.locator('shop-news-list li')
  await expect.poll(() => tiles.getByRole('link').count()).toBe(20)
  const link = tiles.getByRole('link').first()
  const title = (await link.getByRole('heading').textContent()) ?? ''
  await page.evaluate(() =>
    document.addEventListener('shop-news-click', ({ detail }) => Object.assign(window, { clicked: detail.news.title })),
  )
  await link.click()
  const article = page.locator('shop-news-item').getByRole('article')
  await article.getByRole('heading', { name: title }).waitFor()
  expect(await page.evaluate(() => 'clicked' in window && window.clicked)).toBe(title) // same document
  await expect.poll(() => article.locator('.news-content p').count()).toBeGreaterThan(1)
  await page.locator('shop-news-item').getByRole('link', { name: 'All news' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/news')
  await link.waitFor()
  // cached items render immediately even far below the viewport, so that Back can restore the scroll position
  await page.evaluate(() => {
    const far = Object.assign(document.createElement('shop-news-list'), { slot: 'after-blocks' })
    far.setAttribute('size', '20')
    far.style.cssText = 'display: block; margin-block-start: 5000px'
    document.querySelector('shop-page')?.append(far)
  })
  await expect.poll(() => tiles.getByRole('link').count()).toBe(40)
  expect(errors).toEqual([])
})
