import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Locator, type Page } from 'playwright'
import { chromiumFlags, chromiumPath } from '../runtime/chromium.ts'
import { start, stop, untilReady } from './processes.ts'
import { vendureSample } from './vendure.ts'

const folder = join(vendureSample.folder, 'walk')
const port = process.env.PORT ?? '4700'
/** the method that leads to the simulated provider */
const payment = 'Card or bank'
const patienceMs = 20_000
const widths = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1440, 375]
const password = 'correct horse battery'

/** What a visitor does, from the search to their order in the account. Throws at the first step that cannot be done. */
async function visit(page: Page, shop: string, width: number): Promise<void> {
  let shots = 0
  const shoot = async (name: string) => {
    shots += 1
    await page.screenshot({ path: join(folder, `${width}-${String(shots).padStart(2, '0')}-${name}.png`), fullPage: true })
  }
  const button = (name: string | RegExp): Locator => page.getByRole('button', { name, exact: typeof name === 'string' })
  const fill = async (where: Locator, fields: Record<string, string>) => {
    for (const [label, value] of Object.entries(fields)) await where.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(value)
  }
  const email = `walk-${width}-${Date.now()}@example.com`

  // find, filter, open
  await page.goto(shop)
  await page
    .getByRole('link', { name: /^Electronics/ })
    .filter({ visible: true })
    .first()
    .click()
  await page.getByRole('heading', { name: 'Electronics', level: 1 }).waitFor()
  if (width < 800) await button(/^Filters/).click()
  await page
    .locator('label')
    .filter({ hasText: /^Computers/ })
    .first()
    .click()
  if (width < 800) await button(/^Show/).click()
  await page
    .getByText(/^1\d products$/)
    .first()
    .waitFor()
  await shoot('filtered')
  await page.getByRole('link', { name: 'Laptop', exact: true }).first().click()
  await page.getByRole('heading', { name: 'Laptop', level: 1 }).waitFor()

  // choose, add, pay
  for (const option of ['15 inch', '16GB'])
    await page
      .locator('label')
      .filter({ hasText: new RegExp(`^${option}$`) })
      .first()
      .click()
  await shoot('product')
  await page.locator('shop-add-to-cart, .product-buy, form').getByRole('button', { name: 'Add to cart', exact: true }).first().click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Go to/ })
    .first()
    .click()
  const cart = page.locator('shop-cart')
  await cart.getByLabel('Country').selectOption('LT')
  await shoot('cart')
  await cart
    .locator('label')
    .filter({ hasText: /^Standard Shipping/ })
    .click()
  await fill(cart, {
    Address: 'Street 1',
    City: 'Vilnius',
    Postcode: '01100',
    Name: 'Wanda',
    Surname: 'Walker',
    Phone: '+370 612 34567',
    Email: email,
  })
  await cart.locator('label').filter({ hasText: payment }).click()
  await cart
    .locator('.cart-totals[aria-busy=true]')
    .waitFor({ timeout: 2000 })
    .catch(() => undefined)
  await cart.locator('.cart-totals[aria-busy=false]').waitFor()
  await shoot('checkout')
  for (const lost of ['Delivery date', 'Comment for the courier'])
    if (await cart.getByLabel(lost).count()) throw new Error(`The field ${lost} is offered, which the engine does not keep`)
  await cart.getByRole('button', { name: 'Place order' }).click()
  await page.getByRole('heading', { name: 'Simulated payment' }).waitFor()
  await shoot('payment')
  await button(/^Pay \S/).click()
  await cart.getByRole('heading', { name: 'Thank you for your order' }).waitFor()
  await shoot('paid')
  const number = /^Order (\S+) is paid/.exec(await cart.getByText(/^Order .+ is paid/).innerText())?.[1]
  if (!number) throw new Error('The page does not name the order')
  const order = await findOrder(number)
  if (order?.state !== 'PaymentSettled') throw new Error(`The engine has the order ${number} as ${order?.state}`)

  // sign up as the same visitor, and find it
  await page.getByRole('link', { name: 'Profile' }).filter({ visible: true }).first().click()
  const main = page.locator('shop-account')
  await main.getByRole('heading', { name: 'New here?' }).waitFor()
  await shoot('login')
  if (await main.getByText(/^Continue with/).count()) throw new Error('A login by a provider is offered')
  await main
    .getByRole('link', { name: 'Sign up' })
    .or(main.getByRole('button', { name: 'Sign up' }))
    .click()
  await main.getByRole('heading', { name: 'Create an account' }).waitFor()
  await main.getByRole('button', { name: 'Create account' }).waitFor()
  if (await main.getByRole('textbox', { name: 'Company code' }).count()) throw new Error('An account of a company is offered')
  await fill(main, { Name: 'Wanda', Surname: 'Walker', Email: email, Password: password, 'Confirm password': password })
  await main
    .locator('label')
    .filter({ hasText: /^I agree/ })
    .click({ position: { x: 8, y: 8 } })
  await shoot('sign-up')
  await main.getByRole('button', { name: 'Create account' }).click()
  // the menu of the account is folded on a phone
  if (width < 800) await main.locator('.account-fold').click()
  await main.getByRole('link', { name: 'My orders' }).filter({ visible: true }).first().click()
  await main.getByRole('heading', { name: 'My orders' }).waitFor()
  await main.getByText(number).first().waitFor()
  await shoot('orders')
}

async function ask<T>(query: string, token?: string): Promise<{ data: T; token: string | undefined }> {
  const response = await fetch(new URL('/admin-api', vendureSample.url), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query }),
  })
  const { data } = (await response.json()) as { data: T }
  return { data, token: response.headers.get('vendure-auth-token') ?? undefined }
}

/** The order as Vendure's staff see it. */
async function findOrder(code: string): Promise<{ state: string } | undefined> {
  const { token } = await ask('mutation { login(username: "superadmin", password: "superadmin") { __typename } }')
  const query = `{ orders(options: { filter: { code: { eq: "${code}" } } }) { items { state } } }`
  return (await ask<{ orders: { items: { state: string }[] } }>(query, token)).data.orders.items[0]
}

const answers = (url: string) => async () => (await fetch(url)).ok

async function startShop(shop: string): Promise<void> {
  await vendureSample.start()
  const gateway = fileURLToPath(new URL('../../demo/gateway.ts', import.meta.url))
  const options = [...vendureSample.gatewayOptions(), '--port', port, '--data', join(vendureSample.folder, 'gateway')]
  const ended = start(process.execPath, ['--import', 'tsx', gateway, ...options], { env: { ENGINE_DIR: vendureSample.folder } })
  await untilReady('The gateway', ended, { answers: answers(shop), limitMs: 300_000 })
}

/**
 * `npm run walk:vendure`, `npm run walk:vendure -- 375`: what a visitor does in front of a live Vendure, by clicks in Chromium, wide and narrow. Walks
 * through the shop of `npm run start:vendure` if that runs at PORT, and starts it otherwise. Leaves an order and an account per width, and
 * screenshots in the folder `walk` of the engine (ENGINE_DIR).
 */
async function main(): Promise<void> {
  const shop = `http://localhost:${port}`
  if (!(await answers(shop)().catch(() => false))) await startShop(shop)
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  try {
    for (const width of widths) {
      const context = await browser.newContext({ viewport: { width, height: 900 } })
      context.setDefaultTimeout(patienceMs)
      const page = await context.newPage()
      await visit(page, shop, width).catch(async (error: Error) => {
        await page.screenshot({ path: join(folder, `${width}-failed.png`) })
        throw error
      })
      await context.close()
      console.log(`${width} pixels: found, ordered, paid, signed up, and seen under My orders`)
    }
  } finally {
    await browser.close()
  }
}

main().then(
  () => stop(0),
  (error: Error) => {
    console.error(error.message)
    stop(1)
  },
)
