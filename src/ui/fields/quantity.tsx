import { useState } from 'react'
import { useSheet } from '../../kit/use-sheet.ts'
import { Icon } from '../icon.tsx'
import { minus, plus } from '../icons.ts'
import sheet from './quantity.css?sheet'

interface QuantityProps {
  value: number
  /** what a typed text means; undefined: nothing, the value before comes back */
  read: (text: string) => number | undefined
  max: number
  /** names of the parts, already in the shopper's language */
  words: { quantity: string; less: string; more: string }
  invalid?: boolean
  /** id of what says why it is invalid */
  describedBy?: string | undefined
  /** of the field, where it belongs to a form */
  name?: string
  /** once per decision: a step, Enter, or leaving the field; never per key */
  onChange: (value: number) => void
}

/** Minus, number, plus. What is typed stays the shopper's own until it is finished. */
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
            // what takes the focus in answer to the change must not get this key too
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
