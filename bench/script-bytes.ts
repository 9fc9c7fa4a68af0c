import type { CDPSession } from 'playwright'

/** What the scripts of a page have transferred so far, in bytes. */
export interface ScriptBytes {
  count: number
  bytes: number
  headerBytes: number
  /** Bytes of the scripts that had arrived at a time after the navigation, in milliseconds. */
  bytesUntil(ms: number): number
}

interface Arrival {
  bytes: number
  headerBytes: number
  /** seconds on the clock of the browser */
  at: number
}

const isScript = (mimeType: string) => /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/.test(mimeType)

/**
 * Counts the scripts that the page of a session loads, as compressed as they arrive; bodies and headers separately. A script is what the
 * server calls one, however it is requested: as a module, a preload, a worker or by `fetch`. One that is asked for again comes from the
 * cache and counts once.
 */
export async function countScripts(session: CDPSession): Promise<ScriptBytes> {
  await session.send('Network.enable')
  let start: number | undefined
  const pending = new Map<string, { url: string; headerBytes: number }>()
  const arrivals = new Map<string, Arrival>()
  session.on('Network.requestWillBeSent', ({ timestamp }) => {
    start ??= timestamp
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (isScript(response.mimeType)) pending.set(requestId, { url: response.url, headerBytes: response.encodedDataLength })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const { url, headerBytes } = pending.get(requestId) ?? {}
    if (url === undefined || headerBytes === undefined) return
    const bytes = encodedDataLength - headerBytes
    const known = arrivals.get(url)
    if (bytes > (known?.bytes ?? -1)) arrivals.set(url, { bytes, headerBytes, at: known?.at ?? timestamp })
  })
  const sum = (field: 'bytes' | 'headerBytes', until = Number.POSITIVE_INFINITY) =>
    [...arrivals.values()].reduce((all, arrival) => (arrival.at <= until ? all + arrival[field] : all), 0)
  return {
    get count() {
      return arrivals.size
    },
    get bytes() {
      return sum('bytes')
    },
    get headerBytes() {
      return sum('headerBytes')
    },
    bytesUntil: (ms) => sum('bytes', (start ?? 0) + ms / 1000),
  }
}
