import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { loadChunk } from '../../../base/dom/chunk.ts'
import type { AddToCartPhase } from '../../../domain/cart/add-to-cart.ts'
import type { LineSelection } from '../../../domain/cart/cart-line.ts'
import { messages } from '../../../domain/messages.ts'
import { rowTitle } from '../../../domain/product/product-link.ts'
import { announce } from '../../../kit/announce.ts'
import { type Host, useEmit, useHost, useSettings } from '../../../kit/host.ts'
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
  /** tells what was added; to be rendered */
  notice: ReactNode
}

export type BuyerScope = Pick<ShopScope, 't' | 'emit' | 'track' | 'settings'> & { host: Host }

/** Tells what was added where no cart is in sight; its code is needed only then. */
const loadNotice = () => loadChunk(() => import('../added-notice/added-notice.chunk.tsx'))

export const idleBuyer: BuyerState = { phase: 'idle', failed: false, notice: undefined }

/** Adds products to the cart for one buy button and reports its phases. The host page can cancel `shop-add-to-cart`. */
export function createBuyer(context: 'card' | 'page', onChange: (state: BuyerState) => void) {
  const steps = addSteps(context)
  let failed = false
  let notice: ReactNode
  let unsubscribe: (() => void) | undefined
  const publish = () => onChange({ phase: steps.$phase.get(), failed, notice })
  return {
    async buy(
      { t, emit, track, settings, host }: BuyerScope,
      product: Product,
      code: string,
      quantity: number,
      selection?: Partial<LineSelection>,
    ) {
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
      const title = rowTitle(product)
      const show = (node: ReactNode) => {
        notice = node
        publish()
      }
      const showNotice = async () => settings.addedNotice === 'auto' && (await loadNotice()).showAdded(host, title, show)
      void showNotice()
        .catch(() => false)
        .then((isShown) => isShown || announce(t(messages.addedToCart, { title })))
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
  const host = useHost()
  const settings = useSettings()
  const [state, setState] = useState(idleBuyer)
  const buyer = useMemo(() => createBuyer(context, setState), [context])
  useEffect(() => buyer.dispose, [buyer])
  useEffect(prepareCartCodeWhenIdle, [])
  const buy = (code: string, quantity: number, selection?: Partial<LineSelection>) =>
    buyer.buy({ t, emit, track, settings, host }, product, code, quantity, selection)
  return { ...state, buy }
}
