import { useEffect, useRef } from 'react'
import { datePartsOf, timeSteps } from '../../../domain/forms/picked-date.ts'
import { messages } from '../../../domain/messages.ts'
import { Environment } from '../../../kit/environment.tsx'
import { useSheet } from '../../../kit/use-sheet.ts'
import { useStore } from '../../../kit/use-store.ts'
import { $today } from '../../../stores/app/today.ts'
import field from '../../../ui/fields/field.css?sheet'
import overlay from '../../../ui/overlays/overlay.css?sheet'
import { useText } from '../../app/use-text.ts'
import { Calendar } from './calendar.tsx'
import sheet from './date-picker.css?sheet'

interface DatePickerProps {
  label: string
  value: string
  withTime: boolean
  min: string | undefined
  lang: string
  onPick: (date: string) => void
  onClose: () => void
}

/** office hours */
const usualTime = '09:00'

/** The open calendar of a date field, with a list of times if it includes one (FORM-36). Escape closes it. */
export function DatePicker({ label, value, withTime, min, lang, onPick, onClose }: DatePickerProps) {
  useSheet(overlay)
  useSheet(field)
  useSheet(sheet)
  const t = useText()
  const today = useStore($today)
  const box = useRef<HTMLDivElement>(null)
  const { day, time } = datePartsOf(value)
  const start = day ?? (min !== undefined && min > today ? min : today)
  const latestClose = useRef(onClose)
  latestClose.current = onClose

  useEffect(() => {
    box.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus()
    // in the capture phase: a dialog around the field must stay open
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopImmediatePropagation()
      event.preventDefault()
      latestClose.current()
    }
    window.addEventListener('keydown', leave, true)
    return () => window.removeEventListener('keydown', leave, true)
  }, [])

  const pickDay = (picked: string) => {
    if (withTime) return onPick(`${picked} ${time ?? usualTime}`)
    onPick(picked)
    onClose()
  }
  return (
    <div ref={box} className="date-picker" part="date-picker" role="dialog" aria-label={label}>
      <Environment>
        <Calendar start={start} chosen={day} min={min} lang={lang} onPick={pickDay} />
      </Environment>
      {withTime && (
        <label className="date-time">
          <span className="date-time-label">{t(messages.time)}</span>
          <select
            className="input"
            part="input"
            value={time ?? ''}
            onChange={(event) => onPick(`${start} ${event.target.value}`)}
            onKeyDown={(event) => event.key === 'Enter' && onClose()}
          >
            {time === undefined && <option value="">{t(messages.chooseOption)}</option>}
            {timeSteps.map((step) => (
              <option key={step}>{step}</option>
            ))}
          </select>
        </label>
      )}
    </div>
  )
}
