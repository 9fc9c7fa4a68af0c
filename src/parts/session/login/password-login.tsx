import { type FormEvent, useRef, useState } from 'react'
import { requestStorageAccess } from '../../../base/security/cross-site-frame.ts'
import { lacks } from '../../../domain/app/lacks.ts'
import { cleanFields } from '../../../domain/forms/clean-text.ts'
import { messages } from '../../../domain/messages.ts'
import { loginKinds, loginRules } from '../../../domain/session/login.ts'
import { announce } from '../../../kit/announce.ts'
import { useEmit, useSettings } from '../../../kit/host.ts'
import { resendConfirmation } from '../../../stores/session/login/account-approval.ts'
import { logIn } from '../../../stores/session/login/log-in.ts'
import { Button } from '../../../ui/button.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useForm } from '../../../ui/fields/use-form.ts'
import { useConfiguration, useLanguage } from '../../app/use-configuration.ts'
import { useProblemText, useText } from '../../app/use-text.ts'
import { refuseField } from '../../forms/refuse-field.ts'
import { type LoginStatus, LoginStatusMessage, loginStatusText } from './login-status.tsx'
import { StepLink, type StepProps } from './step-link.tsx'
import type { LoginOutcome } from './use-login-done.ts'

interface PasswordLoginProps extends StepProps {
  onDone: (login: LoginOutcome) => void
}

/** Login by email and password (LOGIN-09..17). */
export function PasswordLogin({ goTo, onDone }: PasswordLoginProps) {
  const t = useText()
  const problemText = useProblemText()
  const emit = useEmit()
  const shop = useSettings()
  const lang = useLanguage()
  const configuration = useConfiguration()
  const form = useForm({ initial: { email: '', password: '' }, rules: () => loginRules })
  const [isSending, setSending] = useState(false)
  const [status, setStatus] = useState<LoginStatus>()
  const statusRef = useRef<HTMLDivElement>(null)
  const isResending = useRef(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    // read the fields themselves: browser autofill may not fire change events
    const typed = new FormData(event.currentTarget)
    const request = cleanFields({ email: String(typed.get('email') ?? ''), password: String(typed.get('password') ?? '') }, loginKinds)
    form.set('email', request.email)
    form.set('password', request.password)
    setStatus(undefined)
    if (!form.attempt()) return setStatus({ kind: 'FormInvalid' })
    setSending(true)
    await requestStorageAccess()
    const outcome = await logIn(shop, request)
    setSending(false)
    if ('customer' in outcome) return onDone({ ...outcome, kind: 'login', method: 'password' })
    const { problem } = outcome
    emit('shop-login-error', { code: problem, message: t(loginStatusText(problem)) })
    setStatus({ kind: refuseField(form, outcome.error) ? 'FormInvalid' : problem, email: request.email })
  }
  const resend = async (email: string) => {
    if (isResending.current) return
    isResending.current = true
    statusRef.current?.focus() // the focused button disappears with its message
    const isSent = await resendConfirmation(shop, { lang, email })
    isResending.current = false
    setStatus({ kind: isSent ? 'Resent' : 'ResendFailed', email })
    if (isSent) announce(t(messages.resent))
  }

  return (
    <form className="login-form" part="form" method="post" ref={form.ref} noValidate onSubmit={submit} aria-label={t(messages.logIn)}>
      <div className="login-status" tabIndex={-1} ref={statusRef}>
        <LoginStatusMessage status={status} onResend={resend} />
      </div>
      <TextField
        label={t(messages.email)}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        value={form.values.email}
        error={problemText(form.problem('email'))}
        onCommit={(email) => form.set('email', email)}
        onTouch={() => form.touch('email')}
      />
      <div className="login-password">
        <PasswordField
          label={t(messages.password)}
          name="password"
          autoComplete="current-password"
          showLabel={t(messages.showPassword)}
          value={form.values.password}
          error={problemText(form.problem('password'))}
          onChange={(password) => form.set('password', password)}
          onTouch={() => form.touch('password')}
        />
        {!lacks(configuration, 'passwordReset') && (
          <StepLink step="forgot-password" className="login-forgot" goTo={goTo}>
            {t(messages.forgotPassword)}
          </StepLink>
        )}
      </div>
      <Button kind="primary" size="large" type="submit" busy={isSending}>
        {t(messages.logIn)}
      </Button>
    </form>
  )
}
