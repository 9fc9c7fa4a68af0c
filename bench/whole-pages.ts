import type { Browser } from 'playwright'
import { observePage, readEntries, throttle } from './profile.ts'
import { copyAsHtml } from './static-copy.ts'

const viewport = { width: 1024, height: 900 }

/** The page of the shop as the HTML file that a static site would serve. */
export async function readStaticCopy(browser: Browser, url: string): Promise<string> {
  const page = await browser.newPage({ viewport, serviceWorkers: 'block' })
  await observePage(page)
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  const html = await copyAsHtml(page)
  await page.context().close()
  return html
}

/** The largest contentful paint of a new visitor on a slow phone, in ms. */
export async function measureLcp(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage({ viewport, serviceWorkers: 'block' })
  await throttle(page)
  await observePage(page)
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  const { lcpMs } = await readEntries(page)
  await page.context().close()
  return lcpMs
}
