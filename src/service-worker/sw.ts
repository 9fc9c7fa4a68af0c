import { cacheKind, staleCaches } from '../domain/app/cache-rules.ts'
import { cacheVisiblePage } from './cache-visible-page.ts'
import { respond } from './respond.ts'
import type { WorkerScope } from './worker-scope.ts'

const worker = globalThis as unknown as WorkerScope

/*
 * The service worker of the shop's own pages: what was seen can be read without a connection. It takes over at once and
 * reloads nothing: pages and answers come from the network first, and files are kept under names that never change their
 * content, so that a page of any version is served what it asks for.
 */
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))

async function activate(): Promise<void> {
  for (const name of staleCaches(await caches.keys())) await caches.delete(name)
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
}
worker.addEventListener('activate', (event) => event.waitUntil(activate()))

worker.addEventListener('fetch', (event) => {
  const { method, url, mode, headers } = event.request
  if (headers.has('range')) return
  const kind = cacheKind({ method, url, origin: worker.location.origin, isNavigation: mode === 'navigate' })
  if (kind) event.respondWith(respond(kind, event))
})

worker.addEventListener('message', (event) => event.waitUntil(cacheVisiblePage(event.data)))
