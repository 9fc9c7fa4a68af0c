import { messages } from '../../../domain/messages.ts'
import { announce } from '../../../kit/announce.ts'
import type { CartProduct } from '../../../model/cart/cart.ts'
import type { DisplayedLine } from '../../../model/cart/displayed-cart.ts'
import { removeFromCart } from '../../../stores/cart/carts.ts'
import { $displayedCart } from '../../../stores/cart/pricing.ts'
import { $removedLine, type RemovedLine } from '../../../stores/cart/side-cart.ts'
import { useText } from '../../app/use-text.ts'
import { useTrack } from '../../app/use-track.ts'

/** Reports that lines are removed from the cart. Returns a function that undoes it and reports that too. */
export function useRemovalReport() {
  const track = useTrack()
  return (lines: readonly CartProduct[], undo: () => void) => {
    const { currency } = $displayedCart.get()
    const pieces = lines.map((sold) => ({ sold, currency, quantity: sold.quantity }))
    track('remove_from_cart', pieces)
    return () => {
      undo()
      track('add_to_cart', pieces)
    }
  }
}

/** Removes a line from the cart and offers undo. */
export function useRemoval(origin: RemovedLine['origin']) {
  const t = useText()
  const report = useRemovalReport()
  return (line: DisplayedLine) => {
    const undo = report([line], removeFromCart(line.guid))
    $removedLine.set({ line, undo, origin })
    announce(t(messages.removed, { title: line.title ?? line.code }))
  }
}
