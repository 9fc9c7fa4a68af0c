import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { trustedPolicy } from '../../../base/security/trusted-policy.ts'
import { loaderMark } from '../../../base/security/worker-loader.ts'

/** the script of the workers, which comes from the kit */
export const workerAddress = new URL(workerUrl, import.meta.url).href

const watchers = new Set<() => void>()

/** Hears once of a worker that does not run: the map itself would only stay empty. Returns what stops listening. */
export function onDeadWorker(tell: () => void): () => void {
  watchers.add(tell)
  return () => watchers.delete(tell)
}

const tellAll = () => {
  for (const tell of watchers) tell()
}

/**
 * A page with Trusted Types starts what its policy lets through; for a kit of another site the library writes a loader, which no
 * policy knows: the policy writes its own.
 */
function trusted(address: string | URL): string | URL {
  try {
    const known = String(address).startsWith('blob:') ? loaderMark + workerAddress : String(address)
    return (trustedPolicy()?.createScriptURL(known) as string | undefined) ?? address
  } catch {
    return address
  }
}

/** Stands in for `Worker` in the map library, see scripts/map-library.ts. */
export class MapWorker extends globalThis.Worker {
  constructor(address: string | URL, options?: WorkerOptions) {
    try {
      super(trusted(address), options)
    } catch (error) {
      tellAll()
      throw error
    }
    this.addEventListener('error', tellAll)
  }
}
