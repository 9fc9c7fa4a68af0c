import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import { isInternationalPhone, normalizePhone, withPlus } from '../../../domain/forms/phone.ts'
import type { PhoneCountry } from '../../../domain/forms/phone-countries.ts'

/** A number as a phone field shows it. */
export interface DisplayedPhone {
  /** ISO code of a country of the field; undefined when the number belongs to none of them */
  country: string | undefined
  /** as it is written inside the country; the international form when it belongs to none */
  text: string
}

/** What a phone field holds: +E.164, with `;ext=` where there is an extension, and whether it can be a number at all. */
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

/** The country of the field that a number belongs to; several may share a calling code. */
const countryOf = (number: PhoneNumber, countries: readonly PhoneCountry[]): PhoneCountry | undefined =>
  countries.find(({ code }) => code === number.country) ??
  countries.find((country) => callingCodeFor(country) === number.countryCallingCode)

/** How a number that is held is shown: without its calling code where that stands beside it. */
export function toDisplayedPhone(value: string, countries: readonly PhoneCountry[]): DisplayedPhone {
  const number = parse(value)
  const country = number && countryOf(number, countries)
  if (!number) return { country: undefined, text: value }
  // a field without a list shows the calling code itself
  return country ? { country: country.code, text: afterCallingCode(number) } : { country: undefined, text: number.formatInternational() }
}

const afterCallingCode = (number: PhoneNumber) => number.formatInternational().slice(`+${number.countryCallingCode}`.length).trim()

/** What is held when a text was typed beside a calling code; a whole international number brings its own (FORM-38). */
export function toStoredPhone(text: string, country: string | undefined, countries: readonly PhoneCountry[]): StoredPhone {
  const bare = normalizePhone(text)
  if (bare === '') return { value: '', isPossible: true }
  const number = parse(text, country)
  if (number && (countries.length === 0 || countryOf(number, countries))) {
    const value = number.number + (number.ext ? `;ext=${number.ext}` : '')
    return { value, isPossible: number.isPossible() && isInternationalPhone(value) }
  }
  const chosen = countries.find(({ code }) => code === country)
  const code = chosen && callingCodeFor(chosen)
  return { value: bare.startsWith('+') || code === undefined ? withPlus(bare) : `+${code}${bare}`, isPossible: false }
}
