import { expect, test } from 'vitest'
import { paymentDue } from '../../../src/domain/account/credit.ts'

const order = { date: '2026-11-01T10:00:00Z' }

test('an order on credit is due so many days after it was placed, and overdue from the next day on', () => {
  expect(paymentDue(order, { paymentDays: 30 }, new Date('2026-12-01T12:00:00Z'))).toEqual({ day: '2026-12-01', isOver: false, days: 0 })
  expect(paymentDue(order, { paymentDays: 30 }, new Date('2026-12-02T12:00:00Z'))).toEqual({ day: '2026-12-01', isOver: true, days: -1 })
})

test('no day is due without a term of payment or the date of the order', () => {
  expect(paymentDue(order, {}, new Date())).toBeUndefined()
  expect(paymentDue({}, { paymentDays: 30 }, new Date())).toBeUndefined()
})
