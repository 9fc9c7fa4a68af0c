import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { demoCustomers } from '../../../demo/content/customers.ts'
import { authorizeUrl, offeredProviders } from '../../../src/domain/session/social-login.ts'
import { open, openContext, sites } from '../harness.ts'
import { button, createAccount, field, login, submitLogin, waitForText } from '../session/login-steps.ts'

const html = '<shop-header></shop-header><shop-login reload="false"></shop-login>'
const name = 'You are logged in as Rūta Vaitkutė'

describe('a hostile page that opened the provider popup', () => {
  const evil = 'http://evil.example'

  /** Opens a foreign page that records all messages. */
  async function openEvil() {
    const context = await openContext()
    const page = await context.newPage()
    await page.route(`${evil}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Evil</title>' }))
    await page.goto(evil)
    await page.evaluate(() => {
      const messages: string[] = []
      Object.assign(globalThis, { messages })
      addEventListener('message', ({ data }) => messages.push(JSON.stringify(data)))
    })
    const received = () => page.evaluate(() => (globalThis as unknown as { messages: string[] }).messages.join())
    return { context, page, received }
  }

  test('R13 R14 receives no code and starts no session', async () => {
    const { context, page, received } = await openEvil()
    const posted: string[] = []
    context.on('request', (request) => request.method() === 'POST' && posted.push(new URL(request.url()).pathname))
    const configuration = await (await fetch(`${sites.shop}/api/configuration`)).json()
    const offered = offeredProviders(configuration).find(({ provider }) => provider === 'google')
    if (!offered) throw new Error('The shop offers no login by Google')
    // the hostile page created the state itself, so it knows it
    const state = `google-${'e'.repeat(22)}`
    const back = new URL(configuration.customerProfilePage, sites.shop).href
    const authorizeHref = authorizeUrl(offered, { url: offered.url, redirectUri: back, state })
    const opening = page.waitForEvent('popup')
    await page.evaluate((url) => Object.assign(globalThis, { opened: window.open(url) }), authorizeHref)
    const popup = await opening
    await popup.getByRole('button', { name: 'Continue as Ona' }).click()
    await popup.waitForURL((url) => url.href.startsWith(back))
    // repeats the message of the real opener, with its own state and with guesses
    await page.evaluate((known) => {
      const { opened } = globalThis as unknown as { opened: Window }
      const ask = () => {
        for (const guess of [known, '', 'google-', `google-${'x'.repeat(22)}`])
          opened.postMessage({ type: 'shop-social-ask', state: guess }, '*')
      }
      setInterval(ask, 50)
    }, state)
    // the popup falls back to a normal login page
    await popup.locator('shop-account').getByRole('heading', { name: 'Log in' }).waitFor()
    expect(popup.url()).not.toMatch(/code|state/)
    expect(await received()).not.toMatch(/code|answer/)
    expect(posted.filter((path) => path.startsWith('/api/auth'))).toEqual([])
    // navigating the popup by its window name fails, too
    await page.evaluate((url) => void window.open(url, 'shop-social-login'), `${evil}/other`)
    expect(await popup.locator('shop-account').getByRole('heading', { name: 'Log in' }).isVisible()).toBe(true)
  })
})

test('R53 a page restored from the back/forward cache forgets a customer who has logged out', async () => {
  const [, { email = '', password = '' } = {}] = demoCustomers
  const context = await openContext()
  await context.request.post(`${sites.shop}/api/customer/login`, { headers: { 'X-Shop-Request': '1' }, data: { email, password } })
  // Headless browsers have no back/forward cache: the test dispatches its page events and blocks storage events
  const { page } = await open({
    path: '/account?section=',
    context,
    before: (opened) => opened.addInitScript(() => addEventListener('storage', (event) => event.stopImmediatePropagation())),
  })
  const area = page.locator('shop-account')
  await area.getByText(email).first().waitFor()
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  const { page: other } = await open({ html: '<shop-header></shop-header>', context })
  await other.locator('shop-header').getByRole('button', { name: 'My account' }).click()
  await other.locator('shop-header').getByRole('menuitem', { name: 'Log out' }).click()
  await other.locator('shop-header').getByRole('link', { name: 'Profile' }).waitFor()
  expect(await area.getByText(email).first().isVisible()).toBe(true)
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await area.locator('input[name=password]').waitFor()
  expect(await area.getByText(email).count()).toBe(0)
}, 90_000)

/** Fills the storage quota of the site. */
const fillStorage = (page: Page) =>
  page.addInitScript(() => {
    let size = 1 << 20
    let index = 0
    while (size > 0)
      try {
        localStorage.setItem(`full ${index++}`, 'x'.repeat(size))
      } catch {
        size >>= 1
      }
  })

test('R23 SESS-06 login and logout work with full storage', async () => {
  const email = await createAccount()
  const { page, errors } = await open({ html, before: fillStorage })
  await submitLogin(page, email)
  await waitForText(page, name)
  await page.locator('shop-header').getByRole('button', { name: 'My account' }).click()
  await page.locator('shop-header').getByRole('menuitem', { name: 'Log out' }).click()
  await field(page, 'password').waitFor()
  expect(errors).toEqual([])
})

test('SESS-06 with third-party cookies blocked, a login on the embedding page persists or explains what to do', async () => {
  const email = await createAccount()
  const { page, context } = await open({ site: 'cms', html: '<p>Before</p>' })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  const restrict = 'Network.setCookieControls' as never
  const all = { enableThirdPartyCookieRestriction: true, disableThirdPartyCookieMetadata: true, disableThirdPartyCookieHeuristics: true }
  await devtools.send(restrict, all as never)
  const body = `<!doctype html><html lang="en"><title>Host page</title><script type="module" src="${sites.shop}/kit/shop-kit.js"></script>
<shop-config api-base="${sites.shop}"></shop-config>${html}`
  await page.route('**/blocked', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(`${sites.cms}/blocked`)
  await submitLogin(page, email)
  await waitForText(page, name)

  // a browser without partitioned cookies drops the shop's cookie
  await page.route('**/api/customer/login', async (route) => {
    const response = await route.fetch()
    const { 'set-cookie': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  await page.locator('shop-header').getByRole('button', { name: 'My account' }).click()
  await page.locator('shop-header').getByRole('menuitem', { name: 'Log out' }).click()
  await field(page, 'password').waitFor()
  await submitLogin(page, email)
  await login(page).getByText('This browser blocks the cookies of the shop on this site').waitFor()
  expect(await login(page).getByRole('link', { name: 'Log in on the site of the shop' }).getAttribute('href')).toBe(`${sites.shop}/account`)
  expect(await button(page, 'Log in').isEnabled()).toBe(true)
})
