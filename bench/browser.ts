import { type Browser, chromium, type Page } from 'playwright'
import { startDemo } from '../demo/start.ts'
import { chromiumFlags, chromiumPath } from '../scripts/chromium.ts'
import { products as productsSchema } from '../src/model/product/product.ts'
import { createLargeShop, serve } from './host.ts'
import { kitPage, staticPage, vanillaPage } from './pages.ts'
import { type Measure, median, observe, type PerformanceEntries, throttle } from './profile.ts'
import type { Row } from './table.ts'

const readEntries = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: PerformanceEntries }).seen)

/** Milliseconds from a click on the first "Add to cart" until the badge shows the new number. */
const clickToBadge = (page: Page) =>
  page.evaluate(async () => {
    const queryAll = (selector: string, from: Document | ShadowRoot = document): Element[] => [
      ...from.querySelectorAll(selector),
      ...[...from.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? queryAll(selector, shadowRoot) : [])),
    ]
    const badge = () => queryAll('[part~="badge"], #cart b').map(({ textContent }) => textContent?.trim())
    const counter = () => badge().find((text) => /^\d+$/.test(text ?? ''))
    const button = queryAll('[part~="card"] button[type="submit"]:not([disabled]), .card > button:not([part])')[0] as HTMLElement
    const before = counter()
    const started = performance.now()
    button.click()
    while (counter() === before) {
      if (performance.now() - started > 5000) return Number.NaN
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    return performance.now() - started
  })

async function visit(browser: Browser, url: string, shop: string, act?: (page: Page) => Promise<void>): Promise<Measure> {
  const context = await browser.newContext({ viewport: { width: 1024, height: 900 } })
  const page = await context.newPage()
  const session = await throttle(page)
  const scripts = new Set<string>()
  const measured = { scriptBytes: 0, requests: 0, productCalls: 0 }
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!response.url.startsWith(shop) || type === 'Preflight' || type === 'Image') return
    measured.requests += 1
    if (type === 'Script') scripts.add(requestId)
    if (/\/api\/products\?/.test(response.url)) measured.productCalls += 1
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) measured.scriptBytes += encodedDataLength
  })
  await page.addInitScript('globalThis.__name = (value) => value') // tsx wraps functions in __name, which does not exist in the page
  await page.addInitScript(observe)
  await page.goto(url)
  await act?.(page)
  await page.waitForFunction(() => (globalThis as unknown as { seen: PerformanceEntries }).seen.readyMs > 0, undefined, { timeout: 90_000 })
  await page.waitForTimeout(3500) // includes what loads later, such as the cart
  const entries = await readEntries(page)
  await session.send('HeapProfiler.collectGarbage')
  await session.send('Performance.enable')
  const { metrics } = await session.send('Performance.getMetrics')
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0
  const badgeMs = await clickToBadge(page)
  await context.close()
  return { ...entries, ...measured, heapKiB: heap / 1024, badgeMs }
}

/** Scrolls to "Show more" and clicks it until a thousand products have rendered. */
export async function showAll(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'Show more' })
  for (let step = 1; step < 7; step += 1) {
    await more.scrollIntoViewIfNeeded({ timeout: 60_000 })
    await more.click()
    await page.waitForFunction(
      (cards) => document.querySelector('shop-product-list')?.shadowRoot?.querySelectorAll('[part~="card"]').length ?? 0 >= cards,
      step * 150,
    )
  }
}

const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const lists = ['trail', 'summer', 'gifts', 'offers', 'workshop-basics']
const manyLists = (tags: number) =>
  Array.from(
    { length: tags },
    (_, index) =>
      `<shop-product-list product-list="${lists[index % lists.length]}" page-size="4" pager="none" columns="4" lazy="false"></shop-product-list>`,
  ).join('')
const list = (attributes: string) =>
  `<shop-product-list category="workshop" subcategories pager="none" columns="3" lazy="false" ${attributes}></shop-product-list>`

/** Compares a list of 50 with a static page and a hand-written element, and measures how the kit scales with tags and products. */
export async function browserBench(port: number): Promise<Row[]> {
  const origin = `http://127.0.0.1:${port}`
  process.env.ALLOWED_ORIGINS = origin
  const demo = await startDemo({ port: 0, cmsPort: 0, dataDir: createLargeShop(), quiet: true })
  const call = '/api/products?lang=en&category=workshop&size=50&page=0&includeSubCategories=true&splitByAttribute=colour'
  const goods = productsSchema.parse(await (await fetch(demo.shop + call)).json())
  const ids = goods.map(({ productId, id }) => productId ?? id)
  const pages = new Map([
    ['static page, 50', staticPage(demo.shop, goods)],
    ['hand-written element, 50', vanillaPage(demo.shop, call, goods.length)],
    ['list of 50', kitPage(demo.shop, goods.length, list('page-size="50"'))],
    ['list of 150', kitPage(demo.shop, 150, list('page-size="150"'))],
    ['list of 1000, 150 a step', kitPage(demo.shop, 1000, list('page-size="150" pager="more"').replace('pager="none"', ''))],
    ['50 card tags', kitPage(demo.shop, 50, ids.map((id) => `<shop-product-card product-id="${id}"></shop-product-card>`).join(''))],
    ...[1, 5, 20, 100].map((tags): [string, string] => [`${tags} list tags`, kitPage(demo.shop, tags * 4, manyLists(tags))]),
  ])
  const pagesByPath = new Map([...pages].map(([name, html]): [string, string] => [name.replaceAll(/\W+/g, '-'), html]))
  const server = await serve(pagesByPath, port)
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  try {
    const measured = new Map<string, Measure[]>()
    for (let round = 0; round < rounds; round += 1)
      for (const name of pages.keys()) {
        const measure = await visit(
          browser,
          `${origin}/${name.replaceAll(/\W+/g, '-')}`,
          demo.shop,
          name.includes('1000') ? showAll : undefined,
        )
        measured.set(name, [...(measured.get(name) ?? []), measure])
      }
    const of = (name: string, key: keyof Measure) => median((measured.get(name) ?? []).map((measure) => measure[key]))
    const baseline = of('static page, 50', 'firstCardMs')
    return [...pages.keys()].map((name) => ({
      page: name,
      'first card': (of(name, 'firstCardMs') / baseline).toFixed(2),
      'all cards': (of(name, 'readyMs') / baseline).toFixed(2),
      'blocked ms': Math.round(of(name, 'blockedMs')),
      'layout shift': of(name, 'shift').toFixed(3),
      'heap KiB': Math.round(of(name, 'heapKiB')),
      'script KiB': (of(name, 'scriptBytes') / 1024).toFixed(1),
      requests: of(name, 'requests'),
      'product requests': of(name, 'productCalls'),
      'click to badge ms': Math.round(of(name, 'badgeMs')),
    }))
  } finally {
    await browser.close()
    server.close()
    await demo.close()
  }
}
