import { pageBase } from '../security/safe-url.ts'
import { loaderPrefix, trustedPolicy, workerLoader } from '../security/trusted-policy.ts'
import type { SheetMessage } from './sheet-worker.ts'
import address from './sheet-worker.ts?worker&url'

/** time after which the blob URL is revoked; the worker has loaded by then */
const loadMs = 60_000

const isSameOrigin = () => new URL(address, pageBase()).origin === location.origin

/**
 * Starts the worker. Throws if the page's CSP forbids it. On another origin than the kit's, a blob script imports the worker,
 * which needs `worker-src blob:` if that page has a CSP.
 */
function createWorker(): Worker {
  const policy = trustedPolicy()
  if (isSameOrigin()) return new Worker((policy?.createScriptURL(address) as string | undefined) ?? address, { type: 'module' })
  const loader = (policy?.createScriptURL(loaderPrefix + address) as string | undefined) ?? workerLoader(address)
  const worker = new Worker(loader, { type: 'module' })
  setTimeout(() => URL.revokeObjectURL(String(loader)), loadMs)
  return worker
}

/** Resolves with the spreadsheet worker once it runs; undefined if it cannot start, for example because the page's CSP forbids it. */
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
