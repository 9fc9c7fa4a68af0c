import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import { tidyPhone } from '../../../domain/forms/clean-text.ts'
import { isInternationalPhone, normalizePhone, withPlus } from '../../../domain/forms/phone.ts'
import type { PhoneCountry } from '../../../domain/forms/phone-countries.ts'

/** A number as a phone field shows it. */
export interface DisplayedPhone {
  /** ISO code of a country of the field; undefined if the number belongs to none of them */
  country: string | undefined
  /** national format; international if the number belongs to no country of the field */
  text: string
}

/** The value of a phone field: +E.164, with `;ext=` for an extension, and whether it is a possible number. */
export interface StoredPhone {
  value: string
  isPossible: boolean
}

/** Digits before the national number; undefined for a country without a numbering plan. */
export const callingCodeFor = ({ code, callingCode }: PhoneCountry): string | undefined =>
  callingCode ?? (isSupportedCountry(code) ? getCountryCallingCode(code) : undefined)

const parse = (text: string, country?: string): PhoneNumber | undefined =>
  parsePhoneNumberFromString(country === undefined ? withPlus(text) : text, {
    extract: false,
    ...(country !== undefined && isSupportedCountry(country) && { defaultCountry: country as CountryCode }),
  })

/** The country of the field for a number; several may share a calling code. */
const countryOf = (number: PhoneNumber, countries: readonly PhoneCountry[]): PhoneCountry | undefined =>
  countries.find(({ code }) => code === number.country) ??
  countries.find((country) => callingCodeFor(country) === number.countryCallingCode)

/** Formats a stored number for display, without the calling code if the field shows it separately. */
export function toDisplayedPhone(value: string, countries: readonly PhoneCountry[]): DisplayedPhone {
  const number = parse(value)
  const country = number && countryOf(number, countries)
  if (!number) return { country: undefined, text: value }
  // a field without a list shows the calling code itself
  return country ? { country: country.code, text: afterCallingCode(number) } : { country: undefined, text: number.formatInternational() }
}

const afterCallingCode = (number: PhoneNumber) => number.formatInternational().slice(`+${number.countryCallingCode}`.length).trim()

/** Parses typed text to the stored value. The text may include its own calling code (FORM-38). */
export function toStoredPhone(text: string, country: string | undefined, countries: readonly PhoneCountry[]): StoredPhone {
  const bare = normalizePhone(text)
  if (bare === '') return { value: '', isPossible: true }
  const number = parse(tidyPhone(text), country)
  if (number && (countries.length === 0 || countryOf(number, countries))) {
    const value = number.number + (number.ext ? `;ext=${number.ext}` : '')
    return { value, isPossible: number.isPossible() && isInternationalPhone(value) }
  }
  const chosen = countries.find(({ code }) => code === country)
  const code = chosen && callingCodeFor(chosen)
  return { value: bare.startsWith('+') || code === undefined ? withPlus(bare) : `+${code}${bare}`, isPossible: false }
}
