import type { RemoteStore } from '../../base/http/remote.ts'
import type { Route } from '../../model/page/route.ts'

/**
 * Calls back once: with the route, or with undefined if it fails to load. Accepts a cached route unless `fresh` is set. Calls back
 * synchronously if the route is cached. Returns a function that cancels the callback and the request.
 */
export function awaitRoute(
  store: RemoteStore<Route>,
  callback: (route: Route | undefined) => void,
  { fresh = false }: { fresh?: boolean } = {},
): () => void {
  let unsubscribe: (() => void) | undefined
  let isOver = false
  const cancel = () => {
    isOver = true
    unsubscribe?.()
  }
  if (store.get().status === 'failed') store.reload()
  unsubscribe = store.subscribe(({ status, value }) => {
    if (isOver || (status === 'loading' && (fresh || value === undefined))) return
    isOver = true
    queueMicrotask(() => unsubscribe?.()) // `subscribe` runs this listener before it returns
    callback(value)
  })
  return cancel
}
