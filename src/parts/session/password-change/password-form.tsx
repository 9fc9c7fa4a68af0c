import { type FormEvent, type ReactNode, useEffect } from 'react'
import { messages } from '../../../domain/messages.ts'
import { passwordHints } from '../../../domain/session/password-hints.ts'
import { newPasswordRules, repeatedPasswordRules } from '../../../domain/session/password-rules.ts'
import { useSettings } from '../../../kit/host.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import { useStore } from '../../../kit/use-store.ts'
import { needsLogin, passwordChange } from '../../../stores/session/login/passwords.ts'
import { $customer } from '../../../stores/session/session.ts'
import { ErrorAnnouncement } from '../../../ui/fields/field-error.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { useForm } from '../../../ui/fields/use-form.ts'
import { Message } from '../../../ui/message.tsx'
import { useCountedText } from '../../app/use-counted-text.ts'
import { useProblemText, useText } from '../../app/use-text.ts'
import { refuseField } from '../../forms/refuse-field.ts'
import { CooldownButton } from '../cooldown-button.tsx'
import { SuccessPanel } from '../success-panel.tsx'
import { useFormSender } from '../use-form-sender.ts'
import { usePasswordPolicy } from '../use-password-policy.ts'
import sheet from './password-form.css?sheet'

interface PasswordFormProps {
  /** id from the recovery email; if undefined, changes the password of the logged-in customer (PWD-11, PWD-12) */
  id?: string | undefined
  /** content below the success message */
  afterwards?: ReactNode
  /** link for customers who must log in again first (R36) */
  loginLink?: ReactNode
}

const empty = { password: '', password2: '' }

/** A form for a new password, typed twice, replaced by a success message (PWD-04..14). */
export function PasswordForm({ id, afterwards, loginLink }: PasswordFormProps) {
  useSheet(sheet)
  const t = useText()
  const counted = useCountedText()
  const problemText = useProblemText()
  const shop = useSettings()
  const policy = usePasswordPolicy()
  const customer = useStore($customer)
  const form = useForm({
    initial: empty,
    rules: () => ({ password: newPasswordRules(policy), password2: repeatedPasswordRules }),
  })
  const { status, error, left, send } = useFormSender(passwordChange)
  useEffect(() => {
    if (status === 'failed') refuseField(form, error)
  }, [status, error])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const password = String(typed.get('password') ?? '')
    form.set('password', password)
    form.set('password2', String(typed.get('password2') ?? ''))
    if (form.attempt()) void send({ connection: shop, password, id })
  }

  if (status === 'done') return <SuccessPanel title={t(messages.passwordChanged)}>{afterwards}</SuccessPanel>
  const field = (name: 'password' | 'password2') => ({
    name,
    autoComplete: 'new-password' as const,
    showLabel: t(messages.showPassword),
    value: form.values[name],
    error: problemText(form.problem(name)),
    onChange: (text: string) => form.set(name, text),
    onTouch: () => form.touch(name),
  })
  return (
    <form
      className="password-form"
      part="form"
      method="post"
      ref={form.ref}
      noValidate
      onSubmit={submit}
      aria-label={t(messages.setNewPassword)}
    >
      {status === 'failed' && (
        <>
          <Message kind="error">{t(messages.passwordChangeFailed)}</Message>
          {!id && needsLogin(error) && (
            <p className="password-login" role="alert">
              {t(messages.loginAgain)} {loginLink}
            </p>
          )}
        </>
      )}
      <ErrorAnnouncement>{form.isRefused && t(messages.formInvalid)}</ErrorAnnouncement>
      {/* password managers store the new password for this user name */}
      <input type="text" name="username" autoComplete="username" value={customer?.email ?? ''} readOnly hidden />
      <PasswordField
        {...field('password')}
        label={t(messages.newPassword)}
        hints={passwordHints(policy, form.values.password).map(({ text, count, isMet }) => ({ text: counted(text, count), isMet }))}
      />
      <PasswordField {...field('password2')} label={t(messages.repeatPassword)} />
      <CooldownButton left={left} busy={status === 'sending'}>
        {t(messages.savePassword)}
      </CooldownButton>
    </form>
  )
}
