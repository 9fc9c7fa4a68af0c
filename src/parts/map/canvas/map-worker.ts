import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { loaderPrefix, trustedPolicy } from '../../../base/security/trusted-policy.ts'

/** URL of the worker script, which is part of the kit */
export const kitWorkerUrl = new URL(workerUrl, import.meta.url).href

const listeners = new Set<() => void>()
let isRefused = false

/** Calls back when a worker fails; the library itself would only leave the map empty. Returns an unsubscribe function. */
export function onWorkerFailure(listener: () => void): () => void {
  listeners.add(listener)
  if (isRefused) queueMicrotask(listener)
  return () => listeners.delete(listener)
}

const notifyListeners = () => {
  for (const listener of listeners) listener()
}

/**
 * Trusted Types allow only URLs that the policy creates. For a cross-origin kit the library starts workers from a blob loader,
 * which no policy can verify: the policy creates an equivalent loader instead.
 */
function trustedUrl(url: string | URL): string | URL {
  try {
    const scriptUrl = String(url).startsWith('blob:') ? loaderPrefix + kitWorkerUrl : String(url)
    return (trustedPolicy()?.createScriptURL(scriptUrl) as string | undefined) ?? url
  } catch {
    return url
  }
}

/** Replaces a worker that the page's policy refuses. The library starts workers where nothing catches an error. */
const noWorker = () => Object.assign(new EventTarget(), { postMessage() {}, terminate() {} })

/** Replaces `Worker` in the map library, see tools/vite/map-library.ts. */
export const MapWorker = new Proxy(globalThis.Worker, {
  construct(Native, [url, options]: [string | URL, WorkerOptions?]) {
    try {
      const worker = new Native(trustedUrl(url), options)
      worker.addEventListener('error', notifyListeners)
      return worker
    } catch (error) {
      console.warn(error)
      isRefused = true
      notifyListeners()
      return noWorker()
    }
  },
})
