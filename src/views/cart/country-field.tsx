import { countryName } from '../../domain/checkout/address-text.ts'
import { messages } from '../../domain/messages.ts'
import { useSettings } from '../../kit/host.ts'
import { useStore } from '../../kit/use-store.ts'
import { useText } from '../../parts/app/use-text.ts'
import { countriesStore } from '../../stores/app/countries.ts'
import { chooseDeliveryCountry } from '../../stores/checkout/checkout-fields.ts'
import { SelectField } from '../../ui/fields/select-field.tsx'
import type { CheckoutForm } from './use-checkout-form.ts'

/** The country of the delivery, which also sets a visitor's VAT rate. */
export function CountryField({ form }: { form: CheckoutForm }) {
  const t = useText()
  const settings = useSettings()
  const { value: countries = [] } = useStore(countriesStore(settings))
  return (
    <div className="field-columns">
      <SelectField
        name="deliveryCountry"
        label={t(messages.country)}
        placeholder={t(messages.chooseOption)}
        autoComplete="country"
        value={form.cart.deliveryCountry}
        options={countries.map((country) => ({ value: country.code, title: countryName(country, form.lang) }))}
        error={form.errorOf('deliveryCountry')}
        onChange={(country) => chooseDeliveryCountry(country, form.methods.value ?? [])}
        onTouch={() => form.touch('deliveryCountry')}
      />
    </div>
  )
}
