export type PeriodName = 'quarter' | 'year'

const periodMonths: Record<PeriodName, number> = { quarter: 3, year: 12 }

/** The running quarter or year in UTC: its first moment, and the first one after it. */
export function periodContaining(now: Date, name: PeriodName): { from: Date; until: Date } {
  const months = periodMonths[name]
  const first = now.getUTCMonth() - (now.getUTCMonth() % months)
  const at = (month: number) => new Date(Date.UTC(now.getUTCFullYear(), month))
  return { from: at(first), until: at(first + months) }
}
