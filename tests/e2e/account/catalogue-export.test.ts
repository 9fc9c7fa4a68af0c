import type { BrowserContext, Page } from 'playwright'
import { expect, test } from 'vitest'
import { demoCustomers } from '../../../demo/content/customers.ts'
import { readSheet } from '../../read-sheet.ts'
import { open, openContext, sites } from '../harness.ts'

const html = '<shop-account-section section="product-catalogue"></shop-account-section>'
const policy = (workers: string) =>
  `script-src 'self'; worker-src ${workers}; object-src 'none'; require-trusted-types-for 'script'; trusted-types shop-kit`

/** The business customer on a strict page of the shop's own site. */
async function visit(workers: string) {
  const context = await openContext()
  const [, { email = '', password = '' } = {}] = demoCustomers
  const answer = await context.request.post(`${sites.shop}/api/customer/login`, {
    data: { email, password },
    headers: { 'X-Shop-Request': '1', 'Content-Type': 'application/json' },
  })
  expect(answer.status()).toBe(200)
  return open({ context, html, headers: { 'Content-Security-Policy': policy(workers) } })
}

/** The same on a page of another site, as strict. */
async function embedded(context: BrowserContext, workers: string, customer: { email: string; password: string }) {
  const headers = { 'Content-Security-Policy': policy(workers).replace("'self'", sites.shop) }
  const { page } = await open({ site: 'cms', context, html, headers })
  await page.evaluate(
    ([address, body]) =>
      fetch(`${address}/api/customer/login`, {
        ...{ method: 'POST', credentials: 'include', body },
        headers: { 'X-Shop-Request': '1', 'Content-Type': 'application/json' },
      }).then(({ status }) => status),
    [sites.shop, JSON.stringify(customer)] as const,
  )
  await page.reload()
  return page
}

const button = (page: Page) => page.locator('shop-account-section').getByRole('button', { name: 'Download the product list' })

/** The file that the button saves, opened again. */
async function save(page: Page) {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page).click()])
  const bytes = Buffer.concat(await (await download.createReadStream()).toArray())
  return { name: download.suggestedFilename(), ...readSheet(bytes) }
}

test('EXP-03 EXP-05 the catalogue is saved as Products list.xlsx, made in a worker, and a failure is told', async () => {
  const { page, errors } = await visit("'self'")
  const worker = page.waitForEvent('worker')
  const { name, sheets, rows } = await save(page)
  expect((await worker).url()).toContain('sheet-worker')
  expect([name, sheets]).toEqual(['Products list.xlsx', ['Generic information']])
  expect(rows[0]).toEqual(['sku', 'brand', 'title', 'availableQuantity', 'finalPrice', 'currency'])
  expect(rows.find(([sku]) => sku === 'HV-1002-orange-l')).toEqual(
    expect.arrayContaining(['Reflective vest with zip (Orange, L)', 9.9, 'EUR']),
  )
  await expect.poll(() => page.getByText(`The file with ${rows.length - 1} products was saved`).isVisible()).toBe(true)
  await expect.poll(() => page.workers().length).toBe(0)
  expect(errors).toEqual([])
  await page.route('**/api/export/**', (route) => route.fulfill({ status: 500, json: {} }))
  await button(page).click()
  await expect.poll(() => page.getByRole('alert').textContent()).toBe('Something went wrong. Please try again later.')
  expect(await button(page).isEnabled()).toBe(true)
})

test('EXP-03 EXP-05 on a page of another site the file is made in a worker too, or in the page where its policy lets no worker start', async () => {
  const [, { email = '', password = '' } = {}] = demoCustomers
  const context = await openContext()
  for (const workers of ['blob:', "'none'"]) {
    const page = await embedded(context, workers, { email, password })
    const started: string[] = []
    page.on('worker', (worker) => started.push(worker.url()))
    const { name, rows } = await save(page)
    expect([name, rows[0]?.[0], rows.length > 1000, started.length > 0]).toEqual(['Products list.xlsx', 'sku', true, workers === 'blob:'])
  }
})

test('EXP-03 where a page may start no worker it makes the file itself', async () => {
  const { page } = await visit("'none'")
  const { name, rows } = await save(page)
  expect(name).toBe('Products list.xlsx')
  expect(rows.length).toBeGreaterThan(1000)
})
