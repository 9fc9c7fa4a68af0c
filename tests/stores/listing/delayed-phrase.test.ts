import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { searchDelayMs, searchMinCharacters } from '../../../src/domain/constants.ts'
import { delayedPhrase } from '../../../src/views/search/delayed-phrase.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const open = () => {
  const ask = vi.fn<(phrase: string | undefined) => void>()
  return { ask, ...delayedPhrase(ask, { delayMs: searchDelayMs, minCharacters: searchMinCharacters }) }
}

test('SEARCH-02 requests a phrase 300 ms after the last key', () => {
  const { ask, type } = open()
  type('ham')
  vi.advanceTimersByTime(299)
  type('hamm')
  vi.advanceTimersByTime(299)
  expect(ask).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(ask.mock.calls).toEqual([['hamm']])
})

test('SEARCH-01 SEARCH-02 never requests two characters', () => {
  const { ask, type } = open()
  type('ha')
  vi.advanceTimersByTime(10_000)
  expect(ask.mock.calls).toEqual([[undefined]])
})

test('SEARCH-02 a phrase that becomes too short closes the suggestions and cancels the pending request', () => {
  const { ask, type } = open()
  type('ham')
  vi.advanceTimersByTime(100)
  type('ha')
  expect(ask.mock.calls).toEqual([[undefined]])
  vi.advanceTimersByTime(1000)
  expect(ask).toHaveBeenCalledTimes(1)
})
