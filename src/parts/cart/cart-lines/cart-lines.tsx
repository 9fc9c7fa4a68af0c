import { startTransition, useEffect, useState } from 'react'
import { lineIssue } from '../../../domain/cart/warnings.ts'
import { messages } from '../../../domain/messages.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import type { DisplayedCart, DisplayedLine } from '../../../model/cart/displayed-cart.ts'
import { Button } from '../../../ui/button.tsx'
import { useMoney } from '../../app/use-money.ts'
import { useText } from '../../app/use-text.ts'
import sheet from './cart-line.css?sheet'
import { CartLine } from './cart-line.tsx'

interface CartLinesProps {
  cart: DisplayedCart
  showSku: boolean
  /** picture, text, quantity, price and remove button side by side if they fit */
  roomy?: boolean
  onRemove: (line: DisplayedLine) => void
}

/** Lines per step: a focus trap costs time for every control in it. */
const linesPerStep = 100
/** Lines of the first render; the others follow in a transition. */
const firstLines = 12

/** The lines of a cart, a hundred at a time. Lines outside the viewport skip layout. */
export function CartLines({ cart, showSku, roomy, onRemove }: CartLinesProps) {
  useSheet(sheet)
  const t = useText()
  const money = useMoney()
  const [limit, setLimit] = useState(firstLines)
  const total = cart.products.length
  const show = (lines: number) => startTransition(() => setLimit(lines))
  useEffect(() => show(linesPerStep), [])
  return (
    <>
      <ul className="cart-lines" data-roomy={roomy} tabIndex={-1} aria-label={t(messages.cart)}>
        {cart.products.slice(0, limit).map((line) => (
          <li key={line.guid} part="line">
            <CartLine
              line={line}
              issue={lineIssue(line, cart.issues)}
              currency={cart.currency ?? money.currency}
              showSku={showSku}
              onRemove={onRemove}
            />
          </li>
        ))}
      </ul>
      {total > limit && limit >= linesPerStep && (
        <div className="cart-more">
          <span>{t(messages.shownOf, { shown: limit, total })}</span>
          <Button onClick={() => show(limit + linesPerStep)}>{t(messages.showMore)}</Button>
        </div>
      )}
    </>
  )
}
