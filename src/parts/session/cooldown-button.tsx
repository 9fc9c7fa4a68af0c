import { messages } from '../../domain/messages.ts'
import { Button } from '../../ui/button.tsx'
import { useText } from '../app/use-text.ts'

interface CooldownButtonProps {
  children: string
  /** seconds until it is enabled again */
  left: number
  busy: boolean
  kind?: 'primary' | 'line'
  type?: 'submit' | 'button'
  onClick?: () => void
}

/** A button with a cooldown after each attempt and a visible countdown. It stays focusable (PWD-14). */
export function CooldownButton({ children, left, busy, kind = 'primary', type = 'submit', onClick }: CooldownButtonProps) {
  const t = useText()
  const isCoolingDown = left > 0
  return (
    <Button
      kind={kind}
      {...(kind === 'primary' && { size: 'large' as const })}
      type={type}
      busy={busy}
      aria-disabled={isCoolingDown || undefined}
      onClick={isCoolingDown ? (event) => event.preventDefault() : onClick}
    >
      {isCoolingDown && !busy ? t(messages.waiting, { action: children, seconds: left }) : children}
    </Button>
  )
}
