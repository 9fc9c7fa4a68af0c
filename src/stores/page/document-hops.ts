import { pageSettings } from '../../kit/settings.ts'

const storageKey = () => `${pageSettings().storagePrefix}:document-hops`
const chainMs = 10_000
/** number of documents, and when the last one was, in ms */
const noted = /^(\d{1,3}) (\d{13})$/

/** Documents in a row that have only sent this tab on; 0 where the browser does not keep it. */
export function countHop(): number {
  try {
    const [, before = 0, at = 0] = (noted.exec(sessionStorage.getItem(storageKey()) ?? '') ?? []).map(Number)
    const hops = Date.now() - at < chainMs ? before + 1 : 1
    sessionStorage.setItem(storageKey(), `${hops} ${Date.now()}`)
    return hops
  } catch {
    return 0
  }
}

/** The next document that sends the tab on is the first. */
export function endHops(): void {
  try {
    sessionStorage.removeItem(storageKey())
  } catch {
    // denied: nothing was counted
  }
}
