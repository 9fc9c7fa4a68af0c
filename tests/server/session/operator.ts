import { demoOperator } from '../../../demo/content/customers.ts'
import type { TestShop } from '../shop.ts'
import { readCookie } from './account.ts'

const origin = 'http://localhost:4300'

/** Sends a form of /dev/admin as the page does. */
export const sendForm = (shop: TestShop, path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  shop.fetch(
    new Request(`${origin}/dev/admin${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin, 'sec-fetch-site': 'same-origin', ...headers },
    }),
    '127.0.0.1',
  )

/** The cookie of a signed-in operator. */
export async function operatorCookie(shop: TestShop): Promise<string> {
  const { email, password } = demoOperator
  return readCookie(await sendForm(shop, '/sign-in', { email, password }))
}

/** A token to impersonate a customer, and the cookie of the operator who may use it. */
export async function startImpersonation(shop: TestShop, customer: string): Promise<{ token: string; cookie: string }> {
  const cookie = await operatorCookie(shop)
  const page = await (await sendForm(shop, '/act-as', { customer }, { cookie })).text()
  return { token: page.match(/impersonateToken=([\w-]+)/)?.[1] ?? '', cookie }
}
