import { lacks } from '../../domain/app/lacks.ts'
import { addressTitle } from '../../domain/checkout/address-text.ts'
import { messages } from '../../domain/messages.ts'
import { useConfiguration } from '../../parts/app/use-configuration.ts'
import { useText } from '../../parts/app/use-text.ts'
import { chooseSavedAddress, editDeliveryAddress } from '../../stores/checkout/checkout-fields.ts'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import type { CheckoutForm } from './use-checkout-form.ts'

/** A saved address or a new one, which is saved for the next order. */
export function OneAddress({ form }: { form: CheckoutForm }) {
  const t = useText()
  const takesWishes = !lacks(useConfiguration(), 'deliveryWishes')
  const { addresses, cart } = form
  const chosen = addresses.find(({ _id }) => _id === cart.shippingAddressGuid)
  const hasOthers = addresses.some((item) => item !== chosen)
  return (
    <>
      {hasOthers && (
        <SelectField
          label={t(messages.savedAddresses)}
          placeholder={t(messages.anotherAddress)}
          optional={t(messages.optional)}
          value={chosen?._id}
          options={addresses.map((item) => ({ value: item._id, title: addressTitle(item) }))}
          onChange={(id) => chooseSavedAddress(id || undefined)}
        />
      )}
      <TextField
        label={t(messages.streetAddress)}
        autoComplete="street-address"
        name="address"
        value={chosen?.address}
        error={form.errorOf('address')}
        onCommit={(text) => editDeliveryAddress({ address: text })}
        onTouch={() => form.touch('address')}
      />
      <div className="field-columns">
        <TextField
          label={t(messages.city)}
          autoComplete="address-level2"
          name="city"
          value={chosen?.city}
          error={form.errorOf('city')}
          onCommit={(text) => editDeliveryAddress({ city: text })}
          onTouch={() => form.touch('city')}
        />
        <TextField
          label={t(messages.postcode)}
          autoComplete="postal-code"
          name="postcode"
          kind="code"
          value={chosen?.postcode}
          error={form.errorOf('postcode')}
          onCommit={(text) => editDeliveryAddress({ postcode: text })}
          onTouch={() => form.touch('postcode')}
        />
      </div>
      {takesWishes && (
        <TextField
          label={t(messages.courierComment)}
          optional={t(messages.optional)}
          autoComplete="off"
          value={chosen?.comment}
          onCommit={(text) => editDeliveryAddress({ comment: text })}
        />
      )}
    </>
  )
}
