import type { RemoteStore } from '../../base/http/remote.ts'
import type { Route } from '../../model/page/route.ts'

interface AwaitOptions {
  /** Aborting cancels the callback and the request. */
  signal: AbortSignal
  /** Ignores a cached route. */
  fresh?: boolean
}

/** Calls back once: with the route, or with undefined if it fails to load. A cached route calls back synchronously. */
export function awaitRoute(
  store: RemoteStore<Route>,
  callback: (route: Route | undefined) => void,
  { signal, fresh = false }: AwaitOptions,
): void {
  let isOver = false
  if (store.get().status === 'failed') store.reload()
  const unsubscribe = store.subscribe(({ status, value }) => {
    if (isOver || signal.aborted || (status === 'loading' && (fresh || value === undefined))) return
    isOver = true
    queueMicrotask(() => unsubscribe()) // `subscribe` runs this listener before it returns
    callback(value)
  })
  signal.addEventListener('abort', unsubscribe)
}
