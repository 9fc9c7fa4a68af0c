import { useState } from 'react'
import { addressSecret } from '../../base/address-secret.ts'
import { resetIdParameter } from '../../domain/login-step.ts'
import { messages } from '../../domain/messages.ts'
import { PasswordForm } from '../password-change/password-form.tsx'
import { useText } from '../use-text.ts'
import { StepLink } from './step-link.tsx'
import type { StepProps } from './step-props.ts'

/** Sets a password with the id of a mail, or changes that of who is logged in (LOGIN-05). */
export function PasswordStep({ resetId, goTo }: StepProps & { resetId: string | undefined }) {
  const t = useText()
  const [inAddress] = useState(() => addressSecret(resetIdParameter))
  const toLogin = (
    <StepLink step="login" className="login-link" goTo={goTo}>
      {t(messages.logIn)}
    </StepLink>
  )
  return <PasswordForm id={resetId || inAddress} afterwards={toLogin} loginLink={toLogin} />
}
