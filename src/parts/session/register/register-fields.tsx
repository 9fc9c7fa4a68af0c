import { messages } from '../../../domain/messages.ts'
import { passwordHints } from '../../../domain/session/password-hints.ts'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { useCountedText } from '../../app/use-counted-text.ts'
import { useText } from '../../app/use-text.ts'
import { RegisterCountry } from './register-country.tsx'
import { RegisterLine, useRegisterField } from './register-line.tsx'
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
        <RegisterLine registration={registration} name="companyName" autoComplete="organization" />
      </div>
      <RegisterLine registration={registration} name="companyCode" autoComplete="off" />
      <RegisterLine registration={registration} name="companyVatCode" autoComplete="off" autoCapitalize="characters" />
      <RegisterLine registration={registration} name="companyEmail" autoComplete="work email" {...mailbox} />
      <RegisterPhone registration={registration} name="companyPhone" autoComplete="work tel" />
      <div className="register-wide">
        <RegisterLine registration={registration} name="companyAddress" autoComplete="address-line1" />
      </div>
      <RegisterCountry registration={registration} />
      <div className="register-place">
        <RegisterLine registration={registration} name="companyCity" autoComplete="address-level2" />
        <RegisterLine registration={registration} name="companyPostcode" autoComplete="postal-code" autoCapitalize="characters" />
      </div>
      <div className="register-wide">
        <RegisterLine
          registration={registration}
          name="companyWebSite"
          autoComplete="url"
          inputMode="url"
          autoCapitalize="off"
          spellCheck="false"
        />
      </div>
    </RegisterSection>
  )
}

export function PersonFields({ registration }: FieldsProps) {
  const t = useText()
  return (
    <RegisterSection title={t(messages.contactPerson)}>
      <RegisterLine registration={registration} name="name" autoComplete="given-name" />
      <RegisterLine registration={registration} name="surname" autoComplete="family-name" />
      <RegisterLine registration={registration} name="email" autoComplete="email" {...mailbox} />
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
