import { $requests } from './request.ts'

/** without a request for so long: what somebody needs has been asked for and has come */
const quietMs = 100

/** Calls once, when nothing that was asked for is on its way any more. What is answered ends the wait. */
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
