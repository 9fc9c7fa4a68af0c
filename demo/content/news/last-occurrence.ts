/**
 * The last time that a day of the year, `11-14`, has been, as a day of ISO 8601: whoever opens the demo shop finds news of the
 * season, never a shop that nobody has looked after for years.
 */
export function lastOccurrence(day: string, today: Date): string {
  const [year, now] = [today.getUTCFullYear(), today.toISOString().slice(5, 10)]
  return `${day <= now ? year : year - 1}-${day}`
}
