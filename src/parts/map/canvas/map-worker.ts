import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { loaderPrefix, trustedPolicy } from '../../../base/security/trusted-policy.ts'

/** the script of the workers, which comes from the kit */
export const kitWorkerUrl = new URL(workerUrl, import.meta.url).href

const watchers = new Set<() => void>()

/** Hears once of a worker that does not run: the map itself would only stay empty. Returns what stops listening. */
export function onWorkerFailure(listener: () => void): () => void {
  watchers.add(listener)
  return () => watchers.delete(listener)
}

const notifyWatchers = () => {
  for (const listener of watchers) listener()
}

/**
 * A page with Trusted Types starts what its policy lets through; for a kit of another site the library writes a loader, which no
 * policy knows: the policy writes its own.
 */
function trustedUrl(url: string | URL): string | URL {
  try {
    const known = String(url).startsWith('blob:') ? loaderPrefix + kitWorkerUrl : String(url)
    return (trustedPolicy()?.createScriptURL(known) as string | undefined) ?? url
  } catch {
    return url
  }
}

/** Stands in for `Worker` in the map library, see scripts/map-library.ts. */
export class MapWorker extends globalThis.Worker {
  constructor(url: string | URL, options?: WorkerOptions) {
    try {
      super(trustedUrl(url), options)
    } catch (error) {
      notifyWatchers()
      throw error
    }
    this.addEventListener('error', notifyWatchers)
  }
}
