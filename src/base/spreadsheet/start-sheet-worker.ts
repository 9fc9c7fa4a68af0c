import { trustedPolicy } from '../trusted-policy.ts'
import type { SheetNews } from './sheet-worker.ts'
import address from './sheet-worker.ts?worker&url'

/** Starts what asks for a trusted address where the page demands one; throws where the page allows none. */
function begin(): Worker {
  const trusted = trustedPolicy()?.createScriptURL(address) as string | undefined
  return new Worker(trusted ?? address, { type: 'module' })
}

/**
 * The worker that makes spreadsheets, once it runs; undefined where there can be none: a page may start only workers of its
 * own site, and its policy may refuse even those.
 */
export async function startSheetWorker(): Promise<Worker | undefined> {
  if (typeof Worker === 'undefined' || new URL(address, document.baseURI).origin !== location.origin) return undefined
  try {
    const worker = begin()
    return await new Promise((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<SheetNews>) => data === 'ready' && resolve(worker)
      worker.onerror = () => {
        worker.terminate()
        resolve(undefined)
      }
    })
  } catch {
    return undefined
  }
}
