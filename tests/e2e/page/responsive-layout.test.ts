import type { Locator } from 'playwright'
import { expect, test } from 'vitest'
import { sites } from '../harness.ts'
import { shareVisit, show } from '../journeys/shared-visit.ts'
import { productTag, tee } from '../product/product-steps.ts'

const visit = shareVisit({ html: '' })
const [{ images: [picture = ''] = [] } = {}] = (await (
  await fetch(`${sites.shop}/api/products?lang=en&product-list=trail&size=1`)
).json()) as {
  images?: string[]
}[]

interface Box {
  x: number
  y: number
  width: number
  height: number
}
/** Places and sizes of the elements in whole px. */
const boxes = (elements: Locator): Promise<Box[]> =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) }
    }),
  )
/** How many columns and rows the elements are in. */
async function grid(elements: Locator) {
  const all = await boxes(elements)
  return { columns: new Set(all.map(({ x }) => x)).size, rows: new Set(all.map(({ y }) => y)).size }
}

test.each([
  ['thirds of a desktop', 1440, { columns: 3, rows: 1 }],
  ['rows of a phone', 375, { columns: 1, rows: 3 }],
])('three categories are %s, each with its words beside a whole picture', async (_, width, expected) => {
  const tag = '<shop-categories-banner categories="workshop kitchen sport"></shop-categories-banner>'
  const { page } = await show(visit, { html: tag, width })
  const tiles = page.locator('shop-categories-banner .tile')
  await expect.poll(() => grid(tiles)).toEqual(expected)
  const words = await boxes(tiles.locator('.tile-text'))
  const pictures = await boxes(tiles.locator('.tile-picture'))
  expect(pictures).toHaveLength(3)
  for (const [index, { x, width, height }] of pictures.entries()) {
    const beside = words[index]
    expect(beside && beside.x + beside.width).toBeLessThanOrEqual(x)
    expect(Math.abs(width - height)).toBeLessThanOrEqual(1)
  }
})

test.each([
  [768, 3 / 2],
  [1100, 1],
])('on a screen of %i px the flat picture of a banner is %d times as wide as its words', async (width, ratio) => {
  const area = { promoText: 'Pack light', actionButtonTitle: 'See tents', url: '/outdoor', imageId: picture, imageAlt: 'A pack' }
  const { page } = await show(visit, { html: `<shop-images areas='${JSON.stringify([area])}'></shop-images>`, width })
  const promotion = page.locator('shop-images .promotion')
  await promotion.locator('.area-picture').waitFor()
  const [columns] = await promotion.evaluateAll((all) => all.map((element) => getComputedStyle(element).gridTemplateColumns))
  const [words = 0, shown = 0] = (columns ?? '').split(' ').map(Number.parseFloat)
  expect(shown / words).toBeCloseTo(ratio, 1)
})

test.each([
  ['one column on a desktop', 1440, 1],
  ['two columns on a tablet', 820, 2],
  ['one column on a phone', 375, 1],
])('the facts about stock and delivery of a product have %s', async (_, width, columns) => {
  const { page } = await show(visit, { html: productTag(tee), width })
  const facts = page.locator('shop-product .stock-fact')
  await expect.poll(() => facts.count()).toBeGreaterThan(2)
  expect((await grid(facts)).columns).toBe(columns)
})
