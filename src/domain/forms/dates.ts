import { localeOf } from '../language.ts'

/** 2026-11-24 in words of a language: 24 November, lapkričio 24 d.; the text itself when it is no date. */
export function formatDay(date: string, lang: string): string {
  const day = new Date(date)
  if (Number.isNaN(day.getTime())) return date
  return new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : localeOf(lang), { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(day)
}

/** A moment (ISO 8601) as a day in words of a language: 22 Oct 2025, 2025-10-22; the text itself when it is no date. */
export function formatDate(moment: string, lang: string): string {
  const at = new Date(moment)
  if (Number.isNaN(at.getTime())) return moment
  return new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : localeOf(lang), { day: 'numeric', month: 'short', year: 'numeric' }).format(at)
}

const two = (part: number) => String(part).padStart(2, '0')

/** A day in the shopper's own time zone, like 2027-01-31. */
export const localDay = (at: Date): string => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
