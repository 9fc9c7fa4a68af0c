/** Services that `shop-config` turns on and that no page needs at once, in one chunk. */

export { startLiveReload } from './live-reload.ts'
export { registerServiceWorker } from './service-worker.ts'
