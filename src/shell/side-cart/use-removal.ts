import { announce } from '../../base/announce.ts'
import { messages } from '../../domain/messages.ts'
import type { DisplayedLine } from '../../model/pricing.ts'
import { useText } from '../../parts/use-text.ts'
import { removeFromCart } from '../../stores/carts.ts'
import { $removedLine } from '../../stores/side-cart.ts'

/** Takes a line out of the cart and offers to put it back. */
export function useRemoval() {
  const t = useText()
  return (line: DisplayedLine) => {
    const undo = removeFromCart(line.guid)
    $removedLine.set({ line, undo })
    announce(t(messages.removed, { title: line.title ?? line.code }))
  }
}
