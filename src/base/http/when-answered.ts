import { $requests } from './request.ts'

/** without a request for so long: what somebody needs has been asked for and has come */
const restMs = 100

/** Calls once, when nothing that was asked for is on its way any more. What is answered ends the wait. */
export function whenAnswered(act: () => void): () => void {
  let rest: ReturnType<typeof setTimeout> | undefined
  const unsubscribe = $requests.subscribe(({ pending }) => {
    clearTimeout(rest)
    if (pending === 0) rest = setTimeout(come, restMs)
  })
  return stop
  function stop() {
    clearTimeout(rest)
    unsubscribe()
  }
  function come() {
    stop()
    act()
  }
}
