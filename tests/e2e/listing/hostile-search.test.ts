import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { hostileTexts, inspectShadowRoots, poisonResponses } from '../app/hostile-steps.ts'
import { shareVisit, show } from '../journeys/shared-visit.ts'

const visit = shareVisit({ html: '', before: poisonResponses })
const dangerous = ['script', 'iframe', 'object', 'embed', 'base', 'meta', 'template', 'x-evil', 'math', 'frame', 'link']

async function expectHarmless(page: Page) {
  await page.waitForTimeout(500)
  const found = await inspectShadowRoots(page)
  expect(found.tags.filter((tag) => dangerous.includes(tag))).toEqual([])
  expect(found.handlers).toEqual([])
  expect(found.protocols.filter((protocol) => !['http:', 'https:', 'mailto:', 'tel:'].includes(protocol))).toEqual([])
  expect(found.bareLinks).toBe(0)
  expect(await page.evaluate(() => window.runs)).toBe(0)
}

test('R01 R05 R06 categories, their descriptions and tiles run no payload', async () => {
  const looks = ['bigTiles', 'smallTiles', 'tinyTiles']
  const blocks = looks.map((look) => `<shop-category category="workshop" listing-type="${look}" subcategory-products></shop-category>`)
  const { page } = await show(visit, { html: `${blocks.join('')}<shop-category-list></shop-category-list>` })
  await page.locator('shop-category .tiles').last().waitFor()
  await page.locator('shop-category-list').getByRole('listitem').first().waitFor()
  expect(await page.locator('shop-category-list .categories-link').first().textContent()).toContain(hostileTexts[0])
  await expectHarmless(page)
})

test('R01 R06 suggestions and search results run no payload', async () => {
  const { page } = await show(visit, {
    html: '<shop-search></shop-search><shop-search-results search="s" page-size="20"></shop-search-results>',
  })
  await page.locator('shop-search-results article.card').first().waitFor()
  await page.locator('shop-search').getByRole('combobox').fill('ham')
  const options = page.locator('shop-search').getByRole('option')
  await options.first().waitFor()
  expect(await options.first().locator('.suggestion-title').textContent()).toBe(`${hostileTexts[0]} 0`)
  await expectHarmless(page)
})
