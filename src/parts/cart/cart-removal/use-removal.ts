import { messages } from '../../../domain/messages.ts'
import { announce } from '../../../kit/announce.ts'
import type { DisplayedLine } from '../../../model/cart/displayed-cart.ts'
import { removeFromCart } from '../../../stores/cart/carts.ts'
import { $removedLine, type RemovedLine } from '../../../stores/cart/side-cart.ts'
import { useText } from '../../app/use-text.ts'

/** Removes a line from the cart and offers undo. */
export function useRemoval(origin: RemovedLine['origin']) {
  const t = useText()
  return (line: DisplayedLine) => {
    const undo = removeFromCart(line.guid)
    $removedLine.set({ line, undo, origin })
    announce(t(messages.removed, { title: line.title ?? line.code }))
  }
}
