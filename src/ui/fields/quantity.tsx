import { useState } from 'react'
import { useSheet } from '../../kit/use-sheet.ts'
import { Icon } from '../icon.tsx'
import { minus, plus } from '../icons.ts'
import sheet from './quantity.css?sheet'

interface QuantityProps {
  value: number
  /** parses typed text; undefined restores the previous value */
  read: (text: string) => number | undefined
  max: number
  /** translated labels */
  words: { quantity: string; less: string; more: string }
  invalid?: boolean
  /** id of the element with the error */
  describedBy?: string | undefined
  /** name of the input within a form */
  name?: string
  /** called on a step, Enter or blur, not on every keystroke */
  onChange: (value: number) => void
}

/** A number input with minus and plus buttons. Typed text is committed on Enter or blur. */
export function Quantity({ value, read, max, words, invalid, describedBy, name, onChange }: QuantityProps) {
  useSheet(sheet)
  const [typed, setTyped] = useState<string>()
  const finish = () => {
    const next = typed === undefined ? undefined : read(typed)
    setTyped(undefined)
    if (next !== undefined && next !== value) onChange(next)
  }
  return (
    <div className="quantity" part="quantity" data-invalid={invalid || undefined}>
      <button type="button" className="quantity-step" part="button" aria-label={words.less} onClick={() => onChange(value - 1)}>
        <Icon path={minus} size={16} />
      </button>
      <input
        className="quantity-input"
        part="input"
        name={name}
        inputMode="numeric"
        autoComplete="off"
        aria-label={words.quantity}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={finish}
        onKeyDown={(event) => {
          if (typed === undefined) return
          if (event.key === 'Enter') {
            // `onChange` may move the focus; without this, Enter would also activate the newly focused control
            event.preventDefault()
            finish()
          }
          if (event.key === 'Escape') {
            event.stopPropagation()
            setTyped(undefined)
          }
        }}
      />
      <button
        type="button"
        className="quantity-step"
        part="button"
        aria-label={words.more}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Icon path={plus} size={16} />
      </button>
    </div>
  )
}
