import type { BrowserContext, Page } from 'playwright'
import { createRegistration } from '../../server/session/account.ts'
import { openContext, sites } from '../harness.ts'

export const login = (page: Page) => page.locator('shop-login')
export const field = (page: Page, name: string) => login(page).locator(`input[name="${name}"]`)
export const button = (page: Page, name: string) => login(page).getByRole('button', { name, exact: true })
export const waitForText = (page: Page, text: string) => login(page).getByText(text, { exact: true }).waitFor()
export const password = 'seven birds over the bay'

let accountCount = 0
const newEmail = () => `login-${Date.now()}-${++accountCount}@example.com`

const post = (path: string, body: unknown) =>
  fetch(sites.shop + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Shop-Request': '1' },
    body: JSON.stringify(body),
  })

/** Registers an account with an unconfirmed email; returns the email. */
export async function createUnconfirmedAccount(): Promise<string> {
  const email = newEmail()
  const response = await post('/api/register/en', createRegistration(email))
  if (!response.ok) throw new Error(`The registration returned ${response.status}: ${await response.text()}`)
  return email
}

/** Registers an account and confirms its email; returns the email. */
export async function createAccount(): Promise<string> {
  const email = await createUnconfirmedAccount()
  await post('/api/approve-account', { token: await mailedParameter(email, 'email-approval-token') })
  return email
}

/** A browser in which a new customer is logged in. */
export async function openLoggedIn(): Promise<BrowserContext> {
  const context = await openContext()
  const data = { email: await createAccount(), password }
  await context.request.post(`${sites.shop}/api/customer/login`, { headers: { 'X-Shop-Request': '1' }, data })
  return context
}

/** Quantities of the customer's cart on the server, by code. */
export async function savedQuantities(context: BrowserContext): Promise<[code: string, quantity: number][]> {
  const { data } = await (await context.request.get(`${sites.shop}/api/carts?active=true`)).json()
  const { products }: { products: { code: string; quantity: number }[] } = JSON.parse(data ?? '{"products":[]}')
  return products.map(({ code, quantity }) => [code, quantity])
}

/** A query parameter of the link in the newest mail to a recipient. */
export async function mailedParameter(email: string, parameter: 'id' | 'email-approval-token'): Promise<string> {
  const mails = await (await fetch(`${sites.shop}/dev/mail`)).text()
  const matching = mails.split('<article').filter((mail) => mail.includes(`To ${email},`))
  const value = matching.map((mail) => new RegExp(`[?&;]${parameter}=([\\w-]+)`).exec(mail.replaceAll('&amp;', '&'))?.[1]).find(Boolean)
  if (!value) throw new Error(`No mail with ${parameter} to ${email}`)
  return value
}

/** Fills in and submits the login form. */
export async function submitLogin(page: Page, email: string, secret = password) {
  await field(page, 'email').fill(email)
  await field(page, 'password').fill(secret)
  await page.keyboard.press('Enter')
}
