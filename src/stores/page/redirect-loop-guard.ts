import { pageSettings } from '../../kit/settings.ts'

const storageKey = () => `${pageSettings().storagePrefix}:document-hops`
const loopWindowMs = 10_000
/** Count of redirects, time of the last one in ms. */
const storedPattern = /^(\d{1,3}) (\d{13})$/

/**
 * Counts a redirect that loads another document. Returns how many followed each other within 10 s in this tab; 0 if the browser blocks
 * `sessionStorage`.
 */
export function countRedirect(): number {
  try {
    const [, before = 0, at = 0] = (storedPattern.exec(sessionStorage.getItem(storageKey()) ?? '') ?? []).map(Number)
    const redirects = Date.now() - at < loopWindowMs ? before + 1 : 1
    sessionStorage.setItem(storageKey(), `${redirects} ${Date.now()}`)
    return redirects
  } catch {
    return 0
  }
}

/** Resets the count: a page has rendered, or the loop was reported to the user. */
export function resetRedirects(): void {
  try {
    sessionStorage.removeItem(storageKey())
  } catch {
    // blocked: `countRedirect` counts nothing either
  }
}
