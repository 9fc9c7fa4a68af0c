import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { QueueFullError, workQueue } from '../../demo/server/pictures/work-queue.ts'

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
