import type { Locator } from 'playwright'

/** Observes an element. The returned function counts the DOM changes after which no element inside had the focus. */
export async function watchFocus(tag: Locator): Promise<() => Promise<number>> {
  const gaps = await tag.evaluateHandle(({ shadowRoot }) => {
    const losses = { count: 0 }
    const check = () => {
      if (!shadowRoot?.activeElement) losses.count += 1
    }
    if (shadowRoot) new MutationObserver(check).observe(shadowRoot, { childList: true, subtree: true })
    return losses
  })
  return () => gaps.evaluate(({ count }) => count)
}
