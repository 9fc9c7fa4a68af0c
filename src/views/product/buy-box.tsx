import { useState } from 'react'
import { minQuantity } from '../../domain/constants.ts'
import { messages } from '../../domain/messages.ts'
import { availableQuantity } from '../../domain/product/availability.ts'
import { priceStepAt, priceSteps } from '../../domain/product/quantity-prices.ts'
import { withSurcharges } from '../../domain/product/variants.ts'
import { useSettings } from '../../kit/host.ts'
import { useStore } from '../../kit/use-store.ts'
import type { Configuration } from '../../model/app/configuration.ts'
import type { Product } from '../../model/product/product.ts'
import { useLastDefined } from '../../parts/app/use-last-defined.ts'
import { useMoney } from '../../parts/app/use-money.ts'
import { useText } from '../../parts/app/use-text.ts'
import { quantityPricesStore } from '../../stores/product/product-page.ts'
import { Message } from '../../ui/message.tsx'
import { BuyForm } from './buy-form.tsx'
import type { ProductOptions } from './options/use-product-options.ts'
import { ProductHead } from './product-head.tsx'
import { ProductPrice } from './product-price.tsx'
import type { ProductProps } from './product-props.ts'
import { QuantityPrices } from './quantity-prices.tsx'
import { StockFacts } from './stock-facts.tsx'

export interface BuyBoxProps extends ProductProps {
  product: Product
  configuration: Configuration | undefined
  lang: string
  productOptions: ProductOptions
  /** renders the title as the page heading */
  isPage: boolean
  /** the variants failed to load: requests them again */
  onRetry: (() => void) | undefined
}

/** Name, price, options and the buy button of a product. */
export function BuyBox({ product, configuration, lang, productOptions, isPage, onRetry, ...props }: BuyBoxProps) {
  const t = useText()
  const settings = useSettings()
  const money = useMoney()
  const { item } = productOptions
  const [quantity, setQuantity] = useState(minQuantity)
  const [date, setDate] = useState<string>()
  const prices = useLastDefined(useStore(quantityPricesStore(settings, { lang, id: product.productId ?? product.id })).value) ?? []
  const steps = priceSteps(prices, item.priceNow)
  const step = priceStepAt(steps, quantity, date)
  const selection = step === undefined || step.price === item.priceNow ? item : withStepPrice(item, step.price, step.priceOld)
  const whole = withSurcharges(selection, productOptions.chosen)
  return (
    <div className="product-side">
      <div className="product-box">
        <ProductHead item={item} code={productOptions.variant?.code ?? singleCode(product)} title={product.title} isPage={isPage} />
        <slot name="before-price" />
        <ProductPrice item={whole} note={configuration?.textNearPrice} />
        <slot name="after-price" />
        {onRetry && (
          <Message kind="error" action={{ label: t(messages.tryAgain), run: onRetry }}>
            {t(messages.optionsFailed)}
          </Message>
        )}
        <BuyForm
          {...props}
          product={product}
          sold={selection}
          price={whole.priceNow}
          productOptions={productOptions}
          configuration={configuration}
          pieces={quantity}
          onPieces={setQuantity}
          deliveryDate={step?.date}
          isPage={isPage}
          isPending={!productOptions.areKnown && !onRetry}
        />
        <slot name="actions" />
      </div>
      <StockFacts
        product={product}
        item={item}
        variant={productOptions.variant}
        configuration={configuration}
        inquiryFormId={props.inquiryFormId ?? configuration?.inquiryFormId}
      />
      {steps.length > 0 && (
        <QuantityPrices
          steps={steps}
          current={step}
          isInStock={availableQuantity(item) > 0}
          lang={lang}
          currency={item.currency ?? money.currency}
          onTake={(taken) => {
            setDate(taken.date)
            if (quantity < taken.quantity || quantity > (taken.upTo ?? quantity)) setQuantity(taken.quantity)
          }}
        />
      )}
    </div>
  )
}

/** The article number of a product with a single variant. */
const singleCode = ({ code, codes = [] }: Product) => (codes.length > 1 ? undefined : code)

/** Uses the base price as the old one if a larger quantity lowers the price per piece. */
const withStepPrice = (item: Product, price: number, priceOld: number | undefined): Product => ({
  ...item,
  priceNow: price,
  priceOld: priceOld ?? item.priceOld ?? item.priceNow,
  discount: undefined,
})
