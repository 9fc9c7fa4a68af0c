/** Days are YYYY-MM-DD, months are YYYY-MM, weekdays are 1 (Monday) to 7 (Sunday). */
const dayMs = 86_400_000
const daysAWeek = 7
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)
const dayOf = (date: Date) => date.toISOString().slice(0, 'YYYY-MM-DD'.length)

export const monthOf = (day: string): string => day.slice(0, 'YYYY-MM'.length)
export const addDays = (day: string, count: number): string => dayOf(new Date(dateOf(day).getTime() + count * dayMs))

/** Adds months to a day; the last day of the month if that month is shorter. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return dayOf(new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))))
}

const weekdayOf = (day: string) => dateOf(day).getUTCDay() || daysAWeek
const startOfWeek = (day: string, firstWeekday: number) => addDays(day, -((weekdayOf(day) - firstWeekday + daysAWeek) % daysAWeek))

/** The weeks that contain a month, each with seven days. */
export function weeksOf(month: string, firstWeekday: number): string[][] {
  const weeks: string[][] = []
  for (let start = startOfWeek(`${month}-01`, firstWeekday); monthOf(start) <= month; start = addDays(start, daysAWeek))
    weeks.push(Array.from({ length: daysAWeek }, (_, index) => addDays(start, index)))
  return weeks
}

/** The first weekday for a language. */
export function firstWeekdayIn(language: string): number {
  try {
    const locale = new Intl.Locale(language) as Intl.Locale & { getWeekInfo?: () => { firstDay: number }; weekInfo?: { firstDay: number } }
    // Intl reads a bare "en" as US English; the kit uses European dates
    return language === 'en' ? 1 : ((locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1)
  } catch {
    return 1
  }
}

/** The day after a key press; undefined for other keys. */
export function dayAfterKey(key: string, day: string, { firstWeekday, isShifted }: { firstWeekday: number; isShifted: boolean }) {
  const start = startOfWeek(day, firstWeekday)
  const moves: Readonly<Record<string, () => string>> = {
    ArrowUp: () => addDays(day, -daysAWeek),
    ArrowDown: () => addDays(day, daysAWeek),
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    Home: () => start,
    End: () => addDays(start, daysAWeek - 1),
    PageUp: () => addMonths(day, isShifted ? -12 : -1),
    PageDown: () => addMonths(day, isShifted ? 12 : 1),
  }
  return Object.hasOwn(moves, key) ? moves[key]?.() : undefined
}
