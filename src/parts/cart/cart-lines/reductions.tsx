import { cartAmount } from '../../../domain/cart/cart-price.ts'
import { messages } from '../../../domain/messages.ts'
import type { DisplayedCart } from '../../../model/cart/displayed-cart.ts'
import type { Pricing } from '../../../model/cart/pricing.ts'
import { useMoney } from '../../app/use-money.ts'
import { useText } from '../../app/use-text.ts'

interface ReductionsProps {
  cart: DisplayedCart
  pricing: Pricing | undefined
}

/** Rows that say what the discount code and the gift voucher took, by the answer of the server: the other amounts include it. */
export function Reductions({ cart, pricing }: ReductionsProps) {
  const t = useText()
  const money = useMoney()
  const rows = [
    { label: messages.discountGiven, amount: pricing?.discountGiven },
    { label: messages.voucherUsed, amount: pricing?.giftVoucherUsed },
  ]
  return rows.map(
    ({ label, amount }) =>
      amount !== undefined &&
      amount > 0 && (
        <div key={label}>
          <dt>{t(label)}</dt>
          <dd>
            <bdi>{cartAmount(cart, amount, money, '–')}</bdi>
          </dd>
        </div>
      ),
  )
}
