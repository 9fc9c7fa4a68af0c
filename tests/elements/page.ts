import type { JSHandle, Page } from 'playwright'
import type * as api from '../../elements/index.ts'
import { sites } from '../e2e/harness.ts'

/** Values that the tests set on `window`. */
declare global {
  interface Window {
    heard: { name: string; tag: string; detail: unknown }[]
    violations: string[]
  }
}

/** Records every event with these names that reaches the window. */
export const recordEvents = (page: Page, ...names: string[]) =>
  page.addInitScript((wanted: string[]) => {
    window.heard = []
    for (const name of wanted)
      addEventListener(name, (event) => {
        const { target, detail } = event as CustomEvent
        window.heard.push({ name, tag: (target as Element).localName, detail: JSON.parse(JSON.stringify(detail)) })
      })
  }, names)

/** The recorded events with this name. */
export const recordedEvents = (page: Page, name: string) =>
  page.evaluate((wanted) => window.heard.filter((event) => event.name === wanted), name)

/** Waits until every element with these tags has rendered once. */
export const waitForElements = (page: Page, ...tags: string[]) =>
  page.evaluate(async (wanted) => {
    await Promise.all(wanted.map((tag) => customElements.whenDefined(tag)))
    const elements = document.querySelectorAll<HTMLElement & { ready: Promise<void> }>(wanted.join())
    await Promise.all([...elements].map((element) => element.ready))
  }, tags)

/** A property of every element of a selector. */
export const properties = (page: Page, selector: string, name: string): Promise<unknown[]> =>
  page.locator(selector).evaluateAll((elements, key) => elements.map((element) => Reflect.get(element, key) as unknown), name)

/** A property of the first element of a selector. */
export const property = (page: Page, selector: string, name: string): Promise<unknown> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, key) => Reflect.get(element, key), name)

/** The JavaScript API of the kit, as a page imports it. */
export const kit = (page: Page, path = '/kit/shop-api.js'): Promise<JSHandle<typeof api>> =>
  // a string, because the test runner rewrites `import()` in functions
  page.evaluateHandle<typeof api>(`import('${sites.shop}${path}')`)
