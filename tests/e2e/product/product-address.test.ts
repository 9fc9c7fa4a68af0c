import { describe, expect, test } from 'vitest'
import { recordEvents, recordedEvents } from '../../elements/page.ts'
import { open, sites } from '../harness.ts'
import { shareVisit, show } from '../journeys/shared-visit.ts'
import { buyButton, choose, chosenValue, pack, productTag, tee } from './product-steps.ts'

const structured = (page: import('playwright').Page) =>
  page.evaluate(() =>
    [...document.head.querySelectorAll('script[type="application/ld+json"]')].map((script) => JSON.parse(script.textContent ?? '')),
  )

describe('on one page', () => {
  const visit = shareVisit({ html: '', before: (tab) => recordEvents(tab, 'shop-variant-change') })
  /** Renders a product on a page whose URL has this hash. */
  const shown = async (id: string, more = '', hash = '') => {
    const { page } = visit
    await page.evaluate(() => Object.assign(window, { heard: [] }))
    await show(visit, { html: productTag(id, more), path: `/test-page${hash}` })
    await buyButton(page).waitFor()
    return page
  }

  test('PDP-16 preselects a split attribute value from the hash and follows hash changes', async () => {
    const page = await shown(tee, 'hash-sync', '#size=m&colour=blue')
    await expect.poll(() => chosenValue(page, 'colour')).toBe('blue')
    expect(await chosenValue(page, 'size')).toBeNull()
    await page.evaluate(() => {
      location.hash = '#colour=green'
    })
    await expect.poll(() => chosenValue(page, 'colour')).toBe('green')
    await page.goBack()
    await expect.poll(() => chosenValue(page, 'colour')).toBe('blue')
  })

  test('PDP-16 writes a selection to the hash and preserves its other content', async () => {
    const page = await shown(tee, 'hash-sync', '#note=1')
    await choose(page, 'colour', 'red')
    expect(await page.evaluate(() => location.hash)).toBe('#note=1&colour=red')
    await choose(page, 'size', 'm')
    expect(await page.evaluate(() => location.hash)).toBe('#note=1&colour=red')
  })

  test('PDP-16 does not write the URL if the page has another product', async () => {
    const page = await shown(tee, '', '#colour=blue')
    await choose(page, 'size', 'm')
    expect(await chosenValue(page, 'colour')).toBeNull()
    await choose(page, 'colour', 'red')
    expect(await page.evaluate(() => location.hash)).toBe('#colour=blue')
  })

  test.each([
    ['of an unknown value', '#colour=nothing'],
    ['with inherited names', '#__proto__=polluted&constructor=x'],
    ['with markup', '#colour=%22%5D%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E'],
    ['that cannot be decoded', '#colour=%E0%A4%A'],
    ['of 5000 pairs', `#${'a=1&'.repeat(5000)}`],
  ])('R09 R11 ignores the hostile hash %s', async (_, hash) => {
    const page = await shown(tee, 'hash-sync', hash)
    await choose(page, 'size', 'm')
    await expect.poll(async () => (await recordedEvents(page, 'shop-variant-change')).at(-1)?.detail).toEqual({ chosen: { size: 'm' } })
    expect(await chosenValue(page, 'colour')).toBeNull()
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false)
    expect(visit.errors).toEqual([])
  })

  test('PDP-24 writes structured data with currency EUR and availability InStock', async () => {
    const page = await shown(pack, 'structured-data')
    await expect.poll(async () => (await structured(page)).length).toBe(1)
    const [data] = await structured(page)
    expect(data).toMatchObject({ '@type': 'Product', offers: { price: '129.00', priceCurrency: 'EUR', availability: 'InStock' } })
    await page.evaluate(() => document.querySelector('shop-product')?.remove())
    await expect.poll(async () => (await structured(page)).length).toBe(0)
  })

  test('PDP-24 an embedded product does not touch the page head', async () => {
    const page = await shown(pack)
    expect(await structured(page)).toEqual([])
  })

  test('R46 the kit’s Trusted Types policy accepts data and rejects scripts from any caller', async () => {
    const page = await shown(pack, 'structured-data')
    await expect.poll(async () => (await structured(page)).length).toBe(1)
    const results = await page.evaluate(() => {
      const kit = (globalThis as unknown as Record<symbol, Map<string, { createScript(text: string): object }>>)[
        Symbol.for('shop-kit.shared.v1')
      ]
      const createScript = (text: string) => {
        try {
          return String(kit?.get('trusted-policy')?.createScript(text))
        } catch {
          return 'refused'
        }
      }
      return ['{"name":"pack"}', 'alert(1)', '{"a":1};alert(1)', '[].at`1`'].map(createScript)
    })
    expect(results).toEqual(['{"name":"pack"}', 'refused', 'refused', 'refused'])
  })
})

test('R46 a product with structured data renders under a strict CSP with Trusted Types', async () => {
  const policy = (await fetch(sites.cms)).headers.get('content-security-policy') ?? ''
  const { page, errors } = await open({
    site: 'cms',
    headers: { 'content-security-policy': policy },
    html: productTag(pack, 'structured-data hash-sync'),
    before: (tab) =>
      tab.addInitScript(() => {
        window.violations = []
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
          window.violations.push(`${violatedDirective} ${sample}`),
        )
      }),
  })
  await buyButton(page).waitFor()
  await choose(page, 'colour', 'teal')
  const tab = page.locator('shop-product').getByRole('tab', { name: 'Care' })
  await tab.scrollIntoViewIfNeeded()
  await tab.click()
  await expect.poll(async () => (await structured(page)).length).toBe(1)
  expect(await page.evaluate(() => window.violations)).toEqual([])
  expect(errors).toEqual([])
})
