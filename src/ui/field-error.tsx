import { Icon } from './icon.tsx'
import { circleAlert } from './icons.ts'

/** The sentence below a field that says what is wrong with it. */
export function FieldError({ children, id }: { children: string; id?: string }) {
  return (
    <p className="field-error" part="error" id={id}>
      <Icon path={circleAlert} size={16} />
      <span>{children}</span>
    </p>
  )
}
