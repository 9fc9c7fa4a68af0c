import { localeOf } from '../locale.ts'

/** A moment (ISO 8601) as a day in words of a language: 22 Oct 2025, 2025-10-22; the text itself when it is no date. */
export function formatDate(moment: string, lang: string): string {
  const at = new Date(moment)
  if (Number.isNaN(at.getTime())) return moment
  return new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : localeOf(lang), { day: 'numeric', month: 'short', year: 'numeric' }).format(at)
}
