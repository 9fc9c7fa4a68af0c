import { useEffect, useMemo, useState } from 'react'
import type { AddToCartPhase } from '../../../domain/cart/add-to-cart.ts'
import type { LineSelection } from '../../../domain/cart/cart-line.ts'
import { messages } from '../../../domain/messages.ts'
import { rowTitle } from '../../../domain/product/product-link.ts'
import { announce } from '../../../kit/announce.ts'
import { useEmit } from '../../../kit/host.ts'
import type { Product } from '../../../model/product/product.ts'
import { addSteps } from '../../../stores/cart/add-steps.ts'
import { loadCartCode, prepareCartCodeWhenIdle } from '../../../stores/cart/cart-code.ts'
import type { ShopScope } from '../../app/use-shop-scope.ts'
import { useText } from '../../app/use-text.ts'
import { useTrack } from '../../app/use-track.ts'

export interface BuyerState {
  phase: AddToCartPhase
  /** the code of the carts did not load */
  failed: boolean
}

export type BuyerScope = Pick<ShopScope, 't' | 'emit' | 'track'>

export const idleBuyer: BuyerState = { phase: 'idle', failed: false }

/** Adds products to the cart for one buy button and reports its phases. The host page can cancel `shop-add-to-cart`. */
export function createBuyer(context: 'card' | 'page', onChange: (state: BuyerState) => void) {
  const steps = addSteps(context)
  let failed = false
  let unsubscribe: (() => void) | undefined
  const publish = () => onChange({ phase: steps.$phase.get(), failed })
  return {
    async buy({ t, emit, track }: BuyerScope, product: Product, code: string, quantity: number, selection?: Partial<LineSelection>) {
      if (steps.$phase.get() === 'adding' || !emit('shop-add-to-cart', { ...selection, product, code, quantity }, true)) return
      unsubscribe ??= steps.$phase.listen(publish)
      failed = false
      steps.start()
      try {
        const { addToCart, newLine, recordAddition } = await loadCartCode()
        addToCart(newLine(product, { ...selection, code }), quantity)
        recordAddition()
      } catch {
        failed = true
        steps.stop()
        publish()
        return
      }
      announce(t(messages.addedToCart, { title: rowTitle(product) }))
      track('add_to_cart', [{ sold: product, code, quantity }])
    },
    /** Call on unmount: ends the phases. */
    dispose: () => unsubscribe?.(),
  }
}

/** Phase and action of the buy button of a product page. */
export function useAddToCart(product: Product, context: 'card' | 'page') {
  const t = useText()
  const emit = useEmit()
  const track = useTrack()
  const [state, setState] = useState(idleBuyer)
  const buyer = useMemo(() => createBuyer(context, setState), [context])
  useEffect(() => buyer.dispose, [buyer])
  useEffect(prepareCartCodeWhenIdle, [])
  const buy = (code: string, quantity: number, selection?: Partial<LineSelection>) =>
    buyer.buy({ t, emit, track }, product, code, quantity, selection)
  return { ...state, buy }
}
