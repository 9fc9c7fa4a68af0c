import { useState } from 'react'
import { secretParameter } from '../../../base/security/secret-parameters.ts'
import { messages } from '../../../domain/messages.ts'
import { resetIdParameter } from '../../../domain/session/login.ts'
import { useText } from '../../app/use-text.ts'
import { PasswordForm } from '../password-change/password-form.tsx'
import { StepLink, type StepProps } from './step-link.tsx'

/** The id that the link of a mail carries; an `id` in an address of another kind is the page's own business. */
function resetIdInUrl(): string | undefined {
  const isFromEmail = new URLSearchParams(location.search).get('step') === 'password-change'
  return isFromEmail ? secretParameter(resetIdParameter) : undefined
}

/** Sets a password with the id of a mail, or changes that of who is logged in (LOGIN-05). */
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
