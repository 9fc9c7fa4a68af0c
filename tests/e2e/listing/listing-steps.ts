import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { open, sites, type Visit, type VisitOptions } from '../harness.ts'
import { show } from '../journeys/shared-visit.ts'

/** A department with more products than the largest page has. */
export const wholeShop = 'workshop'

export const listing = (page: Page): Locator => page.locator('shop-product-list').first()
export const cards = (page: Page): Locator => listing(page).locator('article.card')
export const titles = (page: Page): Promise<string[]> => cards(page).locator('.card-link').allTextContents()
export const parameters = (page: Page): Record<string, string> => Object.fromEntries(new URL(page.url()).searchParams)

/** What stands around the products comes in a chunk of its own. */
const toolsShown = (page: Page) => expect.poll(() => listing(page).locator('.toolbar-space, .chips-space, .paging-space').count()).toBe(0)

/** A host page with one list; the list has its products, and what stands around them, when this ends. */
export async function openList(attributes: string, options: VisitOptions = {}) {
  return listShown(await open({ html: listTag(attributes), ...options }))
}

/** The same in place of what a shared page has shown. */
export async function showList(visit: Visit, attributes: string, options: VisitOptions = {}) {
  return listShown(await show(visit, { html: listTag(attributes), ...options }))
}

const listTag = (attributes: string) => `<shop-product-list ${attributes}></shop-product-list>`

async function listShown(visit: Visit): Promise<Visit> {
  await cards(visit.page).first().waitFor()
  await toolsShown(visit.page)
  return visit
}

/** Waits until the list shows another set of products than `before`, all of it: its later cards may follow the first ones. */
export async function expectOtherItems(page: Page, before: string[]): Promise<string[]> {
  let shown: string[] = []
  const hasOthers = async () => {
    const last = shown.join()
    shown = await titles(page)
    return shown.length > 0 && shown.join() !== before.join() && shown.join() === last
  }
  await expect.poll(hasOthers, { timeout: 20_000 }).toBe(true)
  return shown
}

/** What the shop itself answers. */
export async function fetchJson<T>(path: string): Promise<T> {
  return (await (await fetch(sites.shop + path)).json()) as T
}

/** The questions to the products call so far, as parameters. */
export const queries = (calls: string[]): Record<string, string>[] =>
  calls.map((call) => Object.fromEntries(new URL(call.split(' ')[1] ?? '', sites.shop).searchParams))
