import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countdown } from '../../src/base/timers.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a countdown reports every second down to 0, then stops', () => {
  const said: number[] = []
  countdown(3, (left) => said.push(left))
  expect(said).toEqual([3])
  vi.advanceTimersByTime(2999)
  expect(said).toEqual([3, 2, 1])
  vi.advanceTimersByTime(60_000)
  expect(said).toEqual([3, 2, 1, 0])
})

test('a countdown ends on time in a throttled tab', () => {
  const said: number[] = []
  countdown(20, (left) => said.push(left))
  vi.setSystemTime(Date.now() + 60_000)
  vi.advanceTimersByTime(1000)
  expect(said).toEqual([20, 0])
})

test('a stopped countdown reports nothing', () => {
  const said: number[] = []
  countdown(3, (left) => said.push(left))()
  vi.advanceTimersByTime(10_000)
  expect(said).toEqual([3])
})
