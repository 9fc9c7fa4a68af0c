import { pageSettings } from '../../kit/settings.ts'

const storageKey = () => `${pageSettings().storagePrefix}:document-hops`
const loopWindowMs = 10_000
/** number of documents, and when the last one was, in ms */
const storedPattern = /^(\d{1,3}) (\d{13})$/

/** Documents in a row that have only sent this tab on; 0 where the browser does not keep it. */
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

/** The next document that sends the tab on is the first. */
export function resetRedirects(): void {
  try {
    sessionStorage.removeItem(storageKey())
  } catch {
    // denied: nothing was counted
  }
}
