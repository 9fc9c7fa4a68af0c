import type { CountrySettings } from '../../model/app/country.ts'
import { defaultVATRate } from '../constants.ts'

/** The VAT rate of a country, 0.21 where none is known (SIDE-08, C9). */
export const vatRate = (countries: readonly CountrySettings[] | undefined, country: string | undefined): number =>
  countries?.find(({ code }) => code === country)?.VAT ?? defaultVATRate
