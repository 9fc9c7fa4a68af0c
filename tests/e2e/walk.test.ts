import { expect, test } from 'vitest'
import { pages } from '../../demo/content/pages/index.ts'
import type { Language } from '../../demo/content/shape.ts'
import { open, type Visit } from './harness.ts'
import { follow, goBackTo, lookOf, type Place, watch } from './walk-steps.ts'

/** Pages for those who edit them: nothing in the shop leads there. */
const unlinked = new Set(['home', 'styleguide', 'all-blocks'])
const isWalked = ({ key, previewToken }: (typeof pages)[number]) => !unlinked.has(key) && previewToken === undefined
/** The search first: the home page leads to it. */
const walked = pages.filter(isWalked).sort((a, b) => Number(b.key === 'search') - Number(a.key === 'search'))

/** From the home page through all others, each by a link of the one before, and all the way back. */
async function walk({ page, errors }: Visit, language: Language) {
  const trail: Place[] = []
  for (const { paths, texts } of walked) {
    const path = paths[language]
    trail.push(await follow(page, path))
    const arrived = { path, canonical: path, language, top: 0, focus: 'main', headings: 1, isAnnounced: true }
    await expect.poll(() => lookOf(page), { message: path }).toEqual(arrived)
    expect(await page.title()).toContain(texts[language].title)
  }
  for (const place of trail.reverse()) await goBackTo(page, place)
  expect(errors).toEqual([])
}

test('ROUTE-15 G1 G3 every page in English with the mouse, and all the way back', async () => {
  const visit = await open({ site: 'routed', path: '/', height: 700, before: watch })
  const { page } = visit
  await page.evaluate(() => Object.assign(window, { isFirst: true }) && undefined)
  await walk(visit, 'en')
  expect(await page.evaluate(() => 'isFirst' in window)).toBe(true) // one document all the way
}, 120_000)
