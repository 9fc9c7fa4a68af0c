import { setTimeout as pause } from 'node:timers/promises'
import { type BrowserContext, chromium, type Page } from 'playwright'
import { demoCustomers } from '../../demo/content/customers.ts'
import { type Db, openDb } from '../../server/db/db.ts'
import { chromiumFlags, chromiumPath } from '../runtime/chromium.ts'
import type { StockedVariant } from '../samples/order-cart.ts'
import { type BadLine, openBadLine } from './bad-line.ts'
import type { PartOptions } from './kills.ts'
import { prepare } from './prepare.ts'
import { openShops } from './processes.ts'
import { createRandom, type Random } from './random.ts'
import { Torment } from './torment.ts'

/** Pieces by the code of their variant. */
type Pieces = Readonly<Record<string, number>>

const without = (pieces: Pieces, removed: Pieces): Pieces =>
  Object.fromEntries(
    Object.entries(pieces)
      .map(([code, count]): [string, number] => [code, count - (removed[code] ?? 0)])
      .filter(([, count]) => count !== 0),
  )
const withMore = (pieces: Pieces, code: string): Pieces => ({ ...pieces, [code]: (pieces[code] ?? 0) + 1 })
const textOf = (pieces: Pieces) =>
  Object.entries(pieces)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, count]) => `${count} × ${code}`)
    .join(', ') || 'nothing'

/** enough pieces for a run of minutes */
const stock = 2000
/** A press has its effect in this time, whatever the servers do. */
const pressMs = 10_000
/** Tabs and server agree in this time once the servers run: after many outages a tab probes once a minute, and a minute later sends again. */
const agreeMs = 150_000
/** A shopper tries to order for this long while servers come and go. */
const hardOrderMs = 30_000
/** An order is confirmed in this time once the servers run, if the shopper repeats it. */
const orderMs = 120_000
const orderAnswerMs = 8000
const pollMs = 150
const actionsPerRound = 4

async function until(maxMs: number, isTrue: () => Promise<boolean>): Promise<boolean> {
  const end = Date.now() + maxMs
  for (;;) {
    if (await isTrue()) return true
    if (Date.now() > end) return false
    await pause(pollMs)
  }
}

interface Shopper {
  context: BrowserContext
  tabs: readonly [Page, Page]
  origin: string
  variants: readonly StockedVariant[]
}

const lines = (tab: Page) => tab.locator('shop-cart .cart-line')
const lineOf = (tab: Page, { product }: StockedVariant) => lines(tab).filter({ has: tab.locator(`a[href$="-${product}"]`) })

/** What a tab shows as its cart. */
async function shownIn(tab: Page, variants: readonly StockedVariant[]): Promise<Pieces> {
  const shown = await lines(tab).evaluateAll((all) =>
    all.map((line) => ({ href: line.querySelector('a')?.href ?? '', count: Number(line.querySelector('input')?.value) })),
  )
  const codeOf = (href: string) => variants.find(({ product }) => href.endsWith(`-${product}`))?.code ?? href
  const pieces: Record<string, number> = {}
  for (const { href, count } of shown) pieces[codeOf(href)] = (pieces[codeOf(href)] ?? 0) + count
  return pieces
}

/** The cart that the server has for the customer. */
async function savedCart({ context, origin }: Shopper): Promise<Pieces> {
  const answer = await context.request.get(`${origin}/api/carts?active=true`)
  const { data } = (await answer.json()) as { data?: string }
  const { products } = JSON.parse(data ?? '{"products":[]}') as { products: { code: string; quantity: number }[] }
  return Object.fromEntries(products.map(({ code, quantity }) => [code, quantity]))
}

const orderNumber = async (tab: Page): Promise<string | undefined> =>
  /\d{4,}/.exec((await tab.locator('shop-cart .order-number').allTextContents()).join(' '))?.[0]

/** Opens two tabs with the cart page and tags that add the goods, for a customer who is logged in. Each adds a piece of the first. */
async function openTabs(context: BrowserContext, origin: string, variants: readonly StockedVariant[]): Promise<Shopper> {
  const [customer] = demoCustomers
  const data = { email: customer?.email, password: customer?.password }
  const login = await context.request.post(`${origin}/api/customer/login`, { headers: { 'X-Shop-Request': '1' }, data })
  if (!login.ok()) throw new Error(`The login returned ${login.status()}: ${await login.text()}`)
  await context.addInitScript(() => localStorage.setItem('shop:newsletterClosed', '{"version":1,"value":true}'))
  const openTab = async () => {
    const tab = await context.newPage()
    await tab.goto(`${origin}/cart?lang=en`)
    const tags = variants.map(({ code }) => `<shop-add-to-cart code="${code}"></shop-add-to-cart>`)
    await tab.evaluate((html) => document.body.insertAdjacentHTML('afterbegin', html), tags.join(''))
    await press(tab, 0)
    return tab
  }
  return { context, origin, variants, tabs: [await openTab(), await openTab()] }
}

const buyButton = (tab: Page, nth: number) =>
  tab
    .locator('shop-add-to-cart')
    .nth(nth)
    .getByRole('button', { name: /^(Add to cart|Added)/ })

/** Presses a buy button and closes the side cart, which it opens. */
async function press(tab: Page, nth: number): Promise<void> {
  await closeSideCart(tab)
  await buyButton(tab, nth).click()
  await tab.getByRole('dialog').waitFor({ timeout: pressMs })
  await closeSideCart(tab)
}

/** The page behind an open side cart takes no presses. */
async function closeSideCart(tab: Page): Promise<void> {
  if (!(await tab.getByRole('dialog').isVisible())) return
  await tab.keyboard.press('Escape')
  await tab.getByRole('dialog').waitFor({ state: 'hidden', timeout: pressMs })
}

/** Adds a piece, sets a quantity, or removes a line. Returns what the cart should contain then. */
async function changeCart(tab: Page, cart: Pieces, variants: readonly StockedVariant[], random: Random): Promise<Pieces> {
  const variant = random.pick(variants)
  const line = lineOf(tab, variant)
  const kind = (cart[variant.code] ?? 0) > 0 ? random.number() : 0
  if (kind < 0.5) {
    await press(tab, variants.indexOf(variant))
    return withMore(cart, variant.code)
  }
  if (kind < 0.85) {
    const count = 1 + Math.floor(random.number() * 4)
    await line.getByRole('textbox').fill(String(count))
    await line.getByRole('textbox').press('Enter')
    return { ...cart, [variant.code]: count }
  }
  await line.getByRole('button', { name: /^Remove/ }).click()
  const { [variant.code]: _, ...rest } = cart
  return rest
}

const recipient = {
  Address: 'Beržų g. 14',
  City: 'Vilnius',
  Postcode: '03100',
  Name: 'Ona',
  Surname: 'Petraitė',
  Phone: '+370 612 34567',
  Email: 'ona.chaos@example.com',
}

/** Fills in what the tab asks for and has not been given. Nothing is sure: without a server it does not ask for everything. */
async function fillCheckout(tab: Page): Promise<void> {
  const page = tab.locator('shop-cart')
  for (const name of ['Courier to the door', 'Bank transfer']) {
    const radio = tab.getByRole('radio', { name })
    if ((await radio.count()) && !(await radio.isChecked())) await page.locator('label').filter({ has: radio }).click({ timeout: 2000 })
  }
  for (const [name, text] of Object.entries(recipient)) {
    const field = page.getByRole('textbox', { name: new RegExp(`^${name}`) }).first()
    if ((await field.count()) && !(await field.inputValue())) await field.fill(text, { timeout: 2000 })
  }
}

interface Acknowledged {
  number: string
  pieces: Pieces
}

/** Presses "Place order" until the tab confirms an order. After a while `calm` lets the servers run. Undefined if it never does. */
async function order(tab: Page, titles: ReadonlyMap<string, string>, calm: () => Promise<void>): Promise<Acknowledged | undefined> {
  const before = await orderNumber(tab)
  let number: string | undefined
  const isConfirmed = async () => {
    number = await orderNumber(tab)
    return number !== undefined && number !== before
  }
  const press = async () => {
    if (await isConfirmed()) return true
    await fillCheckout(tab).catch(() => undefined) // re-rendered meanwhile
    const button = tab.locator('shop-cart').getByRole('button', { name: /^Place order/ })
    await button.click({ timeout: 2000 }).catch(() => undefined) // busy, or already gone
    return until(orderAnswerMs, isConfirmed)
  }
  const isDone = (await until(hardOrderMs, press)) || (await calm().then(() => until(orderMs, press)))
  if (!isDone || number === undefined) return undefined
  const shown = await tab.locator('shop-cart .order-lines li > span').allTextContents()
  // the title of a variant ends with its options
  const codeOf = (text: string) => [...titles].find(([title]) => text === title || text.startsWith(`${title} (`))?.[1] ?? text
  const pieces = shown.map((text) => /^(.*) ×\s(\d+)$/s.exec(text)).map((match) => [codeOf(match?.[1] ?? ''), Number(match?.[2])])
  return { number, pieces: Object.fromEntries(pieces) }
}

/** Compares the confirmed orders with those of the database. */
async function findOrderFaults(db: Db, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const rows = await db.query<{ number: string; code: string; quantity: number }>(
    'select o.number::text, l.code, l.quantity from customer_order o join order_line l on l.order_id = o.id where o.idempotency_key is not null',
  )
  const placed = new Map<string, Pieces>()
  for (const { number, code, quantity } of rows) placed.set(number, { ...placed.get(number), [code]: quantity })
  const told = new Map(acknowledged.map(({ number, pieces }) => [number, pieces]))
  return [
    ...acknowledged.filter(({ number }) => !placed.has(number)).map(({ number }) => `lost: order ${number}`),
    ...(told.size < acknowledged.length ? ['two confirmations have one number'] : []),
    ...[...placed].flatMap(([number, pieces]) => {
      const shown = told.get(number)
      if (!shown) return [`an order that no tab has confirmed: ${number} of ${textOf(pieces)}`]
      return textOf(shown) === textOf(pieces)
        ? []
        : [`another content: order ${number} of ${textOf(pieces)}, confirmed as ${textOf(shown)}`]
    }),
  ]
}

/**
 * A shopper changes the cart in two tabs and orders, while servers come and go. After each round both tabs and the server have the same
 * cart, the one that the presses have made. Returns a line per fault.
 */
export async function shopInTwoTabs(name: string, { config, env, servers, durationMs, seed }: PartOptions): Promise<string[]> {
  const random = createRandom(seed)
  const variants = await prepare(config, stock)
  const site: Record<string, string> = { ...env, PAGES: 'on' }
  const shops = await openShops(servers, site)
  const line = await openBadLine(
    shops.map(({ port }) => port),
    random,
  )
  line.isBad = false
  site.SITE_ORIGIN = `http://localhost:${line.port}`
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  try {
    await Promise.all(shops.map((shop) => shop.start()))
    const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 1000 } })
    const shopper = await openTabs(context, site.SITE_ORIGIN, variants)
    const { faults, acknowledged, rounds, slowestMs } = await playRounds(shopper, { line, shops, random, durationMs })
    await Promise.all(shops.map((shop) => shop.kill()))
    const db = await openDb(config)
    faults.push(...(await findOrderFaults(db, acknowledged).finally(() => db.close())))
    const kills = shops.reduce((sum, shop) => sum + shop.kills, 0)
    console.log(`${name}: ${kills} kills, ${rounds} rounds, ${acknowledged.length} orders confirmed, agreed after ${slowestMs} ms at most`)
    return faults
  } finally {
    await browser.close()
    await Promise.all(shops.map((shop) => shop.kill()))
    await line.close()
  }
}

interface Circumstances {
  line: BadLine
  shops: Awaited<ReturnType<typeof openShops>>
  random: Random
  durationMs: number
}

async function playRounds(shopper: Shopper, { line, shops, random, durationMs }: Circumstances) {
  const { tabs, variants } = shopper
  const faults: string[] = []
  const acknowledged: Acknowledged[] = []
  const titles = new Map<string, string>()
  const [first] = variants
  let cart: Pieces = first ? { [first.code]: tabs.length } : {}
  let rounds = 0
  let slowestMs = 0
  const torment = new Torment(shops, random)
  const end = Date.now() + durationMs
  const expectCart = async (tab: Page, where: string) => {
    const isShown = await until(pressMs, async () => textOf(await shownIn(tab, variants)) === textOf(cart))
    if (!isShown) faults.push(`round ${rounds}, ${where}: ${textOf(await shownIn(tab, variants))} in the tab instead of ${textOf(cart)}`)
    return isShown
  }
  const calm = async () => {
    await torment.rest()
    line.isBad = false
  }
  try {
    while (Date.now() < end && faults.length === 0) {
      rounds += 1
      line.isBad = true
      torment.resume()
      for (let action = 0; action < actionsPerRound; action += 1) {
        const tab = random.pick(tabs)
        cart = await changeCart(tab, cart, variants, random)
        await expectCart(tab, 'after a press')
        await pause(random.number() * 2000)
      }
      for (const variant of variants)
        for (const title of await lineOf(tabs[0], variant).locator('.cart-line-title').allTextContents())
          titles.set(title.trim(), variant.code)
      if (rounds % 2 === 0 && Object.keys(cart).length > 0) {
        const [tab, other] = random.number() < 0.5 ? tabs : [tabs[1], tabs[0]]
        const [known] = variants.filter(({ code }) => cart[code])
        const isAdding = random.number() < 0.5
        const [confirmed] = await Promise.all([
          order(tab, titles, calm),
          isAdding && known && pause(random.number() * 3000).then(() => press(other, variants.indexOf(known))),
        ])
        if (isAdding && known) cart = withMore(cart, known.code)
        if (confirmed) {
          acknowledged.push(confirmed)
          cart = without(cart, confirmed.pieces)
        } else faults.push(`round ${rounds}: no order was confirmed`)
      }
      await calm()
      const told = async () => [await shownIn(tabs[0], variants), await shownIn(tabs[1], variants), await savedCart(shopper)].map(textOf)
      const begin = Date.now()
      const agree = await until(agreeMs, async () => (await told()).every((text) => text === textOf(cart)))
      slowestMs = Math.max(slowestMs, Date.now() - begin)
      if (!agree) {
        const [first, second, server] = await told()
        faults.push(`round ${rounds}: the tabs show ${first} and ${second}, the server has ${server}; the presses made ${textOf(cart)}`)
      }
    }
  } finally {
    await torment.stop()
  }
  return { faults, acknowledged, rounds, slowestMs }
}
