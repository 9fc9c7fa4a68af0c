import type { ReactNode } from 'react'
import { messages } from '../../../domain/messages.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import { registrationMessage } from '../../../stores/session/login/registration.ts'
import message from '../../../ui/message.css?sheet'
import { Message } from '../../../ui/message.tsx'
import { useText } from '../../app/use-text.ts'
import { failureText } from '../../forms/refuse-field.ts'
import { CooldownButton } from '../cooldown-button.tsx'
import { Agreements } from './agreements.tsx'
import { BuyerChoice } from './buyer-choice.tsx'
import { ErrorSummary } from './error-summary.tsx'
import sheet from './register.css?sheet'
import { RegisterDone } from './register-done.tsx'
import { CompanyFields, PasswordFields, PersonFields } from './register-fields.tsx'
import { useRegistration } from './use-registration.ts'

export interface RegisterFormProps {
  /** called 4 s after a registration that also logs in; default reloads the page */
  reload?: (() => void) | undefined
  /** rendered next to the button, such as a link back to the login */
  aside?: ReactNode
}

/** Registers a company (REG-01..30), or a private buyer if the shop offers it. Keeps the typed values until the account is created. */
export function RegisterForm({ reload, aside }: RegisterFormProps) {
  useSheet(message)
  useSheet(sheet)
  const t = useText()
  const registration = useRegistration(reload)
  const { form, sent, isRefused, done } = registration
  if (done) return <RegisterDone {...done} onward={aside} />
  return (
    <form ref={form.ref} className="register" part="form" method="post" noValidate onSubmit={registration.submit}>
      {isRefused && <ErrorSummary registration={registration} />}
      {registration.offersChoice && <BuyerChoice registration={registration} />}
      {!registration.isPrivate && <CompanyFields registration={registration} />}
      <PersonFields registration={registration} />
      <PasswordFields registration={registration} />
      <Agreements registration={registration} />
      <div className="register-end">
        {sent.status === 'failed' && !isRefused && (
          <Message kind="error">{registrationMessage(sent.error) ?? t(failureText(sent.error, messages.somethingWentWrong))}</Message>
        )}
        <p className="register-note">{t(messages.registrationConsent)}</p>
        <div className="register-actions">
          <CooldownButton left={sent.left} busy={sent.status === 'sending'}>
            {t(messages.createAccount)}
          </CooldownButton>
          {aside}
        </div>
      </div>
    </form>
  )
}
