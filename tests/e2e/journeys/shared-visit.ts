import { afterAll, afterEach, beforeEach } from 'vitest'
import { endTab, newContext, open, tabFor, toShop, type Visit, type VisitOptions } from '../harness.ts'
import type { PooledTab } from '../tab-pool.ts'

/**
 * Shares one page among all tests of the surrounding `describe`. The first test opens it. Each next one continues on it with
 * calls and errors cleared. A failed test closes the page, so that the next test or the retry starts with a new one.
 */
export function shareVisit(options: VisitOptions = {}): Visit {
  let opened: Visit | undefined
  let tab: PooledTab | undefined
  const close = async ({ hasFailed = false } = {}) => {
    await (tab ? endTab(tab, hasFailed) : opened?.context.close())
    opened = tab = undefined
  }
  const visit = () => {
    if (!opened) throw new Error('The shared page exists only inside tests')
    return opened
  }
  beforeEach(async () => {
    if (opened) return opened.forget()
    const { width = 1440, height = 900, contextOptions } = options
    if (!contextOptions) tab = await tabFor(options)
    const target = tab ? { tab } : { context: await newContext({ viewport: { width, height }, ...contextOptions }) }
    opened = await open({ ...options, ...target })
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
 * Replaces the content of a shared host page, as if it had been opened with this HTML, path and size. The kit stays loaded
 * without cached responses. Cookies and storage stay. Clears the recorded calls unless `forgets` is false.
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
    await new Promise((resolve) => setTimeout(resolve)) // removed elements unmount after this task
    const shared = (globalThis as unknown as Record<symbol, Map<string, { clear(): void }>>)[Symbol.for('shop-kit.shared.v1')]
    for (const [name, cache] of shared ?? []) if (name.startsWith('remote.')) cache.clear()
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
