import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { sites, type VisitOptions } from '../harness.ts'
import { shareVisit, show } from '../journeys/shared-visit.ts'
import { queries } from './listing-steps.ts'

const tag = 'shop-category'
const cards = (page: Page) => page.locator(`${tag} article.card`)
const tiles = (page: Page) => page.locator(tag).getByRole('list', { name: 'Subcategories' }).getByRole('link')
const visits = { shop: shareVisit({ html: '' }), cms: shareVisit({ html: '', site: 'cms' }) }
const showCategory = (attributes: string, { site = 'shop', ...options }: VisitOptions & { site?: 'shop' | 'cms' } = {}) =>
  show(visits[site], { html: `<${tag} ${attributes}></${tag}>`, ...options })

describe.each([['shop'], ['cms']] as const)('on a page of the %s', (site) => {
  test('CAT-02 a category shows its title, description and subcategories', async () => {
    const { page, calls } = await showCategory('category="hand-tools"', { site })
    await page.locator(tag).getByRole('heading', { name: 'Hand tools' }).waitFor()
    await page.locator(tag).getByText('Forged, ground and balanced for work that takes all day.').waitFor()
    await expect
      .poll(() => tiles(page).locator('.tile-title').allTextContents())
      .toEqual(['Hammers and axes', 'Saws and blades', 'Screwdrivers and wrenches', 'Clamps and pliers'])
    expect(await tiles(page).first().getAttribute('href')).toMatch(/\/c\/workshop\/hand-tools\/hammers-axes$/)
    for (const query of queries(calls(/api\/categories/))) expect(query.size).toBe('1000')
  })

  test('CAT-03 a category shows a product list only if it has products', async () => {
    const { page, calls } = await showCategory('category="hammers-axes"', { site })
    await cards(page).first().waitFor()
    expect(await tiles(page).count()).toBe(0)
    expect(queries(calls(/api\/products\?/)).find(({ size }) => size === '1')).toMatchObject({ category: 'hammers-axes' })
    const empty = await showCategory('category="hand-tools"', { site })
    await tiles(empty.page).first().waitFor()
    await expect.poll(() => empty.page.locator(`${tag} .listing`).count()).toBe(0)
  })

  test('CAT-06 subcategory-products renders the products of the subcategories in a grid', async () => {
    const { page } = await showCategory('category="hand-tools" subcategory-products count', { site })
    await cards(page).first().waitFor()
    expect(await cards(page).count()).toBeGreaterThan(10)
  })
})

test('CALL-12 trees and blocks ask for 1000 categories', async () => {
  const lists = ['mode="top"', 'mode="children" category="hand-tools"', 'mode="peers" category="hammers-axes"']
  const { page, calls } = await show(visits.shop, {
    html: `<shop-category category="hand-tools"></shop-category>${lists.map((list) => `<shop-category-list ${list}></shop-category-list>`).join('')}`,
  })
  await tiles(page).first().waitFor()
  for (const list of await page.locator('shop-category-list').all()) await list.getByRole('link').first().waitFor()
  const asked = queries(calls(/GET \/api\/categories/))
  const scopes = asked.map(({ id, childrenOf, peersOf, topLevel }) => ({ id, childrenOf, peersOf, topLevel }))
  expect(scopes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: 'hand-tools' }),
      expect.objectContaining({ childrenOf: 'hand-tools' }),
      expect.objectContaining({ peersOf: 'hammers-axes' }),
      expect.objectContaining({ topLevel: 'true' }),
    ]),
  )
  expect(asked.map(({ size }) => size)).toEqual(asked.map(() => '1000'))
})

test('the products of a category have a level 2 heading', async () => {
  const { page } = await showCategory('category="hammers-axes" heading=""')
  await cards(page).first().waitFor()
  expect(await page.locator(tag).getByRole('heading', { level: 2 }).allTextContents()).toEqual(['Products'])
})

test('subcategories scroll in one row on small screens', async () => {
  const { page } = await showCategory('category="hand-tools"', { width: 375 })
  await tiles(page).last().waitFor()
  const tops = new Set(await tiles(page).evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().top)))
  expect(tops.size).toBe(1)
  await tiles(page).last().focus()
  await expect
    .poll(() =>
      tiles(page)
        .last()
        .evaluate((tile) => tile.getBoundingClientRect().right <= innerWidth),
    )
    .toBe(true)
})

test('CAT-04 CAT-05 the block attribute accepts the stored data of a category block', async () => {
  const block = {
    id: 'block-7',
    type: 'category',
    data: { id: 'hand-tools', displaySubcategoriesProducts: true, defaultSort: 'price_asc' },
  }
  const { page, calls } = await showCategory(`block='${JSON.stringify(block)}'`)
  await cards(page).first().waitFor()
  expect(queries(calls(/api\/products\?/)).find(({ size }) => size === '50')).toMatchObject({
    category: 'hand-tools',
    sort: 'price_asc',
    includeSubCategories: 'true',
  })
})

test('an unknown category shows Category not found', async () => {
  const { page } = await showCategory('category="nothing"')
  await page.locator(tag).getByText('Category not found').waitFor()
})

test('a category that fails to load shows an error and recovers', async () => {
  const { page } = await showCategory('category="hand-tools"', {
    connection: `<shop-config api-base="${sites.shop}/fault/status-500@categories"></shop-config>`,
  })
  await page.locator(tag).getByRole('alert').waitFor()
  await page.evaluate((base) => document.querySelector('shop-config')?.setAttribute('api-base', base), sites.shop)
  await tiles(page).first().waitFor()
})

test('shop-category without a category shows the departments', async () => {
  const { page } = await showCategory('listing-type="bigTiles"')
  await expect.poll(() => tiles(page).count()).toBe(10)
  await expect
    .poll(() =>
      tiles(page)
        .first()
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0)
})

describe('the category list', () => {
  const list = (page: Page) => page.locator('shop-category-list').first().getByRole('navigation', { name: 'Categories' })

  test('ROUTE-13 platform="desktop" hides the list on small screens', async () => {
    const { page } = await show(visits.shop, { html: '<shop-category-list platform="desktop"></shop-category-list>', width: 1440 })
    await list(page).getByRole('link', { name: 'Workshop' }).waitFor()
    await page.setViewportSize({ width: 375, height: 800 })
    await list(page).waitFor({ state: 'hidden' })
  })

  test('ROUTE-13 the branch of the current category is expanded, the others expand on click', async () => {
    const { page } = await show(visits.shop, { html: '<shop-category-list category="hand-tools" counts></shop-category-list>' })
    const current = list(page).getByRole('link', { name: /^Hand tools/ })
    await current.waitFor()
    expect(await current.getAttribute('aria-current')).toBe('page')
    expect(
      await list(page)
        .getByRole('link', { name: /^Cooking/ })
        .count(),
    ).toBe(0)
    const fold = list(page).getByRole('button', { name: 'Subcategories of Kitchen' })
    expect(await fold.getAttribute('aria-expanded')).toBe('false')
    await fold.click()
    await list(page)
      .getByRole('link', { name: /^Cooking \d+$/ })
      .waitFor()
  })

  test.each([
    [
      'mode="children" category="workshop" depth="1"',
      ['Hand tools', 'Drivers, sanding and light', 'Measuring and marking', 'Fixings and storage'],
    ],
    [
      'mode="peers" category="power-tools" depth="1"',
      ['Hand tools', 'Drivers, sanding and light', 'Measuring and marking', 'Fixings and storage'],
    ],
  ])('%s shows the matching part of the tree', async (attributes, titles) => {
    const { page } = await show(visits.shop, { html: `<shop-category-list ${attributes}></shop-category-list>` })
    await expect.poll(() => list(page).getByRole('link').allTextContents()).toEqual(titles)
  })

  test('CALL-14 two lists of the same categories share one request', async () => {
    const twice = '<shop-category-list></shop-category-list>'.repeat(2)
    const { page, calls } = await show(visits.shop, { html: twice })
    await page.locator('shop-category-list').last().getByRole('link', { name: 'Kitchen' }).waitFor()
    expect(queries(calls(/api\/categories/))).toEqual([{ lang: 'en', size: '1000', topLevel: 'true', depth: '2' }])
  })
})
