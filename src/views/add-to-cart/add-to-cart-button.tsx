import { useEffect, useState } from 'react'
import { messages } from '../../domain/messages.ts'
import { cardCode, requiredInput } from '../../domain/product/card-form.ts'
import { useEmit, useHost, useSettings } from '../../kit/host.ts'
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

interface BuyButtonSkeletonProps {
  label: string
  kind: 'soft' | 'primary'
  /** the press is kept until the product has loaded */
  isPressed?: boolean
  /** without it, presses are ignored */
  onPress?: () => void
}

/** Placeholder of the buy button, of the same size, until its product has loaded. */
export function BuyButtonSkeleton({ label, kind, isPressed = false, onPress }: BuyButtonSkeletonProps) {
  useSheet(sheet)
  return (
    <div className="buy" data-place="page">
      <BuyButton
        phase={isPressed ? 'adding' : 'idle'}
        label={label}
        kind={kind}
        busy={!onPress || isPressed}
        {...(onPress && { onPress })}
      />
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
  const press = useKeptPress(status === 'loading' && product === undefined)
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
  return <BuyButtonSkeleton label={rest.label ?? t(messages.addToCart)} kind="primary" {...press} />
}

/** Keeps a press while the button waits for its product, and repeats it on the button of the product. A failure drops it with a message. */
function useKeptPress(isWaiting: boolean) {
  const { root } = useHost()
  const [isPressed, setPressed] = useState(false)
  useEffect(() => {
    if (!isPressed || isWaiting) return
    setPressed(false)
    root().querySelector<HTMLButtonElement>('button.buy-button')?.click()
  }, [isPressed, isWaiting, root])
  return { isPressed, onPress: () => setPressed(true) }
}
