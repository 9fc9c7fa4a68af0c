import { messages } from '../../../domain/messages.ts'
import { formatMoney } from '../../../domain/money.ts'
import type { Service } from '../../../model/product/attribute.ts'
import { OldPrice } from '../../../ui/old-price.tsx'
import { useText } from '../../app/use-text.ts'

interface ServicesProps {
  services: readonly Service[] | undefined
  currency?: string | undefined
  className: string
}

/** Paid services of a line, each with its price (SIDE-10). */
export function Services({ services = [], currency, className }: ServicesProps) {
  const t = useText()
  if (services.length === 0) return null
  return (
    <ul className={className}>
      {services.map(({ code, title, price, priceOld }) => (
        <li key={code ?? title}>
          {`+ ${title ?? code ?? ''} `}
          {price !== undefined && <bdi>{formatMoney(price, currency)}</bdi>}
          {priceOld !== undefined && <OldPrice amount={priceOld} currency={currency} before={t(messages.oldPrice)} />}
        </li>
      ))}
    </ul>
  )
}
