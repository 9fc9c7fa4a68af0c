export type PeriodName = 'quarter' | 'year'

const monthsOf: Record<PeriodName, number> = { quarter: 3, year: 12 }

/** The running quarter or year in UTC: its first moment, and the first one after it. */
export function periodOf(now: Date, name: PeriodName): { from: Date; until: Date } {
  const months = monthsOf[name]
  const first = now.getUTCMonth() - (now.getUTCMonth() % months)
  const at = (month: number) => new Date(Date.UTC(now.getUTCFullYear(), month))
  return { from: at(first), until: at(first + months) }
}
