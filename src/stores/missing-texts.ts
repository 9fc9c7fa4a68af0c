import { reportMissingTranslation } from '../api/translations.ts'
import type { Connection } from '../base/request.ts'
import { pageSettings } from '../base/settings.ts'
import { shared } from '../base/shared.ts'

const longestKey = 200
/** Reports wait for the page to be there. */
const quietMs = 1000

const storageKey = () => `${pageSettings().storagePrefix}:missing-texts`

/** What earlier pages of this visit have reported. */
function readReported(): string[] {
  try {
    const keys: unknown = JSON.parse(sessionStorage.getItem(storageKey()) ?? '[]')
    return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : []
  } catch {
    return []
  }
}

function writeReported(keys: Iterable<string>) {
  try {
    sessionStorage.setItem(storageKey(), JSON.stringify([...keys]))
  } catch {
    // denied or full: the memory of this page is enough
  }
}

const state = shared('texts.missing', () => ({
  reported: new Set(readReported()),
  waiting: [] as { shop: Connection; key: string }[],
  busy: false,
}))

/** One after the other; the first refusal ends it for this page, so that a shop is never flooded. */
async function send() {
  try {
    for (let next = state.waiting.shift(); next; next = state.waiting.shift()) await reportMissingTranslation(next.shop, next.key)
    state.busy = false
  } catch {
    state.waiting.length = 0
  }
}

/** Tells the shop that a key has no text, once per key (TRANS-01). */
export function reportMissing(shop: Connection, key: string): void {
  if (state.reported.has(key) || key.length > longestKey) return
  state.reported.add(key)
  writeReported(state.reported)
  state.waiting.push({ shop, key })
  if (state.busy) return
  state.busy = true
  setTimeout(send, quietMs)
}
