import { messages } from '../../../domain/messages.ts'
import type { Service } from '../../../model/product/attribute.ts'
import { OldPrice } from '../../../ui/old-price.tsx'
import { useMoney } from '../../app/use-money.ts'
import { useText } from '../../app/use-text.ts'

interface ServicesProps {
  services: readonly Service[] | undefined
  currency?: string | undefined
  className: string
}

/** Paid services of a line, each with its price (SIDE-10). */
export function Services({ services = [], currency, className }: ServicesProps) {
  const t = useText()
  const money = useMoney()
  if (services.length === 0) return null
  return (
    <ul className={className}>
      {services.map(({ code, title, price, priceOld }) => (
        <li key={code ?? title}>
          {`+ ${title ?? code ?? ''} `}
          {price !== undefined && <bdi>{money.format(price, currency)}</bdi>}
          {priceOld !== undefined && <OldPrice text={money.format(priceOld, currency)} before={t(messages.oldPrice)} />}
        </li>
      ))}
    </ul>
  )
}
