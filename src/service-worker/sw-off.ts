import type { WorkerScope } from './worker-scope.ts'

const worker = globalThis as unknown as WorkerScope

/* Kill switch: served instead of the service worker, it deletes the caches and unregisters. */
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))

async function leave(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith('shop-kit:')) await caches.delete(name)
  await worker.registration.unregister()
}
worker.addEventListener('activate', (event) => event.waitUntil(leave()))
