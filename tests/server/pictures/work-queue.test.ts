import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { QueueFullError, workQueue } from '../../../server/http/work-queue.ts'

describe('work queue', () => {
  test('R43 runs at most two jobs at once, in order', async () => {
    const queue = workQueue()
    let [running, maxRunning] = [0, 0]
    const done: number[] = []
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        queue.now(async () => {
          running += 1
          maxRunning = Math.max(maxRunning, running)
          await pause(5)
          running -= 1
          done.push(index)
        }),
      ),
    )
    expect(maxRunning).toBe(2)
    expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  test('a failed job rejects its own promise and does not stop the others', async () => {
    const queue = workQueue()
    const failing = queue.now(() => Promise.reject(new Error('broken')))
    const fine = queue.now(async () => 'fine')
    await expect(failing).rejects.toThrow('broken')
    expect(await fine).toBe('fine')
  })

  test('R43 rejects jobs beyond the limit', async () => {
    const queue = workQueue({ parallel: 1, maxQueued: 2 })
    const waiting = Array.from({ length: 3 }, () => queue.now(() => pause(10)))
    await expect(queue.now(() => pause(10))).rejects.toThrow(QueueFullError)
    await Promise.all(waiting)
  })

  test('R43 serves clients round-robin, however many jobs one has', async () => {
    const queue = workQueue({ parallel: 1 })
    const order: string[] = []
    const ask = (clientKey: string, times: number) =>
      Array.from({ length: times }, (_, index) => queue.now(async () => void order.push(`${clientKey}${index}`), { clientKey }))
    await Promise.all([...ask('a', 5), ...ask('b', 2), ...ask('c', 1)])
    expect(order).toEqual(['a0', 'a1', 'b0', 'c0', 'a2', 'b1', 'a3', 'a4'])
  })

  test('R43 a full queue rejects the newest job of the client with the most jobs', async () => {
    const queue = workQueue({ parallel: 1, maxQueued: 3 })
    const ask = (clientKey: string, name: string) =>
      queue.now(() => pause(1, name), { clientKey }).catch((error) => `${name}: ${(error as Error).name}`)
    const asked = [ask('a', 'a0'), ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3'), ask('a', 'a4'), ask('b', 'b0'), ask('c', 'c0')]
    expect(await Promise.all(asked)).toEqual(['a0', 'a1', 'a2: QueueFullError', 'a3: QueueFullError', 'a4: QueueFullError', 'b0', 'c0'])
  })

  test('R43 does not start a job after all its requesters have aborted', async () => {
    const queue = workQueue({ parallel: 1 })
    const begun: string[] = []
    const work = (name: string) => async () => void begun.push(name)
    const gone = new AbortController()
    const running = queue.now(() => pause(5))
    const left = queue.now(work('left'), { signal: gone.signal })
    const both = queue.share(work('shared'), () => begun.push('over'))
    const [leaving, staying] = [both({ clientKey: 'a', signal: gone.signal }), both({ clientKey: 'b' })]
    gone.abort()
    await expect(left).rejects.toThrow()
    await expect(leaving).rejects.toThrow()
    await expect(queue.now(work('late'), { signal: gone.signal })).rejects.toThrow()
    await Promise.all([running, staying])
    expect(begun).toEqual(['shared', 'over'])
  })

  test('R43 a shared job runs once, at the earliest turn of its requesters', async () => {
    const queue = workQueue({ parallel: 1 })
    const done: string[] = []
    const work = (name: string) => async () => void done.push(name)
    const first = queue.now(() => pause(5))
    const long = Array.from({ length: 3 }, (_, index) => queue.now(work(`a${index}`), { clientKey: 'a' }))
    const shared = queue.share(work('shared'), () => {})
    await Promise.all([first, ...long, shared({ clientKey: 'a' }), shared({ clientKey: 'b' })])
    expect(done).toEqual(['a0', 'shared', 'a1', 'a2'])
  })

  test('R43 rejects a job that has not started in time, and only for the requester who has waited so long', async () => {
    const queue = workQueue({ parallel: 1, maxWaitMs: 300 })
    const begun: string[] = []
    const work = (name: string) => async () => void begun.push(name)
    const running = queue.now(() => pause(400, 'running'))
    const late = queue.now(work('late')).catch((error: Error) => error)
    const both = queue.share(work('shared'), () => {})
    const early = both({ clientKey: 'early' }).catch((error: Error) => error)
    await pause(200)
    const joined = both({ clientKey: 'later' })
    expect(await late).toBeInstanceOf(QueueFullError)
    expect(await early).toBeInstanceOf(QueueFullError)
    expect(await running).toBe('running')
    await joined
    expect(begun).toEqual(['shared'])
  })

  test('R43 by default a job waits for 15 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const queue = workQueue({ parallel: 1 })
    void queue.now(() => new Promise(() => {}))
    let outcome: unknown = 'waiting'
    queue.now(async () => {}).catch((error: unknown) => (outcome = error))
    await vi.advanceTimersByTimeAsync(14_999)
    expect(outcome).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1)
    expect(outcome).toBeInstanceOf(QueueFullError)
  })

  test('idle jobs start only after a quiet period', async () => {
    const queue = workQueue({ parallel: 1, quietMs: 50 })
    const order: string[] = []
    const idle = queue.idle(async () => void order.push('idle'))
    await queue.now(async () => void order.push('first'))
    await pause(20)
    await queue.now(async () => void order.push('second'))
    await idle
    expect(order).toEqual(['first', 'second', 'idle'])
  })

  test('idle jobs do not delay other jobs', async () => {
    const queue = workQueue({ parallel: 1, quietMs: 0 })
    let isOver = false
    const idle = queue.idle(async () => {
      await pause(100)
      isOver = true
    })
    await pause(20)
    await queue.now(async () => {})
    expect(isOver).toBe(false)
    await idle
  })

  test('closing lets running jobs finish and rejects queued ones', async () => {
    const queue = workQueue({ parallel: 1 })
    const running = queue.now(() => pause(10, 'done'))
    const waiting = queue.now(() => pause(10))
    const idle = queue.idle(() => pause(10))
    queue.close()
    await expect(waiting).rejects.toThrow(QueueFullError)
    await expect(idle).rejects.toThrow(QueueFullError)
    expect(await running).toBe('done')
    await expect(queue.idle(() => pause(10))).rejects.toThrow(QueueFullError)
  })
})
