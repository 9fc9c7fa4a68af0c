import { useEffect } from 'react'
import { messages } from '../../domain/messages.ts'
import { cardCode, requiredInput } from '../../domain/product/card-form.ts'
import { useEmit, useSettings } from '../../kit/host.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { useStore } from '../../kit/use-store.ts'
import { useText } from '../../parts/app/use-text.ts'
import sheet from '../../parts/cart/add-to-cart/add-to-cart.css?sheet'
import { AddToCart } from '../../parts/cart/add-to-cart/add-to-cart.tsx'
import { BuyButton } from '../../parts/cart/add-to-cart/buy-button.tsx'
import { useCartChange } from '../../parts/cart/use-cart-change.ts'
import { useProductError } from '../../parts/product/use-product-error.ts'
import { languageStore } from '../../stores/app/language.ts'
import { productCardStore } from '../../stores/product/product-cards.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/fields/field-error.tsx'

/** Placeholder of the buy button, of the same size, until its product has loaded. */
export function BuyButtonSkeleton({ label, kind }: { label: string; kind: 'soft' | 'primary' }) {
  useSheet(sheet)
  return (
    <div className="buy" data-place="page">
      <BuyButton phase="idle" label={label} kind={kind} busy />
    </div>
  )
}

export interface AddToCartButtonProps {
  productId: string | undefined
  code: string | undefined
  quantity: number
  quantityInput: boolean
  label: string | undefined
}

/** The buy button of a product; all buttons on a page share one request. */
export function AddToCartButton({ productId, code, ...rest }: AddToCartButtonProps) {
  const emit = useEmit()
  const isNamed = productId !== undefined || code !== undefined
  useEffect(() => {
    if (!isNamed) emit('shop-error', { message: 'product-id or code is required', attribute: 'product-id' })
  }, [isNamed, emit])
  return isNamed ? <LoadedButton id={productId} code={code} {...rest} /> : null
}

type LoadedButtonProps = Omit<AddToCartButtonProps, 'productId'> & { id: string | undefined }

function LoadedButton({ id, code, ...rest }: LoadedButtonProps) {
  const t = useText()
  const settings = useSettings()
  const lang = useStore(languageStore(settings))
  const $product = productCardStore(settings, { lang, id, code })
  const result = useStore($product)
  useProductError(result, { id, code })
  const { status, value: product } = result
  useCartChange()
  if (product) {
    const sold = requiredInput(product) ? undefined : (code ?? cardCode(product))
    return <AddToCart {...rest} key={product.id} product={product} code={sold} context="page" kind="primary" />
  }
  if (product === null) return <p className="gone">{t(messages.productGone)}</p>
  if (status === 'failed')
    return (
      <>
        <Button onClick={$product.reload}>{t(messages.tryAgain)}</Button>
        <FieldError alert>{t(messages.productFailed)}</FieldError>
      </>
    )
  return <BuyButtonSkeleton label={rest.label ?? t(messages.addToCart)} kind="primary" />
}
