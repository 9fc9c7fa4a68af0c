import { useRef } from 'react'
import { messages } from '../../domain/messages.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { Icon } from '../icon.tsx'
import { check, chevronDown } from '../icons.ts'
import overlay from '../overlays/overlay.css?sheet'
import sheet from './dropdown.css?sheet'
import field from './field.css?sheet'
import { Field, type FieldProps } from './field.tsx'
import { useDropdown } from './use-dropdown.ts'

export interface DropdownOption {
  value: string
  title: string
}

interface DropdownProps extends FieldProps {
  name?: string
  value: string | undefined
  options: readonly DropdownOption[]
  /** the options are loading */
  loading?: boolean
  /** shown while no option is selected */
  placeholder?: string
  noOptionsText?: string
  loadingText?: string
  onChange: (value: string) => void
  onTouch?: () => void
}

/**
 * A labelled select with a custom list. Arrows, Home, End and PageUp/PageDown (5 options) move, typing finds an option,
 * Enter, Space and Tab select it, Escape closes without a change.
 */
export function Dropdown({
  name,
  value,
  options,
  loading = false,
  placeholder = messages.chooseOption,
  noOptionsText = messages.noOptions,
  loadingText = messages.loading,
  onChange,
  onTouch,
  ...rest
}: DropdownProps) {
  useSheet(overlay)
  useSheet(field)
  useSheet(sheet)
  const box = useRef<HTMLDivElement>(null)
  // an optional field can be cleared
  const enabledOptions = rest.optional && options.length > 0 ? [{ value: '', title: placeholder }, ...options] : options
  const chosen = options.find((option) => option.value === value)
  const menu = useDropdown({ box, options: loading ? [] : enabledOptions, value: chosen?.value ?? '', onChange, onTouch })
  return (
    <Field {...rest}>
      {({ invalid, id, ...control }) => {
        const idOf = (index: number) => `${id}-${index}`
        return (
          <div className="dropdown" ref={box} data-open={menu.isOpen || undefined} data-side={menu.side}>
            <button
              {...control}
              {...menu.triggerProps}
              type="button"
              id={id}
              name={name}
              className="input dropdown-trigger"
              part="input"
              role="combobox"
              aria-haspopup="listbox"
              aria-expanded={menu.isOpen}
              aria-controls={`${id}-list`}
              aria-activedescendant={menu.isOpen && menu.active >= 0 ? idOf(menu.active) : undefined}
              aria-invalid={invalid || undefined}
              aria-busy={loading || undefined}
            >
              <span className="dropdown-value" data-empty={!chosen || undefined}>
                {chosen?.title ?? placeholder}
              </span>
              <Icon path={chevronDown} />
            </button>
            <div
              className="dropdown-menu"
              id={`${id}-list`}
              role="listbox"
              aria-label={rest.label}
              tabIndex={-1}
              hidden={!menu.isOpen}
              // keeps the focus in the field
              onMouseDown={(event) => event.preventDefault()}
            >
              {enabledOptions.length === 0 || loading ? (
                <button type="button" className="dropdown-note" role="option" tabIndex={-1} aria-disabled="true" aria-selected="false">
                  {loading ? loadingText : noOptionsText}
                </button>
              ) : (
                enabledOptions.map((option, index) => (
                  <button
                    key={option.value}
                    type="button"
                    tabIndex={-1}
                    id={idOf(index)}
                    className="dropdown-option"
                    role="option"
                    aria-selected={option.value === (chosen?.value ?? '')}
                    data-active={index === menu.active || undefined}
                    onMouseMove={() => menu.activate(index)}
                    onClick={() => menu.choose(index)}
                  >
                    {option.title}
                    <Icon path={check} />
                  </button>
                ))
              )}
            </div>
          </div>
        )
      }}
    </Field>
  )
}
