import { dateFormat, formatDate } from '../forms/dates.ts'

/** Formats two ISO 8601 dates as 1–2 Dec 2026, one of them as formatDate does; only the first if the second is not a later date. */
export function formatDates(from: string, until: string | undefined, lang: string): string {
  const [start, end] = [new Date(from), new Date(until ?? from)]
  return end.getTime() > start.getTime() ? dateFormat(from, lang).formatRange(start, end) : formatDate(from, lang)
}
