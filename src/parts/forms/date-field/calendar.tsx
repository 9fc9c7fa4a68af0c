import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { addMonths, dayAfterKey, firstWeekdayIn, monthOf, weeksOf } from '../../../domain/forms/calendar.ts'
import { localeOf } from '../../../domain/language.ts'
import { messages } from '../../../domain/messages.ts'
import { Icon } from '../../../ui/icon.tsx'
import { chevronLeft, chevronRight } from '../../../ui/icons.ts'
import { useText } from '../../app/use-text.ts'

interface CalendarProps {
  /** the day focused initially */
  start: string
  chosen: string | undefined
  today: string
  /** earlier days are disabled */
  min: string | undefined
  lang: string
  onPick: (day: string) => void
}

const dateFormatter = (lang: string, options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : localeOf(lang), { ...options, timeZone: 'UTC' })
  return (day: string) => format.format(new Date(`${day}T00:00:00Z`))
}

/** A month as a grid of days. Arrow keys move by day and week, PageUp and PageDown by month, with Shift by year. */
export function Calendar({ start, chosen, today, min, lang, onPick }: CalendarProps) {
  const t = useText()
  const grid = useRef<HTMLTableElement>(null)
  const [active, setActive] = useState(start)
  const isMoving = useRef(false)
  const firstWeekday = firstWeekdayIn(lang)
  const month = monthOf(active)
  const weeks = weeksOf(month, firstWeekday)
  const [title, name, weekday, weekdayName] = [
    dateFormatter(lang, { month: 'long', year: 'numeric' }),
    dateFormatter(lang, { dateStyle: 'full' }),
    dateFormatter(lang, { weekday: 'narrow' }),
    dateFormatter(lang, { weekday: 'long' }),
  ]
  const isTooEarly = (day: string) => min !== undefined && day < min

  useEffect(() => {
    if (isMoving.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    isMoving.current = false
  }, [active])

  const onKeyDown = (event: KeyboardEvent) => {
    // in right-to-left languages the left arrow moves forward
    const isReversed = getComputedStyle(event.currentTarget).direction === 'rtl'
    const key = isReversed ? event.key.replace(/Left|Right/, (side) => (side === 'Left' ? 'Right' : 'Left')) : event.key
    const next = dayAfterKey(key, active, { firstWeekday, isShifted: event.shiftKey })
    if (next === undefined) return
    event.preventDefault()
    isMoving.current = true
    setActive(next)
  }
  const changeMonth = (count: number) => setActive(addMonths(active, count))

  return (
    <>
      <div className="calendar-head">
        <button type="button" className="button" data-kind="icon" aria-label={t(messages.previousMonth)} onClick={() => changeMonth(-1)}>
          <Icon path={chevronLeft} flip />
        </button>
        <span className="calendar-title" aria-live="polite">
          {title(active)}
        </span>
        <button type="button" className="button" data-kind="icon" aria-label={t(messages.nextMonth)} onClick={() => changeMonth(1)}>
          <Icon path={chevronRight} flip />
        </button>
      </div>
      <table className="calendar" aria-label={title(active)} ref={grid}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" abbr={weekdayName(day)}>
                {weekday(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  <button
                    type="button"
                    className="calendar-day"
                    data-day={day}
                    data-outside={monthOf(day) !== month || undefined}
                    tabIndex={day === active ? 0 : -1}
                    aria-label={name(day)}
                    aria-pressed={day === chosen}
                    aria-current={day === today ? 'date' : undefined}
                    aria-disabled={isTooEarly(day) || undefined}
                    onClick={() => !isTooEarly(day) && onPick(day)}
                    onKeyDown={onKeyDown}
                    onFocus={() => setActive(day)}
                  >
                    {Number(day.slice(-2))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
