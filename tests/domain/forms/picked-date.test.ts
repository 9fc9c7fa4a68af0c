import { describe, expect, test } from 'vitest'
import { addDays, addMonths, dayAfterKey, firstWeekdayIn, weeksOf } from '../../../src/domain/forms/calendar.ts'
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
  test('with a time', () => {
    expect(readPickedDate('2026-11-24 9:30', true)).toBe('2026-11-24 09:30')
    expect(readPickedDate('2026-11-24T09:30:00', true)).toBe('2026-11-24 09:30')
    for (const typed of ['2026-11-24', '2026-11-24 24:00', '2026-11-24 10:60']) expect(readPickedDate(typed, true)).toBeUndefined()
    expect(datePartsOf('2026-11-24 09:30')).toEqual({ day: '2026-11-24', time: '09:30' })
    expect(datePartsOf('2026-11-24 09:31')).toEqual({ day: '2026-11-24', time: undefined })
    expect(datePartsOf('')).toEqual({ day: undefined, time: undefined })
  })
})

describe('the calendar', () => {
  test('shows full weeks of a month for any first weekday', () => {
    const weeks = weeksOf('2026-11', 1)
    expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([6, '2026-10-26', '2026-12-06'])
    expect(weeksOf('2026-11', 7)[0]?.[0]).toBe('2026-11-01')
    expect(weeksOf('2027-02', 1)).toHaveLength(4)
  })
  test('adds days and months across month and year ends', () => {
    expect([addDays('2026-12-31', 1), addDays('2026-03-01', -1), addDays('2026-03-29', 1)]).toEqual([
      '2027-01-01',
      '2026-02-28',
      '2026-03-30',
    ])
    expect([addMonths('2026-01-31', 1), addMonths('2026-01-15', -1), addMonths('2028-02-29', 12)]).toEqual([
      '2026-02-28',
      '2025-12-15',
      '2029-02-28',
    ])
  })
  test('moves by day, week, month and year', () => {
    const go = (key: string, isShifted = false) => dayAfterKey(key, '2026-11-24', { firstWeekday: 1, isShifted })
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'].map((key) => go(key))).toEqual([
      '2026-11-23',
      '2026-11-25',
      '2026-11-17',
      '2026-12-01',
      '2026-11-23',
      '2026-11-29',
      '2026-10-24',
      '2026-12-24',
    ])
    expect([go('PageUp', true), go('PageDown', true), go('x'), go('constructor')]).toEqual([
      '2025-11-24',
      '2027-11-24',
      undefined,
      undefined,
    ])
  })
  test('starts weeks on the first weekday of the language', () =>
    expect([firstWeekdayIn('lt'), firstWeekdayIn('en'), firstWeekdayIn('!')]).toEqual([1, 1, 1]))
})
