import { messages } from '../../../domain/messages.ts'
import { passwordHints } from '../../../domain/session/password-hints.ts'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { useCountedText } from '../../app/use-counted-text.ts'
import { useText } from '../../app/use-text.ts'
import { RegisterCountry } from './register-country.tsx'
import { RegisterField, useRegisterField } from './register-field.tsx'
import { RegisterPhone } from './register-phone.tsx'
import { RegisterSection } from './register-section.tsx'
import type { RegistrationForm } from './use-registration.ts'

interface FieldsProps {
  registration: RegistrationForm
}

const mailbox = { type: 'email', autoCapitalize: 'off', spellCheck: false } as const

export function CompanyFields({ registration }: FieldsProps) {
  const t = useText()
  return (
    <RegisterSection title={t(messages.companyDetails)} note={t(messages.asInRegister)}>
      <div className="register-wide">
        <RegisterField registration={registration} name="companyName" autoComplete="organization" />
      </div>
      <RegisterField registration={registration} name="companyCode" autoComplete="off" />
      <RegisterField registration={registration} name="companyVatCode" autoComplete="off" autoCapitalize="characters" />
      <RegisterField registration={registration} name="companyEmail" autoComplete="work email" {...mailbox} />
      <RegisterPhone registration={registration} name="companyPhone" autoComplete="work tel" />
      <div className="register-wide">
        <RegisterField registration={registration} name="companyAddress" autoComplete="address-line1" />
      </div>
      <RegisterCountry registration={registration} />
      <div className="register-address">
        <RegisterField registration={registration} name="companyCity" autoComplete="address-level2" />
        <RegisterField registration={registration} name="companyPostcode" autoComplete="postal-code" autoCapitalize="characters" />
      </div>
      <div className="register-wide">
        <RegisterField
          registration={registration}
          name="companyWebSite"
          autoComplete="url"
          inputMode="url"
          autoCapitalize="off"
          spellCheck={false}
        />
      </div>
    </RegisterSection>
  )
}

export function PersonFields({ registration }: FieldsProps) {
  const t = useText()
  return (
    <RegisterSection title={t(registration.isPrivate ? messages.yourDetails : messages.contactPerson)}>
      <RegisterField registration={registration} name="name" autoComplete="given-name" />
      <RegisterField registration={registration} name="surname" autoComplete="family-name" />
      <RegisterField registration={registration} name="email" autoComplete="email" {...mailbox} />
      <RegisterPhone registration={registration} name="phone" autoComplete="tel" />
    </RegisterSection>
  )
}

export function PasswordFields({ registration }: FieldsProps) {
  const t = useText()
  const counted = useCountedText()
  const { set: setPassword, ...password } = useRegisterField(registration, 'password')
  const { set: repeat, ...password2 } = useRegisterField(registration, 'password2')
  const hints = passwordHints(registration.policy, password.value).map(({ text, count, isMet }) => ({ text: counted(text, count), isMet }))
  const shared = { autoComplete: 'new-password', showLabel: t(messages.showPassword), optional: undefined } as const
  return (
    <RegisterSection title={t(messages.password)}>
      <PasswordField {...password} {...shared} hints={hints} onChange={setPassword} />
      <PasswordField {...password2} {...shared} onChange={repeat} />
    </RegisterSection>
  )
}
