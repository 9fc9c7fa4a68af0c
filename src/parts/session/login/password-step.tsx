import { useState } from 'react'
import { secretParameter } from '../../../base/security/secret-parameters.ts'
import { messages } from '../../../domain/messages.ts'
import { resetIdParameter } from '../../../domain/session/login.ts'
import { useText } from '../../app/use-text.ts'
import { PasswordForm } from '../password-change/password-form.tsx'
import { StepLink, type StepProps } from './step-link.tsx'

/** The id of a recovery link. Ignores the `id` of any other URL, which belongs to the page. */
function resetIdInUrl(): string | undefined {
  const isFromEmail = new URLSearchParams(location.search).get('step') === 'password-change'
  return isFromEmail ? secretParameter(resetIdParameter) : undefined
}

/** Sets a password by the id of a recovery email, or changes that of the logged-in customer (LOGIN-05). */
export function PasswordStep({ resetId, goTo }: StepProps & { resetId: string | undefined }) {
  const t = useText()
  const [idInUrl] = useState(resetIdInUrl)
  const toLogin = (
    <StepLink step="login" className="login-link" goTo={goTo}>
      {t(messages.logIn)}
    </StepLink>
  )
  return <PasswordForm id={resetId || idInUrl} afterwards={toLogin} loginLink={toLogin} />
}
