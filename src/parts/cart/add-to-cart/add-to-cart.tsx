import { type FormEvent, useId, useRef, useState } from 'react'
import { pageLink } from '../../../base/security/safe-url.ts'
import { maxQuantity, minQuantity } from '../../../domain/constants.ts'
import { messages } from '../../../domain/messages.ts'
import { productLink, rowTitle } from '../../../domain/product/product-link.ts'
import { exceedsStock, isPurchasable } from '../../../domain/product/purchasable.ts'
import { readQuantity } from '../../../domain/product/quantity.ts'
import { useSettings } from '../../../kit/host.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import { useStore } from '../../../kit/use-store.ts'
import type { Product } from '../../../model/product/product.ts'
import { $editedCodes } from '../../../stores/cart/cart-summary.ts'
import { FieldError } from '../../../ui/fields/field-error.tsx'
import { Input } from '../../../ui/fields/input.tsx'
import { shoppingCart, slidersHorizontal } from '../../../ui/icons.ts'
import { useConfiguration } from '../../app/use-configuration.ts'
import { useText } from '../../app/use-text.ts'
import sheet from './add-to-cart.css?sheet'
import { BuyButton } from './buy-button.tsx'
import { BuyLink } from './buy-link.tsx'
import { useAddToCart } from './use-add-to-cart.ts'

export interface AddToCartProps {
  product: Product
  /** variant to buy, see `cardCode`; if undefined the button links to the product page */
  code: string | undefined
  /** the spinner shows for 1 s on cards, for 500 ms on pages (ADD-02, ADD-03) */
  context: 'card' | 'page'
  /** initial quantity; default 1 */
  quantity?: number
  /** renders a quantity input; default true on cards */
  quantityInput?: boolean
  /** label of the idle button; default 'Add to cart' */
  label?: string | undefined
  kind?: 'soft' | 'primary'
}

/** Adds a product to the cart. Links to the product page without a `code`, and to the cart page while its line is being edited. */
export function AddToCart({ product, code, context, label, kind = 'soft', ...rest }: AddToCartProps) {
  useSheet(sheet)
  const t = useText()
  const settings = useSettings()
  const configuration = useConfiguration()
  const edited = useStore($editedCodes)
  const title = rowTitle(product)
  if (code !== undefined && edited.has(code))
    return (
      <div className="buy" data-place={context}>
        <BuyLink
          href={pageLink(settings, configuration?.cartPage)}
          icon={shoppingCart}
          label={t(messages.goToCheckout)}
          title={title}
          kind={kind}
        />
      </div>
    )
  if (code === undefined)
    return (
      <div className="buy" data-place={context}>
        <BuyLink
          href={pageLink(settings, productLink(product, configuration?.splitProductsByAttribute))}
          icon={slidersHorizontal}
          label={t(messages.chooseProduct)}
          title={title}
          kind={kind}
        />
      </div>
    )
  return <BuyForm {...rest} product={product} code={code} context={context} label={label ?? t(messages.addToCart)} kind={kind} />
}

type BuyFormProps = Omit<AddToCartProps, 'code' | 'label'> & { code: string; label: string; kind: 'soft' | 'primary' }

function BuyForm({ product, code, context, quantity: first = minQuantity, quantityInput = context === 'card', label, kind }: BuyFormProps) {
  const t = useText()
  const title = rowTitle(product)
  const errorId = useId()
  const { phase, failed, buy } = useAddToCart(product, context)
  const [text, setText] = useState(String(first))
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const canBuy = isPurchasable(product)

  const judge = (quantity: number | undefined) => {
    if (quantity === undefined) return Number(text) > maxQuantity ? messages.amountUnavailable : messages.quantityRequired
    return exceedsStock(product, quantity) ? messages.amountUnavailable : undefined
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const quantity = quantityInput ? readQuantity(text) : first
    const problem = judge(quantity)
    setError(problem)
    if (quantity !== undefined && !problem) void buy(code, quantity)
    else input.current?.focus()
  }
  /** invalid input becomes 1 on a product page (PDP-19) and shows an error on a card (CARD-09) */
  const leave = () => {
    if (context === 'page' && readQuantity(text) === undefined) setText(String(minQuantity))
    else setError(judge(readQuantity(text)))
  }
  return (
    <form className="buy" data-place={context} data-quantity={quantityInput || undefined} noValidate onSubmit={submit}>
      {quantityInput && (
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
          disabled={!canBuy}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setError(undefined)
          }}
          onBlur={leave}
        />
      )}
      <BuyButton
        phase={phase}
        label={canBuy ? label : t(product.priceNow === undefined ? messages.noPrice : messages.outOfStock)}
        title={title}
        kind={kind}
        disabled={!canBuy}
      />
      {(error ?? failed) && (
        <FieldError id={errorId} alert>
          {t(error ?? messages.somethingWentWrong)}
        </FieldError>
      )}
    </form>
  )
}
