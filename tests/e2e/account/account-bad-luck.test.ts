import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { demoCustomers } from '../../../demo/content/customers.ts'
import { authorizeUrl, offeredProviders } from '../../../src/domain/session/social-login.ts'
import { open, openContext, sites } from '../harness.ts'
import { button, field, login, readyAccount, says, tryLogin } from '../session/login-steps.ts'

const html = '<shop-header></shop-header><shop-login reload="false"></shop-login>'
const name = 'You are logged in as Rūta Vaitkutė'

describe('a hostile page that has opened the window of a provider', () => {
  const evil = 'http://evil.example'

  /** A page of nobody's that listens to everything and guesses. */
  async function openEvil() {
    const context = await openContext()
    const page = await context.newPage()
    await page.route(`${evil}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Evil</title>' }))
    await page.goto(evil)
    await page.evaluate(() => {
      const heard: string[] = []
      Object.assign(globalThis, { heard })
      addEventListener('message', ({ data }) => heard.push(JSON.stringify(data)))
    })
    const heard = () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.join())
    return { context, page, heard }
  }

  test('R13 R14 gets no code of the person who signs in there, and logs nobody in', async () => {
    const { context, page, heard } = await openEvil()
    const posted: string[] = []
    context.on('request', (request) => request.method() === 'POST' && posted.push(new URL(request.url()).pathname))
    const configuration = await (await fetch(`${sites.shop}/api/configuration`)).json()
    const offered = offeredProviders(configuration).find(({ provider }) => provider === 'google')
    if (!offered) throw new Error('The shop offers no login by Google')
    // it knows the state, for it has made it up itself
    const state = `google-${'e'.repeat(22)}`
    const back = new URL(configuration.customerProfilePage, sites.shop).href
    const asks = authorizeUrl(offered, { url: offered.url, redirectUri: back, state })
    const opening = page.waitForEvent('popup')
    await page.evaluate((url) => Object.assign(globalThis, { opened: window.open(url) }), asks)
    const popup = await opening
    await popup.getByRole('button', { name: 'Continue as Ona' }).click()
    await popup.waitForURL((url) => url.href.startsWith(back))
    // asks as the right page would, again and again, with its own state and with guesses
    await page.evaluate((known) => {
      const { opened } = globalThis as unknown as { opened: Window }
      const ask = () => {
        for (const one of [known, '', 'google-', `google-${'x'.repeat(22)}`])
          opened.postMessage({ type: 'shop-social-ask', state: one }, '*')
      }
      setInterval(ask, 50)
    }, state)
    // it is a login page like any other, in the end
    await popup.locator('shop-account').getByRole('heading', { name: 'Log in' }).waitFor()
    expect(popup.url()).not.toMatch(/code|state/)
    expect(await heard()).not.toMatch(/code|answer/)
    expect(posted.filter((path) => path.startsWith('/api/auth'))).toEqual([])
    // nor does it get at the page by leading it elsewhere
    await page.evaluate((url) => void window.open(url, 'shop-social-login'), `${evil}/other`)
    expect(await popup.locator('shop-account').getByRole('heading', { name: 'Log in' }).isVisible()).toBe(true)
  })
})

test('R53 a page that the browser has kept for the way back forgets a person who has logged out since', async () => {
  const [, { email = '', password = '' } = {}] = demoCustomers
  const context = await openContext()
  await context.request.post(`${sites.shop}/api/customer/login`, { headers: { 'X-Shop-Request': '1' }, data: { email, password } })
  // asleep, it hears nothing of other tabs; browsers without windows keep no page, so falling asleep and waking up are told to it
  const { page } = await open({
    ...{ path: '/account?section=', context },
    before: (one) => one.addInitScript(() => addEventListener('storage', (event) => event.stopImmediatePropagation())),
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

/** Takes every byte that the site may store. */
const fillStorage = (page: Page) =>
  page.addInitScript(() => {
    let size = 1 << 20
    let at = 0
    while (size > 0)
      try {
        localStorage.setItem(`full ${at++}`, 'x'.repeat(size))
      } catch {
        size >>= 1
      }
  })

test('R23 SESS-06 with a storage that is full somebody logs in and out all the same', async () => {
  const email = await readyAccount()
  const { page, errors } = await open({ html, before: fillStorage })
  await tryLogin(page, email)
  await says(page, name)
  await page.locator('shop-header').getByRole('button', { name: 'My account' }).click()
  await page.locator('shop-header').getByRole('menuitem', { name: 'Log out' }).click()
  await field(page, 'password').waitFor()
  expect(errors).toEqual([])
})

test('SESS-06 where the browser blocks cookies of other sites a login holds on the embedding page, or says what to do', async () => {
  const email = await readyAccount()
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
  await tryLogin(page, email)
  await says(page, name)

  // a browser that does not keep them apart either: what the shop sets is gone at once
  await page.route('**/api/customer/login', async (route) => {
    const answer = await route.fetch()
    const { 'set-cookie': _, ...headers } = answer.headers()
    await route.fulfill({ response: answer, headers })
  })
  await page.locator('shop-header').getByRole('button', { name: 'My account' }).click()
  await page.locator('shop-header').getByRole('menuitem', { name: 'Log out' }).click()
  await field(page, 'password').waitFor()
  await tryLogin(page, email)
  await login(page).getByText('This browser blocks the cookies of the shop on this site').waitFor()
  expect(await login(page).getByRole('link', { name: 'Log in on the site of the shop' }).getAttribute('href')).toBe(`${sites.shop}/account`)
  expect(await button(page, 'Log in').isEnabled()).toBe(true)
})
