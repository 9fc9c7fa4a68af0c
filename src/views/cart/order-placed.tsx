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
  /** it is the only content of the page: renders the page heading and a link back */
  isAll: boolean
}

/** Confirms the order with its number, which receives the focus. */
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
