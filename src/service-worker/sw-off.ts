import type { WorkerScope } from './worker-scope.ts'

const worker = globalThis as unknown as WorkerScope

/* The switch that ends it: served in place of the service worker, it drops what was kept and leaves. */
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))

async function leave(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith('shop-kit:')) await caches.delete(name)
  await worker.registration.unregister()
}
worker.addEventListener('activate', (event) => event.waitUntil(leave()))
