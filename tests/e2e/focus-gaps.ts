import type { Locator } from 'playwright'

/** Watches a tag from now on: says how often a change of what it shows has left the keyboard nowhere, be it for an instant. */
export async function watchFocus(tag: Locator): Promise<() => Promise<number>> {
  const gaps = await tag.evaluateHandle(({ shadowRoot }) => {
    const seen = { count: 0 }
    const look = () => {
      if (!shadowRoot?.activeElement) seen.count += 1
    }
    if (shadowRoot) new MutationObserver(look).observe(shadowRoot, { childList: true, subtree: true })
    return seen
  })
  return () => gaps.evaluate(({ count }) => count)
}
