/** Thrown when more work waits than anyone would wait for, or when the shop is closing. */
export class QueueFullError extends Error {
  override name = 'QueueFullError'
}

export interface WorkQueue {
  /** Work somebody waits for. */
  now<T>(work: () => Promise<T>): Promise<T>
  /** Work that may wait until nobody has asked for anything for a while. */
  idle<T>(work: () => Promise<T>): Promise<T>
  /** Lets running work end, drops what waits and takes no more. */
  close(): void
}

interface Waiting {
  start: () => Promise<void>
  drop: () => void
}

/** Idle work rests so many times as long as it worked: it takes a quarter of one processor at most. */
const restFactor = 3

/** At most `parallel` pieces of work at once and `room` waiting; idle work one at a time after `quietMs` of silence. */
export function workQueue({ parallel = 2, room = 1000, quietMs = 2000 } = {}): WorkQueue {
  const urgent: Waiting[] = []
  const idle: Waiting[] = []
  let [running, idleRunning] = [0, false]
  let idleFrom = Date.now() + quietMs
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  function next() {
    while (running < parallel) {
      const work = urgent.shift()
      if (!work) break
      running += 1
      work.start().finally(() => {
        running -= 1
        idleFrom = Math.max(idleFrom, Date.now() + quietMs)
        next()
      })
    }
    if (running === 0 && !idleRunning && idle.length > 0) {
      clearTimeout(timer)
      timer = setTimeout(nextIdle, Math.max(0, idleFrom - Date.now()))
      timer.unref()
    }
  }

  function nextIdle() {
    if (running > 0 || idleRunning || Date.now() < idleFrom) return next()
    const work = idle.shift()
    if (!work) return
    idleRunning = true
    const started = Date.now()
    work.start().finally(() => {
      idleRunning = false
      idleFrom = Math.max(idleFrom, Date.now() + restFactor * (Date.now() - started))
      next()
    })
  }

  function close() {
    isClosed = true
    clearTimeout(timer)
    for (const { drop } of [...urgent.splice(0), ...idle.splice(0)]) drop()
  }

  const wait = <T>(lane: Waiting[], work: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      lane.push({ start: () => work().then(resolve, reject), drop: () => reject(new QueueFullError('The shop is closing')) })
      if (isClosed) close()
      else next()
    })

  return {
    now: (work) => (urgent.length >= room ? Promise.reject(new QueueFullError('Too many pictures wait')) : wait(urgent, work)),
    idle: (work) => wait(idle, work),
    close,
  }
}
