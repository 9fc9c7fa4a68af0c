import type { ButtonHTMLAttributes } from 'react'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  [data: `data-${string}`]: unknown
  /** `primary`: one per view; `soft`: repeated actions; `line`: secondary; `ghost`: text only; `icon`: a 44 px square */
  kind?: 'primary' | 'soft' | 'line' | 'ghost' | 'icon'
  size?: 'large'
  /** while the action runs: sets aria-busy and ignores clicks */
  busy?: boolean
}

/** A button with `type="button"` by default, restyled through `part`. */
export const Button = (props: ButtonProps) => renderButton(props)

/** The markup of a button without a component, for lists. */
export function renderButton({ kind = 'line', size, busy, className, onClick, type = 'button', part = 'button', ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      part={part}
      className={className ? `button ${className}` : 'button'}
      data-kind={kind}
      data-size={size}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  )
}
