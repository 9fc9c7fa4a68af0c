import { loaderPrefix, trustedPolicy, workerLoader } from '../security/trusted-policy.ts'
import type { SheetMessage } from './sheet-worker.ts'
import address from './sheet-worker.ts?worker&url'

/** time that a worker takes to be loaded, at most */
const loadMs = 60_000

const isSameOrigin = () => new URL(address, document.baseURI).origin === location.origin

/**
 * Starts what asks for a trusted address where the page demands one; throws where the page allows none. On a page of another
 * site a line of script loads the worker, which takes `worker-src blob:` where that site has a policy.
 */
function createWorker(): Worker {
  const policy = trustedPolicy()
  if (isSameOrigin()) return new Worker((policy?.createScriptURL(address) as string | undefined) ?? address, { type: 'module' })
  const loader = (policy?.createScriptURL(loaderPrefix + address) as string | undefined) ?? workerLoader(address)
  const worker = new Worker(loader, { type: 'module' })
  setTimeout(() => URL.revokeObjectURL(String(loader)), loadMs)
  return worker
}

/** The worker that makes spreadsheets, once it runs; undefined where there can be none: the page's policy may refuse it. */
export async function startSheetWorker(): Promise<Worker | undefined> {
  if (typeof Worker === 'undefined') return undefined
  try {
    const worker = createWorker()
    return await new Promise((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<SheetMessage>) => data === 'ready' && resolve(worker)
      worker.onerror = () => {
        worker.terminate()
        resolve(undefined)
      }
    })
  } catch {
    return undefined
  }
}
