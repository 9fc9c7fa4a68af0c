import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { delayedRange } from '../../../src/parts/listing/filters/delayed-range.ts'
import { RangeFilter } from '../../../src/parts/listing/filters/range-filter.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const bounds = { min: 0, max: 100 }

test('FILT-07 a range applies 300 ms after its last valid input', () => {
  const apply = vi.fn()
  const range = delayedRange(apply)
  range.type({ min: '1', max: '' }, bounds)
  vi.advanceTimersByTime(299)
  range.type({ min: '10', max: '' }, bounds)
  vi.advanceTimersByTime(299)
  expect(apply).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(apply.mock.calls).toEqual([[{ min: 10, max: 100 }]])
})

test('FILT-07 does not apply an input that becomes invalid', () => {
  const apply = vi.fn()
  const range = delayedRange(apply)
  range.type({ min: '10', max: '' }, bounds)
  range.type({ min: '1000', max: '' }, bounds)
  vi.advanceTimersByTime(1000)
  expect(apply).not.toHaveBeenCalled()
})

test('FORM-15 a bound that is not a number is null and applies nothing', () => {
  const apply = vi.fn()
  const range = delayedRange(apply)
  for (const min of ['abc', '1.2.3', '5 pcs', '1e1']) {
    range.type({ min, max: '' }, bounds)
    vi.advanceTimersByTime(300)
  }
  expect(apply).not.toHaveBeenCalled()
  range.type({ min: '1,5', max: '' }, bounds)
  vi.advanceTimersByTime(300)
  expect(apply.mock.calls).toEqual([[{ min: 1.5, max: 100 }]])
})

test('FILT-08 range inputs have a step of 0.01', () => {
  const filter = { field: 'price', type: 'range' } as const
  const panel = {
    filters: [filter],
    failed: false,
    onRetry() {},
    chosen: {},
    fields: undefined,
    hidden: undefined,
    total: 1,
    onFilter() {},
    onClear() {},
  }
  const inputs = renderToStaticMarkup(<RangeFilter {...panel} filter={filter} />).match(/<input[^>]*>/g) ?? []
  expect(inputs.length).toBeGreaterThanOrEqual(2)
  for (const input of inputs) expect(input).toContain('step="0.01"')
})
