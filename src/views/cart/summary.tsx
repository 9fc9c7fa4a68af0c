import type { RefObject } from 'react'
import { lacks } from '../../domain/app/lacks.ts'
import { codeTexts, lineIssue } from '../../domain/cart/warnings.ts'
import { messages } from '../../domain/messages.ts'
import { emit as emitFrom } from '../../kit/emit.ts'
import { useEmit, useHost } from '../../kit/host.ts'
import { useStore } from '../../kit/use-store.ts'
import { useConfiguration } from '../../parts/app/use-configuration.ts'
import { useMoney } from '../../parts/app/use-money.ts'
import { useText } from '../../parts/app/use-text.ts'
import { useTrack } from '../../parts/app/use-track.ts'
import { CartNotices } from '../../parts/cart/cart-lines/cart-notices.tsx'
import { CartTotals, TotalAnnouncement } from '../../parts/cart/cart-lines/cart-totals.tsx'
import { FreeDelivery } from '../../parts/cart/free-delivery/free-delivery.tsx'
import { failureText } from '../../parts/forms/refuse-field.ts'
import { $displayedCart, $pricing } from '../../stores/cart/pricing.ts'
import { $checkout, $orderFailure, orderDetail, placeOrder } from '../../stores/checkout/checkout.ts'
import { applyDiscountCode, applyGiftVoucher } from '../../stores/checkout/checkout-fields.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/fields/field-error.tsx'
import { Message } from '../../ui/message.tsx'
import { CodeField } from './code-field.tsx'
import { OrderTerms } from './order-terms.tsx'
import { PriceParts } from './price-parts.tsx'
import type { CheckoutForm } from './use-checkout-form.ts'

interface SummaryProps {
  /** receives the focus from the bar that keeps the total in sight */
  heading: RefObject<HTMLHeadingElement | null>
  form: CheckoutForm
  /** the cart has a choice of delivery methods */
  delivery: boolean
  discountCode: boolean
  giftVoucher: boolean
  checkoutLabel: string | undefined
}

/** Totals, codes, and the order button. */
export function Summary({ heading, form, delivery, checkoutLabel, ...shown }: SummaryProps) {
  const t = useText()
  const configuration = useConfiguration()
  const discountCode = shown.discountCode && !lacks(configuration, 'discountCodes')
  const giftVoucher = shown.giftVoucher && !lacks(configuration, 'giftVouchers')
  const cart = useStore($displayedCart)
  const prices = useStore($pricing)
  const isDelivered = form.cart.shippingMethodId !== undefined
  const wrong = codeTexts(prices.value?.warnings)
  return (
    <aside className="cart-summary" part="summary" aria-label={t(messages.summary)}>
      <h2 className="cart-heading" tabIndex={-1} ref={heading}>
        {t(messages.summary)}
      </h2>
      <FreeDelivery />
      <PriceParts cart={cart} pricing={prices.value} isDelivered={isDelivered || (delivery ? false : undefined)} />
      {(discountCode || giftVoucher) && (
        <div className="cart-codes">
          {discountCode && (
            <CodeField
              label={t(messages.discountCode)}
              code={form.cart.discountCode}
              error={wrong.discountCode}
              onApply={applyDiscountCode}
            />
          )}
          {giftVoucher && (
            <CodeField label={t(messages.giftVoucher)} code={form.cart.giftVoucher} error={wrong.giftVoucher} onApply={applyGiftVoucher} />
          )}
        </div>
      )}
      <slot name="before-totals" />
      <CartTotals cart={cart} busy={prices.status === 'loading'} />
      <TotalAnnouncement cart={cart} isReady={prices.status === 'ready'} />
      <slot name="after-totals" />
      <CartNotices />
      {form.invalidFields.length > 0 && <FieldError>{t(messages.checkoutIncomplete)}</FieldError>}
      <OrderButton form={form} label={checkoutLabel} />
      <OrderTerms />
    </aside>
  )
}

/** The text of the order button, which names the sum once it is known; `{total}` in the text of the host page stands for it. */
function orderLabel(label: string | undefined, total: string | undefined, t: ReturnType<typeof useText>): string {
  if (label !== undefined) return label.replace('{total}', total ?? '').trim()
  return total === undefined ? t(messages.placeOrder) : t(messages.placeOrderFor, { total })
}

/** Orders the cart, unless the shop cannot price it or cannot deliver a line. */
function OrderButton({ form, label }: { form: CheckoutForm; label: string | undefined }) {
  const t = useText()
  const money = useMoney()
  const emit = useEmit()
  const { element } = useHost()
  const track = useTrack()
  const cart = useStore($displayedCart)
  const prices = useStore($pricing)
  const { status } = useStore($checkout)
  const failure = useStore($orderFailure)
  const isPriced = prices.status !== 'failed'
  const total = cart.isPriced ? money.format(cart.total, cart.currency) : undefined
  const isDeliverable = cart.products.every((line) => lineIssue(line, cart.issues) === undefined)
  const order = () => {
    if (!isPriced) return
    if (!form.isComplete || !isDeliverable) return form.showErrors()
    // choices of an earlier visit were not reported on this page
    const { shippingMethodId, paymentMethod } = form.cart
    if (shippingMethodId !== undefined) track('add_shipping_info', { cart, choice: shippingMethodId })
    if (paymentMethod !== undefined) track('add_payment_info', { cart, choice: paymentMethod })
    void placeOrder(
      form.lang,
      (detail) => emit('shop-checkout', detail, true),
      (order) => {
        // the shopper may have left the cart page while the order was sent
        emitFrom(element?.isConnected ? element : document.body, 'shop-order', orderDetail(order))
        track('purchase', order)
      },
    )
  }
  return (
    <>
      {!isDeliverable && <Message kind="warning">{t(messages.linesUnavailable)}</Message>}
      {status === 'changed' && <Message kind="error">{t(messages.totalChanged)}</Message>}
      {status === 'failed' && !form.isRefused && (
        <Message kind="error">{t(failureText(failure?.error, messages.somethingWentWrong))}</Message>
      )}
      <Button kind="primary" size="large" busy={status === 'sending'} aria-disabled={!isPriced || undefined} onClick={order}>
        {status === 'sending' && <span className="spinner" />}
        <bdi>{orderLabel(label, total, t)}</bdi>
      </Button>
      <span className="hidden-text" role="status">
        {status === 'sending' && t(messages.ordering)}
      </span>
    </>
  )
}
