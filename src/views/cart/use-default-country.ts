import { useEffect } from 'react'
import { useStartCountry } from '../../parts/checkout/use-start-country.ts'
import { chooseDeliveryCountry } from '../../stores/checkout/checkout-fields.ts'
import type { CheckoutForm } from './use-checkout-form.ts'

/** Preselects the shopper's country, once it is known who they are. A choice stays. */
export function useDefaultCountry({ cart }: CheckoutForm, isNeeded: boolean): void {
  const start = useStartCountry()
  const country = isNeeded && cart.deliveryCountry === undefined ? start : undefined
  useEffect(() => {
    if (country !== undefined) chooseDeliveryCountry(country, [])
  }, [country])
}
