import { expect, test } from 'vitest'
import { configuration } from '../../../demo/content/configuration.ts'
import { open, sites, type Visit, type VisitOptions } from '../harness.ts'
import { waitForNetworkIdle } from '../network-idle.ts'

const subscribeCall = (url: URL) => url.pathname === '/api/newsletter/subscribe'

test('NL-05 NL-06 NL-07 shows the shop’s response to a subscription on a host page', async () => {
  const { page, calls } = await open({ site: 'cms', html: '<shop-newsletter-form></shop-newsletter-form>' })
  const form = page.locator('shop-newsletter-form')
  const field = form.getByLabel('Your email')
  const button = form.getByRole('button', { name: 'Subscribe' })
  await page.evaluate(() =>
    document.addEventListener('shop-subscribe', ({ detail }) => Object.assign(window, { subscribed: detail.email })),
  )

  // native validation
  await field.fill('no address')
  await button.click()
  expect(await field.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true)
  expect(calls(/\/api\/newsletter/)).toEqual([])

  await field.fill('rasa@medis')
  await field.press('Enter')
  await form.getByText('Email is invalid', { exact: true }).waitFor()
  await expect.poll(() => field.evaluate((input) => input.matches(':focus'))).toBe(true)

  // the call fails
  await page.route(subscribeCall, (route) => route.continue({ url: `${sites.shop}/fault/status-500/api/newsletter/subscribe` }))
  await field.fill('reader@example.com')
  await button.click()
  await form.getByText('An error occurred, please try again later', { exact: true }).waitFor()
  await expect.poll(() => button.isEnabled()).toBe(true)
  await page.unroute(subscribeCall)

  let answer = () => {}
  const held = new Promise<void>((done) => {
    answer = done
  })
  await page.route(subscribeCall, async (route) => {
    await held
    await route.continue()
  })
  await button.click()
  await expect.poll(() => button.isDisabled()).toBe(true)
  answer()
  await form.getByText('You have successfully subscribed', { exact: true }).waitFor()
  expect(await page.evaluate(() => 'subscribed' in window && window.subscribed)).toBe('reader@example.com')
})

test('NL-01 NL-02 disables the button while subscribing and enables it again on an error', async () => {
  let answer = () => {}
  const held = new Promise<void>((done) => {
    answer = done
  })
  const { page, calls } = await open({
    html: '<shop-newsletter-form></shop-newsletter-form>',
    before: (tab) =>
      tab.route(subscribeCall, async (route) => {
        await held
        await route.continue({ url: `${sites.shop}/fault/status-500/api/newsletter/subscribe` })
      }),
  })
  const form = page.locator('shop-newsletter-form')
  const button = form.getByRole('button', { name: 'Subscribe' })
  await form.getByLabel('Your email').fill('reader@example.com')
  expect(await button.isEnabled()).toBe(true)
  await button.click()
  await expect.poll(() => calls(/newsletter\/subscribe/)).toHaveLength(1)
  expect(await button.isDisabled()).toBe(true)
  answer()
  await form.getByText('An error occurred, please try again later', { exact: true }).waitFor()
  expect(await button.isEnabled()).toBe(true)
})

test('NL-08 NL-13 R54 the popup opens after its delay without stealing focus and stays closed once dismissed', async () => {
  const foreign: string[] = []
  const { page, calls } = await open({
    html: '<input aria-label="Anything"><shop-newsletter-popup></shop-newsletter-popup>',
    before: async (tab) => {
      await tab.clock.install()
      tab.on('request', (request) => new URL(request.url()).origin === new URL(sites.shop).origin || foreign.push(request.url()))
    },
  })
  const dialog = page.locator('shop-newsletter-popup').getByRole('dialog')
  await waitForNetworkIdle(page)
  await page.getByLabel('Anything').focus()
  const chunkLoads = () => calls(/\/p-dialog/).length // the chunk loads when the popup opens
  await page.clock.runFor(25_000)
  expect([await dialog.count(), chunkLoads()]).toEqual([0, 0]) // a focused field delays the popup
  await page.getByLabel('Anything').blur()
  const aSecondLater = async () => {
    await page.clock.runFor(1000)
    return dialog.count()
  }
  await expect.poll(aSecondLater).toBe(1)
  expect(chunkLoads()).toBe(1)
  expect(await dialog.getByRole('img').getAttribute('alt')).toBe('A watering can')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  await page.reload()
  await waitForNetworkIdle(page)
  await page.clock.runFor(60_000)
  expect([await dialog.count(), chunkLoads()]).toEqual([0, 1])
  expect(foreign.filter((url) => !url.startsWith('data:'))).toEqual([])
})

test('a popup that waits for interest opens when half of the page is read, not before', async () => {
  const { page } = await open({
    html: '<div style="block-size: 5000px"></div><shop-newsletter-popup trigger="interest"></shop-newsletter-popup>',
    before: (tab) => tab.clock.install(),
  })
  const dialog = page.locator('shop-newsletter-popup').getByRole('dialog')
  await waitForNetworkIdle(page)
  await page.clock.runFor(60_000)
  expect(await dialog.count()).toBe(0)
  await page.evaluate(() => scrollTo(0, 3000))
  const secondsLater = async () => {
    await page.clock.runFor(5000)
    return dialog.count()
  }
  await expect.poll(secondsLater).toBe(1)
})

/** Opens a page of the demo as a visitor who has not closed the popup, with a fake clock. */
async function openDemoPage(options: VisitOptions) {
  const visit = await open({
    ...options,
    before: async (tab) => {
      await tab.clock.install()
      await tab.addInitScript(() => {
        localStorage.removeItem('shop:newsletterClosed')
        Object.assign(window, { begun: Date.now() })
        addEventListener('shop-popup-open', () => Object.assign(window, { opened: Date.now() }))
      })
    },
  })
  const { page } = visit
  await waitForNetworkIdle(page)
  const dialog = page.locator('shop-newsletter-popup').getByRole('dialog')
  return {
    ...visit,
    countAfter: async (seconds: number) => {
      await page.clock.runFor(seconds * 1000)
      return dialog.count()
    },
  }
}

const { showPopupBannerAfterSeconds: delay = 0 } = configuration.newsletter

test.each([
  ['routed', '/c/workshop'],
  ['routed', '/delivery'],
  ['shop', '/c/workshop'],
] as const)(
  'NL-08 on the %s site, %s has the popup after the seconds of the configuration, without a sign of interest',
  async (site, path) => {
    const { page, countAfter } = await openDemoPage({ site, path })
    await expect.poll(() => countAfter(1)).toBe(1)
    expect(await page.evaluate(() => Number(Reflect.get(window, 'opened')) - Number(Reflect.get(window, 'begun')))).toBeGreaterThanOrEqual(
      delay * 1000,
    )
  },
)

/** Lets the popup become due, and gives it time to open. */
async function passTime({ page, calls }: Visit) {
  await expect
    .poll(async () => {
      await page.clock.runFor(5000)
      return calls(/\/due-p-/).length
    })
    .toBe(1)
  for (let step = 0; step < 4; step++) {
    await page.clock.runFor(2000)
    await waitForNetworkIdle(page)
  }
  return { opened: calls(/\/p-dialog/).length, dialogs: await page.locator('shop-newsletter-popup').getByRole('dialog').count() }
}

test.each(['/cart', '/account', '/account?step=register', '/contacts', '/search?search=axe'])('the popup never covers %s', async (path) => {
  const visit = await openDemoPage({ site: 'routed', path })
  expect(await passTime(visit)).toEqual({ opened: 0, dialogs: 0 })
})

test('the popup waits while the side cart is open', async () => {
  const visit = await openDemoPage({ site: 'routed', path: '/c/workshop' })
  const { page } = visit
  await page.evaluate(() => {
    const shared = (globalThis as unknown as Record<symbol, Map<string, { set(value: unknown): void }>>)[Symbol.for('shop-kit.shared.v1')]
    shared?.get('side-cart.open')?.set(true)
  })
  await page.locator('shop-side-cart').getByRole('dialog').waitFor()
  expect(await passTime(visit)).toEqual({ opened: 0, dialogs: 0 })
})

test('a popup after its time waits on a page of the host with a form', async () => {
  const visit = await open({
    html: '<shop-form form-id="contact"></shop-form><shop-newsletter-popup></shop-newsletter-popup>',
    before: (tab) => tab.clock.install(),
  })
  const { page } = visit
  await waitForNetworkIdle(page)
  expect(await passTime(visit)).toEqual({ opened: 0, dialogs: 0 })
  await page.evaluate(() => document.querySelector('shop-form')?.remove())
  await expect
    .poll(async () => {
      await page.clock.runFor(1000)
      return page.locator('shop-newsletter-popup').getByRole('dialog').count()
    })
    .toBe(1)
})

test('a popup that waits for interest does not open on the cart page', async () => {
  const { page } = await open({
    path: '/cart',
    html: '<div style="block-size: 5000px"></div><shop-newsletter-popup trigger="interest"></shop-newsletter-popup>',
    before: (tab) => tab.clock.install(),
  })
  await waitForNetworkIdle(page)
  await page.evaluate(() => scrollTo(0, 3000))
  await page.clock.runFor(60_000)
  expect(await page.locator('shop-newsletter-popup').getByRole('dialog').count()).toBe(0)
})
