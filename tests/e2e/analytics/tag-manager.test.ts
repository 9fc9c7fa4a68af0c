import { expect, test } from 'vitest'
import { open, sites } from '../harness.ts'
import { waitForNetworkIdle } from '../network-idle.ts'

const container = 'https://www.googletagmanager.com/gtm.js?id=GTM-BIRCHB'

/** Opens a page with these `shop-config` attributes; records requests to the tag manager and stubs them. */
async function openConfigured(attributes: string) {
  const requested: string[] = []
  const { page } = await open({
    connection: `<shop-config api-base="${sites.shop}" ${attributes}></shop-config>`,
    html: '',
    before: (page) =>
      page.route('https://www.googletagmanager.com/**', (route) => {
        requested.push(route.request().url())
        return route.fulfill({ contentType: 'text/javascript', body: '' })
      }),
  })
  await waitForNetworkIdle(page)
  return { page, requested }
}

test('ANA-04 the container loads only after the visitor consents', async () => {
  const { page, requested } = await openConfigured('analytics="gtm"')
  expect(requested).toEqual([])
  await page.locator('shop-config').evaluate((config) => config.setAttribute('consent', 'granted'))
  await expect.poll(() => requested).toEqual([container])
  expect(await page.evaluate(() => (window as { dataLayer?: { event: string }[] }).dataLayer?.map(({ event }) => event))).toContain(
    'gtm.js',
  )
})

test('ANA-04 without analytics="gtm" the container does not load even with consent', async () => {
  const { requested } = await openConfigured('consent="granted"')
  expect(requested).toEqual([])
})

test('ANA-04 R54 withdrawing consent while the code loads prevents the container from loading', async () => {
  const { page, requested } = await openConfigured('analytics="gtm"')
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let code = ''
  await page.route(/\/c\/a-[\w-]{7}\.js/, async (route) => {
    code = route.request().url()
    await released
    await route.continue()
  })
  const setConsent = (value: string) => page.locator('shop-config').evaluate((config, to) => config.setAttribute('consent', to), value)
  await setConsent('granted')
  await expect.poll(() => code).not.toBe('')
  await setConsent('denied')
  release()
  // the import resolves after the kit's own, so its callbacks have run
  await page.evaluate(`import(${JSON.stringify(code)}).then(() => new Promise((resolve) => setTimeout(resolve)))`)
  expect(await page.locator('script[src*="gtm.js"]').count()).toBe(0)
  expect(requested).toEqual([])
})
