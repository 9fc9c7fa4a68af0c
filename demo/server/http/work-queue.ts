import { createFairQueue, type Job, type Ticket } from './fair-queue.ts'

/** Thrown when the queue is full or closing. */
export class QueueFullError extends Error {
  override name = 'QueueFullError'
}

/** The client that requests work. */
export interface Requester {
  /** identifies the client; clients are served round-robin */
  clientKey?: string
  /** aborted when the client disconnects; work without a client does not start */
  signal?: AbortSignal
}

export interface WorkQueue {
  /** Queues work for one requester. */
  now<T>(work: () => Promise<T>, requester?: Requester): Promise<T>
  /**
   * Returns a function with which several requesters share one run of the work; it starts at the earliest turn of any of them.
   * Calls `onEnd` when the work has finished or no requester is left.
   */
  share<T>(work: () => Promise<T>, onEnd: () => void): (requester?: Requester) => Promise<T>
  /** Runs work when the queue has been idle for a while. */
  idle<T>(work: () => Promise<T>): Promise<T>
  /** Lets running work finish, rejects queued work and accepts no more. */
  close(): void
}

interface IdleWork {
  start: () => Promise<void>
  drop: () => void
}

/** Pause after idle work, as a multiple of its duration: limits it to a quarter of one processor. */
const idleRestRatio = 3

const queueFullError = () => new QueueFullError('Too many pictures wait')
const closingError = () => new QueueFullError('The shop is closing')

/**
 * Runs at most `parallel` jobs at once and queues at most `room`; when full, the longest queue loses its newest job. Idle work
 * runs one at a time after `quietMs` without other work.
 */
export function workQueue({ parallel = 2, room: maxQueued = 1000, quietMs = 2000 } = {}): WorkQueue {
  const queue = createFairQueue()
  const waiting = new Set<Job>()
  const idle: IdleWork[] = []
  let [running, idleRunning] = [0, false]
  let idleFrom = Date.now() + quietMs
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  function next() {
    while (running < parallel) {
      const work = queue.next()
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
    queue.clear(closingError())
    for (const { drop } of idle.splice(0)) drop()
  }

  /** Whether a client may queue another job; when full, drops the newest job of the longest other queue. */
  function makeRoom(clientKey: string): boolean {
    if (waiting.size < maxQueued) return true
    const longest = queue.longest()
    if (queue.lengthOf(longest) <= queue.lengthOf(clientKey) + 1) return false
    queue.shorten(longest, queueFullError())
    return waiting.size < maxQueued
  }

  function share<T>(work: () => Promise<T>, onEnd: () => void): (requester?: Requester) => Promise<T> {
    let result: Promise<T> | undefined
    const settled: ((result: Promise<T>) => void)[] = []
    const job: Job = {
      tickets: new Set(),
      start: async () => {
        result = work().finally(onEnd)
        for (const settle of settled) settle(result)
        await result.catch(() => {})
      },
      drop: () => {
        waiting.delete(job)
        onEnd()
      },
    }

    function enter(ticket: Ticket, signal: AbortSignal | undefined): void {
      waiting.add(job)
      queue.join(job, ticket)
      signal?.addEventListener('abort', () => queue.leave(job, ticket, signal.reason), { once: true })
      next()
    }

    return ({ clientKey = '', signal } = {}) =>
      new Promise((resolve, reject) => {
        if (result) return resolve(result)
        const isFull = !waiting.has(job) && !makeRoom(clientKey)
        if (isClosed || isFull || signal?.aborted) {
          if (job.tickets.size === 0) onEnd()
          return reject(isClosed ? closingError() : isFull ? queueFullError() : signal?.reason)
        }
        settled.push(resolve)
        enter({ clientKey, reject }, signal)
      })
  }

  return {
    now: (work, requester) => share(work, () => {})(requester),
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
