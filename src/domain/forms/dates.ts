import { localeOf } from '../language.ts'

/** Formats 2026-11-24 as 24 November or lapkričio 24 d.; returns the text itself if it is not a date. */
export function formatDay(date: string, lang: string): string {
  const day = new Date(date)
  if (Number.isNaN(day.getTime())) return date
  return new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : localeOf(lang), { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(day)
}

const dateFormat = (lang: string) =>
  new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : localeOf(lang), { day: 'numeric', month: 'short', year: 'numeric' })

/** Formats an ISO 8601 timestamp as 22 Oct 2025 or 2025-10-22; returns the text itself if it is not a date. */
export function formatDate(timestamp: string, lang: string): string {
  const date = new Date(timestamp)
  return Number.isNaN(date.getTime()) ? timestamp : dateFormat(lang).format(date)
}

/** Formats two ISO 8601 timestamps as 1–2 Dec 2026, one day as formatDate does; returns the first one if the second is not a later date. */
export function formatDates(from: string, until: string | undefined, lang: string): string {
  const [start, end] = [new Date(from), new Date(until ?? from)]
  return end.getTime() > start.getTime() ? dateFormat(lang).formatRange(start, end) : formatDate(from, lang)
}

const two = (part: number) => String(part).padStart(2, '0')

/** The day in the user's time zone, such as 2027-01-31. */
export const localDay = (date: Date): string => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
