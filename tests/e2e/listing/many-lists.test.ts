import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { shareVisit, show } from '../journeys/shared-visit.ts'
import { scrollToEnd } from './listing-steps.ts'

const visit = shareVisit({ html: '' })
const lists = (attributes: string, count: number) => `<shop-product-list ${attributes} split-by="off"></shop-product-list>`.repeat(count)

/** Cards and reserved places of each list. */
const readLists = (page: Page) =>
  page.locator('shop-product-list').evaluateAll((elements) =>
    elements.map(({ shadowRoot }) => ({
      cards: shadowRoot?.querySelectorAll('article.card').length ?? 0,
      places: shadowRoot?.querySelectorAll('.products-placeholder').length ?? 0,
    })),
  )

test('lists far from the viewport keep the space of their products and render them on scroll', async () => {
  const { page } = await show(visit, { html: lists('product-list="trail" page-size="4" pager="none" lazy="false"', 20) })
  await page.locator('article.card').first().waitFor()
  await expect.poll(async () => (await readLists(page)).every(({ cards, places }) => cards + places === 4)).toBe(true)
  const counts = await readLists(page)
  expect(counts[0]).toEqual({ cards: 4, places: 0 })
  expect(counts.slice(8)).toEqual(counts.slice(8).map(() => ({ cards: 0, places: 4 })))
  const before = await page.evaluate(() => document.documentElement.scrollHeight)
  await scrollToEnd(page)
  await expect.poll(() => readLists(page)).toEqual(counts.map(() => ({ cards: 4, places: 0 })))
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(Math.abs(height - before) / before).toBeLessThan(0.1)
})

test('a list far from the viewport prints all its products', async () => {
  const far = `<div style="height: 4000px"></div>${lists('category="workshop" subcategories page-size="30" pager="none" lazy="false"', 1)}`
  const { page } = await show(visit, { html: lists('product-list="trail" page-size="4" lazy="false"', 1) + far })
  await expect.poll(async () => (await readLists(page))[1]).toEqual({ cards: 0, places: 30 })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  expect((await readLists(page))[1]).toEqual({ cards: 30, places: 0 })
})

test('the positions of many lists are read in few passes, between which nothing is rendered', async () => {
  const { page } = await show(visit, { html: '' })
  const { reads, passes } = await page.evaluate(
    async (html) => {
      const log: ('read' | 'write')[] = []
      const { getBoundingClientRect } = Element.prototype
      Element.prototype.getBoundingClientRect = function () {
        if (this.getRootNode() instanceof ShadowRoot) log.push('read')
        return getBoundingClientRect.call(this)
      }
      const { appendChild } = Node.prototype
      Node.prototype.appendChild = function <T extends Node>(child: T): T {
        log.push('write')
        return appendChild.call(this, child) as T
      }
      document.body.insertAdjacentHTML('beforeend', html)
      await new Promise((resolve) => setTimeout(resolve, 1500))
      Object.assign(Element.prototype, { getBoundingClientRect })
      Object.assign(Node.prototype, { appendChild })
      const isStart = (kind: string, index: number) => kind === 'read' && log[index - 1] !== 'read'
      return { reads: log.filter((kind) => kind === 'read').length, passes: log.filter(isStart).length }
    },
    lists('product-list="trail" page-size="4" pager="none"', 30),
  )
  expect(reads).toBeGreaterThanOrEqual(30)
  expect(passes).toBeLessThan(15)
})

test('the first screen of a list renders at once, and the later slices keep their place until then', async () => {
  const { page } = await show(visit, { html: '' })
  const steps = await page.evaluate(
    async (html) => {
      const seen: { cards: number; isInOrder: boolean; total: number; height: number }[] = []
      document.body.insertAdjacentHTML('beforeend', html)
      const root = () => document.body.querySelector('shop-product-list')?.shadowRoot
      const started = performance.now()
      while (performance.now() - started < 10_000 && (seen.at(-1)?.cards ?? 0) < 50) {
        await new Promise((resolve) => requestAnimationFrame(resolve))
        const items = [...(root()?.querySelectorAll('.products > li') ?? [])]
        const hasCard = items.map((item) => item.querySelector('article.card') !== null)
        const cards = hasCard.filter(Boolean).length
        if (cards === 0 || seen.at(-1)?.cards === cards) continue
        const height = root()?.querySelector('.products')?.getBoundingClientRect().height ?? 0
        seen.push({ cards, isInOrder: hasCard.lastIndexOf(true) === cards - 1, total: items.length, height })
      }
      return seen
    },
    lists('category="workshop" subcategories page-size="50" pager="none" lazy="false"', 1),
  )
  expect(steps[0]?.cards).toBe(12)
  expect(steps.at(-1)?.cards).toBe(50)
  expect(steps.length).toBeGreaterThan(3)
  expect(steps.every(({ isInOrder, total }) => isInOrder && total === 50)).toBe(true)
  const last = steps.at(-1)?.height ?? 0
  for (const { height } of steps) expect(Math.abs(height - last) / last).toBeLessThan(0.1)
})
