import { useEffect, useMemo, useState } from 'react'
import { addedItem } from '../../../domain/analytics/analytics.ts'
import type { LineSelection } from '../../../domain/cart/cart-line.ts'
import { messages } from '../../../domain/messages.ts'
import { rowTitle } from '../../../domain/product/product-link.ts'
import { announce } from '../../../kit/announce.ts'
import { useEmit } from '../../../kit/host.ts'
import { useStore } from '../../../kit/use-store.ts'
import type { Product } from '../../../model/product/product.ts'
import { addSteps } from '../../../stores/cart/add-steps.ts'
import { loadCartCode, prepareCartCodeWhenIdle } from '../../../stores/cart/cart-code.ts'
import { useText } from '../../app/use-text.ts'
import { useTrack } from '../../app/use-track.ts'

/** Phase and action of a buy button. The host page can cancel `shop-add-to-cart`; `failed` is set if the code does not load. */
export function useAddToCart(product: Product, context: 'card' | 'page') {
  const t = useText()
  const emit = useEmit()
  const track = useTrack()
  const steps = useMemo(() => addSteps(context), [context])
  const phase = useStore(steps.$phase)
  const [hasFailed, setFailed] = useState(false)
  useEffect(prepareCartCodeWhenIdle, [])
  const buy = async (code: string, quantity: number, selection?: Partial<LineSelection>) => {
    if (steps.$phase.get() === 'adding' || !emit('shop-add-to-cart', { ...selection, product, code, quantity }, true)) return
    setFailed(false)
    steps.start()
    try {
      const { addToCart, newLine, countAddition } = await loadCartCode()
      addToCart(newLine(product, { ...selection, code }), quantity)
      countAddition()
    } catch {
      steps.stop()
      setFailed(true)
      return
    }
    announce(t(messages.addedToCart, { title: rowTitle(product) }))
    track('add_to_cart', addedItem(product, code, quantity))
  }
  return { phase, failed: hasFailed, buy }
}
