import { shared } from '../shared.ts'
import { checkOrigin } from './origin-check.ts'

/*
 * Finds a shop that can be reached again. Loaded by the first call that fails.
 *
 * | state | effect |
 * |---|---|
 * | down | while the page is visible, asks for the headers of the failed URL: after 2 s, 4 s, … 60 s |
 * | up | everything that failed retries, at once; if some of it fails again and again, after 1 s, 2 s, … 60 s |
 */

const longestGapMs = 60_000
const firstProbeMs = 2000
const firstRetryMs = 1000
const probeTimeoutMs = 15_000
/** without a failure for this long, the next one is a new outage */
const calmMs = 120_000

/** The pages of many shoppers do not ask at the same time. */
const spread = (ms: number) => ms * (0.5 + Math.random() / 2)
const doubled = (ms: number) => Math.min(ms * 2, longestGapMs)

/** Loads broken pictures again. */
function reloadPictures() {
  for (const { shadowRoot } of document.querySelectorAll('*'))
    for (const picture of shadowRoot?.querySelectorAll('img') ?? [])
      if (picture.complete && !picture.naturalWidth && picture.src) picture.setAttribute('src', picture.getAttribute('src') ?? '')
}

/** The state of reconnect.ts, which loads this file. */
interface Reach {
  readonly url: string
  get(): string | undefined
  set(state: 'retry'): void
  subscribe(listener: (state: string | undefined) => void): unknown
}

function start($reach: Reach, noteStatus: (status: number) => void) {
  let probeGapMs = firstProbeMs
  let retryGapMs = 0
  let probeAt = 0
  let retriedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const probe = async () => {
    probeGapMs = doubled(probeGapMs)
    probeAt = Date.now() + spread(probeGapMs)
    const options = { method: 'HEAD', cache: 'no-store', credentials: 'omit', signal: AbortSignal.timeout(probeTimeoutMs) } as const
    const status = await fetch($reach.url, options).then(
      (response) => response.status,
      () => 0,
    )
    noteStatus(status)
    plan()
  }
  const retry = () => {
    if (!globalThis.document) return // the page is gone
    retriedAt = Date.now()
    retryGapMs = doubled(retryGapMs) || firstRetryMs
    $reach.set('retry')
    reloadPictures()
  }
  function plan() {
    clearTimeout(timer)
    const state = $reach.get()
    if (state === 'up') timer = setTimeout(retry, retriedAt + retryGapMs - Date.now())
    else if (state === 'down' && !globalThis.document?.hidden) timer = setTimeout(probe, probeAt - Date.now())
  }
  let isOriginKnown = false
  const askOrigin = async () => {
    if (isOriginKnown) return
    isOriginKnown = true
    isOriginKnown = await checkOrigin($reach.url)
  }
  $reach.subscribe((state) => {
    if (state === 'down') void askOrigin()
    const isCalm = Date.now() - retriedAt > calmMs
    if (state === 'down' && isCalm) retryGapMs = 0
    if (state === 'down') {
      if (isCalm || retryGapMs <= firstRetryMs) probeGapMs = firstProbeMs
      probeAt = Date.now() + spread(probeGapMs)
    }
    plan()
  })
  window.addEventListener('visibilitychange', plan) // bubbles from the document
}

/** Starts once per page. */
export const startRecovery = (...reach: Parameters<typeof start>): unknown => shared('recovery', () => start(...reach))
