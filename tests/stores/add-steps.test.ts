import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addSteps } from '../../src/stores/add-steps.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const watched = (place: 'card' | 'page') => {
  const steps = addSteps(place)
  steps.$step.listen(() => {})
  return steps
}

test('ADD-01 the button is idle at first', () => {
  expect(watched('page').$step.get()).toBe('idle')
})

test('ADD-02 on the product page the loader shows for 500 ms', () => {
  const { $step, start } = watched('page')
  start()
  expect($step.get()).toBe('adding')
  vi.advanceTimersByTime(499)
  expect($step.get()).toBe('adding')
  vi.advanceTimersByTime(1)
  expect($step.get()).not.toBe('adding')
})

test('ADD-03 on list cards the loader shows for 1 s', () => {
  const { $step, start } = watched('card')
  start()
  vi.advanceTimersByTime(999)
  expect($step.get()).toBe('adding')
  vi.advanceTimersByTime(1)
  expect($step.get()).not.toBe('adding')
})

test('ADD-04 after the loader the button says Added', () => {
  const { $step, start } = watched('page')
  start()
  vi.advanceTimersByTime(500)
  expect($step.get()).toBe('added')
})

test('ADD-05 Added is shown for 2.5 s, then the button is idle again', () => {
  const { $step, start } = watched('page')
  start()
  vi.advanceTimersByTime(500 + 2499)
  expect($step.get()).toBe('added')
  vi.advanceTimersByTime(1)
  expect($step.get()).toBe('idle')
})

test('a second click during the loader does not start it again, one during Added does', () => {
  const { $step, start } = watched('page')
  start()
  vi.advanceTimersByTime(400)
  start()
  vi.advanceTimersByTime(100)
  expect($step.get()).toBe('added')
  start()
  expect($step.get()).toBe('adding')
  vi.advanceTimersByTime(500 + 2499)
  expect($step.get()).toBe('added')
})
