import type { Browser, Page } from 'playwright'
import { longestTaskDuring, observePage, type PerformanceEntries, readEntries, throttle } from './profile.ts'
import { countScripts } from './script-bytes.ts'
import { viewport } from './viewport.ts'

/** A page under test and what the visitor does there. */
export interface Visit {
  url: string
  /** runs before the page is opened */
  prepare?: ((page: Page) => Promise<unknown>) | undefined
  /** brings the rest of the cards onto the page */
  act?: ((page: Page) => Promise<void>) | undefined
  /** scrolls the page to its end */
  scrolls?: boolean | undefined
}

export interface Measure extends PerformanceEntries {
  /** JavaScript heap after a garbage collection */
  heapKiB: number
  scriptBytes: number
  /** of the scripts that had arrived when the first card showed */
  firstCardScriptBytes: number
  /** other than documents, pictures and preflights */
  requests: number
  productCalls: number
  /** NaN without a cart */
  badgeMs: number
  /** NaN without scrolling */
  longestScrollTaskMs: number
}

/** for what loads later, such as the cart */
const settleMs = 3500

/** Opens a page as a new visitor on a slow phone and measures it. */
export async function measureVisit(browser: Browser, { url, prepare, act, scrolls }: Visit): Promise<Measure> {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  const session = await throttle(page)
  const scripts = await countScripts(session)
  const calls = { requests: 0, productCalls: 0 }
  session.on('Network.responseReceived', ({ type, response }) => {
    if (['Preflight', 'Image', 'Document'].includes(type)) return
    calls.requests += 1
    if (/\/api\/products\?/.test(response.url)) calls.productCalls += 1
  })
  await observePage(page)
  await prepare?.(page)
  await page.goto(url)
  await act?.(page)
  await page.waitForFunction(() => (globalThis as unknown as { seen: PerformanceEntries }).seen.readyMs > 0, undefined, { timeout: 90_000 })
  await page.waitForTimeout(settleMs)
  const entries = await readEntries(page)
  const scriptBytes = { scriptBytes: scripts.bytes, firstCardScriptBytes: scripts.bytesUntil(entries.firstCardMs) }
  const heapKiB = await usedHeap(session)
  const badgeMs = await clickToBadge(page)
  const longestScrollTaskMs = scrolls ? await longestTaskDuring(page, () => scrollToEnd(page)) : Number.NaN
  await context.close()
  return { ...entries, ...calls, ...scriptBytes, heapKiB, badgeMs, longestScrollTaskMs }
}

async function usedHeap(session: Awaited<ReturnType<typeof throttle>>): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  await session.send('Performance.enable')
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 1024
}

/** Milliseconds from a click on the first "Add to cart" until the badge shows the new number; NaN if it does not within 5 s. */
const clickToBadge = (page: Page) =>
  page.evaluate(async () => {
    const queryAll = (selector: string, from: Document | ShadowRoot = document): Element[] => [
      ...from.querySelectorAll(selector),
      ...[...from.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? queryAll(selector, shadowRoot) : [])),
    ]
    const badge = () => queryAll('[part~="badge"], #cart b').map(({ textContent }) => textContent?.trim())
    const counter = () => badge().find((text) => /^\d+$/.test(text ?? ''))
    const button = queryAll('[part~="card"] button.buy-button:not([disabled]), .card > button:not([part])')[0] as HTMLElement
    const before = counter()
    const started = performance.now()
    button.click()
    while (counter() === before) {
      if (performance.now() - started > 5000) return Number.NaN
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    return performance.now() - started
  })

/** Scrolls with the wheel until the page ends. */
async function scrollToEnd(page: Page): Promise<void> {
  const isAtEnd = () => page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1)
  for (let step = 0; step < 1000 && !(await isAtEnd()); step += 1) {
    await page.mouse.wheel(0, 700)
    await page.waitForTimeout(16)
  }
  await page.waitForTimeout(500) // the browser reports a task after it has ended
}
