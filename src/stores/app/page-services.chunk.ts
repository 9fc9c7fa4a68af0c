/** What a page switches on by its `shop-config` and most do not need at once, in one chunk. */

export { startTagManager } from '../analytics/tag-manager.ts'
export { startLiveReload } from './live-reload.ts'
export { registerServiceWorker } from './service-worker.ts'
