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
export function Price({ amount, currency, cut }: PriceProps) {
  useSheet(sheet)
  const { sign, symbol, units: whole, cents } = splitMoney(amount, currency)
  return (
    <bdi className="price" part="price" data-cut={cut || undefined}>
      {`${sign}${symbol}${whole},`}
      <span className="price-cents">{cents}</span>
    </bdi>
  )
}
