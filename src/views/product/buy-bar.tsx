import { useEffect } from 'react'
import type { AddToCartPhase } from '../../domain/cart/add-to-cart.ts'
import { messages } from '../../domain/messages.ts'
import { Portal } from '../../kit/portal.tsx'
import { useSheet } from '../../kit/use-sheet.ts'
import type { Product } from '../../model/product/product.ts'
import { useMoney } from '../../parts/app/use-money.ts'
import { useText } from '../../parts/app/use-text.ts'
import { BuyButton } from '../../parts/cart/add-to-cart/buy-button.tsx'
import { useClearEdge } from '../../parts/page/use-clear-edge.ts'
import { $isBuyBarOpen } from '../../stores/cart/buy-bar.ts'
import sheet from './buy-bar.css?sheet'

interface BuyBarProps {
  sold: Product
  /** price per piece, including paid options */
  price: number | undefined
  /** options are missing: the button leads to them */
  isIncomplete: boolean
  phase: AddToCartPhase
  onBuy: () => void
}

/** Price and buy button at the bottom of a small screen, while the button of the page is out of view. */
export function BuyBar({ sold, price = 0, isIncomplete, phase, onBuy }: BuyBarProps) {
  useSheet(sheet)
  useClearEdge()
  const t = useText()
  const money = useMoney()
  useEffect(() => {
    $isBuyBarOpen.set(true)
    return () => $isBuyBarOpen.set(false)
  }, [])
  return (
    <Portal>
      <section className="buy-bar" part="buy-bar" aria-label={sold.title}>
        <p className="buy-bar-text">
          <span className="buy-bar-title">{sold.title}</span>
          <bdi className="buy-bar-price">{money.format(price, sold.currency ?? money.currency)}</bdi>
        </p>
        <BuyButton
          phase={phase}
          label={t(isIncomplete ? messages.chooseProduct : messages.addToCart)}
          kind="primary"
          isPlain={isIncomplete}
          onPress={onBuy}
        />
      </section>
    </Portal>
  )
}
