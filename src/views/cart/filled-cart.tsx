import { useRef } from 'react'
import { messages } from '../../domain/messages.ts'
import { useStore } from '../../kit/use-store.ts'
import { useMoney } from '../../parts/app/use-money.ts'
import { useText } from '../../parts/app/use-text.ts'
import { useTrack } from '../../parts/app/use-track.ts'
import { CartLines } from '../../parts/cart/cart-lines/cart-lines.tsx'
import { useRemoval } from '../../parts/cart/cart-removal/use-removal.ts'
import { useCartView } from '../../parts/cart/use-cart-view.ts'
import { $displayedCart } from '../../stores/cart/pricing.ts'
import { Button } from '../../ui/button.tsx'
import { CartTools } from './cart-tools.tsx'
import { CheckoutSummary } from './checkout-summary.tsx'
import { Delivery } from './delivery.tsx'
import { Payment } from './payment.tsx'
import { RecipientFields } from './recipient-fields.tsx'
import { Summary } from './summary.tsx'
import { useCheckoutForm } from './use-checkout-form.ts'

export interface FilledCartProps {
  showSku: boolean
  discountCode: boolean
  giftVoucher: boolean
  delivery: boolean
  payment: boolean
  commercialOffer: boolean
  checkoutLabel: string | undefined
}

/** Lines, delivery, recipient and payment on one side, the summary on the other. */
export function FilledCart({ showSku, delivery, payment, commercialOffer, ...summary }: FilledCartProps) {
  const t = useText()
  const money = useMoney()
  const cart = useStore($displayedCart)
  const track = useTrack()
  const remove = useRemoval('page')
  const summaryHeading = useRef<HTMLHeadingElement>(null)
  const form = useCheckoutForm({ delivery, payment })
  useCartView()
  return (
    <div className="cart-columns">
      <div>
        <h2 className="hidden-text">{t(messages.products)}</h2>
        <CartLines cart={cart} showSku={showSku} roomy onRemove={remove} />
        <CartTools commercialOffer={commercialOffer} />
        <form
          className="cart-form"
          ref={form.ref}
          data-waiting={(delivery && form.methods.status === 'loading' && !form.methods.value) || undefined}
          noValidate
          onFocus={() => track('begin_checkout', { cart })}
          onSubmit={(event) => event.preventDefault()}
        >
          <CheckoutSummary form={form} />
          {delivery && <Delivery form={form} />}
          <RecipientFields form={form} />
          {payment && <Payment form={form} />}
        </form>
        {cart.isPriced && (
          <div className="cart-sum">
            <span aria-hidden="true">
              {t(messages.total)}
              <bdi>{money.format(cart.total, cart.currency)}</bdi>
            </span>
            <Button kind="primary" onClick={() => summaryHeading.current?.focus()}>
              {t(messages.summary)}
            </Button>
          </div>
        )}
      </div>
      <Summary heading={summaryHeading} form={form} delivery={delivery} {...summary} />
    </div>
  )
}
