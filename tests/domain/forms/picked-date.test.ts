import { describe, expect, test } from 'vitest'
import { datePartsOf, readPickedDate, timeSteps } from '../../../src/domain/forms/picked-date.ts'

test('FORM-36 offers times every 15 minutes', () => {
  expect(timeSteps).toHaveLength(96)
  expect([...timeSteps.slice(0, 5), timeSteps.at(-1)]).toEqual(['00:00', '00:15', '00:30', '00:45', '01:00', '23:45'])
  const times = ['2026-11-24 14:07', '2026-11-24 14:08', '2026-11-24 23:59'].map((text) => readPickedDate(text, true))
  expect(times).toEqual(['2026-11-24 14:00', '2026-11-24 14:15', '2026-11-24 23:45'])
})

describe('FORM-37 a picked date has the format YYYY-MM-DD, with a time YYYY-MM-DD HH:mm', () => {
  test.each([
    ['2026-11-24', '2026-11-24'],
    [' 2026.1.4 ', '2026-01-04'],
    ['2026/12/31', '2026-12-31'],
    ['20261124', '2026-11-24'],
    ['2028-02-29', '2028-02-29'],
  ])('%s', (typed, date) => expect(readPickedDate(typed)).toBe(date))
  test.each(['', 'tomorrow', '2026-02-29', '2026-13-01', '2026-00-10', '24-11-2026', '2026-11', '2026-11-24 10:00', '0000-01-01'])(
    '%s is not a date',
    (typed) => expect(readPickedDate(typed)).toBeUndefined(),
  )
  test('a picked date with a time has hours and minutes', () => {
    expect(readPickedDate('2026-11-24 9:30', true)).toBe('2026-11-24 09:30')
    expect(readPickedDate('2026-11-24T09:30:00', true)).toBe('2026-11-24 09:30')
    for (const typed of ['2026-11-24', '2026-11-24 24:00', '2026-11-24 10:60']) expect(readPickedDate(typed, true)).toBeUndefined()
    expect(datePartsOf('2026-11-24 09:30')).toEqual({ day: '2026-11-24', time: '09:30' })
    expect(datePartsOf('2026-11-24 09:31')).toEqual({ day: '2026-11-24', time: undefined })
    expect(datePartsOf('')).toEqual({ day: undefined, time: undefined })
  })
})
