import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { demoCustomers } from '../demo/content/customers.ts'
import { startDemo } from '../demo/start.ts'
import { chromiumFlags, chromiumPath } from '../tools/runtime/chromium.ts'
import { longestTaskDuring } from './profile.ts'
import type { Row } from './table.ts'

const rows = 50_000
const mib = 1024 * 1024
const pollMs = 20

interface Measured {
  seconds: number
  longestTaskMs: number
  memoryMib: number
  fileMib: number
}

/** Resident memory of the renderer processes, which run pages and workers, in bytes (Linux only). */
async function pageMemory(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const sizes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(async ({ id }) => {
      const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '')
      return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024
    })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

/** Peak increase of the page memory during `work`, in bytes. */
async function peakDuring(browser: Browser, work: () => Promise<void>): Promise<number> {
  const before = await pageMemory(browser)
  let [peak, isDone] = [before, false]
  const running = work().finally(() => {
    isDone = true
  })
  while (!isDone) {
    peak = Math.max(peak, await pageMemory(browser))
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
  await running
  return peak - before
}

/** Exports the catalogue as a logged-in customer; `workers` is the value of the page's `worker-src`. */
async function exportOnce(browser: Browser, shop: string, workers: string): Promise<Measured> {
  const context = await browser.newContext()
  const [account] = demoCustomers
  await context.request.post(`${shop}/api/customer/login`, {
    data: { email: account?.email, password: account?.password },
    headers: { 'X-Shop-Request': '1', 'Content-Type': 'application/json' },
  })
  const page: Page = await context.newPage()
  const body = `<!doctype html><html lang="en"><title>Bench</title><script type="module" src="/kit/shop-kit.js"></script>
<shop-config></shop-config><shop-account-section section="product-catalogue"></shop-account-section>`
  await page.route('**/bench', (route) =>
    route.fulfill({ contentType: 'text/html', body, headers: { 'Content-Security-Policy': `worker-src ${workers}` } }),
  )
  await page.goto(`${shop}/bench`)
  const button = page.getByRole('button', { name: 'Download the product list' })
  await button.waitFor()
  await page.waitForLoadState('networkidle')
  let [fileBytes, memory, seconds] = [0, 0, 0]
  const longestTaskMs = await longestTaskDuring(page, async () => {
    const started = performance.now()
    memory = await peakDuring(browser, async () => {
      const [download] = await Promise.all([page.waitForEvent('download', { timeout: 120_000 }), button.click()])
      fileBytes = (await readFile(await download.path())).length
    })
    seconds = (performance.now() - started) / 1000
  })
  await context.close()
  return { seconds, longestTaskMs, memoryMib: memory / mib, fileMib: fileBytes / mib }
}

/** Measures the export of a large catalogue as a spreadsheet, with and without a worker. */
export async function exportBench(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-kit-bench-export-'))
  const demo = await startDemo({ port: 0, cmsPort: 0, dataDir, quiet: true })
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  try {
    await demo.inside.db.query(
      `insert into variant (code, product_no, sort_number, attribute_values, price_cents, available_quantity, images)
       select 'BENCH-' || n, all_products.nos[1 + n % cardinality(all_products.nos)], n, '{}', 100 + n % 9000, n % 300, '{}'
       from generate_series(1, $1 - (select count(*) from variant)) as n, (select array_agg(no) as nos from product) as all_products`,
      [rows],
    )
    const named: [string, Measured][] = [
      ['in a worker', await exportOnce(browser, demo.shop, "'self'")],
      ['in the page, if workers are blocked', await exportOnce(browser, demo.shop, "'none'")],
    ]
    return named.flatMap(([where, { seconds, longestTaskMs, memoryMib, fileMib }]) => [
      { what: `export of ${rows} rows ${where}, s`, measured: seconds.toFixed(1), goal: '' },
      { what: `export ${where}, longest task of the page, ms`, measured: longestTaskMs.toFixed(0), goal: '100' },
      { what: `export ${where}, additional memory, MiB`, measured: memoryMib.toFixed(0), goal: '300' },
      { what: `export ${where}, size of the file, MiB`, measured: fileMib.toFixed(1), goal: '' },
    ])
  } finally {
    await browser.close()
    await demo.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}
