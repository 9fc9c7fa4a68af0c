import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { demoCustomers } from '../../../demo/content/customers.ts'
import { authorizeUrl, offeredProviders } from '../../../src/domain/session/social-login.ts'
import { watchFocus } from '../focus-gaps.ts'
import { readError } from '../forms/form-steps.ts'
import { open, openContext, sites, type VisitOptions } from '../harness.ts'
import { shareVisit } from '../journeys/shared-visit.ts'
import { afterReload } from '../page/area-steps.ts'
import { button, createAccount, createUnconfirmedAccount, field, login, mailedParameter, submitLogin, waitForText } from './login-steps.ts'

const tag = '<shop-login></shop-login>'
const heading = (page: Page, name: string) => login(page).getByRole('heading', { name, exact: true, level: 2 })
const hasFocus = (page: Page, selector: string) =>
  login(page)
    .locator(selector)
    .evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element)
const broken = (fault: string) => `${sites.shop}/fault/${fault}`
/** Opens a host page with the login; `fault` breaks calls to the shop. */
const openLogin = ({ fault, query = '', ...options }: VisitOptions & { fault?: string; query?: string } = {}) =>
  open({
    html: tag,
    path: `/test-page${query}`,
    ...(fault && { connection: `<shop-config api-base="${broken(fault)}"></shop-config>` }),
    ...options,
  })

describe('visitor form', () => {
  const visit = shareVisit({ html: tag })

  test('LOGIN-02 LOGIN-10 LOGIN-14 does not send an invalid form, rejects a wrong password and keeps the input', async () => {
    const { page, calls } = visit
    await heading(page, 'Log in').waitFor()
    await button(page, 'Log in').click()
    await waitForText(page, 'Form fields invalid')
    await expect.poll(() => hasFocus(page, 'input[name=email]')).toBe(true)
    expect(calls(/customer\/login/)).toEqual([])
    await submitLogin(page, 'nobody@example.com', 'wrong')
    await waitForText(page, 'Incorrect credentials')
    expect(await field(page, 'email').inputValue()).toBe('nobody@example.com')
    expect(await field(page, 'password').inputValue()).toBe('wrong')
    expect(calls(/customer\/login/)).toEqual(['POST /api/customer/login'])
  })

  test('LOGIN-12 LOGIN-13 SESS-07 reports an account that may not log in yet, to the page as well', async () => {
    const { page } = visit
    await page.evaluate(() => document.addEventListener('shop-login-error', ({ detail }) => Object.assign(window, { loginError: detail })))
    for (const [name, text] of [
      ['NotApprovedByAdmin', 'Your account is yet to be approved by an administrator'],
      ['AccountDisabled', 'Registration approval pending'],
    ] as const) {
      // stubbed, because tests share the registration settings of this shop
      await page.route('**/api/customer/login', (route) => route.fulfill({ status: 401, json: { name, message: 'No' } }))
      await submitLogin(page, 'waits@example.com')
      await waitForText(page, text)
      expect(await page.evaluate(() => (window as { loginError?: unknown }).loginError)).toEqual({ code: name, message: text })
    }
    await page.unroute('**/api/customer/login')
  })

  test('LOGIN-06 LOGIN-08 links to registration unless it is disabled', async () => {
    const { page } = visit
    await login(page).getByRole('link', { name: 'Sign up' }).click()
    await heading(page, 'Create an account').waitFor()
    await field(page, 'companyCode').waitFor()
    await page.evaluate(() => {
      const config = document.querySelector('shop-config')
      if (config) config.configuration = { features: { customerRegistration: false } }
    })
    await heading(page, 'Log in').waitFor()
    expect(await login(page).getByRole('link', { name: 'Sign up' }).count()).toBe(0)
  })
})

describe('logging in', () => {
  test('LOGIN-11 LOGIN-17 LOGIN-03 resends the confirmation mail, whose link confirms the account', async () => {
    const email = await createUnconfirmedAccount()
    const { page } = await openLogin()
    await submitLogin(page, email)
    await waitForText(page, 'Please check your mailbox to confirm your account. Did not receive?')
    await button(page, 'Re-send').click()
    await waitForText(page, 'Sent, please check your email')

    const token = await mailedParameter(email, 'email-approval-token')
    await page.goto(`${sites.shop}/test-page?step=email-approve&email-approval-token=${token}`)
    await waitForText(page, 'Your email is confirmed, you may now login')
    expect(page.url()).toBe(`${sites.shop}/test-page?step=email-approve`)
    await submitLogin(page, email)
    await page.waitForURL((url) => url.search === '')
    await login(page).getByText('You are logged in as Rūta Vaitkutė').waitFor()
  })

  test('LOGIN-15 LOGIN-16 reports other failures', async () => {
    const { page } = await openLogin({ fault: 'status-500@customer/login' })
    await submitLogin(page, 'any@example.com')
    await waitForText(page, 'Unexpected error. Please try again later.')

    const base = broken('status-500@send-confirmation-email*')
    await page.locator('shop-config').evaluate((config, address) => config.setAttribute('api-base', address), base)
    await submitLogin(page, await createUnconfirmedAccount())
    await button(page, 'Re-send').click()
    await waitForText(page, 'Something went wrong. Please try again later.')
  })

  test('LOGIN-18 LOGIN-19 rejects a used, wrong or missing token', async () => {
    const email = await createUnconfirmedAccount()
    const token = await mailedParameter(email, 'email-approval-token')
    const { page, calls, forget } = await openLogin({ query: `?step=email-approve&email-approval-token=${token}` })
    await waitForText(page, 'Your email is confirmed, you may now login')
    for (const query of [`&email-approval-token=${token}`, '&email-approval-token=wrong', '']) {
      await page.goto('about:blank') // clears the previous page
      forget()
      await page.goto(`${sites.shop}/test-page?step=email-approve${query}`)
      await waitForText(page, 'Account approval failed')
      expect(calls(/approve-account/)).toHaveLength(query ? 1 : 0)
    }
  })

  test('links to the shop’s site if the browser blocks its cookies', async () => {
    const [ona] = demoCustomers
    const { page } = await openLogin({ site: 'cms', fault: 'status-401@customer/account-details' })
    await submitLogin(page, ona?.email ?? '', ona?.password)
    await login(page).getByText('This browser blocks the cookies of the shop on this site').waitFor()
    expect(await login(page).getByRole('link', { name: 'Log in on the site of the shop' }).getAttribute('href')).toBe(
      `${sites.shop}/account`,
    )
  })
})

describe('passwords', () => {
  test('PWD-02 recovery sends nothing and shows Email is invalid without a valid email', async () => {
    const email = await createAccount()
    const { page, calls } = await openLogin({ query: '?step=forgot-password' })
    const emailError = () => readError(field(page, 'email'))
    await heading(page, 'Password recovery').waitFor()
    expect(await emailError()).toBeNull()
    for (const invalid of ['', '   ', 'ona', 'ona@', '@birchandbolt.example', 'ona birchandbolt.example', 'ona@birchandbolt']) {
      await field(page, 'email').fill(invalid)
      await button(page, 'Send the link').click()
      await expect.poll(emailError, { message: `"${invalid}"` }).toBe('Email is invalid')
      expect(await field(page, 'email').getAttribute('aria-invalid')).toBe('true')
      // a valid email removes the error before the next attempt
      await field(page, 'email').fill(email)
      await field(page, 'email').blur()
      await expect.poll(emailError).toBeNull()
    }
    expect(calls(/\/api\/reset/)).toEqual([])
    await button(page, 'Send the link').click()
    await heading(page, 'Please check your email').waitFor()
    expect(calls(/\/api\/reset/)).toHaveLength(1)
  })

  test('PWD-01 LOGIN-04 recovery shows a form, then a hint to check the mail with a resend button', async () => {
    const email = await createAccount()
    const { page, calls } = await openLogin({ before: (opened) => opened.clock.install() })
    await login(page).getByRole('link', { name: 'Forgot your password?' }).click()
    await heading(page, 'Password recovery').waitFor()
    await expect.poll(() => hasFocus(page, 'h2.login-title')).toBe(true)
    expect(page.url()).toBe(`${sites.shop}/test-page?step=forgot-password`)
    await button(page, 'Send the link').click()
    await waitForText(page, 'Email is invalid')
    await field(page, 'email').fill(email)
    const focusGaps = await watchFocus(login(page))
    await page.keyboard.press('Enter')
    await login(page).getByRole('heading', { name: 'Please check your email' }).waitFor()
    await expect.poll(() => hasFocus(page, 'h2.done-title')).toBe(true)
    expect(await focusGaps()).toBe(0)
    expect(
      await login(page)
        .getByRole('button', { name: /^Re-send \(\d+ s\)$/ })
        .isDisabled(),
    ).toBe(true)
    await page.clock.runFor(20_000)
    await button(page, 'Re-send').click()
    await expect.poll(() => calls(/\/api\/reset/)).toHaveLength(2)
    await page.goBack()
    await heading(page, 'Log in').waitFor()
  })

  test('PWD-04 PWD-13 LOGIN-05 the mail link sets a password once, and its token is removed from the URL', async () => {
    const email = await createAccount()
    await fetch(`${sites.shop}/api/reset`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Shop-Request': '1' },
      body: JSON.stringify({ lang: 'en', email }),
    })
    const query = `?step=password-change&id=${await mailedParameter(email, 'id')}`
    const change = async (page: Page, secret: string, repeated = secret) => {
      await field(page, 'password').fill(secret)
      await field(page, 'password2').fill(repeated)
      await page.keyboard.press('Enter')
    }
    const { page, calls } = await openLogin({ query })
    await change(page, 'nine herons near the mill', 'nine herons')
    await waitForText(page, 'Passwords does not match')
    await change(page, 'nine herons near the mill')
    await login(page).getByRole('heading', { name: 'Password changed' }).waitFor()
    expect(page.url()).toBe(`${sites.shop}/test-page?step=password-change`)
    expect(calls(/set_password/)).toHaveLength(1)
    await login(page).getByRole('link', { name: 'Log in' }).click()
    await submitLogin(page, email, 'nine herons near the mill')
    await login(page).getByText('You are logged in as Rūta Vaitkutė').waitFor()

    const again = await openLogin({ query })
    await change(again.page, 'twelve cranes over the field')
    await waitForText(again.page, 'Password change failed')
    await again.page.goto('about:blank')
    await again.page.goto(`${sites.shop}/test-page?step=password-change`)
    await heading(again.page, 'Set a new password').waitFor()
    expect(await again.page.getByText('New here').count()).toBe(0)
    await change(again.page, 'twelve cranes over the field')
    await waitForText(again.page, 'Password change failed')
    await login(again.page).getByText('please log in again').waitFor()
    expect(again.calls(/update_password/)).toHaveLength(1)
  })

  test('PWD-03 a failed recovery shows an error and disables its button temporarily', async () => {
    const { page } = await openLogin({ fault: 'status-500@reset', query: '?step=forgot-password' })
    await field(page, 'email').fill('ona@example.com')
    await button(page, 'Send the link').click()
    await waitForText(page, 'Password reset failed')
    expect(
      await login(page)
        .getByRole('button', { name: /^Send the link \(\d+ s\)$/ })
        .isDisabled(),
    ).toBe(true)
  })
})

describe('the login layout', () => {
  test('LOGIN-01 the query parameter step selects the step to render', async () => {
    const { page } = await open({ path: '/account' })
    const area = page.locator('shop-account')
    const title = (name: string) => area.getByRole('heading', { level: 1, name, exact: true })
    const fields = () => area.locator('input').evaluateAll((inputs) => inputs.map((input) => input.getAttribute('name')))
    const login = ['email', 'password']
    const steps: [query: string, title: string, fields: string[]][] = [
      ['', 'Log in', login],
      ['?step=login', 'Log in', login],
      ['?step=unknown', 'Log in', login],
      ['?step=email-approve', 'Log in', login],
      ['?step=forgot-password', 'Password recovery', ['email']],
      ['?step=password-change', 'Set a new password', ['username', 'password', 'password2']],
      ['?step=register', 'Create an account', expect.arrayContaining(['companyName', 'companyCode', 'surname', 'password2'])],
    ]
    for (const [query, name, names] of steps) {
      await page.goto(`${sites.shop}/account${query}`)
      await title(name).waitFor()
      await expect.poll(fields, { message: query }).toEqual(names)
      expect(await area.getByRole('heading', { level: 1 }).allTextContents()).toEqual([name])
      await expect
        .poll(() => area.getByText('Account approval failed').count(), { message: query })
        .toBe(query === '?step=email-approve' ? 1 : 0)
    }

    await page.goto(`${sites.shop}/account`)
    await title('Log in').waitFor()
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await area.getByRole('link', { name: 'Forgot your password?' }).click()
    await title('Password recovery').waitFor()
    expect(page.url()).toBe(`${sites.shop}/account?step=forgot-password`)
    await page.goBack()
    await title('Log in').waitFor()
    expect(page.url()).toBe(`${sites.shop}/account`)
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  })

  test('LANG-04 changing the language reloads the page instead of navigating', async () => {
    const { page } = await open({ path: '/account' })
    await page.locator('shop-account').getByRole('heading', { name: 'Log in' }).waitFor()
    await page.evaluate(() => Object.assign(window, { isOld: true }))
    await page
      .locator('shop-header')
      .getByRole('button', { name: /English/ })
      .click()
    await page.locator('shop-header').getByRole('link', { name: 'Lietuvių' }).click()
    await page.locator('shop-account').getByRole('heading', { name: 'Prisijungti' }).waitFor()
    expect(page.url()).toBe(`${sites.shop}/account`)
    expect(await page.evaluate(() => 'isOld' in window)).toBe(false)
  })

  test('R12 removes tokens from the URL before any request and leaks them to none', async () => {
    const leaks: string[] = []
    const { page, errors } = await open({
      path: '/account',
      before: async (opened) => {
        opened.on('request', (request) => {
          const { referer = '' } = request.headers()
          if (!request.isNavigationRequest() && (request.url() + referer).includes('s3cret')) leaks.push(`${request.url()} from ${referer}`)
        })
        // reports a request sent while the URL still has the token; the code that removes it has to be fetched first, without referrer
        await opened.addInitScript(() => {
          const originalFetch = window.fetch
          window.fetch = (...given) => {
            if (location.href.includes('s3cret') && !String(given[0]).includes('/kit/c/'))
              console.error(`requested too early: ${location.href}`)
            return originalFetch(...given)
          }
        })
      },
    })
    for (const query of [
      'step=email-approve&email-approval-token=s3cret',
      'step=password-change&id=s3cret',
      `code=s3cret&state=google-${'s3cret'.padEnd(22, 'x')}`,
    ]) {
      await page.goto(`${sites.shop}/account?${query}`)
      await page.locator('shop-account').getByRole('heading', { level: 1 }).first().waitFor()
      expect(page.url()).not.toContain('s3cret')
      expect([leaks, errors.filter((text) => text.startsWith('requested too early'))]).toEqual([[], []])
    }
  })
})

describe('social login', () => {
  const openPopup = async (page: Page, name: string) => {
    const opening = page.waitForEvent('popup')
    await button(page, `Continue with ${name}`).click()
    return opening
  }

  test.each(['shop', 'cms'] as const)('SOC-01 SOC-04 on the %s site a provider popup logs in and closes', async (site) => {
    const context = await openContext()
    // another customer is logged in at the shop's site; neither popup nor embedding page may use that session
    const [, tomas] = demoCustomers
    const data = { email: tomas?.email, password: tomas?.password }
    if (site === 'cms') await context.request.post(`${sites.shop}/api/customer/login`, { headers: { 'X-Shop-Request': '1' }, data })
    const { page, calls, errors } = await openLogin({ site, context })
    const popup = await openPopup(page, 'Google')
    const closed = popup.waitForEvent('close')
    await popup.getByRole('button', { name: 'Continue as Ona' }).click()
    await closed
    await login(page).getByText('You are logged in as Ona').waitFor()
    expect(calls(/POST \/api\/auth/)).toEqual(['POST /api/auth/google'])
    expect(errors).toEqual([])
  })

  test('SOC-02 the page reads code and state from the URL and logs in with them', async () => {
    const { page, context, calls } = await open({ path: '/account' })
    const area = page.locator('shop-account')
    const configuration = await (await fetch(`${sites.shop}/api/configuration`)).json()
    const offered = offeredProviders(configuration).find(({ provider }) => provider === 'google')
    if (!offered) throw new Error('The shop offers no login by Google')
    const state = `google-${'s'.repeat(22)}`
    const redirectUri = new URL(configuration.customerProfilePage, sites.shop).href
    const provider = await context.newPage()
    await provider.goto(authorizeUrl(offered, { url: offered.url, redirectUri, state }))
    await provider.route(/\/account\?/, (route) => route.abort())
    const redirect = provider.waitForRequest((request) => request.url().startsWith(`${redirectUri}?`))
    await provider.getByRole('button', { name: 'Continue as Ona' }).click()
    const returnUrl = (await redirect).url()
    const code = new URL(returnUrl).searchParams.get('code')
    expect(new URL(returnUrl).searchParams.get('state')).toBe(state)
    expect(code).toBeTruthy()

    await area.getByRole('heading', { name: 'Log in' }).waitFor()
    await page.evaluate((started) => sessionStorage.setItem('shop:social-login', started), state)
    const posted = page.waitForRequest(/\/api\/auth/)
    await page.goto(returnUrl)
    expect([new URL((await posted).url()).pathname, (await posted).postDataJSON()]).toEqual(['/api/auth/google', { code }])
    await area.getByRole('heading', { level: 1, name: 'Requisites' }).waitFor(afterReload)
    await area.getByText('Petraitienė').first().waitFor()
    expect(page.url()).toBe(`${sites.shop}/account`)
    expect(calls(/\/api\/auth/)).toHaveLength(1)
  })

  test('LOGIN-07 R13 does not post an unsolicited code and falls back to the login form', async () => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const { page, calls } = await open({
      path: `/account?code=abc&state=google-${'x'.repeat(22)}`,
      before: (opened) => opened.route('**/api/configuration**', (route) => released.then(() => route.continue())),
    })
    await page.locator('shop-account').getByRole('status').getByText('Loading...').waitFor()
    expect(await page.locator('shop-account').getByRole('heading').count()).toBe(0)
    release()
    await page.locator('shop-account').getByRole('heading', { name: 'Log in' }).waitFor()
    expect(page.url()).toBe(`${sites.shop}/account`)
    expect(calls(/\/api\/auth/)).toEqual([])
  })
})
