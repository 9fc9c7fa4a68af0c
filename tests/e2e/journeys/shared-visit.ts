import { afterAll, afterEach, beforeEach } from 'vitest'
import { endTab, newContext, open, tabFor, toShop, type Visit, type VisitOptions } from '../harness.ts'
import type { PooledTab } from '../tab-pool.ts'

/**
 * One page for all tests of the surrounding `describe`, opened by the first of them: each starts where the one before
 * has left it, with calls and errors forgotten. After a failure the next one, or the second chance, gets a fresh page.
 */
export function shareVisit(options: VisitOptions = {}): Visit {
  let opened: Visit | undefined
  let tab: PooledTab | undefined
  const close = async ({ hasFailed = false } = {}) => {
    await (tab ? endTab(tab, hasFailed) : opened?.context.close())
    opened = tab = undefined
  }
  const visit = () => {
    if (!opened) throw new Error('The shared page is there in tests only')
    return opened
  }
  beforeEach(async () => {
    if (opened) return opened.forget()
    const { width = 1440, height = 900, contextOptions } = options
    if (!contextOptions) tab = await tabFor(options)
    const own = tab ? { tab } : { context: await newContext({ viewport: { width, height }, ...contextOptions }) }
    opened = await open({ ...options, ...own })
  })
  afterEach(({ task }) => (task.result?.state === 'fail' ? close({ hasFailed: true }) : undefined))
  afterAll(() => close())
  return {
    get page() {
      return visit().page
    },
    get context() {
      return visit().context
    },
    get errors() {
      return visit().errors
    },
    get left() {
      return visit().left
    },
    calls: (pattern) => visit().calls(pattern),
    forget: () => visit().forget(),
  }
}

/**
 * Shows these tags in place of those of a shared host page, as if it had been opened with them at that path and width. The
 * kit is loaded already; it asks for everything anew. What the visitor keeps in cookies and storage stays. Calls before are
 * forgotten, unless what was done before them belongs to what is shown.
 */
export async function show(
  visit: Visit,
  { html = '', connection = toShop(), path = '/test-page', ...options }: VisitOptions,
  { forgets = true } = {},
) {
  const { page } = visit
  const { width = 1440, height = 900 } = options
  await page.evaluate(async (address) => {
    for (const node of [...document.body.childNodes]) if (node.nodeName !== 'SHOP-ANNOUNCER') node.remove()
    await new Promise((resolve) => setTimeout(resolve)) // tags that are gone end after this task
    const shared = (globalThis as unknown as Record<symbol, Map<string, { clear(): void }>>)[Symbol.for('shop-kit.shared.v1')]
    for (const [name, answers] of shared ?? []) if (name.startsWith('remote.')) answers.clear()
    history.replaceState(null, '', address)
  }, path)
  const shown = page.viewportSize()
  if (shown?.width !== width || shown.height !== height) await page.setViewportSize({ width, height })
  if (forgets) visit.forget()
  await page.evaluate((tags) => {
    document.body.removeAttribute('style')
    document.body.insertAdjacentHTML('afterbegin', tags)
    scrollTo(0, 0)
  }, connection + html)
  return visit
}
