import type { CheckoutField } from '../../domain/checkout/checkout.ts'
import { messages } from '../../domain/messages.ts'
import { useText } from '../../parts/app/use-text.ts'
import { FormSummary } from '../../ui/fields/form-summary.tsx'
import { focusField } from '../../ui/fields/invalid-field.ts'
import type { CheckoutForm } from './use-checkout-form.ts'

const labels: Record<CheckoutField, string> = {
  deliveryCountry: messages.country,
  shippingMethod: messages.delivery,
  terminalId: messages.parcelTerminal,
  shippingSalon: messages.collectIn,
  address: messages.streetAddress,
  city: messages.city,
  postcode: messages.postcode,
  pieces: messages.toSeveralAddresses,
  deliveryDate: messages.deliveryDate,
  name: messages.firstName,
  surname: messages.surname,
  phone: messages.phone,
  email: messages.email,
  paymentMethod: messages.payment,
}

/** What the order lacks after an attempt to place it, with a link to each field. */
export function CheckoutSummary({ form: { ref, invalidFields } }: { form: CheckoutForm }) {
  const t = useText()
  if (invalidFields.length === 0) return null
  return (
    <FormSummary
      text={t(messages.checkoutIncomplete)}
      fields={invalidFields.map((name) => ({ name, label: t(labels[name]) }))}
      onGo={(name) => ref.current && focusField(ref.current, name)}
    />
  )
}
