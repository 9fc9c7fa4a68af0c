import { whenIdle } from '../../base/dom/page-events.ts'
import { sameOriginPath } from '../../base/security/safe-url.ts'

/** Tells the worker what this page has loaded past it, and goes on with what was still under way when it came. */
function reportLoaded(worker: ServiceWorker): void {
  worker.postMessage({ page: location.href.split('#')[0] })
  const observer = new PerformanceObserver((list) => {
    const missed = (list.getEntries() as PerformanceResourceTiming[]).filter(({ workerStart }) => workerStart === 0)
    const resources = missed.map(({ name }) => name).filter((url) => sameOriginPath(url) !== undefined)
    if (resources.length) worker.postMessage({ resources })
  })
  observer.observe({ type: 'resource', buffered: true })
}

/** Undefined without https, and in a sandboxed frame, which may not even look. */
function containerHere(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker
  } catch {
    return undefined
  }
}

/**
 * Registers the shop's service worker (OFF-07); only one of the page's own origin. A page that was loaded without it says
 * what it has loaded, so that this can be read without a connection too.
 */
export async function registerServiceWorker(url: string): Promise<void> {
  const path = sameOriginPath(url)
  const workers = containerHere()
  if (path === undefined || !workers) return
  const wasThere = workers.controller !== null
  await new Promise<void>((onIdle) => whenIdle(onIdle)) // the page comes first
  await workers.register(path, { updateViaCache: 'none' })
  if (wasThere) return
  const { active } = await workers.ready
  if (active) reportLoaded(active)
}
