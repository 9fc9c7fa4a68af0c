import { expect, test } from 'vitest'
import { minutesToCutOff } from '../../../src/domain/product/order-cut-off.ts'
import { configuration } from '../../../src/model/app/configuration.ts'

const cutOff = { time: '14:00', timeZone: 'Europe/Vilnius', days: [1, 2, 3, 4, 5] }

test.each([
  ['a morning in summer time', '2026-06-15T06:30:00Z', 270],
  ['the last minute', '2026-11-25T11:59:30Z', 1],
  ['the cut-off', '2026-11-25T12:00:00Z', undefined],
  ['an evening', '2026-11-25T18:00:00Z', undefined],
  ['just after midnight, a day later than in UTC', '2026-11-22T22:05:00Z', 835],
  ['a Saturday', '2026-11-28T08:00:00Z', undefined],
  ['a Sunday', '2026-11-29T08:00:00Z', undefined],
])('minutes until the cut-off: %s', (_, time, minutes) => {
  expect(minutesToCutOff(Date.parse(time), cutOff)).toBe(minutes)
})

test('an unknown time zone has no cut-off', () => {
  expect(minutesToCutOff(Date.parse('2026-11-25T08:00:00Z'), { ...cutOff, timeZone: 'Mars/Olympus' })).toBeUndefined()
})

test.each(['25:00', '9:00', '14:00:00', '<b>', 14])('the time %j counts as absent', (time) => {
  expect(configuration.parse({ orderCutOff: { ...cutOff, time } }).orderCutOff).toBeUndefined()
})
