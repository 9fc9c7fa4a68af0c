import { useId } from 'react'
import { messages } from '../../domain/messages.ts'
import { useStore } from '../../kit/use-store.ts'
import { useText } from '../../parts/app/use-text.ts'
import { chooseAddressCount } from '../../stores/checkout/checkout-fields.ts'
import { $customer } from '../../stores/session/session.ts'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { OneAddress } from './one-address.tsx'
import { SeveralAddresses } from './several-addresses.tsx'
import type { CheckoutForm } from './use-checkout-form.ts'

/** One delivery address, or several for a business that has more than one (CART-19). */
export function AddressOfDelivery({ form }: { form: CheckoutForm }) {
  const t = useText()
  const label = useId()
  const customer = useStore($customer)
  const { cart, addresses } = form
  const count = cart.shippingAddressCount ?? 'single'
  const mayChoose = (customer?.buyAs === 'b2b' && addresses.length > 1) || count === 'multiple'
  return (
    <>
      {mayChoose && (
        <>
          <span className="hidden-text" id={label}>
            {t(messages.savedAddresses)}
          </span>
          <RadioCards
            labelledBy={label}
            value={count}
            options={[
              { value: 'single', title: t(messages.toOneAddress) },
              { value: 'multiple', title: t(messages.toSeveralAddresses) },
            ]}
            onChange={(value) => chooseAddressCount(value === 'multiple' ? 'multiple' : 'single')}
          />
        </>
      )}
      {count === 'multiple' ? <SeveralAddresses form={form} /> : <OneAddress form={form} />}
    </>
  )
}
