import type { Page } from 'playwright'
import { expect } from 'vitest'

/** An entry of the data layer as a tag manager would read it; a command of Google Consent Mode has the keys 0, 1 and 2. */
export interface Entry {
  event?: string
  ecommerce?: {
    items: { item_id: string; item_name?: string; price?: number; quantity: number; index?: number }[]
    value?: number
    [name: string]: unknown
  }
  [name: string]: unknown
}

/** Records what is pushed to the data layer, on all documents of a page from the next one on. */
export async function recordDataLayer(page: Page): Promise<Entry[]> {
  const entries: Entry[] = []
  await page.exposeFunction('recordEntry', (text: string) => {
    entries.push(JSON.parse(text))
  })
  await page.addInitScript(() => {
    const layer: unknown[] = []
    layer.push = (...all) => {
      for (const entry of all) Reflect.get(window, 'recordEntry')(JSON.stringify(entry))
      return Array.prototype.push.apply(layer, all)
    }
    Object.assign(window, { dataLayer: layer })
  })
  return entries
}

/** The entries with an event, but not those that clear the last one. */
export const eventsOf = (entries: readonly Entry[], name?: string): Entry[] =>
  entries.filter(({ event }) => event !== undefined && (name === undefined || event === name))

export const namesOf = (entries: readonly Entry[]): string[] => eventsOf(entries).map(({ event = '' }) => event)

/** Waits until this event has been pushed `count` times, and a moment longer for more of them. */
export async function expectPushed(entries: readonly Entry[], name: string, count = 1): Promise<Entry[]> {
  await expect.poll(() => eventsOf(entries, name).length).toBe(count)
  return eventsOf(entries, name)
}
