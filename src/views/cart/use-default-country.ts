import { useEffect } from 'react'
import { defaultCountry } from '../../domain/checkout/default-country.ts'
import { useSettings } from '../../kit/host.ts'
import { useStore } from '../../kit/use-store.ts'
import { useConfiguration } from '../../parts/app/use-configuration.ts'
import { $billingCountry, countriesStore } from '../../stores/app/countries.ts'
import { chooseDeliveryCountry } from '../../stores/checkout/checkout-fields.ts'
import { $isSettled } from '../../stores/session/session.ts'
import type { CheckoutForm } from './use-checkout-form.ts'

/** Preselects the shopper's country, once it is known who they are. A choice stays. */
export function useDefaultCountry({ cart, lang }: CheckoutForm, isNeeded: boolean): void {
  const settings = useSettings()
  const { value: countries } = useStore(countriesStore(settings))
  const billingCountry = useStore($billingCountry)
  const isSettled = useStore($isSettled)
  const configuration = useConfiguration()
  const country =
    isNeeded && cart.deliveryCountry === undefined && isSettled && configuration
      ? defaultCountry({ billingCountry, configured: configuration.defaultCountry, language: lang, countries })
      : undefined
  useEffect(() => {
    if (country !== undefined) chooseDeliveryCountry(country, [])
  }, [country])
}
