import type { ReactNode } from 'react'
import { messages } from '../../../domain/messages.ts'
import type { RegistrationMode } from '../../../domain/session/registration.ts'
import { useText } from '../../app/use-text.ts'
import { SuccessPanel } from '../success-panel.tsx'
import { ResendConfirmation } from './resend-confirmation.tsx'

const texts: Record<RegistrationMode, string> = {
  approval: messages.accountWaits,
  confirmation: messages.confirmationComing,
  session: messages.registered,
}

/** Replaces the form once the account is created (REG-01, REG-03, REG-05): names the mailbox and the next step. */
export function RegisterDone({ mode, email, onward }: { mode: RegistrationMode; email: string; onward?: ReactNode }) {
  const t = useText()
  return (
    <SuccessPanel title={t(texts[mode])}>
      {mode !== 'session' && <p>{email}</p>}
      {mode === 'confirmation' && <ResendConfirmation email={email} />}
      {mode !== 'session' && onward}
    </SuccessPanel>
  )
}
