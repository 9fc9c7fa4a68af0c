import { deliveryKind } from '../../domain/cart/delivery.ts'
import { messages } from '../../domain/messages.ts'
import type { ShippingMethod } from '../../model/checkout/checkout-methods.ts'
import { useText } from '../../parts/app/use-text.ts'
import { chooseSalon, chooseTerminal } from '../../stores/checkout/checkout-fields.ts'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { AddressOfDelivery } from './address-of-delivery.tsx'
import type { CheckoutForm } from './use-checkout-form.ts'

interface DeliveryDestinationProps {
  form: CheckoutForm
  method: ShippingMethod
}

/** The destination that the selected method requires: a parcel terminal, a shop, or an address. */
export function DeliveryDestination({ form, method }: DeliveryDestinationProps) {
  const kind = deliveryKind(method.type)
  if (kind === 'terminal') return <TerminalField form={form} method={method} />
  if (kind === 'salon') return <SalonField form={form} />
  return <AddressOfDelivery form={form} />
}

/** Whether a place is in the delivery country; true if either country is unknown. */
const isInCountry =
  (deliveryCountry: string | undefined) =>
  ({ country }: { country?: string | undefined }) =>
    deliveryCountry === undefined || country === undefined || country === deliveryCountry

const titleWithAddress = (title: string, address: string | undefined) =>
  address && !title.includes(address) ? `${title}, ${address}` : title

/** A list of terminals; a text field if the shop has no list (CART-22). */
function TerminalField({ form, method: { terminals = [] } }: DeliveryDestinationProps) {
  const t = useText()
  const { terminalId, deliveryCountry } = form.cart
  const rest = {
    name: 'terminalId',
    label: t(messages.parcelTerminal),
    error: form.errorOf('terminalId'),
    value: terminalId,
    onTouch: () => form.touch('terminalId'),
  }
  if (terminals.length === 0) return <TextField {...rest} autoComplete="off" onCommit={(text) => chooseTerminal(text.trim())} />
  return (
    <SelectField
      {...rest}
      placeholder={t(messages.chooseOption)}
      options={terminals
        .filter(isInCountry(deliveryCountry))
        .map(({ id, title, city, address }) => ({ value: id, title: titleWithAddress(title, address), group: city }))}
      onChange={chooseTerminal}
    />
  )
}

/** The shop where the order will be collected (CALL-31). */
function SalonField({ form }: { form: CheckoutForm }) {
  const t = useText()
  return (
    <SelectField
      name="shippingSalon"
      label={t(messages.collectIn)}
      placeholder={t(messages.chooseOption)}
      value={form.cart.shippingSalon}
      options={(form.salons.value ?? []).filter(isInCountry(form.cart.deliveryCountry)).map(({ _id, title, city, address }) => ({
        value: _id,
        title: titleWithAddress(title, address),
        group: city,
      }))}
      error={form.errorOf('shippingSalon')}
      onChange={chooseSalon}
      onTouch={() => form.touch('shippingSalon')}
    />
  )
}
