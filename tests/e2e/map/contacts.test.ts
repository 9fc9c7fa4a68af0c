import { expect, test } from 'vitest'
import { brandPictures } from '../../../demo/content/brand-pictures.ts'
import { open, sites } from '../harness.ts'
import { waitForNetworkIdle } from '../network-idle.ts'
import { cards, city, manyShops, map, stubShops } from './contacts-steps.ts'

test('CONT-01 CONT-02 CONT-04 filters shops by city, links to directions and sorts by distance', async () => {
  const { page, context, errors } = await open({ html: '<shop-contacts map="false"></shop-contacts>' })
  await cards(page).first().waitFor()
  const all = await cards(page).count()
  const cities = await city(page).locator('option').allTextContents()
  expect(cities[0]).toBe('All')
  expect(cities.slice(1)).toEqual([...new Set(cities.slice(1))].sort(new Intl.Collator('en').compare))

  await city(page).selectOption('Kaunas')
  expect(await cards(page).count()).toBeLessThan(all)
  expect(new Set(await page.locator('shop-contacts .shop-item-address').allTextContents()).size).toBeGreaterThan(0)
  for (const address of await page.locator('shop-contacts .shop-item-address').allTextContents()) expect(address).toMatch(/, Kaunas$/)
  const directions = cards(page)
    .first()
    .getByRole('link', { name: /Directions/ })
  expect(await directions.getAttribute('href')).toMatch(/^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=54\.\d+,23\.\d+$/)
  expect([await directions.getAttribute('target'), await directions.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])

  const show = page.getByRole('button', { name: 'Show distance' })
  await show.click()
  await page.getByText('The browser does not tell where you are').waitFor()
  await context.grantPermissions(['geolocation', 'local-network-access'])
  await context.setGeolocation({ latitude: 55.93, longitude: 23.31 })
  await city(page).selectOption('All')
  await show.click()
  const first = cards(page).first()
  await first.locator('.shop-distance').waitFor()
  expect(await show.getAttribute('aria-pressed')).toBe('true')
  expect(await first.locator('.shop-item-address').textContent()).toMatch(/, Šiauliai$/)
  const distances = (await page.locator('shop-contacts .shop-distance').allTextContents()).map((text) => {
    expect(text).toMatch(/^\d+\.\d km$/)
    return Number.parseFloat(text)
  })
  expect(distances).toEqual([...distances].sort((a, b) => a - b))
  expect(errors).toEqual([])
})

test('CONT-03 CONT-09 CONT-12 the map loads near the viewport, shows 1,500 shops and zooms to the selected one', async () => {
  const { page, calls, errors } = await open({
    html: '<style>i{display:block;height:3000px}</style><i></i><shop-contacts></shop-contacts>',
    // the style URL returns 404, so the kit's own map style is used
    connection: `<shop-config api-base="${sites.shop}" map-style="${sites.shop}/api/no-style?key={key}"></shop-config>`,
    width: 1024,
    before: stubShops(manyShops(1500)),
  })
  const code = /map-code|maplibre/
  await cards(page).first().waitFor({ state: 'attached' })
  await waitForNetworkIdle(page)
  expect(await cards(page).count()).toBe(30)
  expect(calls(code)).toEqual([])
  expect(await map(page).evaluate((element) => getComputedStyle(element).height)).toBe('700px')

  // a smaller map renders faster without a GPU
  await page.locator('shop-contacts').evaluate((block) => block.setAttribute('height', '320px'))
  await page.locator('shop-contacts').scrollIntoViewIfNeeded()
  await map(page).and(page.locator('[data-status="drawn"]')).waitFor({ timeout: 40_000 })
  expect(calls(code)).toHaveLength(2)
  expect(calls(/no-style/)).toEqual(['GET /api/no-style?key=example-maps-key'])
  await page.getByRole('button', { name: 'Show on the map: Shop 7', exact: true }).click()
  const card = page.getByRole('region', { name: 'Shop 7', exact: true })
  await card.waitFor()
  await expect.poll(() => page.locator('shop-contacts [part="scale"]').getAttribute('data-zoom')).toBe('15.00')
  expect(await card.getByRole('heading', { name: 'Nearest other shops' }).isVisible()).toBe(true)
  await card.getByRole('button', { name: 'Close' }).press('Escape')
  await card.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.localName)).toBe('canvas')

  // Show more appends thirty shops and focuses the first of them
  await page.getByRole('button', { name: 'Show more' }).click()
  expect(await cards(page).count()).toBe(60)
  expect(
    await cards(page)
      .nth(30)
      .evaluate((item) => item.contains((item.getRootNode() as ShadowRoot).activeElement)),
  ).toBe(true)
  expect(errors.filter((error) => !error.includes('404'))).toEqual([])
})

test('CONT-13 the markers of the map show the picture of the block', async () => {
  const { page } = await open({ html: '<shop-contacts></shop-contacts>', before: stubShops(manyShops(3)) })
  const requested = page.waitForRequest((request) => request.url().includes(`/images/${brandPictures.appIconMaskable}`), {
    timeout: 40_000,
  })
  await page.evaluate((pushPinIconId) => {
    const contacts = document.querySelector('shop-contacts')
    if (contacts) contacts.block = { data: { pushPinIconId } }
  }, brandPictures.appIconMaskable)
  await page.locator('shop-contacts').scrollIntoViewIfNeeded()
  await requested
})

test('CONT-02 a phone starts with six shops, and a button shows the others and focuses the first of them', async () => {
  const { page } = await open({ html: '<shop-contacts></shop-contacts>', width: 375, before: stubShops(manyShops(26)) })
  await cards(page).first().waitFor()
  expect(await cards(page).count()).toBe(6)
  const all = page.getByRole('button', { name: 'Show all 26 shops' })
  await all.click()
  expect(await cards(page).count()).toBe(26)
  expect(await all.count()).toBe(0)
  expect(
    await cards(page)
      .nth(6)
      .evaluate((item) => item.contains((item.getRootNode() as ShadowRoot).activeElement)),
  ).toBe(true)
})

test('CONT-11 CONT-14 R01 with hostile hours, invalid coordinates and no WebGL, the list works and a message replaces the map', async () => {
  const hostile = [
    {
      _id: 1,
      title: '<b>Bold</b>',
      city: 'Vilnius',
      coordinates: '54.7,25.3',
      hours: '<p onclick="runs=1">8<script>runs=1</script><img src=x onerror="runs=1"></p>',
    },
    { _id: 2, title: 'Off the earth', city: 'Vilnius', coordinates: '954.7,25.3', telephone: 'javascript:runs=1' },
    { _id: 3, title: 'No numbers', city: 'Vilnius', coordinates: 'Infinity,NaN', hours: { html: '<p>' } },
    { title: 'No id' },
  ]
  const { page, calls, errors } = await open({
    html: '<shop-contacts></shop-contacts>',
    before: async (page) => {
      await stubShops(hostile)(page)
      await page.addInitScript(() => {
        const original = HTMLCanvasElement.prototype.getContext
        HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
          return kind.startsWith('webgl') ? null : Reflect.apply(original, this, [kind, ...rest])
        } as typeof original
      })
    },
  })
  await page.getByText('This browser cannot show the map').waitFor()
  expect(calls(/map-code|maplibre/)).toEqual([])
  expect(await page.locator('shop-contacts .shop-item-title').allTextContents()).toEqual(['<b>Bold</b>', 'Off the earth', 'No numbers'])
  const hours = cards(page).first().locator('.shop-hours')
  await hours.locator('p').waitFor()
  expect(
    await hours.evaluate((box) => [...box.querySelectorAll('*')].map((node) => [node.localName, ...node.getAttributeNames()].join(' '))),
  ).toEqual(['p', expect.stringMatching(/^img/)])
  expect(await hours.locator('[onclick], [onerror], script').count()).toBe(0)
  expect(await page.evaluate(() => (window as { runs?: number }).runs)).toBeUndefined()
  expect(await page.locator('shop-contacts a[href*="maps/dir"]').count()).toBe(1)
  expect(await page.locator('shop-contacts a[href^="javascript"]').count()).toBe(0)
  expect(errors.filter((error) => !error.includes('404'))).toEqual([])
})

test('CONT-12 a map whose worker has not loaded is created again, once', async () => {
  const isDrawn = async (failures: number) => {
    let requests = 0
    const { page } = await open({
      html: '<shop-contacts height="200px"></shop-contacts>',
      before: async (page) => {
        await stubShops(manyShops(3))(page)
        await page.route(/maplibre-gl-worker/, (route) => (++requests > failures ? route.continue() : route.abort()))
      },
    })
    await page.locator('shop-contacts .map:is([data-status=drawn], [data-status=impossible])').waitFor()
    return page.locator('shop-contacts .map[data-status=drawn]').isVisible()
  }
  expect(await isDrawn(1)).toBe(true)
  expect(await isDrawn(100)).toBe(false)
}, 90_000)

test('R46 on another site the map works under the documented CSP with Trusted Types', async () => {
  const { shop } = sites
  const policy = `default-src 'none'; script-src ${shop}; worker-src blob: ${shop}; connect-src ${shop}; img-src ${shop}; require-trusted-types-for 'script'; trusted-types shop-kit`
  const { page, errors } = await open({
    site: 'cms',
    html: '<shop-contacts height="200px"></shop-contacts>',
    headers: { 'content-security-policy': policy },
  })
  await map(page).and(page.locator('[data-status="drawn"]')).waitFor({ timeout: 40_000 })
  expect(errors).toEqual([])
})
