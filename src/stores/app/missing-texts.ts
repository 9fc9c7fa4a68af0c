import { reportMissingTranslation } from '../../api/configuration.ts'
import { type Connection, RequestError } from '../../base/http/request.ts'
import { shared } from '../../base/shared.ts'
import { pageSettings } from '../../kit/settings.ts'
import { stringify } from '../../model/stringify.ts'

/** Delays reports until the page has loaded. */
const debounceMs = 1000
/** Pause after a failure that is not about the key. */
const retryMs = 60_000
/** The page stops reporting after this many failures. */
const maxFailures = 3
/** Statuses that reject the key itself; the next key may be accepted. */
const refusals = new Set([400, 413, 422])

const storageKey = () => `${pageSettings().storagePrefix}:missing-texts`

/** Keys that earlier pages of this session have reported. */
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
    sessionStorage.setItem(storageKey(), stringify([...keys]))
  } catch {
    // blocked or full: this page keeps them in memory
  }
}

const state = shared('texts.missing', () => ({
  reported: new Set(readReported()),
  waiting: [] as { shop: Connection; key: string }[],
  isSending: false,
  failures: 0,
}))

const isRefusal = (error: unknown) => error instanceof RequestError && refusals.has(error.status)

/** Sends the keys one by one. A key counts as reported once the shop accepts or rejects it. Pauses after any other failure. */
async function send(): Promise<void> {
  for (let next = state.waiting[0]; next; next = state.waiting[0]) {
    try {
      await reportMissingTranslation(next.shop, next.key)
    } catch (error) {
      if (!isRefusal(error)) return pause()
    }
    state.waiting.shift()
    state.reported.add(next.key)
    writeReported(state.reported)
  }
  state.isSending = false
}

function pause() {
  state.failures += 1
  if (state.failures < maxFailures) setTimeout(send, retryMs)
}

/** Reports a missing translation to the shop, once per key (TRANS-01). */
export function reportMissing(connection: Connection, key: string): void {
  if (state.reported.has(key) || state.waiting.some((waiting) => waiting.key === key)) return
  state.waiting.push({ shop: connection, key })
  if (state.isSending) return
  state.isSending = true
  setTimeout(send, debounceMs)
}
