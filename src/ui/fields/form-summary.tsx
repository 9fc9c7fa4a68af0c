import { useSheet } from '../../kit/use-sheet.ts'
import { Icon } from '../icon.tsx'
import { circleAlert } from '../icons.ts'
import message from '../message.css?sheet'
import sheet from './form-summary.css?sheet'

interface FormSummaryProps {
  text: string
  /** names and labels of the invalid fields */
  fields: readonly { name: string; label: string }[]
  onGo: (name: string) => void
}

const shownFields = 8

/** An error summary with buttons that focus the first invalid fields (R56). */
export function FormSummary({ text, fields, onGo }: FormSummaryProps) {
  useSheet(message)
  useSheet(sheet)
  return (
    <div className="message" part="message error" data-kind="error" role="alert">
      <Icon path={circleAlert} />
      <span className="message-text">
        <strong>{text}</strong>
        {fields.length > 0 && (
          <span className="form-wrong">
            {fields.slice(0, shownFields).map(({ name, label }) => (
              <button key={name} type="button" className="form-go" onClick={() => onGo(name)}>
                {label}
              </button>
            ))}
            {fields.length > shownFields && <span>…</span>}
          </span>
        )}
      </span>
    </div>
  )
}
