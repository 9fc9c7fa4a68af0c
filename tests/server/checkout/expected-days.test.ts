import { expect, test } from 'vitest'
import { expectedDays } from '../../../server/checkout/orders/expected-days.ts'

const courier = { min: 1, max: 3, stockDays: 0 }

test.each([
  ['a Tuesday morning leaves the same day', '2026-11-24T08:00:00Z', courier, ['2026-11-25', '2026-11-27']],
  ['from 14:00 in Vilnius it leaves the next working day', '2026-11-24T12:00:00Z', courier, ['2026-11-26', '2026-11-30']],
  ['a Friday afternoon leaves on Monday', '2026-11-27T15:00:00Z', courier, ['2026-12-01', '2026-12-03']],
  ['a Sunday leaves on Monday', '2026-11-29T20:00:00Z', courier, ['2026-12-01', '2026-12-03']],
  ['a late evening in UTC is the next day in Vilnius', '2026-11-23T23:30:00Z', courier, ['2026-11-25', '2026-11-27']],
  ['a product that has to come first', '2026-11-24T08:00:00Z', { ...courier, stockDays: 12 }, ['2026-11-25', '2026-12-07']],
])('%s', (_, placed, facts, [from, until]) => expect(expectedDays(new Date(placed), facts)).toEqual({ from, until }))
