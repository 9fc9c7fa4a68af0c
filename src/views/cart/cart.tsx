import { useEffect } from 'react'
import { messages } from '../../domain/messages.ts'
import { useEmit } from '../../kit/host.ts'
import { useStore } from '../../kit/use-store.ts'
import { useText } from '../../parts/app/use-text.ts'
import { RemovedNotice } from '../../parts/cart/cart-removal/removed-notice.tsx'
import { useCartChange } from '../../parts/cart/use-cart-change.ts'
import { useTitleTag } from '../../parts/page/use-title-tag.ts'
import { $activeCart } from '../../stores/cart/carts.ts'
import { $pricing } from '../../stores/cart/pricing.ts'
import { $checkout } from '../../stores/checkout/checkout.ts'
import { CartSwitch } from './cart-switch.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { FilledCart, type FilledCartProps } from './filled-cart.tsx'
import { KeptConfirmation, useConfirmedOrder } from './kept-confirmation.tsx'
import { OrderPlaced } from './order-placed.tsx'
import { PaymentReturn, useReturnedOrder } from './payment-return.tsx'
import { RestoredNotice } from './restored-notice.tsx'

export interface CartProps extends FilledCartProps {
  restoredCartId: string | undefined
}

/** The cart page, which is also the checkout (SIDE-07). */
export function Cart({ restoredCartId, ...filled }: CartProps) {
  const t = useText()
  const { products } = useStore($activeCart)
  const checkout = useStore($checkout)
  useCartChange()
  usePriceEvents()
  const isEmpty = products.length === 0
  const Title = useTitleTag()
  const returned = useReturnedOrder()
  const confirmed = useConfirmedOrder()
  const isOrdered = checkout.status === 'done' || returned !== undefined || confirmed !== undefined
  return (
    <div className="cart-page">
      {checkout.status === 'done' ? (
        <OrderPlaced order={checkout.order} email={checkout.email} isAll={isEmpty} />
      ) : (
        (returned !== undefined && <PaymentReturn order={returned} isAll={isEmpty} />) ||
        (confirmed !== undefined && <KeptConfirmation name={confirmed} isAll={isEmpty} />)
      )}
      <RestoredNotice id={restoredCartId} />
      {!(isOrdered && isEmpty) && (
        <div className="cart-head">
          <Title className="cart-title">{t(messages.cart)}</Title>
          <CartSwitch />
        </div>
      )}
      <RemovedNotice origin="page" />
      {isEmpty ? !isOrdered && <EmptyCart /> : <FilledCart {...filled} />}
    </div>
  )
}

/** Emits an event for every new pricing of the cart. */
function usePriceEvents() {
  const emit = useEmit()
  const { status, value } = useStore($pricing)
  useEffect(() => {
    if (status === 'ready' && value) emit('shop-price', { pricing: value })
  }, [status, value, emit])
}
