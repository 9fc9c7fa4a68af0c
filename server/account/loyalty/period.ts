export type PeriodName = 'quarter' | 'year'

const periodMonths: Record<PeriodName, number> = { quarter: 3, year: 12 }

/** The quarter or year in UTC that contains `now`; `until` is exclusive. */
export function periodContaining(now: Date, name: PeriodName): { from: Date; until: Date } {
  const months = periodMonths[name]
  const first = now.getUTCMonth() - (now.getUTCMonth() % months)
  const at = (month: number) => new Date(Date.UTC(now.getUTCFullYear(), month))
  return { from: at(first), until: at(first + months) }
}
