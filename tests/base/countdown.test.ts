import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countdown } from '../../src/base/timers.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a countdown says every second down to 0, and nothing after', () => {
  const said: number[] = []
  countdown(3, (left) => said.push(left))
  expect(said).toEqual([3])
  vi.advanceTimersByTime(2999)
  expect(said).toEqual([3, 2, 1])
  vi.advanceTimersByTime(60_000)
  expect(said).toEqual([3, 2, 1, 0])
})

test('a tab that was asleep finds the countdown over', () => {
  const said: number[] = []
  countdown(20, (left) => said.push(left))
  vi.setSystemTime(Date.now() + 60_000)
  vi.advanceTimersByTime(1000)
  expect(said).toEqual([20, 0])
})

test('a stopped countdown is silent', () => {
  const said: number[] = []
  countdown(3, (left) => said.push(left))()
  vi.advanceTimersByTime(10_000)
  expect(said).toEqual([3])
})
