import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { displayedCart, lineTotals } from '../../src/domain/cart/cart-price.ts'
import { formatMoney } from '../../src/domain/money.ts'
import { moneyOf } from '../../src/domain/money-format.ts'

/** Text without the marks that only set its direction, and with plain spaces. */
const plain = (text: string) => text.replace(/[\u200e\u200f\u061c]/g, '').replaceAll('\u00a0', ' ')
const intl = (language: string, currency = 'EUR') => moneyOf({ language, currency, priceFormat: 'intl' })

describe('prices as the language writes them', () => {
  test.each([
    ['lt', 'EUR', '1 234,50 €'],
    ['lt', 'JPY', '1 235 JPY'],
    ['lt', 'KWD', '1 234,500 KWD'],
    ['lt', 'SEK', '1 234,50 SEK'],
    ['en', 'EUR', '€1,234.50'],
    ['en', 'JPY', '¥1,235'],
    ['en', 'KWD', 'KWD 1,234.500'],
    ['en', 'SEK', 'SEK 1,234.50'],
    ['de', 'EUR', '1.234,50 €'],
    ['de', 'JPY', '1.235 ¥'],
    ['de', 'KWD', '1.234,500 KWD'],
    ['de', 'SEK', '1.234,50 SEK'],
  ])('%s %s: %s', (language, currency, shown) => {
    const money = intl(language)
    expect(plain(money.format(1234.5, currency))).toBe(shown)
    expect(plain(intl(language, currency).format(1234.5))).toBe(shown)
  })

  test.each([
    ['EUR', 2],
    ['JPY', 0],
    ['KWD', 3],
    ['SEK', 2],
  ])('Arabic writes %s with %d decimals, in the digits and the order of Intl', (currency, decimals) => {
    const { before, cents, after } = intl('ar').split(1234.5, currency)
    expect([...cents]).toHaveLength(decimals)
    expect(before + cents + after).toBe(intl('ar').format(1234.5, currency))
    const expected = new Intl.NumberFormat('ar', { style: 'currency', currency }).format(decimals === 0 ? 1235 : 1234.5)
    expect(plain(before + cents + after)).toBe(plain(expected))
  })

  test('the parts of a price are raised cents and what surrounds them', () => {
    expect(intl('de').split(19.9)).toEqual({ before: '19,', cents: '90', after: '\u00a0€' })
    expect(intl('en').split(19.9)).toEqual({ before: '€19.', cents: '90', after: '' })
    expect(intl('en').split(1990, 'JPY')).toEqual({ before: '¥1,990', cents: '', after: '' })
  })

  test.each([
    [1.005, 'EUR', '€1.01'],
    [-1.005, 'EUR', '-€1.01'],
    [-0.001, 'EUR', '€0.00'],
    [1.0005, 'KWD', 'KWD 1.001'],
    [1234.495, 'JPY', '¥1,234'],
    [0.5, 'JPY', '¥1'],
  ])('%d %s is rounded half away from zero: %s', (amount, currency, shown) => {
    expect(plain(intl('en').format(amount, currency))).toBe(shown)
  })

  test('spaces have one width in every version of a language', () => {
    expect(intl('fr').format(1234.5)).not.toMatch(/[\u2009\u202f]/)
  })

  test.each([
    ['a language that is none', 'x', 'EUR', '€1,50'],
    ['a currency that is none', 'en', 'EURO', 'EURO 1,50'],
    ['a currency of the web page', 'en', '<b>', '<b> 1,50'],
  ])('%s is written as the specification says', (_, language, currency, shown) => {
    expect(intl(language).format(1.5, currency)).toBe(shown)
    expect(Object.values(intl(language).split(1.5, currency)).join('')).toBe(shown)
  })
})

describe('without the option', () => {
  test('GEN-09 GEN-10 every language and currency keeps the format of the specification', () => {
    for (const language of ['lt', 'en', 'de', 'ar'])
      for (const currency of ['EUR', 'JPY', 'KWD', 'SEK']) {
        const money = moneyOf({ language, currency })
        fc.assert(
          fc.property(fc.integer({ min: -1e7, max: 1e7 }), (cents) => {
            expect(money.format(cents / 100, currency)).toBe(formatMoney(cents / 100, currency))
            expect(Object.values(money.split(cents / 100, currency)).join('')).toBe(formatMoney(cents / 100, currency))
          }),
          { numRuns: 20 },
        )
      }
  })

  test('amounts that state no currency have that of the shop, or else euros', () => {
    expect(moneyOf({ language: 'en' }).currency).toBe('EUR')
    expect(moneyOf({ language: 'en', currency: 'USD' }).currency).toBe('USD')
  })

  test('the format is the same object until language, currency or format change', () => {
    expect(moneyOf({ language: 'en' })).toBe(moneyOf({ language: 'lt' }))
    expect(intl('en')).toBe(intl('en'))
    expect(intl('en')).not.toBe(intl('lt'))
  })
})

test('a cart in a currency with three decimals is added up in thousandths', () => {
  const line = { guid: 'l', id: 'p', code: 'c', title: 'Dates', price: 1.234, quantity: 3, attributes: {} }
  const cart = { guid: 'c', products: [line], createdAt: 0, updatedAt: 0 } as unknown as Parameters<typeof displayedCart>[0]
  const shown = displayedCart(cart, { total: 3.702, currency: 'KWD', productDetails: {} }, {})
  expect(shown.total).toBe(3.702)
  expect(shown.totalWithoutVAT + shown.totalVAT).toBeCloseTo(3.702, 9)
  expect(shown.products[0]?.totalWithVAT).toBe(3.702)
  const [shownLine] = shown.products
  expect(shownLine && lineTotals({ ...shownLine, totalWithVAT: undefined }, 'KWD')).toEqual({ total: 3.702 })
})
