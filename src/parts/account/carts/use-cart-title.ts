import { messages } from '../../../domain/messages.ts'
import type { Cart } from '../../../model/cart/cart.ts'
import { useText } from '../../app/use-text.ts'

/** What a cart is called: by its number, else by what lies in it first. */
export function useCartTitle(): (cart: Cart) => string {
  const t = useText()
  return ({ number, products: [first] }) => {
    if (number !== undefined) return t(messages.cartNumber, { number })
    return first?.title ?? first?.code ?? t(messages.newCart)
  }
}
