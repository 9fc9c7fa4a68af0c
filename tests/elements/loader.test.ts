import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { open, sites } from '../e2e/harness.ts'
import { waitForNetworkIdle } from '../e2e/network-idle.ts'
import { kit, recordEvents, recordedEvents, waitForElements } from './page.ts'

const loader = async () => (await fetch(`${sites.shop}/kit/shop-kit.js`)).text()

test('the loader is about 2 KiB small and has no static imports', async () => {
  const code = await loader()
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(2256) // the hashes in it change its size by some bytes
  expect(code).not.toMatch(/\bimport\s*["'{*]|\bfrom\s*["']|\bexport\s+\*/)
})

test('a page without tags loads only the loader', async () => {
  const { page, calls } = await open({ html: '<p>Text</p>', connection: '' })
  await waitForNetworkIdle(page)
  expect(calls(/kit|api|images/)).toEqual(['GET /kit/shop-kit.js'])
})

test('the running loader is neither preloaded nor requested again', async () => {
  const { page, calls } = await open({
    html: '<shop-product-list product-list="trail" add-to-cart></shop-product-list><shop-cart></shop-cart>',
  })
  await waitForElements(page, 'shop-product-list', 'shop-cart')
  await waitForNetworkIdle(page)
  expect(calls(/\/kit\/c\//).length).toBeGreaterThan(5)
  expect(calls(/shop-kit\.js/)).toHaveLength(1)
  expect(await page.locator('link[rel=modulepreload][href*="shop-kit.js"]').count()).toBe(0)
})

test('the loader finds a tag added later by a script, even inside another element', async () => {
  const { page } = await open({ html: '<main></main>' })
  await page.locator('main').evaluate((main) => {
    const section = document.createElement('section')
    section.append(document.createElement('shop-cart-button'))
    main.append(section)
  })
  await page.locator('shop-cart-button').getByRole('link').waitFor()
})

test('reports a failed chunk on the tag and in the console', async () => {
  const { page, errors } = await open({
    html: '<shop-cart-button></shop-cart-button>',
    connection: '',
    before: async (page) => {
      await recordEvents(page, 'shop-error')
      await page.route('**/kit/c/**', (route) => route.abort())
    },
  })
  await expect
    .poll(() => recordedEvents(page, 'shop-error'))
    .toMatchObject([{ tag: 'shop-cart-button', detail: { message: expect.stringContaining('ChunkLoadError') } }])
  expect(errors.some((line) => line.includes('ChunkLoadError'))).toBe(true)
})

test('an unreachable shop causes no uncaught errors', async () => {
  const uncaught: string[] = []
  const { page } = await open({
    html: '<shop-cart-button></shop-cart-button>',
    before: async (page) => {
      page.on('pageerror', (error) => uncaught.push(String(error)))
      await page.route('**/api/**', (route) => route.abort())
    },
  })
  await waitForElements(page, 'shop-cart-button')
  await waitForNetworkIdle(page)
  expect(uncaught).toEqual([])
})

test('requests a chunk again after its first request fails', async () => {
  const requests: string[] = []
  const { page } = await open({
    html: '<shop-category-list></shop-category-list>',
    before: async (page) => {
      await recordEvents(page, 'shop-error')
      await page.route('**/kit/c/category-list-*', (route) => {
        requests.push(route.request().resourceType())
        return requests.length === 1 ? route.abort() : route.continue()
      })
    },
  })
  await waitForElements(page, 'shop-category-list')
  expect(requests).toEqual(['fetch', 'fetch', 'script']) // the last is the import of what was fetched; a route disables the cache
  expect(await recordedEvents(page, 'shop-error')).toEqual([])
})

test('imports chunks from the cache, each fetched once', async () => {
  const { page } = await open({ html: '<shop-category-list></shop-category-list>', contextOptions: {} })
  await waitForElements(page, 'shop-category-list')
  const chunks = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.includes('/kit/c/'))
      .map(({ name, transferSize, initiatorType }) => ({ name, isFetch: initiatorType === 'fetch', isTransfer: transferSize > 0 })),
  )
  expect(chunks.length).toBeGreaterThan(5)
  expect(chunks.filter(({ isFetch, isTransfer }) => isFetch !== isTransfer)).toEqual([])
})

test('ERR-01 a tag whose code fails to load shows an error with a retry button in place', async () => {
  let isAway = true
  const { page } = await open({
    html: '<shop-cart-button></shop-cart-button><shop-category-list></shop-category-list><shop-category-list>Our shelves</shop-category-list>',
    before: (page) => page.route('**/kit/c/category-list-*', (route) => (isAway ? route.abort() : route.continue())),
  })
  const list = page.locator('shop-category-list').first()
  await list.getByText('This part of the page could not be loaded').waitFor()
  await page.getByText('Our shelves').waitFor() // the content of the page stays visible
  isAway = false
  await list.getByRole('button', { name: 'Try again' }).click()
  await waitForElements(page, 'shop-category-list')
  await list.getByRole('link').first().waitFor()
  expect(await list.getByRole('alert').count()).toBe(0)
})

test('requests a failed chunk again when the browser goes online', async () => {
  let isAway = true
  const { page } = await open({
    html: '<shop-cart-button></shop-cart-button><shop-category-list></shop-category-list>',
    before: async (page) => {
      await recordEvents(page, 'shop-error')
      await page.route('**/kit/c/category-list-*', (route) => (isAway ? route.abort() : route.continue()))
    },
  })
  await waitForElements(page, 'shop-cart-button')
  await expect.poll(() => recordedEvents(page, 'shop-error')).toMatchObject([{ tag: 'shop-category-list' }])
  isAway = false
  const retryOnline = () =>
    page.evaluate(() => {
      dispatchEvent(new Event('online')) // dispatched repeatedly: the listener is in a chunk that loads when the page is idle
      return customElements.get('shop-category-list') !== undefined
    })
  await expect.poll(retryOnline).toBe(true)
  await waitForElements(page, 'shop-category-list')
})

describe('two copies of the kit', () => {
  test('R50 a repeated script and a second copy share one configuration and its requests', async () => {
    const again = `<script type="module" src="${sites.shop}/kit/shop-kit.js"></script>`
    const copy = `<script type="module" src="${sites.shop}/fault/copy/kit/shop-kit.js"></script>`
    const { page, errors, calls } = await open({ head: again + copy, html: '<shop-cart-button></shop-cart-button>' })
    await waitForElements(page, 'shop-cart-button')
    const second = await kit(page, '/fault/copy/kit/shop-api.js')
    await second.evaluate(({ defineAll }) => defineAll())
    await waitForNetworkIdle(page)
    expect(errors).toEqual([])
    expect(calls(/\/api\/configuration/)).toHaveLength(1)
    expect(calls(/\/api\/translations\?/)).toHaveLength(1)
  })

  test('R50 a setting made through one copy applies to elements of the other', async () => {
    const { page, calls } = await open({ connection: '', html: '' })
    const copy = await kit(page, '/fault/copy/kit/shop-api.js')
    const first = await kit(page)
    await copy.evaluate(({ configure }, base) => configure({ apiBase: base }), `${sites.shop}/fault/configured`)
    await first.evaluate(({ define }) => define('shop-cart-button'))
    await page.evaluate(() => document.body.append(document.createElement('shop-cart-button')))
    await waitForElements(page, 'shop-cart-button')
    await expect.poll(() => calls(/fault\/configured\/api\//).length).toBeGreaterThan(0)
    expect(calls(/ \/api\//)).toEqual([])
  })

  test('R50 does not redefine a tag defined by the page', async () => {
    const { page, errors } = await open({
      html: '<shop-cart-button></shop-cart-button><shop-add-to-cart product-id="1"></shop-add-to-cart>',
      before: (page) =>
        page.addInitScript(() => {
          customElements.define('shop-cart-button', class extends HTMLElement {})
        }),
    })
    await waitForElements(page, 'shop-add-to-cart')
    await (await kit(page)).evaluate(({ defineAll }) => defineAll())
    expect(await page.locator('shop-cart-button').evaluate((element) => element.shadowRoot)).toBeNull()
    expect(errors.filter((line) => line.includes('define'))).toEqual([])
  })
})

test('definitions can be imported without a browser', async () => {
  await expect(import('../../elements/kit/loader.ts')).resolves.toMatchObject({ loader: undefined })
  const { define } = await import('../../elements/kit/define.tsx')
  const { cartButton } = await import('../../elements/cart-button.ts')
  expect(() => define(cartButton as never)).not.toThrow()
})
