import { splitMoney } from '../domain/money.ts'
import { useSheet } from '../kit/use-sheet.ts'
import sheet from './price.css?sheet'

interface PriceProps {
  amount: number
  currency: string
  /** reduced price: uses the sale colour */
  cut?: boolean
}

/** A price: units, comma, raised cents; screen readers announce it as one number (GEN-09..11). */
export function Price(props: PriceProps) {
  useSheet(sheet)
  return priceMarkup(props)
}

/** The markup of a price without a component, for lists that adopt price.css themselves. */
export function priceMarkup({ amount, currency, cut }: PriceProps) {
  const { sign, symbol, units: whole, cents } = splitMoney(amount, currency)
  return (
    <bdi className="price" part="price" data-cut={cut || undefined}>
      {`${sign}${symbol}${whole},`}
      <span className="price-cents">{cents}</span>
    </bdi>
  )
}
