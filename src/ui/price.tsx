import type { PriceParts } from '../domain/money-format.ts'
import { useSheet } from '../kit/use-sheet.ts'
import sheet from './price.css?sheet'

interface PriceProps {
  parts: PriceParts
  /** reduced price: uses the sale colour */
  cut?: boolean
}

/** A price: units, comma, raised cents, or as the language writes it; screen readers announce it as one number (GEN-09..11). */
export function Price(props: PriceProps) {
  useSheet(sheet)
  return renderPrice(props)
}

/** The markup of a price without a component, for lists that adopt price.css themselves. */
export function renderPrice({ parts: { before, cents, after }, cut }: PriceProps) {
  return (
    <bdi className="price" part="price" data-cut={cut || undefined}>
      {before}
      {cents && <span className="price-cents">{cents}</span>}
      {after}
    </bdi>
  )
}
