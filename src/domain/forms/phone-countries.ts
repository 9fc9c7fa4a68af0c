import type { Configuration } from '../../model/app/configuration.ts'

/** A country whose numbers a phone field takes. */
export interface PhoneCountry {
  /** ISO 3166, two capital letters */
  code: string
  /** digits, where the shop gives them itself */
  callingCode: string | undefined
}

/** The countries that phone numbers may belong to, in the order of the configuration; what is no code is left out (FORM-39). */
export function phoneCountries(configuration: Configuration | undefined): PhoneCountry[] {
  const countries = (configuration?.phoneCountries ?? []).flatMap((entry): PhoneCountry[] => {
    const { code, callingCode } = typeof entry === 'string' ? { code: entry, callingCode: undefined } : entry
    const iso = code.trim().toUpperCase()
    const digits = callingCode?.replace(/\D/g, '')
    return /^[A-Z]{2}$/.test(iso) ? [{ code: iso, callingCode: digits || undefined }] : []
  })
  return countries.filter(({ code }, index) => countries.findIndex((other) => other.code === code) === index)
}
