import { useId } from 'react'
import { messages } from '../../domain/messages.ts'
import { useSettings } from '../../kit/host.ts'
import { useText } from '../../parts/app/use-text.ts'
import { useTrack } from '../../parts/app/use-track.ts'
import { $displayedCart } from '../../stores/cart/pricing.ts'
import { choosePaymentMethod } from '../../stores/checkout/checkout-fields.ts'
import { paymentMethodsStore } from '../../stores/checkout/checkout-methods.ts'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { Message } from '../../ui/message.tsx'
import type { CheckoutForm } from './use-checkout-form.ts'

/** The payment methods. */
export function Payment({ form }: { form: CheckoutForm }) {
  const t = useText()
  const heading = useId()
  const settings = useSettings()
  const track = useTrack()
  const { status, value = [] } = form.payments
  return (
    <section aria-labelledby={heading} part="payment">
      <h2 className="cart-heading" id={heading}>
        {t(messages.payment)}
      </h2>
      {status === 'failed' && (
        <Message kind="error" action={{ label: t(messages.tryAgain), run: paymentMethodsStore(settings, { lang: form.lang }).reload }}>
          {t(messages.paymentFailed)}
        </Message>
      )}
      <RadioCards
        labelledBy={heading}
        field="paymentMethod"
        value={form.cart.paymentMethod}
        options={value.map(({ id, title, description }) => ({ value: id, title, description }))}
        error={form.errorOf('paymentMethod')}
        onChange={(id) => {
          choosePaymentMethod(id)
          track('add_payment_info', { cart: $displayedCart.get(), choice: id })
        }}
      />
    </section>
  )
}
