import type { BrowserContext, Page } from 'playwright'
import { expect, test } from 'vitest'
import { demoCustomers } from '../../../demo/content/customers.ts'
import { readSheet } from '../../read-sheet.ts'
import { open, openContext, sites } from '../harness.ts'

const html = '<shop-account-section section="product-catalogue"></shop-account-section>'
const policy = (workers: string) =>
  `script-src 'self'; worker-src ${workers}; object-src 'none'; require-trusted-types-for 'script'; trusted-types shop-kit`

/** Opens the export as a business customer on a host page of the shop's site, under a strict CSP. */
async function openExport(workers: string) {
  const context = await openContext()
  const [, { email = '', password = '' } = {}] = demoCustomers
  const response = await context.request.post(`${sites.shop}/api/customer/login`, {
    data: { email, password },
    headers: { 'X-Shop-Request': '1', 'Content-Type': 'application/json' },
  })
  expect(response.status()).toBe(200)
  return open({ context, html, headers: { 'Content-Security-Policy': policy(workers) } })
}

/** Opens the export as `customer` on a page of another site, under the same CSP. */
async function openEmbeddedExport(context: BrowserContext, workers: string, customer: { email: string; password: string }) {
  const headers = { 'Content-Security-Policy': policy(workers).replace("'self'", sites.shop) }
  const { page } = await open({ site: 'cms', context, html, headers })
  await page.evaluate(
    ([address, body]) =>
      fetch(`${address}/api/customer/login`, {
        method: 'POST',
        credentials: 'include',
        body,
        headers: { 'X-Shop-Request': '1', 'Content-Type': 'application/json' },
      }).then(({ status }) => status),
    [sites.shop, JSON.stringify(customer)] as const,
  )
  await page.reload()
  return page
}

const button = (page: Page) => page.locator('shop-account-section').getByRole('button', { name: 'Download the product list' })

/** Clicks the button; returns name and contents of the downloaded file. */
async function download(page: Page) {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page).click()])
  const bytes = Buffer.concat(await (await file.createReadStream()).toArray())
  return { name: file.suggestedFilename(), ...readSheet(bytes) }
}

test('EXP-03 EXP-05 the export saves Products list.xlsx from a worker and reports a failure', async () => {
  const { page, errors } = await openExport("'self'")
  const worker = page.waitForEvent('worker')
  const { name, sheets, rows } = await download(page)
  expect((await worker).url()).toContain('sheet-worker')
  expect([name, sheets]).toEqual(['Products list.xlsx', ['Generic information']])
  expect(rows[0]).toEqual(['sku', 'brand', 'title', 'availableQuantity', 'finalPrice', 'currency'])
  expect(await page.getByRole('table', { name: 'What the file contains' }).getByRole('rowheader').allInnerTexts()).toEqual(rows[0])
  expect(rows.find(([sku]) => sku === 'HV-1002-01-L')).toEqual(expect.arrayContaining(['Reflective vest with zip (Orange, L)', 9.9, 'EUR']))
  await expect.poll(() => page.getByText(`The file with ${rows.length - 1} products was saved`).isVisible()).toBe(true)
  await expect.poll(() => page.workers().length).toBe(0)
  expect(errors).toEqual([])
  await page.route('**/api/export/**', (route) => route.fulfill({ status: 500, json: {} }))
  await button(page).click()
  await expect.poll(() => page.getByRole('alert').textContent()).toBe('Something went wrong. Please try again later.')
  expect(await button(page).isEnabled()).toBe(true)
})

test('EXP-03 EXP-05 on another site the export uses a worker, or the main thread if the CSP forbids workers', async () => {
  const [, { email = '', password = '' } = {}] = demoCustomers
  const context = await openContext()
  for (const workers of ['blob:', "'none'"]) {
    const page = await openEmbeddedExport(context, workers, { email, password })
    const started: string[] = []
    page.on('worker', (worker) => started.push(worker.url()))
    const { name, rows } = await download(page)
    expect([name, rows[0]?.[0], rows.length > 1000, started.length > 0]).toEqual(['Products list.xlsx', 'sku', true, workers === 'blob:'])
  }
})

test('EXP-03 the export runs on the main thread if the CSP forbids workers', async () => {
  const { page } = await openExport("'none'")
  const { name, rows } = await download(page)
  expect(name).toBe('Products list.xlsx')
  expect(rows.length).toBeGreaterThan(1000)
})
