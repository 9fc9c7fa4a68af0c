import type { Browser } from 'playwright'
import { observePage, type PerformanceEntries, readEntries, throttle } from './profile.ts'
import { viewport } from './viewport.ts'

const quietMs = 4000

/** The value once it has not changed for a while: a later paint may be larger, and a slow phone is idle on the network meanwhile. */
async function settled(read: () => Promise<number>): Promise<number> {
  for (let last = Number.NaN; ; ) {
    const value = await read()
    if (value === last) return value
    last = value
    await new Promise((resolve) => setTimeout(resolve, quietMs))
  }
}

/** The largest contentful paint of a new visitor on a slow phone, in ms. */
export async function measureLcp(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage({ viewport, serviceWorkers: 'block' })
  await throttle(page)
  await observePage(page)
  await page.goto(url)
  await page.waitForFunction(() => (globalThis as unknown as { seen: PerformanceEntries }).seen.lcpMs > 0, undefined, { timeout: 60_000 })
  const lcpMs = await settled(async () => (await readEntries(page)).lcpMs)
  await page.context().close()
  return lcpMs
}
