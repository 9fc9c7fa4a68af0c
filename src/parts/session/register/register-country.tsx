import { useEffect } from 'react'
import { countryName } from '../../../domain/checkout/address-text.ts'
import { messages } from '../../../domain/messages.ts'
import { useSettings } from '../../../kit/host.ts'
import { useStore } from '../../../kit/use-store.ts'
import { countriesStore } from '../../../stores/app/countries.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { useText } from '../../app/use-text.ts'
import { useStartCountry } from '../../checkout/use-start-country.ts'
import { RegisterField, useRegisterField } from './register-field.tsx'
import type { RegistrationForm } from './use-registration.ts'

/** The country of the company, at first that of the shopper: a select of the shop's countries, or a text field if their list is not available. */
export function RegisterCountry({ registration }: { registration: RegistrationForm }) {
  const t = useText()
  const { status, value: countries = [] } = useStore(countriesStore(useSettings()))
  const { set, ...field } = useRegisterField(registration, 'companyCountry')
  const start = useStartCountry()
  useEffect(() => {
    if (start && !registration.form.values.companyCountry) set(start)
  }, [start])
  if (countries.length === 0 && status !== 'loading')
    return <RegisterField registration={registration} name="companyCountry" autoComplete="country-name" />
  return (
    <SelectField
      {...field}
      placeholder={t(messages.chooseOption)}
      autoComplete="country"
      options={countries.map((country) => ({ value: country.code, title: countryName(country, registration.lang) }))}
      onChange={set}
    />
  )
}
