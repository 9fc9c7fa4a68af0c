import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addSteps } from '../../../src/stores/cart/add-steps.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const watched = (place: 'card' | 'page') => {
  const steps = addSteps(place)
  steps.$phase.listen(() => {})
  return steps
}

test('ADD-01 is initially idle', () => {
  expect(watched('page').$phase.get()).toBe('idle')
})

test('ADD-02 on the product page shows the loader for 500 ms', () => {
  const { $phase, start } = watched('page')
  start()
  expect($phase.get()).toBe('adding')
  vi.advanceTimersByTime(499)
  expect($phase.get()).toBe('adding')
  vi.advanceTimersByTime(1)
  expect($phase.get()).not.toBe('adding')
})

test('ADD-03 on list cards shows the loader for 1 s', () => {
  const { $phase, start } = watched('card')
  start()
  vi.advanceTimersByTime(999)
  expect($phase.get()).toBe('adding')
  vi.advanceTimersByTime(1)
  expect($phase.get()).not.toBe('adding')
})

test('ADD-04 shows Added after the loader', () => {
  const { $phase, start } = watched('page')
  start()
  vi.advanceTimersByTime(500)
  expect($phase.get()).toBe('added')
})

test('ADD-05 shows Added for 2.5 s, then becomes idle again', () => {
  const { $phase, start } = watched('page')
  start()
  vi.advanceTimersByTime(500 + 2499)
  expect($phase.get()).toBe('added')
  vi.advanceTimersByTime(1)
  expect($phase.get()).toBe('idle')
})

test('a second click during the loader does not restart it, one during Added does', () => {
  const { $phase, start } = watched('page')
  start()
  vi.advanceTimersByTime(400)
  start()
  vi.advanceTimersByTime(100)
  expect($phase.get()).toBe('added')
  start()
  expect($phase.get()).toBe('adding')
  vi.advanceTimersByTime(500 + 2499)
  expect($phase.get()).toBe('added')
})
