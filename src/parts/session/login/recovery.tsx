import { type FormEvent, useEffect, useState } from 'react'
import { clean } from '../../../domain/forms/clean-text.ts'
import { messages } from '../../../domain/messages.ts'
import { recoveryRules } from '../../../domain/session/login.ts'
import { useSettings } from '../../../kit/host.ts'
import { passwordRecovery } from '../../../stores/session/login/passwords.ts'
import { ErrorAnnouncement } from '../../../ui/fields/field-error.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useForm } from '../../../ui/fields/use-form.ts'
import { Message } from '../../../ui/message.tsx'
import { useLanguage } from '../../app/use-configuration.ts'
import { useProblemText, useText } from '../../app/use-text.ts'
import { refuseField } from '../../forms/refuse-field.ts'
import { CooldownButton } from '../cooldown-button.tsx'
import { useFormSender } from '../use-form-sender.ts'
import { CheckEmail } from './check-email.tsx'
import { StepLink, type StepProps } from './step-link.tsx'

/** Password recovery: a form, then a hint to check the mailbox, from which the email can be resent (PWD-01..03). */
export function Recovery({ goTo }: StepProps) {
  const t = useText()
  const problemText = useProblemText()
  const shop = useSettings()
  const lang = useLanguage()
  const form = useForm({ initial: { email: '' }, rules: () => recoveryRules })
  const { status, left, error, send } = useFormSender(passwordRecovery)
  const [sentTo, setSentTo] = useState<string>()

  const [isRefused, setRefused] = useState(false)
  useEffect(() => setRefused(status === 'failed' && refuseField(form, error)), [status, error])

  const sendLink = async (email: string) => {
    if (await send({ connection: shop, lang, email })) setSentTo(email)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = clean('email', String(new FormData(event.currentTarget).get('email') ?? ''))
    form.set('email', email)
    if (form.attempt()) void sendLink(email)
  }

  if (sentTo !== undefined)
    return <CheckEmail email={sentTo} status={status} left={left} onResend={() => void sendLink(sentTo)} goTo={goTo} />
  return (
    <form
      className="login-form"
      part="form"
      method="post"
      ref={form.ref}
      noValidate
      onSubmit={submit}
      aria-label={t(messages.passwordRecovery)}
    >
      {status === 'failed' && !isRefused && <Message kind="error">{t(messages.passwordResetFailed)}</Message>}
      <ErrorAnnouncement>{form.isRefused && t(messages.formInvalid)}</ErrorAnnouncement>
      <TextField
        label={t(messages.email)}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        hint={t(messages.recoveryHint)}
        value={form.values.email}
        error={problemText(form.problem('email'))}
        onCommit={(email) => form.set('email', email)}
        onTouch={() => form.touch('email')}
      />
      <CooldownButton left={left} busy={status === 'sending'}>
        {t(messages.sendLink)}
      </CooldownButton>
      <StepLink step="login" className="login-link" goTo={goTo}>
        {t(messages.backToLogin)}
      </StepLink>
    </form>
  )
}
