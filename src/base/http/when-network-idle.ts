import { $requests } from './request.ts'

/** quiet period in which dependent requests can start */
const quietMs = 100

/** Calls `act` once no request is pending. Returns a cancel function. */
export function whenNetworkIdle(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const unsubscribe = $requests.subscribe(({ pending }) => {
    clearTimeout(timer)
    if (pending === 0) timer = setTimeout(finish, quietMs)
  })
  return stop
  function stop() {
    clearTimeout(timer)
    unsubscribe()
  }
  function finish() {
    stop()
    act()
  }
}
