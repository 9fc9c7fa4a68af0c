import { useSheet } from '../../kit/use-sheet.ts'
import { Icon } from '../icon.tsx'
import { circleAlert } from '../icons.ts'
import sheet from './field.css?sheet'

interface FieldErrorProps {
  children: string
  id?: string
  /** announces the error when it appears */
  alert?: boolean
}

/** The error message below a field. */
export function FieldError({ children, id, alert = false }: FieldErrorProps) {
  useSheet(sheet)
  return (
    <p className="field-error" part="error" id={id} role={alert ? 'alert' : undefined}>
      <Icon path={circleAlert} size={16} />
      <span>{children}</span>
    </p>
  )
}

/** Announces to screen readers that a form is invalid; sighted users see the marked fields. Renders nothing without a text (R56). */
export const ErrorAnnouncement = ({ children }: { children: string | false }) =>
  children && (
    <p className="hidden-text" role="alert">
      {children}
    </p>
  )
