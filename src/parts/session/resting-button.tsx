import { messages } from '../../domain/messages.ts'
import { Button } from '../../ui/button.tsx'
import { useText } from '../app/use-text.ts'

interface RestingButtonProps {
  children: string
  /** seconds until it may be used again */
  left: number
  busy: boolean
  kind?: 'primary' | 'line'
  type?: 'submit' | 'button'
  onClick?: () => void
}

/** A button that rests after an attempt and says for how long; it keeps the focus meanwhile (PWD-14). */
export function RestingButton({ children, left, busy, kind = 'primary', type = 'submit', onClick }: RestingButtonProps) {
  const t = useText()
  const rests = left > 0
  return (
    <Button
      kind={kind}
      {...(kind === 'primary' && { size: 'large' as const })}
      type={type}
      busy={busy}
      aria-disabled={rests || undefined}
      onClick={rests ? (event) => event.preventDefault() : onClick}
    >
      {rests && !busy ? t(messages.waiting, { action: children, seconds: left }) : children}
    </Button>
  )
}
