import { quoted } from './read-number.ts'

/** Whether a sale price applies: now, now with an end, not any more, or not yet. */
export type SaleState = 'open' | 'ends' | 'over' | 'later'

/** Where dates without a time zone are meant. */
export interface Clock {
  now: number
  timeZone: string
}

interface Moment {
  at: number
  /** only a day is named */
  isDay: boolean
}

const dayMs = 86_400_000
const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]\s*(\d{1,2}):?(\d{2})(?::?(\d{2})(?:\.\d+)?)?\s*(Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?)?$/i
const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?:,?\s+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/

/** The state of a sale between two dates, either of which may be empty. A day counts to its end. Throws for other texts. */
export function saleState(from: string, to: string, clock: Clock): SaleState {
  const [start, end] = [readMoment(from, clock), readMoment(to, clock)]
  const last = end && (end.isDay ? end.at + dayMs : end.at)
  if (start && last !== undefined && last <= start.at) throw new Error(`The sale ends at ${quoted(to)}, before it begins`)
  if (last !== undefined && last <= clock.now) return 'over'
  if (start && start.at > clock.now) return 'later'
  return end ? 'ends' : 'open'
}

/** The state of a sale by its ISO 8601 interval: 2026-11-27T00:00+0200/2026-11-30T23:59+0200, open at either end. */
export function intervalState(interval: string, clock: Clock): SaleState {
  const [from = '', to = '', more] = interval.split(/\s*\/\s*/)
  if (more !== undefined || !interval.includes('/')) throw new Error(`${quoted(interval)} is not a range of dates`)
  return saleState(from === '..' ? '' : from.trim(), to === '..' ? '' : to.trim(), clock)
}

/** Whether a date lies behind; false for an empty one. */
export const isPast = (date: string, clock: Clock): boolean => saleState('', date, clock) === 'over'

function readMoment(text: string, { timeZone }: Clock): Moment | undefined {
  if (!text) return undefined
  const found = iso.exec(text) ?? (([, day, month, ...rest]) => [text, rest[0], month, day, ...rest.slice(1)])(dotted.exec(text) ?? [])
  const [, year, month, day, hour, minute = 0, second = 0, zone] = found
  const numbers = [year, Number(month) - 1, day, hour ?? 0, minute, second].map(Number) as [number, number, number, number, number, number]
  const utc = Date.UTC(...numbers)
  const isReal = new Date(utc).getUTCMonth() === numbers[1] && numbers[3] < 25 && numbers[4] < 60 && numbers[5] < 61
  if (!isReal) throw new Error(`${quoted(text)} is not a date`)
  return { at: utc - (zone ? offsetOf(zone) : zoneOffset(utc, timeZone)), isDay: hour === undefined }
}

function offsetOf(zone: string): number {
  const [, sign, hours, minutes = 0] = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone) ?? []
  return sign ? Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000 : 0
}

/** How far the clocks of a zone are ahead of UTC when they show this time. */
function zoneOffset(local: number, timeZone: string): number {
  const ahead = (at: number) => {
    const parts = new Map(
      formatOf(timeZone)
        .formatToParts(at)
        .map(({ type, value }) => [type, Number(value)]),
    )
    const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
    return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')) - at
  }
  return ahead(local - ahead(local))
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const numeric = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' } as const
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, hourCycle: 'h23', ...numeric })
  formats.set(timeZone, format)
  return format
}
