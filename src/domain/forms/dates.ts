import { localeOf } from '../language.ts'

/** Formats 2026-11-24 as 24 November or lapkričio 24 d.; returns the text itself if it is not a date. */
export function formatDay(date: string, lang: string): string {
  const day = new Date(date)
  if (Number.isNaN(day.getTime())) return date
  return new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : localeOf(lang), { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(day)
}

/** A date without a time, such as 2026-12-01, is the same day everywhere. */
const zoneOf = (text: string) => (text.length === 10 ? 'UTC' : undefined)

export const dateFormat = (text: string, lang: string) =>
  new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : localeOf(lang), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: zoneOf(text),
  })

/** Formats an ISO 8601 timestamp or date as 22 Oct 2025 or 2025-10-22; returns the text itself if it is not a date. */
export function formatDate(timestamp: string, lang: string): string {
  const date = new Date(timestamp)
  return Number.isNaN(date.getTime()) ? timestamp : dateFormat(timestamp, lang).format(date)
}

const two = (part: number) => String(part).padStart(2, '0')

/** The day in the user's time zone, such as 2027-01-31. */
export const localDay = (date: Date): string => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
