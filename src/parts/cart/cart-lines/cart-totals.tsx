import type { ReactNode } from 'react'
import { cartAmount } from '../../../domain/cart/cart-price.ts'
import { messages } from '../../../domain/messages.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import type { DisplayedCart } from '../../../model/cart/displayed-cart.ts'
import { useMoney } from '../../app/use-money.ts'
import { useText } from '../../app/use-text.ts'
import sheet from './cart-totals.css?sheet'

const percent = (rate: number) => `${String(Math.round(rate * 10_000) / 100).replace('.', ',')}%`

interface CartTotalsProps {
  cart: DisplayedCart
  busy: boolean
  /** rendered as the first rows */
  children?: ReactNode
}

/** Totals of the cart with and without VAT (SIDE-02, SIDE-09); marked busy while new prices load. */
export function CartTotals({ cart, busy, children }: CartTotalsProps) {
  useSheet(sheet)
  const t = useText()
  const money = useMoney()
  const sum = (amount: number) => <bdi>{cartAmount(cart, amount, money, '–')}</bdi>
  return (
    <dl className="cart-totals" part="totals" aria-busy={busy}>
      {children}
      <div>
        <dt>{t(messages.totalWithoutVAT)}</dt>
        <dd>{sum(cart.totalWithoutVAT)}</dd>
      </div>
      <div>
        <dt>{`${t(messages.totalVAT)} ${percent(cart.VAT)}`}</dt>
        <dd>{sum(cart.totalVAT)}</dd>
      </div>
      <div className="cart-total">
        <dt>{t(messages.total)}</dt>
        <dd>{sum(cart.total)}</dd>
      </div>
    </dl>
  )
}

/** Announces the total after each change. */
export function TotalAnnouncement({ cart, isReady }: { cart: DisplayedCart; isReady: boolean }) {
  const t = useText()
  const money = useMoney()
  return (
    <span className="hidden-text" role="status">
      {isReady && cart.isPriced && `${t(messages.total)}: ${money.format(cart.total, cart.currency)}`}
    </span>
  )
}
