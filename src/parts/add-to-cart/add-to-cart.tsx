import type { Product } from '../../model/product.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { shoppingCart } from '../../ui/icons.ts'
import { useText } from '../use-text.ts'

export interface AddToCartProps {
  product: Product
  /** what is bought of it, see `cardCode`; without one the button leads to the product's page (P7) */
  code: string | undefined
  /** on cards and rows the loader shows for 1 s, elsewhere for 500 ms (ADD-02, ADD-03) */
  place: 'card' | 'page'
  /** first quantity: 1 */
  quantity?: number
  /** lets the shopper choose the quantity; without it the button alone */
  quantityInput?: boolean
  /** label of the idle button: 'Add to cart' */
  label?: string
  kind?: 'soft' | 'primary'
}

/** The form that puts a product into the cart. */
export function AddToCart({ label, kind = 'soft' }: AddToCartProps) {
  const t = useText()
  return (
    <form className="buy">
      <Button kind={kind} type="submit">
        <Icon path={shoppingCart} />
        <span className="buy-label">{label ?? t('Add to cart')}</span>
      </Button>
    </form>
  )
}
