import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatMoney, roundMoney, splitMoney, toCents } from '../../src/domain/money.ts'

test('GEN-09 money has exactly two decimals', () => {
  expect(formatMoney(5, 'EUR')).toBe('€5,00')
  expect(formatMoney(5.1, 'EUR')).toBe('€5,10')
  expect(formatMoney(5.129, 'EUR')).toBe('€5,13')
})

test('GEN-10 the decimal separator is a comma, without thousands separators', () => {
  expect(formatMoney(1234.5, 'EUR')).toBe('€1234,50')
})

test('GEN-11 the symbol precedes the amount, a minus precedes the symbol', () => {
  expect(formatMoney(-5, 'EUR')).toBe('-€5,00')
})

test.each([
  ['EUR', '€1,00'],
  ['GBP', '£1,00'],
  ['USD', '$1,00'],
  ['RUB', 'руб1,00'],
])('GEN-12 %s has a symbol', (currency, shown) => {
  expect(formatMoney(1, currency)).toBe(shown)
})

test('GEN-12 EUR, GBP, USD and RUB have symbols, other currencies show their code', () => {
  expect(formatMoney(1, 'PLN')).toBe('PLN 1,00')
  expect(formatMoney(1)).toBe('1,00')
  expect(formatMoney(1, 'constructor')).toBe('constructor 1,00')
})

describe('rounding', () => {
  test.each([
    [1.005, 1.01],
    [8.345, 8.35],
    [2.675, 2.68],
    [-1.005, -1.01],
    [0.1 + 0.2, 0.3],
    [-0.001, 0],
    [1e9 + 0.005, 1_000_000_000.01],
  ])('rounds %d to %d', (amount, rounded) => {
    expect(roundMoney(amount)).toBe(rounded)
    expect(toCents(amount)).toBe(Math.round(rounded * 100))
    expect(Object.is(roundMoney(amount), -0)).toBe(false)
  })

  test('the parts of an amount add up to it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (cents) => {
        const { sign, units: whole, cents: rest } = splitMoney(cents / 100, 'EUR')
        expect(Number(`${sign}${whole}.${rest}`) * 100).toBeCloseTo(cents, 4)
        expect(rest).toHaveLength(2)
      }),
    )
  })
})
