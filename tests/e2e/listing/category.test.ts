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

describe.each([['shop'], ['cms']] as const)('a category on the page of the %s', (site) => {
  test('CAT-02 it shows the category with its subcategories', async () => {
    const { page, calls } = await showCategory('category="hand-tools"', { site })
    await page.locator(tag).getByRole('heading', { name: 'Hand tools' }).waitFor()
    await page.locator(tag).getByText('Forged, ground and balanced for work that takes all day.').waitFor()
    await expect
      .poll(() => tiles(page).locator('.tile-title').allTextContents())
      .toEqual(['Hammers and axes', 'Saws and blades', 'Screwdrivers and wrenches', 'Clamps and pliers'])
    expect(await tiles(page).first().getAttribute('href')).toMatch(/\/c\/workshop\/hand-tools\/hammers-axes$/)
    for (const question of queries(calls(/api\/categories/))) expect(question.size).toBe('1000')
  })

  test('CAT-03 products are shown where the category has some', async () => {
    const { page, calls } = await showCategory('category="hammers-axes"', { site })
    await cards(page).first().waitFor()
    expect(await tiles(page).count()).toBe(0)
    expect(queries(calls(/api\/products\?/)).find(({ size }) => size === '1')).toMatchObject({ category: 'hammers-axes' })
    const empty = await showCategory('category="hand-tools"', { site })
    await tiles(empty.page).first().waitFor()
    await expect.poll(() => empty.page.locator(`${tag} .listing`).count()).toBe(0)
  })

  test('CAT-06 with the products of its subcategories a category without own ones has a grid', async () => {
    const { page } = await showCategory('category="hand-tools" subcategory-products count', { site })
    await cards(page).first().waitFor()
    expect(await cards(page).count()).toBeGreaterThan(10)
  })
})

test('below the heading of the page the products of a category have one, too, to those who hear the page', async () => {
  const { page } = await showCategory('category="hammers-axes" heading=""')
  await cards(page).first().waitFor()
  expect(await page.locator(tag).getByRole('heading', { level: 2 }).allTextContents()).toEqual(['Products'])
})

test('on a small screen subcategories are one row that scrolls', async () => {
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

test('CAT-04 CAT-05 a content system may give the block as it stores it', async () => {
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

test('a category that the shop does not have says so', async () => {
  const { page } = await showCategory('category="nothing"')
  await page.locator(tag).getByText('Category not found').waitFor()
})

test('a category that cannot come offers another try', async () => {
  const { page } = await showCategory('category="hand-tools"', {
    connection: `<shop-config api-base="${sites.shop}/fault/status-500@categories"></shop-config>`,
  })
  await page.locator(tag).getByRole('alert').waitFor()
  await page.evaluate((base) => document.querySelector('shop-config')?.setAttribute('api-base', base), sites.shop)
  await tiles(page).first().waitFor()
})

test('without a category the departments of the shop are shown', async () => {
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

  test('ROUTE-13 beside the products it is shown on desktop screens only', async () => {
    const { page } = await show(visits.shop, { html: '<shop-category-list platform="desktop"></shop-category-list>', width: 1440 })
    await list(page).getByRole('link', { name: 'Workshop' }).waitFor()
    await page.setViewportSize({ width: 375, height: 800 })
    await list(page).waitFor({ state: 'hidden' })
  })

  test('ROUTE-13 the branch of the category that is shown stands open, others unfold', async () => {
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
    ['mode="children" category="workshop" depth="1"', ['Hand tools', 'Power tools', 'Measuring and marking', 'Fixings and storage']],
    ['mode="peers" category="power-tools" depth="1"', ['Hand tools', 'Power tools', 'Measuring and marking', 'Fixings and storage']],
  ])('%s shows that part of the tree', async (attributes, titles) => {
    const { page } = await show(visits.shop, { html: `<shop-category-list ${attributes}></shop-category-list>` })
    await expect.poll(() => list(page).getByRole('link').allTextContents()).toEqual(titles)
  })

  test('CALL-14 two lists of the same categories are one request', async () => {
    const twice = '<shop-category-list></shop-category-list>'.repeat(2)
    const { page, calls } = await show(visits.shop, { html: twice })
    await page.locator('shop-category-list').last().getByRole('link', { name: 'Kitchen' }).waitFor()
    expect(queries(calls(/api\/categories/))).toEqual([{ lang: 'en', size: '1000', topLevel: 'true', depth: '2' }])
  })
})
