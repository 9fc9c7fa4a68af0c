import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { countryName } from '../../../domain/checkout/address-text.ts'
import { type PhoneCountry, phoneCountries } from '../../../domain/forms/phone-countries.ts'
import { messages } from '../../../domain/messages.ts'
import { useSettings } from '../../../kit/host.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import { useStore } from '../../../kit/use-store.ts'
import { languageStore } from '../../../stores/app/language.ts'
import { Field, type FieldProps } from '../../../ui/fields/field.tsx'
import { Input } from '../../../ui/fields/input.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { chevronDown } from '../../../ui/icons.ts'
import { useConfiguration } from '../../app/use-configuration.ts'
import { useText } from '../../app/use-text.ts'
import sheet from './phone-field.css?sheet'
import { usePhone } from './use-phone.ts'

interface PhoneFieldProps extends FieldProps {
  name?: string
  /** +E.164, or '' */
  value: string
  autoComplete?: string
  onChange: (value: string) => void
  onTouch?: () => void
}

const maxTextLength = 60

/**
 * An international phone number with its calling code. The countries come from the configuration; a single one renders as
 * text instead of a select (FORM-38, FORM-39). An impossible number blocks the submit.
 */
export function PhoneField({ label, optional, hint, error, name, value, autoComplete = 'tel', onChange, onTouch }: PhoneFieldProps) {
  useSheet(sheet)
  const t = useText()
  const configuration = useConfiguration()
  const countries = useMemo(() => phoneCountries(configuration), [configuration])
  const input = useRef<HTMLInputElement>(null)
  const phone = usePhone({ value, countries, onChange, input })
  const [isLeft, setLeft] = useState(false)
  const wrong = phone.isPossible ? undefined : t(messages.wrongPhone)
  useEffect(() => input.current?.setCustomValidity(wrong ?? ''), [wrong])
  const codeId = useId()
  return (
    <Field label={label} optional={optional} hint={hint} error={error ?? (isLeft ? wrong : undefined)}>
      {(control) => (
        <div className="phone" dir="ltr">
          <PhoneCode id={codeId} countries={countries} phone={phone} invalid={control.invalid} />
          <Input
            {...control}
            aria-describedby={[countries.length === 1 && codeId, control['aria-describedby']].filter(Boolean).join(' ') || undefined}
            ref={input}
            type="tel"
            name={name}
            autoComplete={autoComplete}
            maxLength={maxTextLength}
            value={phone.text}
            onChange={(event) => phone.type(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && setLeft(true)}
            onBlur={() => {
              phone.settle()
              setLeft(true)
              onTouch?.()
            }}
          />
        </div>
      )}
    </Field>
  )
}

interface PhoneCodeProps {
  id: string
  countries: readonly PhoneCountry[]
  phone: ReturnType<typeof usePhone>
  invalid: boolean
}

/** The calling code: a select, or plain text if there is only one country. */
function PhoneCode({ id, countries, phone, invalid }: PhoneCodeProps) {
  const t = useText()
  const language = useStore(languageStore(useSettings()))
  const codeOf = (country: PhoneCountry) => {
    const digits = phone.callingCode(country)
    return digits === undefined ? country.code : `+${digits}`
  }
  const chosen = countries.find(({ code }) => code === phone.country)
  if (!chosen) return null
  if (countries.length === 1)
    return (
      <span className="phone-code" id={id}>
        {codeOf(chosen)}
      </span>
    )
  return (
    <span className="phone-country">
      <select
        className="input"
        part="input"
        aria-label={t(messages.callingCode)}
        aria-invalid={invalid || undefined}
        autoComplete="tel-country-code"
        value={chosen.code}
        onChange={(event) => phone.choose(event.target.value)}
      >
        {countries.map((country) => (
          <option key={country.code} value={country.code}>
            {`${countryName({ code: country.code }, language)} ${codeOf(country)}`}
          </option>
        ))}
      </select>
      <span className="phone-shown" aria-hidden="true">
        {codeOf(chosen)}
      </span>
      <Icon path={chevronDown} />
    </span>
  )
}
