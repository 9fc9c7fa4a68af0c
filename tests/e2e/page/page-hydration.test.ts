import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { open, type VisitOptions } from '../harness.ts'

const category = '/c/workshop/hand-tools'
const product = '/p/safety-trainers-breathable-bt-3115'

/** Opens a page of the shop; collects layout shifts and warnings about markup that rendered anew. */
async function openPage(options: VisitOptions) {
  const warnings: string[] = []
  const visit = await open({
    ...options,
    before: async (page) => {
      page.on('console', (message) => /rendered anew/.test(message.text()) && warnings.push(message.text()))
      await options.before?.(page)
      await page.addInitScript(() => {
        Object.assign(window, { shift: 0, shifted: [] })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] })[]) {
            Object.assign(window, { shift: Reflect.get(window, 'shift') + entry.value })
            Reflect.get(window, 'shifted').push(...`${entry.startTime | 0} ${entry.value}`, ...entry.sources.map(({ node, previousRect: a, currentRect: b }) => `${node?.nodeName} ${[a.x, a.y, a.width, a.height]} > ${[b.x, b.y, b.width, b.height]}`))
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
    },
  })
  return { ...visit, warnings }
}

const shift = (page: Page) => page.evaluate(() => [Reflect.get(window, 'shift') as number, Reflect.get(window, 'shifted')])

/** Whether the elements near the viewport have taken over their markup. */
const isHydrated = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-shop-rendered]')].every((element) => element.getBoundingClientRect().top > innerHeight + 400),
  )

test.each(
  (['routed', 'shop'] as const).flatMap((site) =>
    [1440, 375].flatMap((width) => ['/', '/lt/', category, product, '/search?search=oak'].map((path) => [site, width, path] as const)),
  ),
)('%s at %i px: %s hydrates as it came', async (site, width, path) => {
  const { page, calls, errors, warnings } = await openPage({
    site,
    path,
    width,
    contextOptions: width < 1024 ? { userAgent: 'Mozilla/5.0 (Linux; Android 14) Mobile', viewport: { width, height: 800 }, isMobile: true } : {},
  })
  await expect.poll(() => isHydrated(page), { timeout: 10_000 }).toBe(true)
  await page.waitForTimeout(500)
  console.log(site, width, path, await shift(page), warnings, calls(/api|content/))
  expect([errors, warnings]).toEqual([[], []])
})
