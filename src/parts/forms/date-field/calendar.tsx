import { parseDate, useDatePicker } from '@ark-ui/react/date-picker'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { dateLocale } from '../../../domain/forms/dates.ts'
import { messages } from '../../../domain/messages.ts'
import { useHost } from '../../../kit/host.ts'
import { Icon } from '../../../ui/icon.tsx'
import { chevronLeft, chevronRight } from '../../../ui/icons.ts'
import { useText } from '../../app/use-text.ts'

interface CalendarProps {
  /** the day focused initially */
  start: string
  chosen: string | undefined
  /** earlier days are disabled */
  min: string | undefined
  lang: string
  onPick: (day: string) => void
}

const dateOf = (day: string | undefined) => (day === undefined ? [] : [parseDate(day)])
const moveKey = /^(Arrow|Page|Home|End)/
const { timeZone } = Intl.DateTimeFormat().resolvedOptions()

/** A month as a grid of days. Arrow keys move by day and week, PageUp and PageDown by month, with Shift by year. */
export function Calendar({ start, chosen, min, lang, onPick }: CalendarProps) {
  const t = useText()
  const { element } = useHost()
  // Ark derives the direction from the language, but the arrow keys must follow the page (5.39.2, 2026-11-25)
  const direction = { dir: element ? getComputedStyle(element).direction : 'ltr' }
  const picker = useDatePicker({
    ...direction,
    inline: true,
    // Intl reads a bare "en" as US English; the kit uses European dates
    locale: dateLocale(lang),
    timeZone,
    value: dateOf(chosen),
    defaultFocusedValue: dateOf(start)[0],
    min: dateOf(min)[0],
    maxView: 'day',
    outsideDaySelectable: true,
    closeOnSelect: false,
  })
  const { focusedValue, weeks, weekDays } = picker
  const previous = picker.getPrevTriggerProps()
  const title = picker.visibleRangeText.start

  const grid = useRef<HTMLTableElement>(null)
  const isMoving = useRef(false)
  // Ark moves the focus a frame later, too late for the next key if the focused day has left the month (5.39.2, 2026-11-25, no report found)
  useLayoutEffect(() => {
    if (isMoving.current) grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus()
  }, [focusedValue])

  const onKeyDownCapture = (event: KeyboardEvent) => {
    // the click of the button also picks the chosen day again, which Ark would not report
    if (event.key === 'Enter') return event.stopPropagation()
    isMoving.current = moveKey.test(event.key)
    if (event.key !== 'Home' && event.key !== 'End') return
    // Ark moves by month here, a grid of days by week
    event.preventDefault()
    event.stopPropagation()
    const day = weeks.find((week) => week.some((date) => date.compare(focusedValue) === 0))?.at(event.key === 'Home' ? 0 : -1)
    if (!day || day.compare(focusedValue) === 0) return
    picker.setFocusedValue(day)
  }

  return (
    <>
      <div className="calendar-head">
        <button
          {...previous}
          className="button"
          data-kind="icon"
          aria-label={t(messages.previousMonth)}
          // a disabled button would lose the focus when the first month is reached
          disabled={false}
          aria-disabled={previous.disabled || undefined}
        >
          <Icon path={chevronLeft} flip />
        </button>
        <span className="calendar-title" aria-live="polite">
          {title}
        </span>
        <button {...picker.getNextTriggerProps()} className="button" data-kind="icon" aria-label={t(messages.nextMonth)}>
          <Icon path={chevronRight} flip />
        </button>
      </div>
      <table
        {...picker.getTableProps()}
        className="calendar"
        aria-label={title}
        aria-roledescription={undefined}
        ref={grid}
        onKeyDownCapture={onKeyDownCapture}
        onKeyUp={() => {
          isMoving.current = false
        }}
      >
        <thead>
          <tr>
            {weekDays.map(({ long, narrow }) => (
              <th key={long} scope="col" abbr={long}>
                {narrow}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={String(week[0])}>
              {week.map((value) => {
                const { today, outsideRange, selectable, selected } = picker.getDayTableCellState({ value })
                return (
                  <td key={String(value)} {...picker.getDayTableCellProps({ value })}>
                    <button
                      {...picker.getDayTableCellTriggerProps({ value })}
                      type="button"
                      className="calendar-day"
                      data-day={String(value)}
                      data-outside={outsideRange || undefined}
                      aria-label={picker.format(value, { dateStyle: 'full' })}
                      aria-pressed={selected}
                      aria-current={today ? 'date' : undefined}
                      onClick={() => {
                        if (!selectable) return
                        picker.setFocusedValue(value)
                        onPick(String(value))
                      }}
                    >
                      {value.day}
                    </button>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
