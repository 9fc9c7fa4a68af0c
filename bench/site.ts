import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { paths } from '../demo/content/pages/paths.ts'
import { startDemo } from '../demo/start.ts'
import { chromiumFlags, chromiumPath } from '../tools/runtime/chromium.ts'
import { median } from './median.ts'
import { observePage, readEntries, throttle } from './profile.ts'
import { rounds } from './rounds.ts'
import { countScripts, type ScriptBytes } from './script-bytes.ts'
import type { Row } from './table.ts'

const widths = [375, 768, 1440]
const manyBlocks = 100

/** Opens a page as a new visitor who has closed the newsletter popup. */
async function newPage(browser: Browser, width = 1440): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, serviceWorkers: 'block' })
  await page.addInitScript(() => localStorage.setItem('shop:newsletterClosed', '{"version":1,"value":true}'))
  await observePage(page)
  return page
}

const close = (page: Page) => page.context().close()

/** Transferred bytes of the home page's scripts before user interaction. */
async function homeScripts(browser: Browser, shop: string): Promise<ScriptBytes> {
  const page = await newPage(browser)
  const scripts = await countScripts(await page.context().newCDPSession(page))
  await page.goto(shop)
  await page.locator('shop-page').getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
  await close(page)
  return scripts
}

/** Milliseconds from a click until the other page has rendered, between two visited pages, with the CPU throttled 4 times. */
async function navigation(browser: Browser, shop: string): Promise<number> {
  const page = await newPage(browser)
  const [there, back] = [paths.delivery.en, paths.returns.en]
  await page.goto(shop + there)
  const goTo = (path: string) =>
    page.evaluate(async (address) => {
      // a direct child of the page, because searching all shadow roots would distort the measurement
      const heading = () => document.querySelector('shop-page > h1')
      const before = heading()?.textContent
      const link = document.createElement('a')
      link.href = address
      document.querySelector('shop-page')?.append(link)
      link.getBoundingClientRect() // forces layout: a real link has been laid out before the click
      const started = performance.now()
      link.click()
      while ((heading()?.textContent ?? before) === before && performance.now() - started < 20_000)
        await new Promise((resolve) => setTimeout(resolve))
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))) // until it has painted
      link.remove()
      return performance.now() - started
    }, path)
  await page.locator('shop-page').getByRole('heading', { level: 1 }).waitFor()
  for (const path of [back, there]) {
    await goTo(path)
    await page.waitForLoadState('networkidle')
  }
  await throttle(page, { network: false })
  const figures: number[] = []
  for (let round = 0; round < 2 * rounds; round += 1)
    for (const path of [back, there]) {
      figures.push(await goTo(path))
      await page.waitForTimeout(500)
    }
  await close(page)
  return median(figures)
}

/** The page with the largest layout shift while it loads and is scrolled to its end. */
async function worstShift(browser: Browser, shop: string): Promise<{ shift: number; where: string }> {
  let worst = { shift: 0, where: 'everywhere' }
  for (const width of widths)
    for (const { en: path } of Object.values(paths)) {
      const page = await newPage(browser, width)
      await page.goto(shop + path)
      await page.waitForLoadState('networkidle')
      for (let step = 0; step < 12; step += 1) {
        await page.mouse.wheel(0, 800)
        await page.waitForTimeout(60)
      }
      const { shift } = await readEntries(page)
      if (shift > worst.shift) worst = { shift, where: `${path} at ${width}` }
      await close(page)
    }
  return worst
}

/** Counts the API requests of a page with 100 blocks: all, for configuration, for translations, and duplicates. */
async function requestsOfManyBlocks(browser: Browser, shop: string) {
  const page = await newPage(browser)
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (/^\/(api|content)\//.test(pathname)) requests.push(`${request.method()} ${pathname}${search}`)
  })
  await page.goto(`${shop}/bench-blocks`)
  await page.locator('shop-block').first().waitFor()
  await page.waitForLoadState('networkidle')
  for (let step = 0; step < 60; step += 1) {
    await page.mouse.wheel(0, 1500)
    await page.waitForTimeout(60)
  }
  await page.waitForLoadState('networkidle')
  const blocks = await page.locator('shop-block').count()
  await close(page)
  const count = (pattern: RegExp) => requests.filter((call) => pattern.test(call)).length
  return {
    blocks,
    all: requests.length,
    configuration: count(/api\/configuration/),
    translations: count(/api\/translations/),
    duplicates: requests.length - new Set(requests).size,
  }
}

/** Measures the goals of whole pages: the shop as one `shop-page`. */
export async function siteBench(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-kit-bench-site-'))
  const demo = await startDemo({ port: 0, cmsPort: 0, dataDir, quiet: true })
  await demo.inside.db.exec(`
    insert into page (key, categories_on_desktop) values ('bench-blocks', false);
    insert into page_text (page, lang, path, title, description, blocks)
      select 'bench-blocks', 'en', '/bench-blocks', 'Many blocks', '',
        (select jsonb_agg(block || jsonb_build_object('id', 'bench-' || round || '-' || place)) from
          (select block, place, round from page_text, jsonb_array_elements(blocks) with ordinality as found (block, place), generate_series(1, 9) as round
           where lang = 'en' and page = (select page from page_text where lang = 'en' and path = '${paths.allBlocks.en}') order by round, place limit ${manyBlocks}) as chosen)`)
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  const row = (what: string, goal: string, measured: string): Row => ({ what, measured, goal })
  try {
    const { count, bytes, headerBytes } = await homeScripts(browser, demo.shop)
    const kib = (of: number) => (of / 1024).toFixed(1)
    const ms = await navigation(browser, demo.shop)
    const { shift, where } = await worstShift(browser, demo.shop)
    const { blocks, all, configuration, translations, duplicates } = await requestsOfManyBlocks(browser, demo.shop)
    return [
      row('scripts of the home page before user interaction, KiB, brotli', '90', kib(bytes)),
      row('headers of these responses, KiB', '', `${kib(headerBytes)} of ${count}`),
      row('navigation between two visited pages, CPU throttled 4 times, ms', '100', ms.toFixed(0)),
      row(`layout shift, the worst of ${Object.keys(paths).length} pages at ${widths.join(', ')}: ${where}`, '0', shift.toFixed(4)),
      row(
        `${blocks} blocks: requests, of them configuration, translations, duplicates`,
        '1, 1, 0',
        `${all}: ${configuration}, ${translations}, ${duplicates}`,
      ),
    ]
  } finally {
    await browser.close()
    await demo.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}
