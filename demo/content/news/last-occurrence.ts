/**
 * The last occurrence of a day of the year, `11-14`, as an ISO 8601 date. Keeps the news of the demo shop recent, whenever it
 * is started.
 */
export function lastOccurrence(day: string, today: Date): string {
  const [year, now] = [today.getUTCFullYear(), today.toISOString().slice(5, 10)]
  return `${day <= now ? year : year - 1}-${day}`
}
