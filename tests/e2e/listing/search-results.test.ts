import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { soldProducts } from '../cart/cart-steps.ts'
import type { VisitOptions } from '../harness.ts'
import { shareVisit, show } from '../journeys/shared-visit.ts'
import { queries } from './listing-steps.ts'

const tag = 'shop-search-results'
const cards = (page: Page) => page.locator(`${tag} article.card`)
const count = (page: Page) => page.locator(`${tag} [part="count"]`)
const categories = (page: Page) => page.locator(tag).getByRole('region', { name: 'Categories' })

const storedWishlist = JSON.stringify({
  version: 1,
  value: Object.fromEntries((await soldProducts(30)).map(({ id, code }) => [id, [code]])),
})
const visits = {
  shop: shareVisit({
    html: '',
    before: (page) => page.addInitScript((text) => localStorage.setItem('shop:wishlist', text), storedWishlist),
  }),
  cms: shareVisit({ html: '', site: 'cms' }),
}

async function showResults(query: string, attributes = '', { site = 'shop', ...options }: VisitOptions & { site?: 'shop' | 'cms' } = {}) {
  const html = `<${tag} url-sync="on" ${attributes}></${tag}>`
  return show(visits[site], { html, path: `/test-page?${query}`, ...options })
}

describe.each([['shop'], ['cms']] as const)('on a page of the %s', (site) => {
  test('SEARCH-10 SEARCH-11 the results show their count, above 100 as 100+', async () => {
    const { page } = await showResults('search=teapot', 'split-by="off"', { site })
    await cards(page).first().waitFor()
    const found = await cards(page).count()
    await expect.poll(() => count(page).textContent()).toBe(found === 1 ? '1 product' : `${found} products`)
    const many = await showResults('search=s', '', { site })
    await expect.poll(() => count(many.page).textContent()).toBe('100+ products')
  })

  test('SEARCH-13 SEARCH-14 the results show five categories, More expands and Less collapses them', async () => {
    const { page, calls } = await showResults('search=s', '', { site })
    const links = categories(page).getByRole('link')
    await links.first().waitFor()
    expect(await links.count()).toBe(5)
    expect(queries(calls(/api\/categories/))[0]).toMatchObject({ title: 's', size: '100', for: 'search' })
    await categories(page).getByRole('button', { name: 'More' }).click()
    expect(await links.count()).toBeGreaterThan(5)
    await categories(page).getByRole('button', { name: 'Less' }).click()
    expect(await links.count()).toBe(5)
    expect(await links.first().getAttribute('href')).toMatch(/\/c\//)
  })

  test('SEARCH-13 a category has the number of its results, and none is offered without', async () => {
    const { page } = await showResults('search=tea', '', { site })
    const links = categories(page).getByRole('link')
    await links.first().waitFor()
    expect(await links.allTextContents()).toEqual(['Coffee and tea5', 'Tea, cups and pots4', 'Helmets and caps1'])
  })

  test('SEARCH-09 a phrase without results shows the exact message', async () => {
    const { page } = await showResults('search=zzqqxx', '', { site })
    await page.locator(tag).getByText('No results found using search phrase “zzqqxx“', { exact: true }).waitFor()
    await expect.poll(() => count(page).textContent()).toBe('0 products')
    expect(await categories(page).count()).toBe(0)
    expect(await page.locator(tag).getByText('Results for').isVisible()).toBe(false)
    expect(await page.locator(`${tag} .listing-tools`).evaluate((element) => getComputedStyle(element).clipPath)).toBe('inset(50%)')
    // without results the message takes the full width
    const controls = page.locator(tag).locator('[part="toolbar"]').locator('button, select')
    expect(await controls.count()).toBe(0)
    const areas = page.locator(tag).locator('.listing-in, .listing-main')
    await expect.poll(() => areas.evaluateAll((elements) => new Set(elements.map((element) => element.clientWidth)).size)).toBe(1)
    const onPhone = await showResults('search=zzqqxx', '', { site, width: 375 })
    await expect.poll(() => count(onPhone.page).textContent()).toBe('0 products')
    expect(await controls.count()).toBe(0)
  })

  test('SEARCH-16 an attribute link lists the products with that value, without a phrase', async () => {
    const { page, calls } = await showResults('da-brand=kalvis', '', { site })
    await cards(page).first().waitFor()
    expect(JSON.parse(queries(calls(/api\/products\?/)).at(-1)?.filters ?? '')).toEqual({ 'da-brand': 'kalvis' })
    await page
      .locator(tag)
      .getByRole('button', { name: /^Remove filter .*Kalvis/ })
      .waitFor()
  })
})

test('SEARCH-14 up to five categories have no toggle', async () => {
  const { page } = await showResults('search=ham')
  await categories(page).getByRole('link').first().waitFor()
  expect(await page.locator(`${tag} [part="categories"]`).getByRole('button').count()).toBe(0)
})

test('beside a few products the filters show in full, beside many they scroll', async () => {
  const hidden = async (phrase: string) => {
    const { page } = await showResults(`search=${phrase}`, '', { width: 1440, height: 700 })
    const filters = page.locator(`${tag} .listing-filters`)
    await filters.locator('.filter').first().waitFor()
    await cards(page).first().waitFor()
    return filters.evaluate((element) => element.scrollHeight - element.clientHeight)
  }
  expect(await hidden('axe')).toBe(0)
  expect(await hidden('s')).toBeGreaterThan(100)
})

test('on a phone, categories render above the products', async () => {
  const { page } = await showResults('search=tools', '', { width: 375 })
  await cards(page).first().waitFor()
  const [above, below] = [await categories(page).boundingBox(), await cards(page).first().boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
})

test('a long phrase without results causes no horizontal overflow on a phone', async () => {
  const { page } = await showResults(`search=${'a'.repeat(200)}`, '', { width: 375 })
  await page
    .locator(tag)
    .getByText(/^No results found .*a{200}/)
    .waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test.each([
  ['the category', 'shop-category', 'category="hand-tools" subcategory-products'],
  ['the product list', 'shop-product-list', 'category="hand-tools" subcategories'],
  ['the search', 'shop-search-results', ''],
  ['the wishlist', 'shop-wishlist', ''],
])('LIST-01 %s reads the query parameters of listings', async (_name, element, attributes) => {
  const { page, calls } = await show(visits.shop, {
    html: `<${element} ${attributes} url-sync="on" page-sizes="10 50" split-by="off"></${element}>`,
    path: '/test-page?page=1&size=10&sort=price_asc&da-suited_for=wood&price=1|500',
  })
  const sorted = () => queries(calls(/api\/products\?/)).filter(({ sort }) => sort === 'price_asc')
  await expect.poll(() => sorted().length).toBeGreaterThan(0)
  const [first] = sorted()
  expect(first).toMatchObject({ size: '10', page: '1' })
  expect(JSON.parse(first?.filters ?? '{}')).toEqual({ 'da-suited_for': 'wood', price: '1|500' })
  expect(await page.locator(element).count()).toBe(1)
})
