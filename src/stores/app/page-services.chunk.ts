/** Services that `shop-config` turns on and that no page needs at once, in one chunk. */

export { startTagManager } from '../analytics/tag-manager.ts'
export { startLiveReload } from './live-reload.ts'
export { registerServiceWorker } from './service-worker.ts'
