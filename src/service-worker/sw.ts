import { cacheKind, staleCaches } from '../domain/app/cache-rules.ts'
import { cacheVisiblePage } from './cache-visible-page.ts'
import { respond } from './respond.ts'
import type { WorkerScope } from './worker-scope.ts'

const worker = globalThis as unknown as WorkerScope

/*
 * Service worker of the shop's own pages: makes visited pages available offline. Activates at once without a reload, which is
 * safe for open pages of an older version: pages and responses are network first, and hashed file names never change content.
 */
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))

async function activate(): Promise<void> {
  for (const name of staleCaches(await caches.keys())) await caches.delete(name)
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
}
worker.addEventListener('activate', (event) => event.waitUntil(activate()))

worker.addEventListener('fetch', (event) => {
  const { method, url, mode, headers, destination } = event.request
  // WebKit does not start a worker whose script comes from a service worker (WebKitGTK 2.50, 2026-11-27, no report found). Hashed
  // scripts are in the HTTP cache anyway.
  if (headers.has('range') || destination === 'worker') return
  const kind = cacheKind({ method, url, origin: worker.location.origin, isNavigation: mode === 'navigate' })
  if (kind) event.respondWith(respond(kind, event))
})

worker.addEventListener('message', (event) => event.waitUntil(cacheVisiblePage(event.data)))
