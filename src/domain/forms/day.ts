import { localeOf } from '../locale.ts'

/** 2026-11-24 in words of a language: 24 November, lapkričio 24 d.; the text itself when it is no date. */
export function formatDay(date: string, lang: string): string {
  const day = new Date(date)
  if (Number.isNaN(day.getTime())) return date
  return new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : localeOf(lang), { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(day)
}
