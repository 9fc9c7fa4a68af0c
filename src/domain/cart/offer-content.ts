import type { Cart } from '../../model/cart/cart.ts'
import type { DisplayedCart } from '../../model/cart/displayed-cart.ts'
import { stringify } from '../../model/stringify.ts'

/** What a commercial offer is made of: the displayed cart, with what its prices depend on besides the lines (C18). */
export const offerContent = (displayed: DisplayedCart, { discountCode, deliveryCountry }: Cart): string =>
  stringify({ ...displayed, discountCode, deliveryCountry })
