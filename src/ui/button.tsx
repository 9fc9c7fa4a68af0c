import type { ButtonHTMLAttributes } from 'react'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** one primary per view; soft repeats, line stands beside it, ghost is text, icon is a 44 px square */
  kind?: 'primary' | 'soft' | 'line' | 'ghost' | 'icon'
  size?: 'large'
  /** an action under way: announced, and not started again */
  busy?: boolean
}

/** A button that never submits by accident and is restyled through `part`. */
export function Button({ kind = 'line', size, busy, className, onClick, type = 'button', part = 'button', ...rest }: ButtonProps) {
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
