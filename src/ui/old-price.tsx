import { useSheet } from '../kit/use-sheet.ts'
import sheet from './price.css?sheet'

interface OldPriceProps {
  text: string
  /** screen reader text before the amount, such as "Before" */
  before: string
}

/** The struck-through price before a reduction. */
export function OldPrice(props: OldPriceProps) {
  useSheet(sheet)
  return renderOldPrice(props)
}

/** The markup of an old price without a component, for lists that adopt price.css themselves. */
export function renderOldPrice({ text, before }: OldPriceProps) {
  return (
    <s className="price-old" part="price-old">
      <span className="hidden-text">{`${before} `}</span>
      <bdi>{text}</bdi>
    </s>
  )
}
