import { expect, test } from 'vitest'
import { open } from '../harness.ts'

test.each(['/delivery', '/terms', '/about'])(
  'the columns of the text of %s start at the same height, and the facts stay in sight',
  async (path) => {
    const { page } = await open({ site: 'routed', path })
    const columns = page.locator('shop-text .prose-columns > div')
    await columns.first().waitFor()
    const tops = () => columns.evaluateAll((all) => all.map((column) => Math.round(column.getBoundingClientRect().top)))
    await expect.poll(async () => new Set(await tops()).size).toBe(1)
    expect(await tops()).toHaveLength(2)
  },
)

test.each(['/delivery', '/terms', '/about', '/cart', '/c/workshop/hand-tools', '/p/trail-pack-with-roll-top-bp-1001'])(
  'no box that scrolls holds a sticky part of %s, unless it does scroll',
  async (path) => {
    const { page } = await open({ site: 'routed', path })
    await page.locator('shop-page:defined:not([data-shop-rendered])').waitFor()
    const held = await page.evaluate(() => {
      const found: string[] = []
      const outer = (element: Element): Element | null =>
        element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as ShadowRoot).host ?? null
      const check = (element: Element) => {
        if (getComputedStyle(element).position === 'sticky')
          for (let box = outer(element); box && box !== document.body; box = outer(box)) {
            const { overflowY, overflowX } = getComputedStyle(box)
            if (!/auto|scroll|hidden/.test(overflowX + overflowY)) continue
            if (box.scrollHeight <= box.clientHeight) found.push(`${element.className} in ${box.localName}.${box.className}`)
            break
          }
        for (const child of [...(element.shadowRoot?.children ?? []), ...element.children]) check(child)
      }
      check(document.body)
      return found
    })
    expect(held).toEqual([])
  },
)
