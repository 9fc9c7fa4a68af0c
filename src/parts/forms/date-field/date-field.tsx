import { useEffect, useRef, useState } from 'react'
import { lazyModule } from '../../../base/dom/lazy-module.ts'
import { readPickedDate } from '../../../domain/forms/picked-date.ts'
import { messages } from '../../../domain/messages.ts'
import { useSettings } from '../../../kit/host.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import { useStore } from '../../../kit/use-store.ts'
import { languageStore } from '../../../stores/app/language.ts'
import { Field, type FieldProps } from '../../../ui/fields/field.tsx'
import { Input } from '../../../ui/fields/input.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { calendar } from '../../../ui/icons.ts'
import { useText } from '../../app/use-text.ts'
import sheet from './date-field.css?sheet'

interface DateFieldProps extends FieldProps {
  name?: string
  /** YYYY-MM-DD, with a time YYYY-MM-DD HH:mm (FORM-37); '' for none */
  value: string | undefined
  /** includes a time, in steps of 15 minutes */
  withTime?: boolean
  /** first selectable day, YYYY-MM-DD */
  min?: string
  /** called once per committed value; '' for an invalid date */
  onCommit: (date: string) => void
  /** called when the text becomes an invalid date, or valid again */
  onInvalid?: (isRefused: boolean) => void
  onTouch?: () => void
}

type Picker = typeof import('./date-picker.tsx')
const picker = lazyModule(() => import('./date-picker.tsx'))
const maxTextLength = 24

/** A day in the shopper's time zone, typed or picked from a calendar. The code of the calendar loads when it opens. */
export function DateField({
  label,
  optional,
  hint,
  error,
  value = '',
  withTime = false,
  min,
  onCommit,
  onInvalid,
  onTouch,
  name,
}: DateFieldProps) {
  useSheet(sheet)
  const t = useText()
  const lang = useStore(languageStore(useSettings()))
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  const [isRejected, setRejected] = useState(false)
  const [code, setCode] = useState<Picker>()
  const [isOpen, setOpen] = useState(false)
  const rejection = isRejected ? t(messages.wrongFormat) : undefined
  useEffect(() => input.current?.setCustomValidity(rejection ?? ''), [rejection])

  const reject = (isInvalid: boolean) => {
    if (isInvalid !== isRejected) onInvalid?.(isInvalid)
    setRejected(isInvalid)
  }
  const commit = (date: string) => {
    setTyped(undefined)
    reject(false)
    if (date !== value) onCommit(date)
  }
  const commitValue = () => {
    if (typed === undefined) return
    const date = typed.trim() === '' ? '' : readPickedDate(typed, withTime)
    if (date !== undefined) return commit(date)
    reject(true)
    if (value !== '') onCommit('') // keep unparsable text so that the user can correct it
  }
  const open = () => {
    picker.load().then(
      (module) => {
        setCode(module)
        setOpen(true)
      },
      () => {}, // the date can still be typed, and the button retries
    )
  }
  const close = () => {
    setOpen(false)
    input.current?.focus()
  }

  return (
    <Field label={label} optional={optional} hint={hint} error={rejection ?? error}>
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only detects that the focus has left the field
        <div
          className="date"
          ref={box}
          onBlur={(event) => {
            if (box.current?.contains(event.relatedTarget)) return
            setOpen(false)
            onTouch?.()
          }}
        >
          <Input
            {...control}
            ref={input}
            name={name}
            value={typed ?? value}
            placeholder={withTime ? 'YYYY-MM-DD HH:mm' : 'YYYY-MM-DD'}
            autoComplete="off"
            maxLength={maxTextLength}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={commitValue}
            onKeyDown={(event) => {
              if (event.key === 'Enter') commitValue()
              if (event.key === 'ArrowDown' && event.altKey) open()
            }}
          />
          <button
            type="button"
            className="button date-open"
            data-kind="icon"
            part="button"
            aria-label={t(messages.chooseDate)}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onPointerEnter={picker.prepare}
            onClick={() => (isOpen ? close() : open())}
          >
            <Icon path={calendar} />
          </button>
          {isOpen && code && (
            <code.DatePicker
              label={t(messages.chooseDate)}
              value={value}
              withTime={withTime}
              min={min}
              lang={lang}
              onPick={commit}
              onClose={close}
            />
          )}
        </div>
      )}
    </Field>
  )
}
