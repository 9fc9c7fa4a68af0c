import { messages } from '../../../domain/messages.ts'
import { useSettings } from '../../../kit/host.ts'
import { confirmationSender } from '../../../stores/session/login/registration.ts'
import { Message } from '../../../ui/message.tsx'
import { useLanguage } from '../../app/use-configuration.ts'
import { useText } from '../../app/use-text.ts'
import { CooldownButton } from '../cooldown-button.tsx'
import { useFormSender } from '../use-form-sender.ts'

/** Resends the confirmation email and renders the result. */
export function ResendConfirmation({ email }: { email: string }) {
  const t = useText()
  const settings = useSettings()
  const lang = useLanguage()
  const { status, left, send } = useFormSender(() => confirmationSender(settings, lang))
  return (
    <>
      <CooldownButton kind="line" type="button" left={left} busy={status === 'sending'} onClick={() => void send(email)}>
        {t(messages.resend)}
      </CooldownButton>
      {status === 'failed' && <Message kind="error">{t(messages.somethingWentWrong)}</Message>}
      <div role="status">{status === 'done' && <Message kind="success">{t(messages.resent)}</Message>}</div>
    </>
  )
}
