import type { OrderCutOff } from '../../model/app/configuration.ts'

/** Whole minutes until the cut-off of this day in the time zone of the shop; undefined after it, on days off, and for an unknown zone. */
export function minutesToCutOff(now: number, { time, timeZone, days }: OrderCutOff): number | undefined {
  const local = localTime(now, timeZone)
  if (!local || !days.includes(local.day)) return undefined
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const left = hours * 60 + minutes - local.minutes
  return left > 0 ? left : undefined
}

/** Day of the week (1 is Monday) and minute of the day. */
function localTime(now: number, timeZone: string) {
  try {
    const format = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    const [day = 0, month = 0, year = 0, hours = 0, minutes = 0] = (format.format(now).match(/\d+/g) ?? []).map(Number)
    return { day: new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7, minutes: hours * 60 + minutes }
  } catch {
    return undefined // no such time zone
  }
}
