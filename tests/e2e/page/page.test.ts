import type { Page, Request } from 'playwright'
import { expect, test } from 'vitest'
import { open, sites } from '../harness.ts'
import { scrollToFooter, shareRouted } from '../journeys/routed-visit.ts'
import { waitForNetworkIdle } from '../network-idle.ts'

const { visit, start } = shareRouted('plain')
const tagsOf = (page: Page, slot?: string) =>
  page.evaluate(
    (place) =>
      [...(document.querySelector('shop-page')?.children ?? [])]
        .filter((it) => place === undefined || it.slot === place)
        .map((it) => it.localName),
    slot,
  )
const head = (page: Page, selector: string, attribute: string) =>
  page.evaluate(
    ([found, name]) => [...document.head.querySelectorAll(found as string)].map((it) => it.getAttribute(name as string)),
    [selector, attribute],
  )
const content = (page: Page, name: string) => head(page, `meta[name="${name}"], meta[property="${name}"]`, 'content')
const block = (page: Page, tag: string) => page.locator(`shop-page > shop-block > ${tag}`)
/** Stubs the response of path-info. */
const stubRoute = (route: (path: string) => object) =>
  visit.page.route('**/content/path-info?*', (call) =>
    call.fulfill({ json: route(new URL(call.request().url()).searchParams.get('path') ?? '') }),
  )

test('ROUTE-17 requests the route by path, search, lang and token and renders the page from the response', async () => {
  const requested: Record<string, string>[] = []
  await visit.page.route('**/content/path-info?*', (call) => {
    const query = Object.fromEntries(new URL(call.request().url()).searchParams)
    requested.push(query)
    const blocks = [{ type: 'text', title: `Block of ${query.path}`, data: { text: `<p>Text of ${query.path}</p>` } }]
    return call.fulfill({
      json: {
        path: query.path,
        language: query.lang,
        title: `Title of ${query.path}`,
        crumbs: [{ title: `Crumb of ${query.path}` }],
        blocks,
      },
    })
  })
  for (const [url, query] of [
    ['/first', { path: '/first', lang: 'en' }],
    ['/lt/second?sort=price_asc&page=2', { path: '/lt/second', search: 'sort=price_asc&page=2', lang: 'lt' }],
    ['/third?sort=price_asc&token=preview', { path: '/third', search: 'sort=price_asc', lang: 'en', token: 'preview' }],
  ] as const) {
    requested.length = 0
    const { page } = await start(url)
    await block(page, 'shop-text').getByText(`Text of ${query.path}`, { exact: true }).waitFor()
    expect(requested).toEqual([query])
    expect(await page.title()).toContain(`Title of ${query.path}`)
    expect(await page.locator('shop-page > shop-block').count()).toBe(1)
    await page.locator('shop-breadcrumbs').getByText(`Crumb of ${query.path}`).waitFor()
  }
})

test('GEN-13 BLOCK-03 renders the blocks of a route in order, between header and footer', async () => {
  const { page, calls, errors } = await start('/c/workshop')
  await block(page, 'shop-category')
    .getByRole('link', { name: /Hand tools/ })
    .waitFor()
  expect(calls(/path-info/)).toEqual(['GET /content/path-info?path=%2Fc%2Fworkshop&lang=en'])
  await scrollToFooter(page) // the side cart also loads on the first interaction
  expect(await tagsOf(page, 'footer')).toEqual(['shop-footer'])
  await page.locator('shop-page > shop-side-cart').waitFor({ state: 'attached' })
  const tags = await tagsOf(page)
  for (const tag of ['shop-header', 'shop-breadcrumbs', 'shop-newsletter-popup', 'shop-impersonation', 'shop-side-cart', 'shop-offline'])
    expect(tags).toContain(tag)
  expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual(['Workshop'])
  expect(errors).toEqual([])
})

test('the page of the cart has a quiet footer, other pages the full one', async () => {
  const { page } = await start('/cart')
  const isQuiet = () => page.evaluate(() => document.querySelector('shop-footer')?.hasAttribute('quiet'))
  await expect.poll(isQuiet).toBe(true)
  await page.locator('shop-footer').getByRole('link', { name: 'Terms of sale' }).click()
  await page.waitForURL('**/terms')
  await expect.poll(isQuiet).toBe(false)
  await page.locator('shop-footer').getByRole('heading', { name: 'Company', exact: true }).waitFor()
})

test('ROUTE-13 renders categories next to the blocks on large screens if the route requests it', async () => {
  const { page } = await start('/c/pantry/cold-counter')
  await page.locator('shop-category-list').getByRole('link', { name: 'Kitchen' }).waitFor()
  await page.setViewportSize({ width: 375, height: 800 })
  await expect.poll(() => tagsOf(page, 'aside')).toEqual([])
  await start('/terms')
  await page.getByRole('heading', { level: 1, name: 'Terms of sale' }).waitFor()
  expect(await tagsOf(page, 'aside')).toEqual([])
})

test('a listing renders its filters in the sidebar, collapsed next to the list of categories', async () => {
  const listing = { type: 'category', data: { id: 'hammers-axes' } }
  await stubRoute((path) => ({ path, language: 'en', blocks: [listing], displayCategoriesListDesktop: path === '/c/beside' }))
  const { page } = await start('/c/alone')
  await page.locator('[part~="filters"]').waitFor()
  expect(await page.getByRole('button', { name: 'Filters', exact: true }).count()).toBe(0)
  await start('/c/beside')
  await page.getByRole('button', { name: 'Filters', exact: true }).waitFor()
  expect(await page.locator('[part~="filters"]').count()).toBe(0)
})

test('ROUTE-07 ROUTE-08 ROUTE-09 updates title, description and head links per page, without duplicates', async () => {
  const { page } = await start('/terms')
  await expect.poll(() => head(page, 'link[rel="apple-touch-icon"]', 'sizes')).toEqual(['180x180'])
  expect(await page.title()).toMatch(/^Terms of sale/)
  expect(await content(page, 'description')).toEqual([expect.stringContaining('what you promise')])
  expect(await head(page, 'link[rel="canonical"]', 'href')).toEqual([`${sites.plain}/terms`])
  expect((await head(page, 'link[hreflang]', 'hreflang')).sort()).toEqual(['en', 'lt'])
  for (const [language, path] of [
    ['en', '/terms'],
    ['lt', '/lt/taisykles'],
  ])
    expect(await head(page, `link[rel="alternate"][hreflang="${language}"]`, 'href')).toEqual([sites.plain + path])
  // the next page replaces all of them
  await page.locator('shop-footer').getByRole('link', { name: 'Privacy policy', exact: true }).click()
  await page.waitForURL('**/privacy')
  await expect.poll(() => head(page, 'link[rel="canonical"]', 'href')).toEqual([`${sites.plain}/privacy`])
  expect(await page.title()).toMatch(/^Privacy policy/)
  expect(await head(page, 'link[hreflang="en"]', 'href')).toEqual([`${sites.plain}/privacy`])
})

test('ROUTE-07 the canonical link follows the pages of a listing, without its sort', async () => {
  const { page } = await start('/c/workshop/hand-tools/hammers-axes?sort=title')
  const canonical = () => head(page, 'link[rel="canonical"]', 'href')
  await expect.poll(canonical).toEqual([`${sites.plain}/c/workshop/hand-tools/hammers-axes`])
  await page.evaluate(() => history.pushState({}, '', `${location.pathname}?sort=title&page=1`))
  await expect.poll(canonical).toEqual([`${sites.plain}/c/workshop/hand-tools/hammers-axes?page=1`])
  await page.evaluate(() => history.pushState({}, '', location.pathname))
  await expect.poll(canonical).toEqual([`${sites.plain}/c/workshop/hand-tools/hammers-axes`])
})

test('ROUTE-10 ENT-23 OFF-09 writes picture, metaTags, icons and manifest of the configuration to the head', async () => {
  // 10 MB of translations must not break the page
  const texts = Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`Text ${at} ${'k'.repeat(90)}`, 'x'.repeat(100)]))
  await visit.page.route('**/api/translations?*', (call) => call.fulfill({ json: { ...texts, Home: 'Begin' } }))
  const { page, errors } = await start('/about')
  await page.locator('shop-breadcrumbs').getByRole('link', { name: 'Begin' }).waitFor()
  expect(errors).toEqual([])
  await expect.poll(() => head(page, 'link[rel="manifest"]', 'href')).toEqual(['/manifest.json'])
  expect((await content(page, 'og:image')).join()).toMatch(/\/images\/.+w=1200&h=630/)
  expect(await content(page, 'theme-color')).toEqual(['#24493c'])
  expect(await content(page, 'og:site_name')).toEqual(['Birch & Bolt'])
  expect(await head(page, 'link[rel="icon"][sizes]', 'sizes')).toEqual(['32x32', '128x128'])
})

test('BLOCK-02 an unknown URL shows a not-found message with a link home', async () => {
  const { page } = await start('/no-such-page')
  await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor()
  expect(await content(page, 'robots')).toEqual(['noindex'])
  await page.locator('shop-not-found').getByRole('link', { name: 'Go to the home page' }).click()
  await page.waitForURL(`${sites.plain}/`)
  await page.locator('shop-page shop-images').waitFor()
})

test('renders one h1 per page and lower headings in embedded page blocks', async () => {
  const types = ['cart', 'customerProfile', 'not-found']
  const blocks = [
    { type: 'text', title: 'Together', data: { text: '<p>Words</p>' } },
    { type: 'product', data: { productId: 'se-1001' } },
    ...types.map((type) => ({ type })),
  ]
  await stubRoute(() => ({ path: '/c/workshop', language: 'en', crumbs: [{ title: 'Together' }], blocks }))
  const { page } = await start('/c/workshop')
  await scrollToFooter(page)
  for (const tag of ['shop-product', 'shop-cart', 'shop-account', 'shop-not-found'])
    await block(page, tag).getByRole('heading', { level: 2 }).first().waitFor()
  expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual(['Together'])
})

test('R16 R17 omits invalid block data without affecting the rest of the page', async () => {
  const areas = [null, 1, { title: { a: 1 }, promoText: 'Kept' }]
  const blocks = [
    { type: 'text', data: { text: 7, backgroundColor: {} } },
    { type: 'FAQ', data: { items: [null, { title: 5 }, { title: 'Why?', description: 'Because' }] } },
    { type: 'images', data: { areas, maxHeight: 'tall' } },
    { type: 'productListBanner', data: { productListId: 'top', areas, slidesCount: -3 } },
  ]
  await stubRoute((path) => ({ path, language: 'en', title: 'Mixed', crumbs: [{ title: 'Mixed' }], blocks }))
  const { page, errors } = await start('/about', { height: 3000 })
  await block(page, 'shop-faq').getByRole('button', { name: 'Why?' }).waitFor()
  for (const tag of ['shop-images', 'shop-product-list-banner']) await expect.poll(() => block(page, tag).locator('.area').count()).toBe(1)
  expect(errors.filter((error) => error.startsWith('<shop-'))).toEqual([])
})

test('a hundred blocks request configuration, translations and each list once', async () => {
  const list = { type: 'productListBanner', title: 'New', data: { productListId: 'new', displayInSlider: true, slidesCount: 2 } }
  const blocks = Array.from({ length: 100 }, (_, at) =>
    at % 20 === 0 ? list : { type: 'text', title: `Words ${at}`, data: { text: `<p>${at}</p>` } },
  )
  await stubRoute(() => ({ path: '/c/workshop', language: 'en', title: 'Hundred', crumbs: [{ title: 'Hundred' }], blocks }))
  const { page, calls } = await start('/c/workshop')
  await scrollToFooter(page)
  await expect.poll(() => block(page, 'shop-text').count(), { timeout: 20_000 }).toBe(95)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.locator('shop-footer').getByRole('navigation').waitFor()
  const asked = calls(/\/api\/|path-info/)
  expect(asked.filter((call) => call.includes('/api/configuration'))).toHaveLength(1)
  expect(asked.filter((call) => call.includes('GET /api/translations'))).toHaveLength(1)
  expect(asked.filter((call, at) => call.startsWith('GET') && asked.indexOf(call) !== at)).toEqual([])
})

test('ROUTE-12 renders each block in its position, with its title size, screen and data', async () => {
  const opening = { type: 'text', title: 'Mixed', data: { text: '<p>Its title is that of the page</p>' } }
  const blocks = [
    { id: 'b-1', type: 'FAQ', title: 'Questions', titleFontSize: '31', platform: 'both', data: { items: [{ title: 'When?' }] } },
    { id: 'b-2', type: 'text', title: 'Large screens', titleFontSize: '22px', platform: 'desktop', data: { text: '<p>Wide words</p>' } },
    { id: 'b-3', type: 'text', title: 'Phones', titleFontSize: '19', platform: 'phone', data: { text: '<p>Narrow words</p>' } },
  ]
  await stubRoute((path) => ({ path, language: 'en', title: 'Mixed', crumbs: [{ title: 'Mixed' }], blocks: [opening, ...blocks] }))
  const { page } = await start('/about')
  const shown = () =>
    page.locator('shop-page > shop-block > *').evaluateAll((elements) =>
      elements
        .filter((element) => element.shadowRoot?.querySelector('h2')?.checkVisibility())
        .map((element) => {
          const heading = element.shadowRoot?.querySelector('h2') as HTMLElement
          return [element.localName, heading.textContent, getComputedStyle(heading).fontSize]
        }),
    )
  await expect.poll(shown).toEqual([
    ['shop-faq', 'Questions', '31px'],
    ['shop-text', 'Large screens', '22px'],
  ])
  await block(page, 'shop-faq').getByRole('button', { name: 'When?' }).waitFor()
  await block(page, 'shop-text').getByText('Wide words').waitFor()
  const given = await page
    .locator('shop-page > shop-block')
    .evaluateAll((elements) => elements.map((element) => Reflect.get(element, 'block')))
  expect(given.slice(1)).toEqual(blocks)
  await page.setViewportSize({ width: 375, height: 800 })
  await expect.poll(shown).toEqual([
    ['shop-faq', 'Questions', '31px'],
    ['shop-text', 'Phones', '19px'],
  ])
  await block(page, 'shop-text').getByText('Narrow words').waitFor()
})

test('ROUTE-16 stores campaign parameters in site-wide cookies for three days', async () => {
  const { context } = await start('/c/workshop?mc_cid=autumn&mc_eid=7f3')
  const cookies = async () =>
    (await context.cookies()).filter(({ name }) => name.startsWith('mc_')).sort((a, b) => (a.name < b.name ? -1 : 1))
  await expect
    .poll(async () => (await cookies()).map(({ name, value, path }) => [name, value, path]))
    .toEqual([
      ['mc_cid', 'autumn', '/'],
      ['mc_eid', '7f3', '/'],
    ])
  for (const { expires } of await cookies()) {
    const left = expires * 1000 - Date.now()
    expect(left).toBeLessThanOrEqual(259_200_000)
    expect(left).toBeGreaterThan(259_200_000 - 60_000)
  }
})

test('R54 sends nothing to other sites and keeps campaign parameters', async () => {
  const others: string[] = []
  const note = (request: Request) => {
    if (/^(http|ws)/.test(request.url()) && !request.url().startsWith(sites.plain)) others.push(request.url())
  }
  visit.page.on('request', note)
  const { page, context } = await start('/?mc_cid=autumn&mc_eid=7f3')
  await scrollToFooter(page)
  await page.locator('shop-footer').getByRole('navigation').waitFor()
  const kept = (await context.cookies()).filter(({ name }) => name.startsWith('mc_')).map(({ name, value, path }) => [name, value, path])
  expect(kept.sort()).toEqual([
    ['mc_cid', 'autumn', '/'],
    ['mc_eid', '7f3', '/'],
  ])
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await waitForNetworkIdle(page)
  expect(others).toEqual([])
  page.off('request', note)
})

test('an embedded page does not touch the host’s URL, head and links and fills only its container', async () => {
  const { page } = await open({
    site: 'cms',
    html: '<main><h1>Ours</h1><shop-page path="/terms" footer="false"><b slot="header">Ours</b><i slot="after-blocks">More</i></shop-page></main>',
  })
  await block(page, 'shop-text').getByText('Prices are in euros').waitFor()
  expect(await page.title()).toBe('Host page')
  expect(await tagsOf(page, 'header')).toEqual(['b'])
  expect(await tagsOf(page, 'footer')).toEqual([])
  await page.getByText('More').waitFor()
  await page.locator('shop-page > h2').waitFor()
  expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual(['Ours'])
  expect(new URL(page.url()).pathname).toBe('/test-page')
})
