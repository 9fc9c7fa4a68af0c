/** Thrown when more work waits than anyone would wait for. */
export class QueueFullError extends Error {
  override name = 'QueueFullError'
}

export interface WorkQueue {
  /** Work somebody waits for. */
  now<T>(work: () => Promise<T>): Promise<T>
  /** Work that may wait until nobody has asked for anything for a while. */
  idle<T>(work: () => Promise<T>): Promise<T>
  /** Lets running work end and drops what waits. */
  close(): void
}

interface Waiting {
  start: () => Promise<void>
  drop: () => void
}

/** At most `parallel` pieces of work at once and `room` waiting; idle work one at a time after `quietMs` of silence. */
export function workQueue({ parallel = 2, room = 1000, quietMs = 1000 } = {}): WorkQueue {
  const urgent: Waiting[] = []
  const idle: Waiting[] = []
  let [running, idleRunning, lastUrgent] = [0, false, 0]
  let timer: NodeJS.Timeout | undefined

  function next() {
    while (running < parallel) {
      const work = urgent.shift()
      if (!work) break
      running += 1
      work.start().finally(() => {
        running -= 1
        lastUrgent = Date.now()
        next()
      })
    }
    if (running === 0 && !idleRunning && idle.length > 0) {
      clearTimeout(timer)
      timer = setTimeout(nextIdle, Math.max(0, lastUrgent + quietMs - Date.now()))
      timer.unref()
    }
  }

  function nextIdle() {
    if (running > 0 || idleRunning || Date.now() < lastUrgent + quietMs) return next()
    const work = idle.shift()
    if (!work) return
    idleRunning = true
    work.start().finally(() => {
      idleRunning = false
      next()
    })
  }

  const wait = <T>(lane: Waiting[], work: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      lane.push({ start: () => work().then(resolve, reject), drop: () => reject(new QueueFullError('The shop is closing')) })
      next()
    })

  return {
    now: (work) => (urgent.length >= room ? Promise.reject(new QueueFullError('Too many pictures wait')) : wait(urgent, work)),
    idle: (work) => wait(idle, work),
    close() {
      clearTimeout(timer)
      for (const { drop } of [...urgent.splice(0), ...idle.splice(0)]) drop()
    },
  }
}
