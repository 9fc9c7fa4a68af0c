import { type FormEvent, useId, useState } from 'react'
import type { Rule } from '../../domain/forms/form-rules.ts'
import { messages } from '../../domain/messages.ts'
import { passwordHints } from '../../domain/session/password-hints.ts'
import { policyRules } from '../../domain/session/password-rules.ts'
import { registrationMode } from '../../domain/session/registration.ts'
import { useSettings } from '../../kit/host.ts'
import { useConfiguration, useLanguage } from '../../parts/app/use-configuration.ts'
import { useCountedText } from '../../parts/app/use-counted-text.ts'
import { useProblemText, useText } from '../../parts/app/use-text.ts'
import { useTrack } from '../../parts/app/use-track.ts'
import { CooldownButton } from '../../parts/session/cooldown-button.tsx'
import { RegisterDone } from '../../parts/session/register/register-done.tsx'
import { useFormSender } from '../../parts/session/use-form-sender.ts'
import { usePasswordPolicy } from '../../parts/session/use-password-policy.ts'
import { withdrawAccountOffer } from '../../stores/checkout/order-to-pay.ts'
import { orderAccountSender, registrationMessage } from '../../stores/session/login/registration.ts'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { useForm } from '../../ui/fields/use-form.ts'
import { Message } from '../../ui/message.tsx'

const required: Rule = { rule: 'required' }

/** Offers a guest an account for the order they have just placed; all it needs is a password. */
export function AccountOffer({ order, email }: { order: string; email: string }) {
  const t = useText()
  const problemText = useProblemText()
  const counted = useCountedText()
  const settings = useSettings()
  const track = useTrack()
  const lang = useLanguage()
  const heading = useId()
  const configuration = useConfiguration()
  const policy = usePasswordPolicy()
  const rules = { password: [required, ...policyRules(policy)] }
  const form = useForm({ initial: { password: '' }, rules: () => rules })
  const mode = registrationMode(configuration?.features)
  const [isDone, setDone] = useState(false)
  const { status, left, error, send } = useFormSender(() =>
    orderAccountSender(settings, lang, () => {
      setDone(true)
      withdrawAccountOffer(order)
      track('sign_up', 'password')
    }),
  )
  if (!configuration?.features?.customerRegistration) return null
  if (isDone) return <RegisterDone mode={mode} email={email} />
  const hints = passwordHints(policy, form.values.password).map(({ text, count, isMet }) => ({ text: counted(text, count), isMet }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (form.attempt()) void send({ order, password: form.values.password, mode })
  }
  return (
    <form ref={form.ref} className="order-offer" method="post" noValidate aria-labelledby={heading} onSubmit={submit}>
      <h3 className="order-heading" id={heading}>
        {t(messages.accountOffer)}
      </h3>
      <p className="cart-quiet">{t(messages.accountOfferHint, { email })}</p>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="password"
        label={t(messages.password)}
        value={form.values.password}
        autoComplete="new-password"
        showLabel={t(messages.showPassword)}
        hints={hints}
        error={problemText(form.problem('password'))}
        onChange={(password) => form.set('password', password)}
        onTouch={() => form.touch('password')}
      />
      {status === 'failed' && <Message kind="error">{registrationMessage(error) ?? t(messages.somethingWentWrong)}</Message>}
      <p className="cart-quiet">{t(messages.registrationConsent)}</p>
      <CooldownButton left={left} busy={status === 'sending'}>
        {t(messages.accountFromOrder)}
      </CooldownButton>
    </form>
  )
}
