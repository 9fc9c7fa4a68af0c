import { createFairQueue, type Job, type Ticket } from './fair-queue.ts'

/** Thrown when the queue is full or closing, or when a job has waited too long. */
export class QueueFullError extends Error {
  override name = 'QueueFullError'
}

/** The client that requests work. */
export interface Requester {
  /** identifies the client; clients are served round-robin */
  clientKey?: string
  /** aborted when the client disconnects; work without a connected client is not started */
  signal?: AbortSignal
}

export interface WorkQueue {
  /** Queues work for one requester. */
  now<T>(work: () => Promise<T>, requester?: Requester): Promise<T>
  /**
   * Returns a function that several requesters can call to share one run of the work, at the earliest turn of any of them.
   * Calls `onDone` when it has finished or no requester is left.
   */
  share<T>(work: () => Promise<T>, onDone: () => void): (requester?: Requester) => Promise<T>
  /** Runs work when the queue has been idle for a while. */
  idle<T>(work: () => Promise<T>): Promise<T>
  /** Lets running work finish, rejects queued work and accepts no more. */
  close(): void
}

interface IdleWork {
  start: () => Promise<void>
  drop: () => void
}

/** Pause after idle work, as a multiple of its duration: caps it at a quarter of one core. */
const idleRestRatio = 3

const queueFullError = () => new QueueFullError('Too many jobs are queued')
const closingError = () => new QueueFullError('The shop is closing')
const waitedTooLongError = () => new QueueFullError('The job has waited too long')

/**
 * Runs at most `parallel` jobs at once and queues at most `maxQueued`; when full, the longest queue loses its newest job. Rejects requests
 * whose job has not started after `maxWaitMs`: their clients have given up by then. Idle work runs one at a time after `quietMs` without
 * other work.
 */
export function workQueue({ parallel = 2, maxQueued = 1000, maxWaitMs = 15_000, quietMs = 2000 } = {}): WorkQueue {
  const fairQueue = createFairQueue()
  const queued = new Set<Job>()
  const idle: IdleWork[] = []
  let [running, idleRunning] = [0, false]
  let idleFrom = Date.now() + quietMs
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  function next() {
    while (running < parallel) {
      const work = fairQueue.next()
      if (!work) break
      queued.delete(work)
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
    fairQueue.clear(closingError())
    for (const { drop } of idle.splice(0)) drop()
  }

  /** Whether a client may queue another job; when full, drops the newest job of the longest other queue. */
  function makeRoom(clientKey: string): boolean {
    if (queued.size < maxQueued) return true
    const longest = fairQueue.longest()
    if (fairQueue.lengthOf(longest) <= fairQueue.lengthOf(clientKey) + 1) return false
    fairQueue.shorten(longest, queueFullError())
    return queued.size < maxQueued
  }

  function share<T>(work: () => Promise<T>, onDone: () => void): (requester?: Requester) => Promise<T> {
    let started: Promise<T> | undefined
    const settled: ((result: Promise<T>) => void)[] = []
    const job: Job = {
      tickets: new Set(),
      start: async () => {
        started = work().finally(onDone)
        for (const settle of settled) settle(started)
        await started.catch(() => {})
      },
      drop: () => {
        queued.delete(job)
        onDone()
      },
    }

    function enqueue(ticket: Ticket, signal: AbortSignal | undefined): void {
      queued.add(job)
      fairQueue.join(job, ticket)
      setTimeout(() => fairQueue.leave(job, ticket, waitedTooLongError()), maxWaitMs).unref()
      signal?.addEventListener('abort', () => fairQueue.leave(job, ticket, signal.reason), { once: true })
      next()
    }

    return ({ clientKey = '', signal } = {}) =>
      new Promise((resolve, reject) => {
        if (started) return resolve(started)
        const isFull = !queued.has(job) && !makeRoom(clientKey)
        if (isClosed || isFull || signal?.aborted) {
          if (job.tickets.size === 0) onDone()
          return reject(isClosed ? closingError() : isFull ? queueFullError() : signal?.reason)
        }
        settled.push(resolve)
        enqueue({ clientKey, reject }, signal)
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
