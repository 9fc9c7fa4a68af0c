import { pageSettings } from '../base/settings.ts'

const storageKey = () => `${pageSettings().storagePrefix}:document-hops`
const chainMs = 10_000

/** Documents in a row that have only sent this tab on; 0 where the browser does not keep it. */
export function countHop(): number {
  try {
    const [before = 0, at = 0] = (sessionStorage.getItem(storageKey()) ?? '').split(' ').map(Number)
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
