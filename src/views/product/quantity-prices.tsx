import { formatDay } from '../../domain/forms/dates.ts'
import { messages } from '../../domain/messages.ts'
import type { PriceStep } from '../../domain/product/quantity-prices.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { useMoney } from '../../parts/app/use-money.ts'
import { useText } from '../../parts/app/use-text.ts'
import sheet from './quantity-prices.css?sheet'

interface QuantityPricesProps {
  steps: readonly PriceStep[]
  /** the step that currently applies */
  current: PriceStep | undefined
  /** shows that a step without a date is in stock */
  isInStock: boolean
  lang: string
  currency: string
  onTake: (step: PriceStep) => void
}

/** Prices per piece by quantity and delivery date; a click on a row selects both. */
export function QuantityPrices({ steps, current, isInStock, lang, currency, onTake }: QuantityPricesProps) {
  useSheet(sheet)
  const t = useText()
  const money = useMoney()
  const hasDays = steps.some(({ date }) => date !== undefined)
  const withoutDate = isInStock ? t(messages.inStock) : '–'
  return (
    <table className="quantity-prices">
      <caption className="hidden-text">{t(messages.quantityPrices)}</caption>
      <thead>
        <tr>
          <th scope="col">{t(messages.quantity)}</th>
          {hasDays && <th scope="col">{t(messages.deliveredBy)}</th>}
          <th scope="col">{t(messages.pricePerPiece)}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step) => {
          const price = money.format(step.price, currency)
          return (
            <tr key={`${step.quantity}|${step.date}|${step.price}`} aria-current={step === current || undefined}>
              <th scope="row">
                <button type="button" className="quantity-prices-take" onClick={() => onTake(step)}>
                  {formatRange(step)}
                  <span className="hidden-text">{`: ${t(messages.choosePrice, { count: step.quantity, price })}`}</span>
                </button>
              </th>
              {hasDays && <td>{step.date === undefined ? withoutDate : formatDay(step.date, lang)}</td>}
              <td>
                <bdi>{price}</bdi>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

const formatRange = ({ quantity, upTo }: PriceStep) => {
  if (upTo === undefined) return `${quantity}+`
  return upTo === quantity ? String(quantity) : `${quantity}\u2013${upTo}`
}
