import type { Configuration } from '../../model/app/configuration.ts'

/** A country whose numbers a phone field accepts. */
export interface PhoneCountry {
  /** ISO 3166, two capital letters */
  code: string
  /** digits, if the configuration sets them */
  callingCode: string | undefined
}

/** The configured countries in their order, without invalid codes and duplicates (FORM-39). */
export function phoneCountries(configuration: Configuration | undefined): PhoneCountry[] {
  const countries = (configuration?.phoneCountries ?? []).flatMap((entry): PhoneCountry[] => {
    const { code, callingCode } = typeof entry === 'string' ? { code: entry, callingCode: undefined } : entry
    const iso = code.trim().toUpperCase()
    const digits = callingCode?.replace(/\D/g, '')
    return /^[A-Z]{2}$/.test(iso) ? [{ code: iso, callingCode: digits || undefined }] : []
  })
  return countries.filter(({ code }, index) => countries.findIndex((other) => other.code === code) === index)
}
