/** Used part of ServiceWorkerGlobalScope, which the DOM library does not declare. */
export interface WorkerScope {
  location: Location
  registration: ServiceWorkerRegistration
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: WorkEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'message', listener: (event: WorkEvent & { data: unknown }) => void): void
}

/** ExtendableEvent: keeps the worker alive until its work is done. */
export interface WorkEvent {
  waitUntil(work: Promise<unknown>): void
}

export interface FetchEvent extends WorkEvent {
  request: Request
  /** navigation preload: requested while the worker starts */
  preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
