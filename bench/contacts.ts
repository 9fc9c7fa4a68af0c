import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { startDemo } from '../demo/start.ts'
import { manyShops } from '../tests/e2e/map/contacts-steps.ts'
import { chromiumFlags, chromiumPath } from '../tools/runtime/chromium.ts'
import { median } from './median.ts'
import type { Row } from './table.ts'

const [few, many] = [5, 1500]
const presses = 4

interface Measured {
  drawnMs: number
  /** of the main thread while zooming */
  longestTaskMs: number
  frameMs: number
}

/** Measures a contacts page with `count` shops: the time until the map has rendered, then zooming. */
async function measure(browser: Browser, shop: string, count: number): Promise<Measured> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.addInitScript('globalThis.__name = (value) => value') // tsx wraps functions in __name, which does not exist in the page
  const body = '<shop-config></shop-config><shop-contacts></shop-contacts><script type="module" src="/kit/shop-kit.js"></script>'
  await page.route('**/bench', (route) => route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Bench</title>${body}` }))
  await page.route('**/api/shipping-salons*', (route) => route.fulfill({ json: manyShops(count) }))
  const started = performance.now()
  await page.goto(`${shop}/bench`)
  await page.locator('[part="map"][data-status="drawn"]').waitFor({ timeout: 120_000 })
  const drawnMs = performance.now() - started
  await page.evaluate(() => {
    const seen = { tasks: [0], frames: [] as number[] }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => seen.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' })
    let last = performance.now()
    const frame = (now: number) => {
      seen.frames.push(now - last)
      last = now
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
  const zoomIn = page.getByRole('button', { name: 'Zoom in' })
  for (let press = 0; press < presses; press++) {
    await zoomIn.click()
    await page.waitForTimeout(400)
  }
  const { tasks, frames } = await page.evaluate(() => (globalThis as unknown as { seen: { tasks: number[]; frames: number[] } }).seen)
  await page.close()
  return { drawnMs, longestTaskMs: Math.max(...tasks), frameMs: median(frames) }
}

/** Compares the map of many shops with that of a few in one run; without a GPU only the ratio is meaningful. */
export async function contactsBench(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-kit-bench-contacts-'))
  const demo = await startDemo({ port: 0, cmsPort: 0, dataDir, quiet: true })
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  try {
    await measure(browser, demo.staticSite, few) // warms the caches for both
    const base = await measure(browser, demo.staticSite, few)
    const full = await measure(browser, demo.staticSite, many)
    const row = (what: string, field: keyof Measured, goal: string): Row => ({
      what: `contacts of ${many} shops, ${what}, ms (of ${few} shops)`,
      measured: `${full[field].toFixed(0)} (${base[field].toFixed(0)}), × ${(full[field] / Math.max(1, base[field])).toFixed(1)}`,
      goal,
    })
    return [
      row('until the map has rendered', 'drawnMs', '× 2'),
      row('frame time while zooming', 'frameMs', '× 1.5'),
      row('longest task while zooming', 'longestTaskMs', ''),
    ]
  } finally {
    await browser.close()
    await demo.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}
