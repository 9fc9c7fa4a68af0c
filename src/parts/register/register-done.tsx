import { useEffect, useRef } from 'react'
import { messages } from '../../domain/messages.ts'
import type { RegistrationMode } from '../../domain/registration.ts'
import { Message } from '../../ui/message.tsx'
import { useText } from '../use-text.ts'
import { ResendConfirmation } from './resend-confirmation.tsx'

const texts: Record<RegistrationMode, string> = {
  approval: messages.accountWaits,
  confirmation: messages.confirmationComing,
  session: messages.registered,
}

/** Stands in the place of the form once the account is there, and takes the focus that its button had (REG-01, REG-03, REG-05). */
export function RegisterDone({ mode, email }: { mode: RegistrationMode; email: string }) {
  const t = useText()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} className="register-done" part="panel" tabIndex={-1} role="status">
      <Message kind={mode === 'approval' ? 'info' : 'success'}>{t(texts[mode])}</Message>
      {mode === 'confirmation' && <ResendConfirmation email={email} />}
    </div>
  )
}
