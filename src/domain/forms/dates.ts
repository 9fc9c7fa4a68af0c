import { localeOf } from '../language.ts'

/** The locale of dates: British for English, where the day comes first. */
export const dateLocale = (lang: string) => (lang === 'en' ? 'en-GB' : localeOf(lang))

/** Formats 2026-11-24 as 24 November or lapkričio 24 d.; returns the text itself if it is not a date. */
export function formatDay(date: string, lang: string): string {
  const day = new Date(date)
  if (Number.isNaN(day.getTime())) return date
  return new Intl.DateTimeFormat(dateLocale(lang), { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(day)
}

const two = (part: number) => String(part).padStart(2, '0')

/** The day in the user's time zone, such as 2027-01-31. */
export const localDay = (date: Date): string => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
