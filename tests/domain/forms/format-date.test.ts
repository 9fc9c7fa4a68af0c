import { expect, test } from 'vitest'
import { formatDate, formatDays } from '../../../src/domain/forms/format-date.ts'

/** With plain spaces, which Node and browsers do not place alike. */
const plain = (text: string) => text.replace(/\s/g, ' ')

test('formats a timestamp or a day, in words where the short form is all digits', () => {
  expect(formatDate('2025-10-22T12:00:00.000Z', 'en')).toBe('22 Oct 2025')
  expect(formatDate('2026-12-01', 'en')).toBe('1 Dec 2026')
  expect(formatDate('2025-10-22T12:00:00.000Z', 'lt')).toBe('2025\u00a0m. spalio 22\u00a0d.')
  expect(formatDate('soon', 'lt')).toBe('soon')
})

test.each([
  ['en', '2026-12-01', '2026-12-02', '1 – 2 Dec 2026'],
  ['lt', '2026-12-01', '2026-12-02', '2026 m. gruodžio 1–2 d.'],
  ['lt', '2026-11-30', '2026-12-02', '2026 m. lapkričio 30 d. – 2026 m. gruodžio 2 d.'],
  ['lt', '2026-12-31', '2027-01-02', '2026 m. gruodžio 31 d. – 2027 m. sausio 2 d.'],
  ['lt', '2026-12-01', undefined, '2026 m. gruodžio 1 d.'],
  ['lt', '2026-12-01', '2026-11-01', '2026 m. gruodžio 1 d.'],
])('in language %s the days from %s until %s are %s', (lang, from, until, text) => {
  expect(plain(formatDays(from, until, lang))).toBe(text)
})
