import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { demoCustomers } from '../../../demo/content/customers.ts'
import type { Features } from '../../../src/model/app/configuration.ts'
import { registration } from '../../../src/model/session/registration.ts'
import { open, openContext, type VisitOptions } from '../harness.ts'
import { fillRegistration, firstPassword, registerTexts } from './register-steps.ts'

const tag = (page: Page) => page.locator('shop-login')
const field = (page: Page, name: string) => tag(page).locator(`[name="${name}"]`)
const create = (page: Page) => tag(page).getByRole('button', { name: /^Create account/ })
const newEmail = () => `rasa-${crypto.randomUUID()}@medis.example`

/** Opens the form on a host page of the shop's site with a fake clock. */
async function openForm(features: Features = {}, options: VisitOptions = {}) {
  const visit = await open({ html: '<shop-login step="register"></shop-login>', before: (page) => page.clock.install(), ...options })
  await visit.page.evaluate((changed) => {
    const config = document.querySelector('shop-config')
    if (config) config.configuration = { features: changed }
  }, features)
  await create(visit.page).waitFor()
  return visit
}

test('REG-10 REG-11 keeps the input if a registration is rejected or fails', async () => {
  const { page, calls } = await openForm()
  const sent = () => calls(/^POST \/api\/register/)
  await create(page).click()
  await tag(page).getByRole('alert').getByText('Form fields invalid', { exact: true }).waitFor()
  await expect.poll(() => field(page, 'companyName').evaluate((input) => input.matches(':focus'))).toBe(true)
  expect(sent()).toEqual([])
  expect(await create(page).getAttribute('aria-disabled')).toBeNull()

  // a rejection with the shop's message
  const [known] = demoCustomers
  await fillRegistration(tag(page), known?.email ?? '')
  await create(page).click()
  await tag(page)
    .getByRole('alert')
    .getByText(/account/)
    .waitFor()
  expect(await create(page).getAttribute('aria-disabled')).toBe('true')
  expect(sent()).toEqual(['POST /api/register/en'])

  // a network failure without a message
  await page.clock.runFor(20_000)
  await page.route(/\/api\/register/, (route) => route.abort())
  await field(page, 'email').fill(newEmail())
  await create(page).click()
  await tag(page).getByRole('alert').getByText('Something went wrong. Please try again later.', { exact: true }).waitFor()
  expect(await field(page, 'companyName').inputValue()).toBe(registerTexts.companyName)
  expect(await field(page, 'password').inputValue()).toBe(firstPassword)
})

test('REG-03 REG-04 a new account requires confirmation by mail, which can be resent', async () => {
  const { page, calls } = await openForm()
  await fillRegistration(tag(page), newEmail())
  await create(page).click()
  await tag(page).getByRole('heading', { name: 'You should receive an email soon to confirm your email' }).waitFor()
  await tag(page).getByRole('button', { name: 'Re-send' }).click()
  await tag(page).getByText('Sent, please check your email').waitFor()
  expect(calls(/^POST \/api\/send-confirmation-email\/en$/)).toHaveLength(1)
})

test('LOGIN-06 REG-08 GEN-05 step=register opens the company form and sends a business customer, with a private form as the second choice', async () => {
  const { page } = await open({ site: 'routed', path: '/account?step=register' })
  const form = page.locator('shop-account')
  await form.getByRole('button', { name: /^Create account/ }).waitFor()
  const names = await form
    .locator('form [name]:not([type=radio])')
    .evaluateAll((fields) => fields.map((entry) => entry.getAttribute('name') ?? ''))
  const typedFields = Object.keys(registration.shape).filter((name) => name !== 'b2bCustomer' && name !== 'gdprAccepted')
  expect(names.sort()).toEqual(typedFields.sort())
  const choices = await form
    .getByRole('radio')
    .evaluateAll((radios) =>
      radios.map((radio) => [radio.closest('label')?.querySelector('.choice-title')?.textContent, (radio as HTMLInputElement).checked]),
    )
  expect(choices).toEqual([
    ['Company', true],
    ['Private buyer', false],
  ])

  const email = newEmail()
  await fillRegistration(form, email)
  const sent = page.waitForRequest(/api\/register/)
  await form.getByRole('button', { name: /^Create account/ }).click()
  const typed = { ...registerTexts, email, companyCountry: 'LT' }
  expect((await sent).postDataJSON()).toEqual({
    ...typed,
    b2bCustomer: true,
    agreeToPrivacyAndTerms: true,
    gdprAccepted: true,
    news_letter_mail: false,
    news_letter_sms: false,
  })
  await form.getByRole('heading', { name: 'You should receive an email soon to confirm your email' }).waitFor()
})

test('a private buyer registers without company fields, and gets them back by choosing the company', async () => {
  const { page } = await openForm({ privateRegistration: true })
  const choose = (name: string) =>
    tag(page)
      .locator('label')
      .filter({ has: page.getByRole('radio', { name }) })
      .click()
  await field(page, 'companyName').waitFor()
  await choose('Private buyer')
  expect(await field(page, 'companyName').count()).toBe(0)
  await create(page).click()
  await expect.poll(() => field(page, 'name').evaluate((input) => input.matches(':focus'))).toBe(true)
  await choose('Company')
  await expect.poll(() => field(page, 'companyCountry').inputValue()).toBe('LT')
  await choose('Private buyer')
  for (const name of ['name', 'surname', 'password', 'password2']) await field(page, name).fill(registerTexts[name] ?? '')
  await field(page, 'email').fill(newEmail())
  await field(page, 'agreeToPrivacyAndTerms').check({ force: true })
  const sent = page.waitForRequest(/api\/register/)
  await create(page).click()
  expect((await sent).postDataJSON()).toMatchObject({ b2bCustomer: false, name: registerTexts.name })
  await tag(page).getByRole('heading', { name: 'You should receive an email soon to confirm your email' }).waitFor()
})

test('a link for private buyers opens their form', async () => {
  const { page } = await open({ html: '<shop-login></shop-login>', path: '/test-page?step=register&buyer=private' })
  await field(page, 'name').waitFor()
  expect(await tag(page).getByRole('radio', { name: 'Private buyer' }).isChecked()).toBe(true)
  expect(await field(page, 'companyName').count()).toBe(0)
})

test('a shop for companies only has no choice', async () => {
  const { page } = await openForm({ privateRegistration: false })
  await field(page, 'companyName').waitFor()
  expect(await tag(page).getByRole('radio').count()).toBe(0)
})

test('REG-02 refreshes the session after 4 s without a reload if an administrator approves accounts', async () => {
  const { page, calls } = await openForm({ customerRegistrationApprovedByAdmin: true })
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  const detailRequests = () => calls(/account-details/).length
  await expect.poll(detailRequests).toBe(1)
  await fillRegistration(tag(page), newEmail())
  await create(page).click()
  const done = tag(page).getByRole('heading', { name: 'Your account has been created and will be confirmed within a few days' })
  await done.waitFor()
  await page.clock.runFor(2000)
  expect(detailRequests()).toBe(1)
  await page.clock.runFor(2000)
  await expect.poll(detailRequests).toBe(2)
  await page.clock.runFor(10_000)
  expect([loads, detailRequests(), await done.isVisible()]).toEqual([0, 2, true])
})

test.each([
  [true, 'Create an account'],
  [false, 'Log in'],
])('REG-29 with customerRegistration %s, step=register shows "%s"', async (customerRegistration, title) => {
  const { page } = await open({
    html: '<shop-login></shop-login>',
    path: '/test-page?step=register',
    before: (opened) =>
      opened.route('**/api/configuration?*', async (route) => {
        const response = await route.fetch()
        const configuration = await response.json()
        const features = { ...configuration.features, customerRegistration }
        await route.fulfill({ response, json: { ...configuration, features } })
      }),
  })
  await tag(page).getByRole('heading', { name: title, exact: true }).waitFor()
  await (customerRegistration ? create(page) : field(page, 'password')).waitFor()
  expect(await field(page, 'surname').count()).toBe(customerRegistration ? 1 : 0)
  expect(await tag(page).getByRole('link', { name: 'Sign up' }).count()).toBe(0)
})

test('REG-01 REG-09 handles a pending and a logged-in account and notifies other tabs', async () => {
  const context = await openContext()
  const other = await open({ context, html: '<shop-cart-button></shop-cart-button>' })
  const detailRequests = () => other.calls(/account-details/).length
  await expect.poll(detailRequests).toBe(1)

  const waiting = await openForm({ customerRegistrationApprovedByAdmin: true }, { context })
  await fillRegistration(tag(waiting.page), newEmail())
  await create(waiting.page).click()
  await tag(waiting.page).getByRole('heading', { name: 'Your account has been created and will be confirmed within a few days' }).waitFor()
  await expect.poll(detailRequests).toBe(2)
  const before = waiting.calls(/account-details/).length
  await waiting.page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await waiting.page.clock.runFor(4000)
  await expect.poll(() => waiting.calls(/account-details/).length).toBe(before + 1)
  expect(await waiting.page.evaluate(() => 'isSamePage' in window)).toBe(true)

  const entering = await openForm({ customerRegistrationApprovedByAdmin: false, customerEmailConfirmation: false }, { context })
  await fillRegistration(tag(entering.page), newEmail())
  await create(entering.page).click()
  await tag(entering.page).getByRole('heading', { name: 'Registration successful!' }).waitFor()
  expect(entering.calls(/^POST \/api\/register/)).toEqual(['POST /api/register/en?create_temporar_session=true'])
  await expect.poll(detailRequests).toBe(3)
  const reloaded = entering.page.waitForEvent('load')
  await entering.page.clock.runFor(4000)
  await reloaded
})
