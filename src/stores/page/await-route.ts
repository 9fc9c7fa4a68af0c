import type { RemoteStore } from '../../base/http/remote.ts'
import type { Route } from '../../model/page/route.ts'

/**
 * Tells once of a route, or of nothing where it does not load; the last known one is enough unless it is to be fresh. Answers
 * a function after which nothing is told, and a request that is under way ends.
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
    queueMicrotask(() => unsubscribe?.()) // the answer may be there before there is something to leave
    callback(value)
  })
  return cancel
}
