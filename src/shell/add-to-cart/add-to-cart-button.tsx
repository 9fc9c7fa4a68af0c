import { useSettings } from '../../base/host.ts'
import { useStore } from '../../base/use-store.ts'
import { cardCode } from '../../domain/card-form.ts'
import { messages } from '../../domain/messages.ts'
import { AddToCart } from '../../parts/add-to-cart/add-to-cart.tsx'
import { useCartChange } from '../../parts/use-cart-change.ts'
import { useText } from '../../parts/use-text.ts'
import { languageAt } from '../../stores/language.ts'
import { productCard } from '../../stores/product-cards.ts'
import { Button } from '../../ui/button.tsx'

export interface AddToCartButtonProps {
  productId: string | undefined
  code: string | undefined
  quantity: number
  quantityInput: boolean
  label: string | undefined
}

/** A product's buy button alone; every such button of a page shares one request. */
export function AddToCartButton({ productId, code, ...rest }: AddToCartButtonProps) {
  const t = useText()
  const settings = useSettings()
  const lang = useStore(languageAt(settings))
  const $product = productCard(settings, productId === undefined ? { lang, code } : { lang, id: productId })
  const { status, value: product } = useStore($product)
  useCartChange()
  if (product)
    return <AddToCart {...rest} key={product.id} product={product} code={code ?? cardCode(product)} place="page" kind="primary" />
  if (status === 'failed') return <Button onClick={$product.reload}>{t(messages.tryAgain)}</Button>
  if (product === null) return <p className="gone">{t(messages.productGone)}</p>
  return (
    <Button kind="primary" disabled>
      {rest.label ?? t(messages.addToCart)}
    </Button>
  )
}
