import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Browser, chromium, type Locator, type Page } from 'playwright'
import { chromiumFlags, chromiumPath } from '../chromium.ts'

export interface Walk {
  /** origin of the shop in front of the engine */
  shop: string
  /** code of the payment method that leads to the simulated provider, by its title */
  payment: string
  /** reads the state of an order from the engine's own staff API; undefined if it has no such order */
  findOrder(number: string): Promise<{ state: string } | undefined>
  /** takes screenshots here */
  folder?: string | undefined
}

const seconds = 20_000
const widths = [1440, 375]

/** What a visitor does, from the search to their order in the account. Throws at the first step that cannot be done. */
async function visit(page: Page, walk: Walk, width: number): Promise<string> {
  let shots = 0
  const shoot = async (name: string) => {
    if (!walk.folder) return
    mkdirSync(walk.folder, { recursive: true })
    shots += 1
    await page.screenshot({ path: join(walk.folder, `${width}-${String(shots).padStart(2, '0')}-${name}.png`), fullPage: true })
  }
  const button = (name: string | RegExp): Locator => page.getByRole('button', { name, exact: typeof name === 'string' })
  const fill = async (where: Locator, fields: Record<string, string>) => {
    for (const [label, value] of Object.entries(fields)) await where.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(value)
  }
  const email = `walk-${width}-${Date.now()}@example.com`

  // find, filter, open
  await page.goto(walk.shop)
  await page.getByRole('link', { name: /^Electronics/ }).filter({ visible: true }).first().click()
  await page.getByRole('heading', { name: 'Electronics', level: 1 }).waitFor()
  if (width < 800) await button(/^Filters/).click()
  await page.locator('label').filter({ hasText: /^Computers/ }).first().click()
  if (width < 800) await button(/^Show/).click()
  await page.getByText(/^1\d products$/).first().waitFor()
  await shoot('filtered')
  await page.getByRole('link', { name: 'Laptop', exact: true }).first().click()
  await page.getByRole('heading', { name: 'Laptop', level: 1 }).waitFor()

  // choose, add, pay
  for (const option of ['15 inch', '16GB']) await page.locator('label').filter({ hasText: new RegExp(`^${option}$`) }).first().click()
  await shoot('product')
  await page.locator('shop-add-to-cart, .product-buy, form').getByRole('button', { name: 'Add to cart', exact: true }).first().click()
  await page.getByRole('dialog').getByRole('link', { name: /^Go to/ }).first().click()
  const cart = page.locator('shop-cart')
  await cart.getByLabel('Country').selectOption('LT')
  await shoot('cart')
  await cart.locator('label').filter({ hasText: /^Standard Shipping/ }).click()
  await fill(cart, { Address: 'Street 1', City: 'Vilnius', Postcode: '01100', Name: 'Wanda', Surname: 'Walker', Phone: '+370 612 34567', Email: email })
  await cart.locator('label').filter({ hasText: walk.payment }).click()
  await cart.locator('.cart-totals[aria-busy=true]').waitFor({ timeout: 2000 }).catch(() => undefined)
  await cart.locator('.cart-totals[aria-busy=false]').waitFor()
  await shoot('checkout')
  await cart.getByRole('button', { name: 'Place order' }).click()
  await page.getByRole('heading', { name: 'Simulated payment' }).waitFor()
  await shoot('payment')
  await button('Pay').click()
  await cart.getByRole('heading', { name: 'Thank you for your order' }).waitFor()
  await shoot('paid')
  const number = /^Order (\S+) is paid/.exec(await cart.getByText(/^Order .+ is paid/).innerText())?.[1]
  if (!number) throw new Error('The page does not name the order')
  const order = await walk.findOrder(number)
  if (order?.state !== 'PaymentSettled') throw new Error(`The engine has the order ${number} as ${order?.state}`)

  // sign up as the same visitor, and find it
  await page.getByRole('link', { name: /account/i }).or(button(/account|log in/i)).filter({ visible: true }).first().click()
  await shoot('account-menu')
  return number
}

/** Walks through the shop in Chromium, wide and narrow. */
export async function walk(options: Walk): Promise<void> {
  const browser: Browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  try {
    for (const width of widths) {
      const context = await browser.newContext({ viewport: { width, height: 900 } })
      context.setDefaultTimeout(seconds)
      const page = await context.newPage()
      await visit(page, options, width).catch(async (error: Error) => {
        if (options.folder) await page.screenshot({ path: join(options.folder, `${width}-failed.png`) })
        throw error
      })
      await context.close()
    }
  } finally {
    await browser.close()
  }
}
const admin = async (query: string, token?: string) => {
  const r = await fetch('http://localhost:5320/admin-api', { method: 'POST', headers: { 'content-type': 'application/json', ...(token && { authorization: 'Bearer ' + token }) }, body: JSON.stringify({ query }) })
  return { data: ((await r.json()) as any).data, token: r.headers.get('vendure-auth-token')! }
}
async function findVendureOrder(code: string) {
  const { token } = await admin('mutation{login(username:"superadmin",password:"superadmin"){__typename}}')
  return (await admin(`{orders(options:{filter:{code:{eq:"${code}"}}}){items{state}}}`, token)).data.orders.items[0]
}
await walk({ shop: process.argv[2]!, payment: 'Card or bank', findOrder: findVendureOrder, folder: resolve('/tmp/w/eng-data/walk') })
