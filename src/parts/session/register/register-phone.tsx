import { useConfiguration } from '../../app/use-configuration.ts'
import { PhoneField } from '../../forms/phone-field/phone-field.tsx'
import { RegisterField, useRegisterField } from './register-field.tsx'
import type { RegistrationForm } from './use-registration.ts'

interface RegisterPhoneProps {
  registration: RegistrationForm
  name: 'phone' | 'companyPhone'
  autoComplete: string
}

/** Phone of the registration: a field with a country code if the shop requires that, else plain text (REG-14, REG-15). */
export function RegisterPhone({ registration, name, autoComplete }: RegisterPhoneProps) {
  const isByCountry = useConfiguration()?.features?.enablePhoneNumberByCountry
  if (isByCountry) return <PhoneByCountry registration={registration} name={name} autoComplete={autoComplete} />
  return <RegisterField registration={registration} name={name} type="tel" autoComplete={autoComplete} />
}

function PhoneByCountry({ registration, name, autoComplete }: RegisterPhoneProps) {
  const { set, ...field } = useRegisterField(registration, name)
  return <PhoneField {...field} autoComplete={autoComplete} onChange={set} />
}
