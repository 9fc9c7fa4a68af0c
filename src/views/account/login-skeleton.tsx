import { useSheet } from '../../kit/use-sheet.ts'
import shapes from '../../ui/skeleton.css?sheet'

const fields = 2

/** Placeholder while a step of the login loads. */
export function LoginSkeleton() {
  useSheet(shapes)
  return (
    <div className="login-space" aria-hidden="true">
      <div className="skeleton account-title-shape" />
      {Array.from({ length: fields }, (_, field) => (
        <div key={field} className="login-space-field">
          <div className="skeleton" />
          <div className="skeleton" />
        </div>
      ))}
      <div className="skeleton login-space-button" />
    </div>
  )
}
