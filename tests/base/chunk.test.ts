import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadChunk } from '../../src/base/dom/chunk.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const never = new Promise<never>(() => {})

test('ERR-03 loading a chunk times out after 120 s with a ChunkLoadError', async () => {
  const chunk = loadChunk(() => never)
  const outcome = chunk.catch((error: unknown) => error)
  let settled = false
  void outcome.then(() => {
    settled = true
  })
  await vi.advanceTimersByTimeAsync(119_999)
  expect(settled).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  const error = await outcome
  expect(error).toBeInstanceOf(Error)
  expect((error as Error).name).toBe('ChunkLoadError')
})

test('a chunk that fails to load rejects with a ChunkLoadError and its cause', async () => {
  const cause = new TypeError('Failed to fetch')
  await expect(loadChunk(() => Promise.reject(cause))).rejects.toMatchObject({ name: 'ChunkLoadError', cause })
})

test('retries a failed chunk once', async () => {
  const load = vi.fn(async () => 'chunk')
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(loadChunk(load)).resolves.toBe('chunk')
  expect(load).toHaveBeenCalledTimes(2)
  const lost = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(loadChunk(lost)).rejects.toMatchObject({ name: 'ChunkLoadError' })
  expect(lost).toHaveBeenCalledTimes(2)
})

test('a loader that throws synchronously rejects with a ChunkLoadError', async () => {
  const cause = new Error('no such module')
  await expect(
    loadChunk(() => {
      throw cause
    }),
  ).rejects.toMatchObject({ name: 'ChunkLoadError', cause })
  expect(vi.getTimerCount()).toBe(0)
})

test('clears the timeout once the chunk has loaded', async () => {
  await expect(loadChunk(async () => 'chunk')).resolves.toBe('chunk')
  expect(vi.getTimerCount()).toBe(0)
})
