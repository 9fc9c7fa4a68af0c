import type { Page } from 'playwright'
import { createRegistration } from '../../server/session/account.ts'
import { sites } from '../harness.ts'

export const login = (page: Page) => page.locator('shop-login')
export const field = (page: Page, name: string) => login(page).locator(`input[name="${name}"]`)
export const button = (page: Page, name: string) => login(page).getByRole('button', { name, exact: true })
export const says = (page: Page, text: string) => login(page).getByText(text, { exact: true }).waitFor()
export const password = 'seven birds over the bay'

let made = 0
const newEmail = () => `login-${Date.now()}-${++made}@example.com`

const posted = (path: string, body: unknown) =>
  fetch(sites.shop + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Shop-Request': '1' },
    body: JSON.stringify(body),
  })

/** A new account that waits for its e-mail to be confirmed. */
export async function waitingAccount(): Promise<string> {
  const email = newEmail()
  const answer = await posted('/api/register/en', createRegistration(email))
  if (!answer.ok) throw new Error(`The registration answered ${answer.status}: ${await answer.text()}`)
  return email
}

/** A new account that can log in. */
export async function readyAccount(): Promise<string> {
  const email = await waitingAccount()
  await posted('/api/approve-account', { token: await mailed(email, 'email-approval-token') })
  return email
}

/** The parameter of the link in the newest mail to an address. */
export async function mailed(email: string, parameter: 'id' | 'email-approval-token'): Promise<string> {
  const mails = await (await fetch(`${sites.shop}/dev/mail`)).text()
  const own = mails.split('<article').filter((mail) => mail.includes(`To ${email},`))
  const value = own.map((mail) => new RegExp(`[?&;]${parameter}=([\\w-]+)`).exec(mail.replaceAll('&amp;', '&'))?.[1]).find(Boolean)
  if (!value) throw new Error(`No mail with ${parameter} to ${email}`)
  return value
}

/** Types who wants to log in and sends the form. */
export async function tryLogin(page: Page, email: string, secret = password) {
  await field(page, 'email').fill(email)
  await field(page, 'password').fill(secret)
  await page.keyboard.press('Enter')
}
