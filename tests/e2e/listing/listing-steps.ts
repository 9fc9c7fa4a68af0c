import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { open, sites, type Visit, type VisitOptions } from '../harness.ts'
import { show } from '../journeys/shared-visit.ts'

/** A department with more products than the largest page size. */
export const largeCategory = 'workshop'

export const listing = (page: Page): Locator => page.locator('shop-product-list').first()
export const cards = (page: Page): Locator => listing(page).locator('article.card')
export const titles = (page: Page): Promise<string[]> => cards(page).locator('.card-link').allTextContents()
export const parameters = (page: Page): Record<string, string> => Object.fromEntries(new URL(page.url()).searchParams)

/** Waits until toolbar, chips and pager render. They load in a separate chunk. */
const waitForTools = (page: Page) => expect.poll(() => listing(page).locator('.toolbar-space, .chips-space, .paging-space').count()).toBe(0)

/** Waits until the products after the first screen have rendered too. */
export const waitForAllCards = (page: Page) => expect.poll(() => listing(page).locator('.products-placeholder').count()).toBe(0)

/** Scrolls with the wheel until the page ends: what loads near the viewport has loaded then. */
export async function scrollToEnd(page: Page): Promise<void> {
  const isAtEnd = () => page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1)
  for (let step = 0; step < 300 && !(await isAtEnd()); step++) {
    await page.mouse.wheel(0, 500)
    await page.waitForTimeout(50)
  }
}

/** Opens a host page with one list and waits for its products, toolbar and pager. */
export async function openList(attributes: string, options: VisitOptions = {}) {
  return waitForList(await open({ html: listTag(attributes), ...options }))
}

/** Renders one list on a shared page and waits for its products, toolbar and pager. */
export async function showList(visit: Visit, attributes: string, options: VisitOptions = {}) {
  return waitForList(await show(visit, { html: listTag(attributes), ...options }))
}

const listTag = (attributes: string) => `<shop-product-list ${attributes}></shop-product-list>`

async function waitForList(visit: Visit): Promise<Visit> {
  await cards(visit.page).first().waitFor()
  await waitForAllCards(visit.page)
  await waitForTools(visit.page)
  return visit
}

/** Waits until the list shows other products than `before` and no longer changes; returns their titles. */
export async function expectOtherItems(page: Page, before: string[]): Promise<string[]> {
  let shown: string[] = []
  const hasOthers = async () => {
    const last = shown.join()
    shown = await titles(page)
    const isComplete = (await listing(page).locator('.products-placeholder').count()) === 0
    return isComplete && shown.length > 0 && shown.join() !== before.join() && shown.join() === last
  }
  await expect.poll(hasOthers, { timeout: 20_000 }).toBe(true)
  return shown
}

/** Response of the shop to a GET request. */
export async function fetchJson<T>(path: string): Promise<T> {
  return (await (await fetch(sites.shop + path)).json()) as T
}

/** Query parameters of recorded calls. */
export const queries = (calls: string[]): Record<string, string>[] =>
  calls.map((call) => Object.fromEntries(new URL(call.split(' ')[1] ?? '', sites.shop).searchParams))
