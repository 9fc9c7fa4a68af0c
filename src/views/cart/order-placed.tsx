import { useEffect, useRef } from 'react'
import { messages } from '../../domain/messages.ts'
import type { Order } from '../../model/account/order.ts'
import { useText } from '../../parts/app/use-text.ts'
import { HomeLink } from '../../parts/page/home-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { circleCheck } from '../../ui/icons.ts'

interface OrderPlacedProps {
  order: Order
  email: string | undefined
  /** nothing else is on the page: its heading is the page's, and the way back stands below */
  isAll: boolean
}

/** The order has arrived: its number, with the focus on it. */
export function OrderPlaced({ order, email, isAll }: OrderPlacedProps) {
  const t = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  const Heading = isAll ? 'h1' : 'h2'
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="order-placed" part="confirmation">
      <Icon path={circleCheck} size={36} />
      <Heading className="cart-heading" tabIndex={-1} ref={heading}>
        {t(messages.orderPlaced)}
      </Heading>
      <p>{t(messages.orderNumber, { number: order.number ?? order.id })}</p>
      {email && <p className="cart-quiet">{t(messages.orderMail, { email })}</p>}
      {isAll && <HomeLink source="cart" />}
    </section>
  )
}
