import { expect, test } from 'vitest'
import { open, sites } from '../harness.ts'
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
  const chunkLoads = () => calls(/popup-dialog/).length // the chunk loads when the popup opens
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
