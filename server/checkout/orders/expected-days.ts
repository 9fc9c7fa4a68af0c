const dayMs = 86_400_000
/** where the warehouse is, and the hour until which it packs orders of the day */
const warehouse = { timeZone: 'Europe/Vilnius', lastHour: 14 }

const localTime = new Intl.DateTimeFormat('en-CA', {
  timeZone: warehouse.timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
})

const isWorkingDay = (day: Date) => ![0, 6].includes(day.getUTCDay())

function addWorkingDays(day: Date, count: number): Date {
  let left = count
  let at = day
  while (left > 0 || !isWorkingDay(at)) {
    if (isWorkingDay(at)) left -= 1
    at = new Date(at.getTime() + dayMs)
  }
  return at
}

export interface ExpectedDays {
  /** YYYY-MM-DD */
  from: string
  until: string
}

const written = (day: Date) => day.toISOString().slice(0, 10)

/**
 * When a delivery arrives: `min` to `max` working days after the order leaves the warehouse, on the same day until 14:00.
 * `stockDays`: calendar days until the slowest product is there.
 */
export function expectedDays(placed: Date, { min, max, stockDays }: { min: number; max: number; stockDays: number }): ExpectedDays {
  const parts = Object.fromEntries(localTime.formatToParts(placed).map(({ type, value }) => [type, value]))
  const today = new Date(`${parts.year}-${parts.month}-${parts.day}T00:00:00Z`)
  const isLate = isWorkingDay(today) && Number(parts.hour) >= warehouse.lastHour
  const leaves = addWorkingDays(today, isLate ? 1 : 0)
  const stocked = addWorkingDays(new Date(today.getTime() + stockDays * dayMs), 0)
  const until = addWorkingDays(leaves, max)
  return { from: written(addWorkingDays(leaves, min)), until: written(stocked > until ? stocked : until) }
}
