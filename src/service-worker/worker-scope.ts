/** The part of a service worker's world that the kit uses; the types of the page know nothing of it. */
export interface WorkerScope {
  location: Location
  registration: ServiceWorkerRegistration
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: WorkEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'message', listener: (event: WorkEvent & { data: unknown }) => void): void
}

/** An event that the worker lives for until its work is done. */
export interface WorkEvent {
  waitUntil(work: Promise<unknown>): void
}

export interface FetchEvent extends WorkEvent {
  request: Request
  /** the page, asked for while the worker was waking */
  preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
