import { createFairQueue, type Job, type Ticket } from './fair-queue.ts'

/** Thrown when more work waits than anyone would wait for, or when the shop is closing. */
export class QueueFullError extends Error {
  override name = 'QueueFullError'
}

/** Who waits for work. */
export interface Requester {
  /** the client; clients take turns, however much one of them asks for */
  clientKey?: string
  /** tells when they have gone: work that nobody waits for is not begun */
  signal?: AbortSignal
}

export interface WorkQueue {
  /** Work somebody waits for. */
  now<T>(work: () => Promise<T>, waiter?: Requester): Promise<T>
  /**
   * Work that several may wait for: done once, at the earliest turn of all who do. `over` hears that it is done, or that nobody
   * waits for it any more.
   */
  share<T>(work: () => Promise<T>, over: () => void): (waiter?: Requester) => Promise<T>
  /** Work that may wait until nobody has asked for anything for a while. */
  idle<T>(work: () => Promise<T>): Promise<T>
  /** Lets running work end, drops what waits and takes no more. */
  close(): void
}

interface IdleWork {
  start: () => Promise<void>
  drop: () => void
}

/** Idle work rests so many times as long as it worked: it takes a quarter of one processor at most. */
const idleRestRatio = 3

const queueFullError = () => new QueueFullError('Too many pictures wait')
const closingError = () => new QueueFullError('The shop is closing')

/**
 * At most `parallel` pieces of work at once and `room` waiting: who asks for more makes way in the longest line. Idle work one
 * at a time after `quietMs` of silence.
 */
export function workQueue({ parallel = 2, room: maxQueued = 1000, quietMs = 2000 } = {}): WorkQueue {
  const lines = createFairQueue()
  const waiting = new Set<Job>()
  const idle: IdleWork[] = []
  let [running, idleRunning] = [0, false]
  let idleFrom = Date.now() + quietMs
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  function next() {
    while (running < parallel) {
      const work = lines.next()
      if (!work) break
      waiting.delete(work)
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
      idleFrom = Math.max(idleFrom, Date.now() + idleRestRatio * (Date.now() - started))
      next()
    })
  }

  function close() {
    isClosed = true
    clearTimeout(timer)
    lines.clear(closingError())
    for (const { drop } of idle.splice(0)) drop()
  }

  /** Whether a line may grow: where the room is full, the longest other one gives up its last place for it. */
  function makeRoom(clientKey: string): boolean {
    if (waiting.size < maxQueued) return true
    const longest = lines.longest()
    if (lines.lengthOf(longest) <= lines.lengthOf(clientKey) + 1) return false
    lines.shorten(longest, queueFullError())
    return waiting.size < maxQueued
  }

  function share<T>(work: () => Promise<T>, over: () => void): (waiter?: Requester) => Promise<T> {
    let begun: Promise<T> | undefined
    const settled: ((result: Promise<T>) => void)[] = []
    const job: Job = {
      tickets: new Set(),
      start: async () => {
        begun = work().finally(over)
        for (const settle of settled) settle(begun)
        await begun.catch(() => {})
      },
      drop: () => {
        waiting.delete(job)
        over()
      },
    }

    function enter(place: Ticket, signal: AbortSignal | undefined): void {
      waiting.add(job)
      lines.join(job, place)
      signal?.addEventListener('abort', () => lines.leave(job, place, signal.reason), { once: true })
      next()
    }

    return ({ clientKey = '', signal } = {}) =>
      new Promise((resolve, reject) => {
        if (begun) return resolve(begun)
        const isFull = !waiting.has(job) && !makeRoom(clientKey)
        if (isClosed || isFull || signal?.aborted) {
          if (job.tickets.size === 0) over()
          return reject(isClosed ? closingError() : isFull ? queueFullError() : signal?.reason)
        }
        settled.push(resolve)
        enter({ clientKey, reject }, signal)
      })
  }

  return {
    now: (work, waiter) => share(work, () => {})(waiter),
    share,
    idle: (work) =>
      new Promise((resolve, reject) => {
        idle.push({ start: () => work().then(resolve, reject), drop: () => reject(closingError()) })
        if (isClosed) close()
        else next()
      }),
    close,
  }
}
