import { Icon } from '../icon.tsx'
import { chevronDown } from '../icons.ts'
import { Field, type FieldProps } from './field.tsx'

export interface SelectOption {
  value: string
  title: string
  /** label of the `<optgroup>` */
  group?: string | undefined
}

interface SelectFieldProps extends FieldProps {
  name?: string
  value: string | undefined
  options: readonly SelectOption[]
  /** shown while no option is selected */
  placeholder: string
  autoComplete?: string
  onChange: (value: string) => void
  onTouch?: () => void
}

/** A labelled native `<select>`, which has the best support on phones and in screen readers. */
export function SelectField({
  label,
  name,
  value,
  options,
  placeholder,
  optional,
  hint,
  error,
  autoComplete,
  onChange,
  onTouch,
}: SelectFieldProps) {
  const known = options.some((option) => option.value === value) ? value : ''
  return (
    <Field label={label} optional={optional} hint={hint} error={error}>
      {({ invalid, ...control }) => (
        <span className="select">
          <select
            {...control}
            name={name}
            className="input"
            part="input"
            aria-invalid={invalid || undefined}
            autoComplete={autoComplete}
            value={known}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onTouch}
          >
            <option value="" disabled={!optional}>
              {placeholder}
            </option>
            <Options all={options} />
          </select>
          <Icon path={chevronDown} />
        </span>
      )}
    </Field>
  )
}

function Options({ all }: { all: readonly SelectOption[] }) {
  const groups = [...new Set(all.map(({ group }) => group))]
  return groups.map((group) => {
    const options = all.filter((option) => option.group === group)
    const items = options.map(({ value, title }) => (
      <option key={value} value={value}>
        {title}
      </option>
    ))
    return group === undefined ? (
      items
    ) : (
      <optgroup key={group} label={group}>
        {items}
      </optgroup>
    )
  })
}
