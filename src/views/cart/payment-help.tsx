import { returnAddress } from '../../domain/checkout/cart-payloads.ts'
import { messages } from '../../domain/messages.ts'
import type { Cart } from '../../model/cart/cart.ts'
import { ShopContacts } from '../../parts/app/shop-contacts.tsx'
import { useText } from '../../parts/app/use-text.ts'
import { orderAnew } from '../../stores/checkout/checkout.ts'
import { Button } from '../../ui/button.tsx'

interface PaymentHelpProps {
  /** number of the order */
  number: string
  /** the ordered cart; undefined unless the payment was refused and this tab placed the order */
  cart: Cart | undefined
}

/** What a shopper whose payment failed may do instead: order the same with another method, or ask the shop. */
export function PaymentHelp({ number, cart }: PaymentHelpProps) {
  const t = useText()
  const change = (ordered: Cart) => {
    orderAnew(ordered)
    history.replaceState(history.state, '', returnAddress(location.href))
  }
  return (
    <>
      {cart && (
        <>
          <Button onClick={() => change(cart)}>{t(messages.payAnotherWay)}</Button>
          <p className="order-quiet">{t(messages.payAnotherWayHint, { number })}</p>
        </>
      )}
      <ShopContacts />
    </>
  )
}
