import { useSheet } from '../../kit/use-sheet.ts'
import { Icon } from '../icon.tsx'
import { circleAlert } from '../icons.ts'
import sheet from './field.css?sheet'

interface FieldErrorProps {
  children: string
  id?: string
  /** read out when it appears */
  alert?: boolean
}

/** The sentence below a field that says what is wrong with it. */
export function FieldError({ children, id, alert = false }: FieldErrorProps) {
  useSheet(sheet)
  return (
    <p className="field-error" part="error" id={id} role={alert ? 'alert' : undefined}>
      <Icon path={circleAlert} size={16} />
      <span>{children}</span>
    </p>
  )
}

/** Says that a form was refused to those who hear it; others see its fields (R56). Says nothing without a text. */
export const ErrorAnnouncement = ({ children }: { children: string | false }) =>
  children && (
    <p className="hidden-text" role="alert">
      {children}
    </p>
  )
