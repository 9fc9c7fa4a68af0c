import { useSheet } from '../base/use-sheet.ts'
import sheet from './field.css?sheet'
import { Icon } from './icon.tsx'
import { circleAlert } from './icons.ts'

/** The sentence below a field that says what is wrong with it. */
export function FieldError({ children, id }: { children: string; id?: string }) {
  useSheet(sheet)
  return (
    <p className="field-error" part="error" id={id}>
      <Icon path={circleAlert} size={16} />
      <span>{children}</span>
    </p>
  )
}
