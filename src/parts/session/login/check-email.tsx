import { messages } from '../../../domain/messages.ts'
import type { SentForm } from '../../../stores/forms/sent-form.ts'
import { Message } from '../../../ui/message.tsx'
import { useText } from '../../app/use-text.ts'
import { CooldownButton } from '../cooldown-button.tsx'
import { SuccessPanel } from '../success-panel.tsx'
import { StepLink, type StepProps } from './step-link.tsx'

interface CheckEmailProps extends StepProps, Pick<SentForm, 'status' | 'left'> {
  email: string
  onResend: () => void
}

/** Confirms that the recovery email was sent; it can be sent again (PWD-01). */
export function CheckEmail({ email, status, left, onResend, goTo }: CheckEmailProps) {
  const t = useText()
  return (
    <SuccessPanel title={t(messages.checkEmail)}>
      <p>{t(messages.recoverySent, { email })}</p>
      {status === 'failed' && <Message kind="error">{t(messages.passwordResetFailed)}</Message>}
      <CooldownButton kind="line" type="button" left={left} busy={status === 'sending'} onClick={onResend}>
        {t(messages.resend)}
      </CooldownButton>
      <StepLink step="login" className="login-link" goTo={goTo}>
        {t(messages.backToLogin)}
      </StepLink>
    </SuccessPanel>
  )
}
