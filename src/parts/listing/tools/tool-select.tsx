import { useSheet } from '../../../kit/use-sheet.ts'
import field from '../../../ui/fields/field.css?sheet'
import { Icon } from '../../../ui/icon.tsx'
import { chevronDown } from '../../../ui/icons.ts'

interface ToolSelectProps {
  name: string
  label: string
  value: string
  options: readonly { value: string; title: string }[]
  onChoose: (value: string) => void
}

/** A labelled native select, so that phones show their own picker. */
export function ToolSelect({ name, label, value, options, onChoose }: ToolSelectProps) {
  useSheet(field)
  return (
    <label className="choice" data-name={name}>
      <span className="choice-label">{label}</span>
      <span className="choice-box">
        <select className="input choice-select" part="input" value={value} onChange={(event) => onChoose(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.title}
            </option>
          ))}
        </select>
        <Icon path={chevronDown} />
      </span>
    </label>
  )
}
