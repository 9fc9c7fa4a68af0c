import { useSheet } from '../../base/use-sheet.ts'
import { messages } from '../../domain/messages.ts'
import { lineIssue } from '../../domain/warnings.ts'
import type { DisplayedCart, DisplayedLine } from '../../model/pricing.ts'
import { useText } from '../use-text.ts'
import sheet from './cart-line.css?sheet'
import { CartLine } from './cart-line.tsx'

interface CartLinesProps {
  cart: DisplayedCart
  showSku: boolean
  onRemove: (line: DisplayedLine) => void
}

/** All lines of a cart; those out of sight cost nothing to lay out. */
export function CartLines({ cart, showSku, onRemove }: CartLinesProps) {
  useSheet(sheet)
  const t = useText()
  return (
    <ul className="cart-lines" aria-label={t(messages.cart)}>
      {cart.products.map((line) => (
        <li key={line.guid} part="line">
          <CartLine line={line} issue={lineIssue(line, cart.issues)} currency={cart.currency ?? ''} showSku={showSku} onRemove={onRemove} />
        </li>
      ))}
    </ul>
  )
}
