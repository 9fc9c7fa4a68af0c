import { cartAmount } from '../../domain/cart/cart-price.ts'
import { messages } from '../../domain/messages.ts'
import { roundMoney } from '../../domain/money.ts'
import type { DisplayedCart } from '../../model/cart/displayed-cart.ts'
import type { Pricing } from '../../model/cart/pricing.ts'
import { useMoney } from '../../parts/app/use-money.ts'
import { useText } from '../../parts/app/use-text.ts'
import { Reductions } from '../../parts/cart/cart-lines/reductions.tsx'

const totalOf = ({ products, currency }: DisplayedCart) =>
  roundMoney(
    products.reduce((sum, { totalWithVAT = 0 }) => sum + totalWithVAT, 0),
    currency,
  )

interface PricePartsProps {
  cart: DisplayedCart
  pricing: Pricing | undefined
  /** undefined without a choice of delivery methods */
  isDelivered: boolean | undefined
}

/** The parts of the total: products, delivery, what a code and a voucher took. */
export function PriceParts({ cart, pricing, isDelivered }: PricePartsProps) {
  const t = useText()
  const money = useMoney()
  const sum = (amount: number) => <bdi>{cartAmount(cart, amount, money, '–')}</bdi>
  const { deliveryPrice, freeDeliveryMissing } = pricing ?? {}
  return (
    <dl className="cart-totals">
      <div>
        <dt>{t(messages.subtotal)}</dt>
        <dd>{sum(totalOf(cart))}</dd>
      </div>
      {isDelivered === false && (
        <div>
          <dt>{t(messages.delivery)}</dt>
          {/* all methods are free, so the price is known before one is chosen */}
          {freeDeliveryMissing === 0 ? <dd>{t(messages.free)}</dd> : <dd className="cart-quiet">{t(messages.deliveryNotChosen)}</dd>}
        </div>
      )}
      {isDelivered && deliveryPrice !== undefined && (
        <div>
          <dt>{t(messages.delivery)}</dt>
          <dd>{deliveryPrice === 0 ? t(messages.free) : sum(deliveryPrice)}</dd>
        </div>
      )}
      <Reductions cart={cart} pricing={pricing} />
    </dl>
  )
}
