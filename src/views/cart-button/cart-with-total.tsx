import { cartAmount } from '../../domain/cart/cart-price.ts'
import { useStore } from '../../kit/use-store.ts'
import { useMoney } from '../../parts/app/use-money.ts'
import { $displayedCart } from '../../stores/cart/pricing.ts'
import { CartButton, type CartButtonProps } from './cart-button.tsx'

export interface CartWithTotalProps extends Pick<CartButtonProps, 'action'> {
  showTotal: boolean
}

/** The cart button, optionally with the total. */
export const CartWithTotal = ({ action, showTotal }: CartWithTotalProps) => (
  <CartButton action={action} total={showTotal && <CartTotal />} />
)

function CartTotal() {
  const cart = useStore($displayedCart)
  const money = useMoney()
  return (
    <bdi className="cart-total" part="total">
      {cartAmount(cart, cart.total, money)}
    </bdi>
  )
}
