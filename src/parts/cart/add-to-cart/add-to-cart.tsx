import { useEffect, useId, useRef, useState } from 'react'
import { pageLink } from '../../../base/security/safe-url.ts'
import { maxQuantity, minQuantity } from '../../../domain/constants.ts'
import { messages } from '../../../domain/messages.ts'
import { productLink, rowTitle } from '../../../domain/product/product-link.ts'
import { exceedsStock, isPurchasable } from '../../../domain/product/purchasable.ts'
import { readQuantity } from '../../../domain/product/quantity.ts'
import { useHost } from '../../../kit/host.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import { useStore } from '../../../kit/use-store.ts'
import type { Product } from '../../../model/product/product.ts'
import { prepareCartCodeWhenIdle } from '../../../stores/cart/cart-code.ts'
import { $editedCodes } from '../../../stores/cart/cart-summary.ts'
import { FieldError } from '../../../ui/fields/field-error.tsx'
import { Input } from '../../../ui/fields/input.tsx'
import { shoppingCart, slidersHorizontal } from '../../../ui/icons.ts'
import { type ShopScope, useShopScope } from '../../app/use-shop-scope.ts'
import sheet from './add-to-cart.css?sheet'
import { renderBuyButton } from './buy-button.tsx'
import { renderBuyLink } from './buy-link.tsx'
import { createBuyer, idleBuyer } from './use-add-to-cart.ts'

interface BuyFormProps {
  product: Product
  scope: ShopScope
  code: string
  /** the spinner shows for 1 s on cards, for 500 ms on pages (ADD-02, ADD-03) */
  context: 'card' | 'page'
  /** initial quantity; default 1 */
  quantity?: number
  /** renders a quantity input */
  quantityInput: boolean
  /** label of the idle button; default 'Add to cart' */
  label?: string | undefined
  kind?: 'soft' | 'primary'
  /** called when the button is idle again after adding */
  onAdded?: () => void
}

interface AddToCartProps extends Omit<BuyFormProps, 'code'> {
  /** variant to buy, see `cardCode`; if undefined the button links to the product page */
  code: string | undefined
  /** its line in the cart is being edited */
  isEdited: boolean
}

/** Adds a product to the cart. Links to the product page without a `code`, and to the cart page while its line is being edited. */
export function renderAddToCart({ isEdited, code, ...form }: AddToCartProps) {
  const { product, scope, context, kind = 'soft' } = form
  const { settings, configuration, t } = scope
  if (code !== undefined && !isEdited) return <BuyForm {...form} code={code} />
  const link =
    code !== undefined
      ? { href: pageLink(settings, configuration?.cartPage), icon: shoppingCart, label: t(messages.goToCheckout) }
      : {
          href: pageLink(settings, productLink(product, configuration?.splitProductsByAttribute)),
          icon: slidersHorizontal,
          label: t(messages.chooseProduct),
        }
  return (
    <div className="buy" data-place={context}>
      {renderBuyLink({ ...link, scope, title: rowTitle(product), kind })}
    </div>
  )
}

/** The stylesheet of `renderAddToCart`; also loads the code of the cart when idle. */
export function useAddToCartSheet(): void {
  useSheet(sheet)
  useEffect(prepareCartCodeWhenIdle, [])
}

/** The buy button of an element with a single product. */
export function AddToCart(props: Omit<AddToCartProps, 'scope' | 'isEdited'>) {
  useAddToCartSheet()
  const scope = useShopScope()
  const edited = useStore($editedCodes)
  return renderAddToCart({ ...props, scope, isEdited: props.code !== undefined && edited.has(props.code) })
}

function BuyForm(props: BuyFormProps) {
  const { product, scope, code, context, quantity: first = minQuantity, quantityInput, label, kind = 'soft', onAdded } = props
  const { t } = scope
  const title = rowTitle(product)
  const errorId = useId()
  const [text, setText] = useState(String(first))
  const [error, setError] = useState<string>()
  const [{ phase, failed, notice }, setBuyer] = useState(idleBuyer)
  const host = useHost()
  const input = useRef<HTMLInputElement>(null)
  const buyer = useRef<ReturnType<typeof createBuyer>>(undefined)
  useEffect(() => () => buyer.current?.dispose(), [])
  const canBuy = isPurchasable(product)
  const hasInput = quantityInput && canBuy

  const judge = (quantity: number | undefined) => {
    if (quantity === undefined) return Number(text) > maxQuantity ? messages.amountUnavailable : messages.quantityRequired
    return exceedsStock(product, quantity) ? messages.amountUnavailable : undefined
  }
  const submit = () => {
    const quantity = hasInput ? readQuantity(text) : first
    const problem = judge(quantity)
    setError(problem)
    if (quantity === undefined || problem) return input.current?.focus()
    buyer.current ??= createBuyer(context, (state) => {
      setBuyer(state)
      if (state.phase === 'idle' && !state.failed) onAdded?.()
    })
    void buyer.current.buy({ ...scope, host }, product, code, quantity)
  }
  /** invalid input becomes 1 on a product page (PDP-19) and shows an error on a card (CARD-09) */
  const leave = () => {
    if (context === 'page' && readQuantity(text) === undefined) setText(String(minQuantity))
    else setError(judge(readQuantity(text)))
  }
  const refusal = product.priceNow === undefined ? messages.noPrice : messages.outOfStock
  // no form element: the autofill of browsers examines every form of a page, which forces their layout
  return (
    <div className="buy" data-place={context} data-quantity={hasInput || undefined}>
      {hasInput && (
        <Input
          ref={input}
          type="number"
          inputMode="numeric"
          autoComplete="off"
          required
          min={minQuantity}
          max={maxQuantity}
          step={1}
          aria-label={`${t(messages.quantity)}, ${title}`}
          invalid={error !== undefined}
          aria-describedby={error && errorId}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setError(undefined)
          }}
          onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && submit()}
          onBlur={leave}
        />
      )}
      {renderBuyButton({
        t,
        phase,
        label: canBuy ? (label ?? t(messages.addToCart)) : t(refusal),
        title,
        kind,
        disabled: !canBuy,
        onPress: submit,
      })}
      {(error ?? failed) && (
        <FieldError id={errorId} alert>
          {t(error ?? messages.somethingWentWrong)}
        </FieldError>
      )}
      {notice}
    </div>
  )
}
