import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { open } from '../harness.ts'

const text = (more: string, words: string) => `<shop-text ${more} text="<p>${words}</p>"></shop-text>`

/** Width of the nth text block in px, after it renders. */
async function widthOf(page: Page, nth: number): Promise<number> {
  const frame = page.locator('shop-text').nth(nth).locator('.frame-inner')
  await frame.waitFor()
  return frame.evaluate((element) => element.getBoundingClientRect().width)
}

test('BLOCK-07 BLOCK-08 BLOCK-09 sets the block width from its variant or its data', async () => {
  const { page, errors } = await open({
    width: 2200,
    html: [
      text('width="wide"', 'Wide'),
      text(`block='{"data":{"wide":true}}'`, 'Wide by its data'),
      text('width="narrow"', 'Narrow'),
      text('width="like-header"', 'Like the header'),
      text(`width="narrow" block='{"data":{"wide":true}}'`, 'The attribute wins'),
    ].join(''),
  })
  expect(await Promise.all([0, 1, 2, 3, 4].map((nth) => widthOf(page, nth)))).toEqual([1920, 1920, 1200, 1248, 1200])
  expect(errors).toEqual([])
})

test('BLOCK-05 BLOCK-10 BLOCK-11 selects the variant by screen size and hides blocks meant for other screens', async () => {
  const { page } = await open({
    width: 2000,
    html: [
      text('width="default"', 'Default'),
      text('width="half-header"', 'Half'),
      text('platform="desktop"', 'Words of large screens'),
      text('platform="phone"', 'Words of phones'),
      text(`block='{"type":"text","platform":"phone","data":{}}'`, 'Words of phones by their block'),
    ].join(''),
  })
  const bodyWidth = await page.evaluate(() => document.body.getBoundingClientRect().width)
  expect(await widthOf(page, 0)).toBe(1440)
  expect(await widthOf(page, 1)).toBe(bodyWidth / 2)
  const shown = () =>
    Promise.all(
      ['Words of large screens', 'Words of phones', 'Words of phones by their block'].map((words) =>
        page.getByText(words, { exact: true }).isVisible(),
      ),
    )
  await expect.poll(shown).toEqual([true, false, false])
  await page.setViewportSize({ width: 375, height: 800 })
  await expect.poll(shown).toEqual([false, true, true])
  expect(await widthOf(page, 1)).toBeLessThanOrEqual(375)
})
