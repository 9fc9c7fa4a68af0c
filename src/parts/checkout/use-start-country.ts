import { defaultCountry } from '../../domain/checkout/default-country.ts'
import { useSettings } from '../../kit/host.ts'
import { useStore } from '../../kit/use-store.ts'
import { $billingCountry, countriesStore } from '../../stores/app/countries.ts'
import { $isSettled } from '../../stores/session/session.ts'
import { useConfiguration, useLanguage } from '../app/use-configuration.ts'

/** The country that a checkout starts with; undefined until it is known who the shopper is. */
export function useStartCountry(): string | undefined {
  const { value: countries } = useStore(countriesStore(useSettings()))
  const language = useLanguage()
  const billingCountry = useStore($billingCountry)
  const isSettled = useStore($isSettled)
  const configuration = useConfiguration()
  if (!isSettled || !configuration) return undefined
  return defaultCountry({ billingCountry, configured: configuration.defaultCountry, language, countries })
}
