import { messages } from '../../../domain/messages.ts'
import { formatMoney } from '../../../domain/money.ts'
import type { DisplayedCart } from '../../../model/cart/displayed-cart.ts'
import { useText } from '../../app/use-text.ts'

/** Reads out what the cart costs after each change. */
export function TotalAnnouncement({ cart, isReady }: { cart: DisplayedCart; isReady: boolean }) {
  const t = useText()
  return (
    <span className="hidden-text" role="status">
      {isReady && cart.isPriced && `${t(messages.total)}: ${formatMoney(cart.total, cart.currency)}`}
    </span>
  )
}
