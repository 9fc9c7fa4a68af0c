import { type Browser, type BrowserContext, chromium } from 'playwright'
import { startDemo } from '../demo/start.ts'
import { products as productsSchema } from '../src/model/product/product.ts'
import { chromiumFlags, chromiumPath } from '../tools/runtime/chromium.ts'
import { createLargeShop, serve } from './host.ts'
import { median } from './median.ts'
import { kitPage } from './pages.ts'
import { longestTaskDuring, observePage, readEntries, throttle } from './profile.ts'
import { rounds } from './rounds.ts'
import { countScripts } from './script-bytes.ts'
import { showAll } from './show-all.ts'
import type { Row } from './table.ts'

const cartLines = 1000

interface Setting {
  browser: Browser
  /** returns the URL of a page by its name */
  urlOf: (name: string) => string
  /** returns a stored cart with the given number of lines, as JSON */
  cartOf: (lines: number) => string
}

interface Line {
  id: string
  code: string
  title: string
  price: number
}

const storedCart = (goods: readonly Line[]) =>
  JSON.stringify([
    {
      guid: 'bench',
      products: goods.map((line) => ({ ...line, guid: `line-${line.code}`, quantity: 1 })),
      expiry: Math.floor(Date.now() / 1000) + 86_400,
    },
  ])

/** Opens a page in a new browser context; `slow` throttles the CPU 4 times. */
async function open({ browser, urlOf }: Setting, name: string, { cart, slow }: { cart?: string; slow: boolean }) {
  const context: BrowserContext = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  if (slow) await throttle(page, { network: false })
  await observePage(page)
  if (cart) await page.addInitScript((text) => localStorage.setItem('shop:carts', text), cart)
  await page.goto(urlOf(name))
  return { page, close: () => context.close() }
}

/** Milliseconds from the click until the side cart has rendered, with its code already loaded. */
async function openSideCart(setting: Setting, slow: boolean): Promise<number> {
  const { page, close } = await open(setting, 'side-cart', { cart: setting.cartOf(5), slow })
  await page.locator('shop-cart-button').getByText('Cart, 5 products').waitFor()
  await page.locator('shop-cart-button a').hover()
  await page.waitForLoadState('networkidle')
  const ms = await page.evaluate(async () => {
    const link = document.querySelector('shop-cart-button')?.shadowRoot?.querySelector('a')
    const dialog = () => document.querySelector('shop-side-cart')?.shadowRoot?.querySelector('[role="dialog"]')
    const started = performance.now()
    link?.click()
    while (!dialog() && performance.now() - started < 5000) await new Promise((resolve) => setTimeout(resolve))
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))) // until it has painted
    return performance.now() - started
  })
  await close()
  return ms
}

/** The longest task while typing a phrase and loading its suggestions, in ms. */
async function typeInSearch(setting: Setting): Promise<number> {
  const { page, close } = await open(setting, 'search', { slow: true })
  const box = page.locator('shop-search').getByRole('combobox')
  await box.focus()
  await page.waitForLoadState('networkidle')
  const ms = await longestTaskDuring(page, async () => {
    await box.pressSequentially('hammer', { delay: 120 })
    await page.locator('shop-search').getByRole('option').first().waitFor()
    await page.waitForTimeout(1000)
  })
  await close()
  return ms
}

/** Total blocking time while a cart of 1000 lines opens: the sum of what each task exceeds 50 ms. */
async function openLongCart(setting: Setting, slow: boolean): Promise<number> {
  const { page, close } = await open(setting, 'cart', { cart: setting.cartOf(cartLines), slow })
  await page.locator('shop-cart').locator('.cart-total dd').first().waitFor({ timeout: 90_000 })
  await page.waitForTimeout(3000)
  const { blockedMs } = await readEntries(page)
  await close()
  return blockedMs
}

/** Number of price requests after one change, on a page where 20 elements show the total. */
async function priceRequests(setting: Setting): Promise<number> {
  const { page, close } = await open(setting, 'totals', { cart: setting.cartOf(3), slow: false })
  let requests = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/orders/price') && request.method() === 'POST') requests += 1
  })
  await page.locator('shop-cart .cart-total dd').first().waitFor()
  await page.waitForLoadState('networkidle')
  requests = 0
  await page.locator('shop-cart').getByRole('button', { name: 'More pieces' }).first().click()
  await page.waitForTimeout(2000)
  await close()
  return requests
}

/** Layout shift while scrolling a list of 1000 products to its end and back. */
async function scrollLongList(setting: Setting): Promise<number> {
  const { page, close } = await open(setting, 'list', { slow: false })
  await showAll(page)
  await page.evaluate(() => scrollTo(0, 0))
  await page.waitForTimeout(1000)
  const before = (await readEntries(page)).shift
  for (const step of [700, -700])
    for (let scrolled = 0; scrolled < 120; scrolled += 1) {
      await page.mouse.wheel(0, step)
      await page.waitForTimeout(16)
    }
  const { shift } = await readEntries(page)
  await close()
  return shift - before
}

/** Transferred bytes of a product page's scripts: until the product can be bought, and in total. */
async function productScripts({ browser, urlOf }: Setting): Promise<{ first: number; all: number }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const scripts = await countScripts(await context.newCDPSession(page))
  await page.goto(urlOf('product'))
  await page.locator('shop-product').getByRole('button', { name: 'Add to cart' }).waitFor()
  const first = scripts.bytes
  await page.waitForLoadState('networkidle')
  await context.close()
  return { first, all: scripts.bytes }
}

async function medianOfRuns(measure: () => Promise<number>): Promise<number> {
  const figures: number[] = []
  for (let round = 0; round < rounds; round += 1) figures.push(await measure())
  return median(figures)
}

/** Measures the goals of the shopping elements on a page of another site. */
export async function shoppingBench(port: number): Promise<Row[]> {
  const origin = `http://127.0.0.1:${port}`
  process.env.ALLOWED_ORIGINS = origin
  const demo = await startDemo({ port: 0, cmsPort: 0, dataDir: createLargeShop(), quiet: true })
  const { shop } = demo
  const goods: Line[] = []
  for (let page = 0; goods.length < cartLines; page += 1) {
    const response = await (
      await fetch(`${shop}/api/products?lang=en&category=workshop&includeSubCategories=true&size=150&page=${page}`)
    ).json()
    for (const { productId, id, codes = [], title, priceNow = 0 } of productsSchema.parse(response))
      if (codes[0]) goods.push({ id: productId ?? id, code: codes[0], title, price: priceNow })
  }
  const totals = '<shop-cart-button show-total></shop-cart-button>'.repeat(19)
  const list = '<shop-product-list category="workshop" subcategories columns="3" page-size="150" pager="more"></shop-product-list>'
  const pages = new Map([
    ['product', kitPage(shop, 0, '<shop-product product-id="bp-1001"></shop-product>')],
    ['side-cart', kitPage(shop, 0, '<shop-side-cart></shop-side-cart>')],
    ['search', kitPage(shop, 0, '<shop-search></shop-search>')],
    ['cart', kitPage(shop, 0, '<shop-cart></shop-cart>')],
    ['totals', kitPage(shop, 0, `${totals}<shop-cart></shop-cart>`)],
    ['list', kitPage(shop, 1000, list)],
  ])
  const server = await serve(pages, port)
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  const setting: Setting = {
    browser,
    urlOf: (name) => `${origin}/${name}`,
    cartOf: (lines) => storedCart(goods.slice(0, lines)),
  }
  const kib = (bytes: number) => (bytes / 1024).toFixed(1)
  const row = (what: string, goal: string, measured: string): Row => ({ what, measured, goal })
  try {
    const { first, all } = await productScripts(setting)
    return [
      row('transferred scripts until a product can be bought, with a cart button, KiB', '', kib(first)),
      row('transferred scripts of a product page in total, KiB', '', kib(all)),
      row('side cart opens, code already loaded, ms', '100', (await medianOfRuns(() => openSideCart(setting, false))).toFixed(0)),
      row('side cart opens, CPU throttled 4 times, ms', '', (await medianOfRuns(() => openSideCart(setting, true))).toFixed(0)),
      row(
        'longest task while typing in search, CPU throttled 4 times, ms',
        '50',
        (await medianOfRuns(() => typeInSearch(setting))).toFixed(0),
      ),
      row(
        `cart of ${cartLines} lines: total blocking time, ms`,
        '200',
        (await medianOfRuns(() => openLongCart(setting, false))).toFixed(0),
      ),
      row(
        `cart of ${cartLines} lines: total blocking time, CPU throttled 4 times, ms`,
        '',
        (await medianOfRuns(() => openLongCart(setting, true))).toFixed(0),
      ),
      row('price requests per change with 20 elements showing the total', '1', String(await priceRequests(setting))),
      row('layout shift while scrolling 1000 products', '0', (await scrollLongList(setting)).toFixed(3)),
    ]
  } finally {
    await browser.close()
    server.close()
    await demo.close()
  }
}
