import { type FormEvent, useEffect, useRef, useState } from 'react'
import { pageLink } from '../../base/security/safe-url.ts'
import { buyProblems, exceedsAvailable } from '../../domain/cart/add-to-cart.ts'
import { maxQuantity } from '../../domain/constants.ts'
import { messages } from '../../domain/messages.ts'
import { optionControl } from '../../domain/product/product-attributes.ts'
import { isPurchasable } from '../../domain/product/purchasable.ts'
import { nearestQuantity, pageQuantity } from '../../domain/product/quantity.ts'
import { type Chosen, optionTitles } from '../../domain/product/variants.ts'
import { useSettings } from '../../kit/host.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { useStore } from '../../kit/use-store.ts'
import type { Configuration } from '../../model/app/configuration.ts'
import type { Product } from '../../model/product/product.ts'
import { lazyComponent } from '../../parts/app/lazy-component.tsx'
import { useScreen } from '../../parts/app/use-screen.ts'
import { useText } from '../../parts/app/use-text.ts'
import buy from '../../parts/cart/add-to-cart/add-to-cart.css?sheet'
import { BuyButton } from '../../parts/cart/add-to-cart/buy-button.tsx'
import { BuyLink } from '../../parts/cart/add-to-cart/buy-link.tsx'
import { useAddToCart } from '../../parts/cart/add-to-cart/use-add-to-cart.ts'
import { $editedCodes } from '../../stores/cart/cart-summary.ts'
import { FieldError } from '../../ui/fields/field-error.tsx'
import { Quantity } from '../../ui/fields/quantity.tsx'
import { shoppingCart } from '../../ui/icons.ts'
import sheet from './buy-form.css?sheet'
import { Options } from './options/options.tsx'
import type { ProductOptions } from './options/use-product-options.ts'
import type { ProductProps } from './product-props.ts'
import { useOutOfView } from './use-out-of-view.ts'
import { WishlistToggleButton } from './wishlist-toggle-button.tsx'

const BuyBar = lazyComponent(() => import('./buy-bar.tsx').then((file) => file.BuyBar))

interface BuyFormProps extends Pick<ProductProps, 'options' | 'quantity' | 'wishlist'> {
  product: Product
  /** the product at the price of its variant and quantity */
  sold: Product
  /** price per piece, including paid options */
  price: number | undefined
  productOptions: ProductOptions
  configuration: Configuration | undefined
  pieces: number
  onPieces: (pieces: number) => void
  /** the delivery date that the price applies to */
  deliveryDate: string | undefined
  /** the product of the page: its button stays within reach on a small screen */
  isPage: boolean
  /** the variants are loading; a press of the button takes effect once they have loaded */
  isPending: boolean
}

/** Options, quantity and the button that adds the variant to the cart or shows which options are missing. */
export function BuyForm({
  product,
  sold,
  price,
  productOptions,
  configuration,
  pieces,
  onPieces,
  deliveryDate,
  isPage,
  isPending,
  ...shows
}: BuyFormProps) {
  useSheet(buy)
  useSheet(sheet)
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const action = useRef<HTMLDivElement>(null)
  const isSmall = useScreen() === 'phone'
  const { phase, failed, notice, buy: add } = useAddToCart(sold, 'page')
  const [isTried, setTried] = useState(false)
  const [isPressed, setPressed] = useState(false)
  const [picked, setPicked] = useState<Chosen>(new Map())
  const { code, chosen, missing, variant, isUnavailable, areKnown } = productOptions
  const attributes = product.attributes ?? []
  const canBuy = isPurchasable(sold)
  const exceedsStock = exceedsAvailable(sold, pieces)
  const isOutOfView = useOutOfView(action, isPage && isSmall && canBuy)
  const isInvalid = isPending && missing.length === 0

  const addToCart = () => {
    setTried(true)
    if (code === undefined) return form.current?.querySelector<HTMLElement>('[data-waiting] :is(input, select, button)')?.focus()
    if (!canBuy || exceedsStock) return
    const filled = [...chosen].map(([name, value]): [string, string] => [name, value.trim()]).filter(([, value]) => value !== '')
    void add(code, pieces, {
      variant,
      price,
      deliveryDate,
      attributes: Object.fromEntries(filled),
      choiceTitles: optionTitles(attributes, chosen, picked),
    })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isInvalid) setPressed(true)
    else addToCart()
  }
  useEffect(() => {
    if (!isPressed || isPending) return
    setPressed(false)
    if (areKnown) addToCart()
  })
  const problems = buyProblems({ item: sold, code, isUnavailable, pieces, isTried: isTried && !isInvalid })
  if (failed) problems.push(messages.somethingWentWrong)
  // the choice itself shows it, so here it is only announced
  const isSaid = shows.options && attributes.some((attribute) => missing.includes(attribute.code) && optionControl(attribute) !== 'text')
  return (
    <form className="product-form" ref={form} noValidate onSubmit={submit} data-tried={isTried || undefined}>
      {shows.options && (
        <Options
          product={product}
          options={productOptions}
          isTried={isTried}
          missing={missing}
          onPick={({ id, title }) => setPicked(new Map(picked).set(id, title))}
        />
      )}
      <div className="product-buy" ref={action} data-quantity={shows.quantity || undefined} data-wishlist={shows.wishlist || undefined}>
        {shows.quantity && (
          <Quantity
            value={pieces}
            read={pageQuantity}
            max={maxQuantity}
            words={{ quantity: t(messages.quantity), less: t(messages.decrease), more: t(messages.increase) }}
            invalid={exceedsStock}
            onChange={(next) => onPieces(nearestQuantity(next))}
          />
        )}
        <BuyAction sold={sold} code={code} phase={isPressed ? 'adding' : phase} canBuy={canBuy} cartPage={configuration?.cartPage} />
        {shows.wishlist && <WishlistToggleButton product={sold} isSplit={configuration?.splitProductsByAttribute !== undefined} />}
      </div>
      <div className="product-problems" role="alert">
        {problems.map((problem) =>
          problem === messages.chooseOptions && isSaid ? (
            <p key={problem} className="hidden-text" part="error">
              {t(problem)}
            </p>
          ) : (
            <FieldError key={problem}>{t(problem)}</FieldError>
          ),
        )}
      </div>
      {notice}
      {isOutOfView && (
        <BuyBar
          sold={sold}
          price={price}
          isIncomplete={code === undefined && areKnown}
          phase={isPressed ? 'adding' : phase}
          onBuy={() => form.current?.requestSubmit()}
        />
      )}
    </form>
  )
}

interface BuyActionProps {
  sold: Product
  code: string | undefined
  phase: ReturnType<typeof useAddToCart>['phase']
  canBuy: boolean
  cartPage: string | undefined
}

/** The buy button; for a product whose cart line is being edited, a link to the checkout (ADD-06, ADD-07). */
function BuyAction({ sold, code, phase, canBuy, cartPage }: BuyActionProps) {
  const t = useText()
  const settings = useSettings()
  const edited = useStore($editedCodes)
  if (code !== undefined && edited.has(code))
    return (
      <BuyLink href={pageLink(settings, cartPage)} icon={shoppingCart} label={t(messages.goToCheckout)} title={sold.title} kind="primary" />
    )
  const refusal = sold.priceNow === undefined ? messages.noPrice : messages.outOfStock
  return <BuyButton phase={phase} label={t(canBuy ? messages.addToCart : refusal)} kind="primary" disabled={!canBuy} />
}
