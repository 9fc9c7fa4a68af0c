import { dateLocale } from './dates.ts'

/** A date without a time, such as 2026-12-01, is the same day everywhere. */
const zoneOf = (text: string) => (text.length === 10 ? 'UTC' : undefined)

const formatWith = (month: 'short' | 'long', text: string, lang: string) =>
  new Intl.DateTimeFormat(dateLocale(lang), { day: 'numeric', month, year: 'numeric', timeZone: zoneOf(text) })

/** Spells the month in a language whose short dates are digits only, such as Lithuanian: 2026-12-01. */
function dateFormat(text: string, lang: string) {
  const short = formatWith('short', text, lang)
  return /\d[-./]\d/.test(short.format(0)) ? formatWith('long', text, lang) : short
}

/** Keeps an abbreviation with its number: 2026 m., 1 d. */
const glued = (date: string) => date.replace(/(?<=\d) (?=\p{L}{1,2}\.)/gu, '\u00a0')

/** Formats an ISO 8601 timestamp or date as 22 Oct 2025 or 2025 m. spalio 22 d.; returns the text itself if it is not a date. */
export function formatDate(timestamp: string, lang: string): string {
  const date = new Date(timestamp)
  return Number.isNaN(date.getTime()) ? timestamp : glued(dateFormat(timestamp, lang).format(date))
}

/** 1 – 2 Dec 2026 or 2026 m. gruodžio 1–2 d., or the first day alone. */
export function formatDays(from: string, until: string | undefined, lang: string): string {
  const [first, last] = [new Date(from), new Date(until ?? from)]
  if (!(last.getTime() > first.getTime())) return formatDate(from, lang)
  const format = dateFormat(from, lang)
  if (format.resolvedOptions().month !== 'long') return format.formatRange(first, last)
  // the ranges of Intl drop the words beside the numbers: 2026 gruodžio 1–2
  const end = format.formatToParts(last)
  const days = format.formatToParts(first).map((part, index) => ({ ...part, last: end[index]?.value }))
  return days.every(({ type, value, last }) => type === 'day' || value === last)
    ? glued(days.map(({ type, value, last }) => (type === 'day' ? `${value}–${last}` : value)).join(''))
    : `${formatDate(from, lang)} – ${glued(format.format(last))}`
}
