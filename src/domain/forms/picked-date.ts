import { timeStepMinutes } from '../constants.ts'

const minutesADay = 1440
const two = (part: number) => String(part).padStart(2, '0')
const timeAt = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`

/** Times to choose from, every 15 minutes from 00:00 to 23:45 (FORM-36). */
export const timeSteps: readonly string[] = Array.from({ length: minutesADay / timeStepMinutes }, (_, step) =>
  timeAt(step * timeStepMinutes),
)

/** Formats a day as YYYY-MM-DD; undefined if it does not exist. */
function readDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  date.setUTCFullYear(year)
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1000
  return isReal ? `${year}-${two(month)}-${two(day)}` : undefined
}

/** Rounds a time to the nearest 15 minutes of the same day, as HH:mm. */
function readTime(hours: number, minutes: number): string | undefined {
  if (hours > 23 || minutes > 59) return undefined
  const step = Math.round((hours * 60 + minutes) / timeStepMinutes)
  return timeSteps[Math.min(step, timeSteps.length - 1)]
}

const compact = /^(\d{4})(\d{2})(\d{2})(?!\d)/
const shape = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})\.?(?:[T\s,]+(\d{1,2})[:.](\d{2})(?::\d{2})?)?$/

/**
 * Parses a typed date as YYYY-MM-DD, or with its time as YYYY-MM-DD HH:mm; undefined if it is not a date. Accepts points and
 * slashes, year first (FORM-37).
 */
export function readPickedDate(text: string, withTime = false): string | undefined {
  const [, year, month, date, hours, minutes] = shape.exec(text.trim().replace(compact, '$1-$2-$3')) ?? []
  const day = readDay(Number(year), Number(month), Number(date))
  if (day === undefined || (hours !== undefined) !== withTime) return undefined
  const time = withTime ? readTime(Number(hours), Number(minutes)) : ''
  return time === undefined ? undefined : `${day} ${time}`.trim()
}

/** Splits the value of a date field into day and time. */
export function datePartsOf(value: string): { day: string | undefined; time: string | undefined } {
  const [day, time] = value.split(' ')
  return { day: day && readPickedDate(day) ? day : undefined, time: time && timeSteps.includes(time) ? time : undefined }
}
