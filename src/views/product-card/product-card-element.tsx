import { useEffect } from 'react'
import { messages } from '../../domain/messages.ts'
import { cardCode } from '../../domain/product/card-form.ts'
import { isOnWishlist } from '../../domain/wishlist/wishlist.ts'
import { useEmit } from '../../kit/host.ts'
import { useStore } from '../../kit/use-store.ts'
import { useShopScope } from '../../parts/app/use-shop-scope.ts'
import { CardSkeleton } from '../../parts/product/product-card/card-skeleton.tsx'
import { cardSku, ProductCard } from '../../parts/product/product-card/product-card.tsx'
import type { CardSettings } from '../../parts/product/product-card/use-card-settings.ts'
import { useCardSheets } from '../../parts/product/product-card/use-card-sheets.ts'
import { useProductError } from '../../parts/product/use-product-error.ts'
import { languageStore } from '../../stores/app/language.ts'
import { $editedCodes } from '../../stores/cart/cart-summary.ts'
import { productCardStore } from '../../stores/product/product-cards.ts'
import { $wishlist } from '../../stores/wishlist/wishlist.ts'
import { Button } from '../../ui/button.tsx'
import { batchProductRequest } from './batch-product-request.ts'

export interface ProductCardElementProps extends CardSettings {
  productId: string | undefined
  code: string | undefined
  layout: 'grid' | 'list'
  splitBy: string | undefined
}

/** A product by its id or code; renders nothing for one that no longer exists. */
export function ProductCardElement({ productId, code, ...rest }: ProductCardElementProps) {
  const emit = useEmit()
  const isNamed = productId !== undefined || code !== undefined
  useEffect(() => {
    if (!isNamed) emit('shop-error', { message: 'product-id or code is required', attribute: 'product-id' })
  }, [isNamed, emit])
  return isNamed ? <LoadedCard id={productId} code={code} {...rest} /> : null
}

type LoadedCardProps = Omit<ProductCardElementProps, 'productId'> & { id: string | undefined }

function LoadedCard({ id, code, layout, splitBy, ...cardSettings }: LoadedCardProps) {
  useCardSheets()
  const scope = useShopScope()
  const { t, settings, configuration } = scope
  const wishlist = useStore($wishlist)
  const edited = useStore($editedCodes)
  const lang = useStore(languageStore(settings))
  const $product = productCardStore(settings, { lang, id, code })
  useEffect(() => batchProductRequest(settings, lang), [settings, lang])
  const result = useStore($product)
  useProductError(result, { id, code })
  const { status, value } = result
  if (value === null) return null
  if (value === undefined) {
    if (status !== 'failed')
      return (
        <div className="card-frame">
          <CardSkeleton layout={layout} configuration={configuration} settings={cardSettings} />
        </div>
      )
    return (
      <div className="shop-oops" part="error" role="alert">
        <p>{t(messages.productFailed)}</p>
        <Button onClick={$product.reload}>{t(messages.tryAgain)}</Button>
      </div>
    )
  }
  const product = code === undefined ? value : { ...value, code }
  const split = splitBy === 'off' ? undefined : (splitBy ?? configuration?.splitProductsByAttribute)
  const sku = cardSku(product)
  return (
    <div className="card-frame">
      <ProductCard
        product={product}
        scope={scope}
        layout={layout}
        settings={cardSettings}
        splitBy={split}
        position={1}
        listName={undefined}
        isOnWishlist={sku !== undefined && isOnWishlist(wishlist, product.productId ?? product.id, sku, split !== undefined)}
        isEdited={edited.has(cardCode(product) ?? '')}
        single
      />
    </div>
  )
}
