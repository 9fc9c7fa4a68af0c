import { expect, test } from 'vitest'
import { open, sites } from '../harness.ts'
import { waitForNetworkIdle } from '../network-idle.ts'

const container = 'https://www.googletagmanager.com/gtm.js?id=GTM-BIRCHB'

/** A page that asks for the tag manager; what it asks of the third party is answered here and listed. */
async function visit(attributes: string) {
  const asked: string[] = []
  const { page } = await open({
    connection: `<shop-config api-base="${sites.shop}" ${attributes}></shop-config>`,
    html: '',
    before: (page) =>
      page.route('https://www.googletagmanager.com/**', (route) => {
        asked.push(route.request().url())
        return route.fulfill({ contentType: 'text/javascript', body: '' })
      }),
  })
  await waitForNetworkIdle(page)
  return { page, asked }
}

test('ANA-04 the container is loaded once the visitor has consented, never before', async () => {
  const { page, asked } = await visit('analytics="gtm"')
  expect(asked).toEqual([])
  await page.locator('shop-config').evaluate((config) => config.setAttribute('consent', 'granted'))
  await expect.poll(() => asked).toEqual([container])
  expect(await page.evaluate(() => (window as { dataLayer?: { event: string }[] }).dataLayer?.map(({ event }) => event))).toContain(
    'gtm.js',
  )
})

test('ANA-04 without analytics="gtm" the container is not loaded, consent or not', async () => {
  const { asked } = await visit('consent="granted"')
  expect(asked).toEqual([])
})

test('ANA-04 R54 a consent that is withdrawn while the code is on its way lets nothing load', async () => {
  const { page, asked } = await visit('analytics="gtm"')
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let code = ''
  await page.route('**/page-services*.js', async (route) => {
    code = route.request().url()
    await released
    await route.continue()
  })
  const consent = (answer: string) => page.locator('shop-config').evaluate((config, to) => config.setAttribute('consent', to), answer)
  await consent('granted')
  await expect.poll(() => code).not.toBe('')
  await consent('denied')
  release()
  // the code is there, and whoever has waited for it has heard of it
  await page.evaluate(`import(${JSON.stringify(code)}).then(() => new Promise((heard) => setTimeout(heard)))`)
  expect(await page.locator('script[src*="gtm.js"]').count()).toBe(0)
  expect(asked).toEqual([])
})
