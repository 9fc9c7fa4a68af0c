import { trustedPolicy } from '../../base/trusted-policy.ts'

const watchers = new Set<() => void>()

/** Hears once of a worker that does not run: the map itself would only stay empty. Returns what stops listening. */
export function onDeadWorker(tell: () => void): () => void {
  watchers.add(tell)
  return () => watchers.delete(tell)
}

const tellAll = () => {
  for (const tell of watchers) tell()
}

/** A page with Trusted Types starts what its policy lets through; a kit of another site comes as a blob, which no policy knows. */
function trusted(address: string | URL): string | URL {
  try {
    return (trustedPolicy()?.createScriptURL(String(address)) as string | undefined) ?? address
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
