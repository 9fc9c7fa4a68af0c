import { whenIdle } from '../../base/dom/page-events.ts'
import { sameOriginPath } from '../../base/security/safe-url.ts'

/** Reports to the worker which resources the page loaded without it, including those still pending when it activated. */
function reportLoaded(worker: ServiceWorker): void {
  worker.postMessage({ page: pageUrl() })
  const observer = new PerformanceObserver((list) => {
    const missed = (list.getEntries() as PerformanceResourceTiming[]).filter(({ workerStart }) => workerStart === 0)
    const resources = missed.map(({ name }) => name).filter((url) => sameOriginPath(url) !== undefined)
    if (resources.length) worker.postMessage({ resources })
  })
  observer.observe({ type: 'resource', buffered: true })
}

const pageUrl = () => location.href.split('#')[0] as string

/**
 * Whether the worker has stored this page. A controller does not tell: the worker that the previous page has registered may take control
 * while this one loads.
 */
const isPageStored = async () => (await caches.match(pageUrl(), { ignoreVary: true })) !== undefined

/** Undefined without https, and in a sandboxed frame, where reading the property throws. */
function workerContainer(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker
  } catch {
    return undefined
  }
}

/**
 * Registers the shop's service worker if it is same-origin (OFF-07). A page that loaded without the worker reports its resources, so
 * that they are available offline, too.
 */
export async function registerServiceWorker(url: string): Promise<void> {
  const path = sameOriginPath(url)
  const workers = workerContainer()
  if (path === undefined || !workers) return
  const wasControlled = workers.controller !== null
  await new Promise<void>((onIdle) => whenIdle(onIdle)) // the page loads first
  const registration = await workers.register(path, { updateViaCache: 'none' }).catch((error: Error) => {
    if (error.name !== 'SecurityError') throw error // the browser stores nothing for this page, so it works online only
  })
  if (!registration || (wasControlled && (await isPageStored()))) return
  const { active } = await workers.ready
  if (active) reportLoaded(active)
}
