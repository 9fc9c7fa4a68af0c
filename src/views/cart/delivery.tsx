import { useId } from 'react'
import { lacks } from '../../domain/app/lacks.ts'
import { commonDeliveryDate, deliversTo } from '../../domain/cart/delivery.ts'
import { chosenMethod } from '../../domain/checkout/checkout.ts'
import { messages } from '../../domain/messages.ts'
import { useSettings } from '../../kit/host.ts'
import { useStore } from '../../kit/use-store.ts'
import type { ShippingMethod } from '../../model/checkout/checkout-methods.ts'
import { useConfiguration } from '../../parts/app/use-configuration.ts'
import { useMoney } from '../../parts/app/use-money.ts'
import { useText } from '../../parts/app/use-text.ts'
import { useTrack } from '../../parts/app/use-track.ts'
import { DateField } from '../../parts/forms/date-field/date-field.tsx'
import { $displayedCart, $pricing } from '../../stores/cart/pricing.ts'
import { chooseDeliveryDate, chooseShippingMethod } from '../../stores/checkout/checkout-fields.ts'
import { shippingMethodsStore } from '../../stores/checkout/checkout-methods.ts'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { Message } from '../../ui/message.tsx'
import { CountryField } from './country-field.tsx'
import { DeliveryDestination } from './delivery-destination.tsx'
import type { CheckoutForm } from './use-checkout-form.ts'

/** Destination, method and date of the delivery. */
export function Delivery({ form }: { form: CheckoutForm }) {
  const t = useText()
  const heading = useId()
  const settings = useSettings()
  const track = useTrack()
  const takesWishes = !lacks(useConfiguration(), 'deliveryWishes')
  const { cart } = form
  const { status, value: methods = [] } = form.methods
  const chosen = chosenMethod(cart, methods)
  const choose = (id: string) => {
    const method = methods.find((item) => item.id === id)
    if (!method) return
    chooseShippingMethod(method)
    track('add_shipping_info', { cart: $displayedCart.get(), choice: id })
  }
  return (
    <section aria-labelledby={heading} part="delivery">
      <h2 className="cart-heading" id={heading}>
        {t(messages.delivery)}
      </h2>
      {status === 'failed' && (
        <Message kind="error" action={{ label: t(messages.tryAgain), run: shippingMethodsStore(settings, { lang: form.lang }).reload }}>
          {t(messages.deliveryFailed)}
        </Message>
      )}
      <div className="cart-fields">
        <CountryField form={form} />
        <RadioCards
          labelledBy={heading}
          field="shippingMethod"
          value={chosen?.id}
          options={methods
            .filter((method) => deliversTo(method, cart.deliveryCountry))
            .map((method) => ({ value: method.id, title: method.title, description: method.description, aside: <Fee method={method} /> }))}
          error={form.errorOf('shippingMethod')}
          onChange={choose}
        >
          {chosen && <DeliveryDestination form={form} method={chosen} />}
        </RadioCards>
        {takesWishes && (
          <div className="field-columns">
            <DateField
              name="deliveryDate"
              label={t(messages.deliveryDate)}
              optional={t(messages.optional)}
              min={form.today}
              value={commonDeliveryDate(cart)}
              error={form.errorOf('deliveryDate')}
              onCommit={chooseDeliveryDate}
              onInvalid={(isRefused) => form.refuse('deliveryDate', isRefused)}
              onTouch={() => form.touch('deliveryDate')}
            />
          </div>
        )}
      </div>
    </section>
  )
}

function Fee({ method: { price, currency } }: { method: ShippingMethod }) {
  const t = useText()
  const money = useMoney()
  const { value: pricing } = useStore($pricing)
  if (price === undefined) return null
  const isFree = price === 0 || pricing?.freeDeliveryMissing === 0
  return <bdi>{isFree ? t(messages.free) : money.format(price, currency ?? money.currency)}</bdi>
}
