import { Fragment } from 'react'
import { messages } from '../../../domain/messages.ts'
import type { DisplayedLine } from '../../../model/cart/displayed-cart.ts'
import { useMoney } from '../../app/use-money.ts'
import { useText } from '../../app/use-text.ts'
import { Services } from './services.tsx'

interface CartLineFactsProps {
  line: DisplayedLine
  currency: string
  showSku: boolean
}

/** Details of a line: selected options, SKU, unit price, paid services (SIDE-04, SIDE-10). */
export function CartLineFacts({ line, currency, showSku }: CartLineFactsProps) {
  const t = useText()
  const money = useMoney()
  const chosen = (line.choiceTitles ?? Object.values(line.attributes ?? {}).flat()).join(', ')
  const facts = [
    chosen,
    showSku && (
      <bdi>
        <span className="hidden-text">{`${t(messages.sku)} `}</span>
        {line.code}
      </bdi>
    ),
    line.deliveryDate && t(messages.deliveryOn, { date: line.deliveryDate }),
    line.quantity > 1 && line.price !== undefined && <bdi>{t(messages.perPiece, { price: money.format(line.price, currency) })}</bdi>,
  ].filter(Boolean)
  return (
    <>
      {facts.length > 0 && (
        <p className="cart-line-facts">
          {facts.map((fact, index) => (
            <Fragment key={index}>
              {index > 0 && ' · '}
              {fact}
            </Fragment>
          ))}
        </p>
      )}
      <Services services={line.services} currency={currency} className="cart-line-facts" />
    </>
  )
}
