import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { QueueFullError, workQueue } from '../../../demo/server/http/work-queue.ts'

describe('the queue of pictures', () => {
  test('R43 at most two are drawn at once, the others in their order', async () => {
    const queue = workQueue()
    let [running, most] = [0, 0]
    const done: number[] = []
    await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        queue.now(async () => {
          running += 1
          most = Math.max(most, running)
          await pause(5)
          running -= 1
          done.push(at)
        }),
      ),
    )
    expect(most).toBe(2)
    expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  test('failed work is told to who asked and does not stop the rest', async () => {
    const queue = workQueue()
    const failing = queue.now(() => Promise.reject(new Error('broken')))
    const fine = queue.now(async () => 'fine')
    await expect(failing).rejects.toThrow('broken')
    expect(await fine).toBe('fine')
  })

  test('R43 nobody waits in an endless line', async () => {
    const queue = workQueue({ parallel: 1, room: 2 })
    const waiting = Array.from({ length: 3 }, () => queue.now(() => pause(10)))
    await expect(queue.now(() => pause(10))).rejects.toThrow(QueueFullError)
    await Promise.all(waiting)
  })

  test('R43 clients take turns, however much one of them asks for', async () => {
    const queue = workQueue({ parallel: 1 })
    const order: string[] = []
    const ask = (line: string, times: number) =>
      Array.from({ length: times }, (_, at) => queue.now(async () => void order.push(`${line}${at}`), { clientKey: line }))
    await Promise.all([...ask('a', 5), ...ask('b', 2), ...ask('c', 1)])
    expect(order).toEqual(['a0', 'a1', 'b0', 'c0', 'a2', 'b1', 'a3', 'a4'])
  })

  test('R43 the longest line makes room for others, and its newest work is refused', async () => {
    const queue = workQueue({ parallel: 1, room: 3 })
    const ask = (line: string, name: string) =>
      queue.now(() => pause(1, name), { clientKey: line }).catch((error) => `${name}: ${(error as Error).name}`)
    const asked = [ask('a', 'a0'), ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3'), ask('a', 'a4'), ask('b', 'b0'), ask('c', 'c0')]
    expect(await Promise.all(asked)).toEqual(['a0', 'a1', 'a2: QueueFullError', 'a3: QueueFullError', 'a4: QueueFullError', 'b0', 'c0'])
  })

  test('R43 work that nobody waits for any more is not begun', async () => {
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

  test('R43 what several wait for is done once, when the first of them has a turn', async () => {
    const queue = workQueue({ parallel: 1 })
    const done: string[] = []
    const work = (name: string) => async () => void done.push(name)
    const first = queue.now(() => pause(5))
    const long = Array.from({ length: 3 }, (_, at) => queue.now(work(`a${at}`), { clientKey: 'a' }))
    const shared = queue.share(work('shared'), () => {})
    await Promise.all([first, ...long, shared({ clientKey: 'a' }), shared({ clientKey: 'b' })])
    expect(done).toEqual(['a0', 'shared', 'a1', 'a2'])
  })

  test('idle work waits until everybody is served and silence has come', async () => {
    const queue = workQueue({ parallel: 1, quietMs: 50 })
    const order: string[] = []
    const idle = queue.idle(async () => void order.push('idle'))
    await queue.now(async () => void order.push('first'))
    await pause(20)
    await queue.now(async () => void order.push('second'))
    await idle
    expect(order).toEqual(['first', 'second', 'idle'])
  })

  test('idle work never holds up what somebody waits for', async () => {
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

  test('closing lets running work end and refuses what waits', async () => {
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
