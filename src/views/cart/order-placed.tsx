import { type ReactNode, useEffect, useRef } from 'react'
import { lacks } from '../../domain/app/lacks.ts'
import { messages } from '../../domain/messages.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import type { PlacedOrder } from '../../model/account/order.ts'
import { SmallPicture } from '../../parts/account/orders/order-pictures.tsx'
import { useConfiguration } from '../../parts/app/use-configuration.ts'
import { useMoney } from '../../parts/app/use-money.ts'
import { useText } from '../../parts/app/use-text.ts'
import { Services } from '../../parts/cart/cart-lines/services.tsx'
import factsSheet from '../../parts/checkout/order-facts.css?sheet'
import { DeliveryFacts, OrderSums, PaymentFacts } from '../../parts/checkout/order-facts.tsx'
import { HomeLink } from '../../parts/page/home-link.tsx'
import { $lastCrumb } from '../../stores/page/route.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { circleAlert, circleCheck, clock } from '../../ui/icons.ts'
import { AccountOffer } from './account-offer.tsx'
import sheet from './order-placed.css?sheet'

/** How far an order is: `placed` before an online payment was tried, the others after it. */
export type OrderStage = 'placed' | 'paid' | 'refused' | 'open'

interface OrderPlacedProps {
  order: PlacedOrder
  email: string | undefined
  stage?: OrderStage
  /** it is the only content of the page: renders the page heading and a link back */
  isAll: boolean
  /** other ways to pay, and help */
  children?: ReactNode
}

/** Confirms the order: number, what happens next, lines, delivery, payment. */
export function OrderPlaced({ order, email, stage = 'placed', isAll, children }: OrderPlacedProps) {
  useSheet(factsSheet)
  useSheet(sheet)
  const t = useText()
  const hasMails = !lacks(useConfiguration(), 'orderMails')
  const { payment } = order
  const isAwaited = stage === 'placed' ? payment?.url : stage !== 'paid'
  // nothing but paying matters until the order is paid
  const offersAccount = order.offersAccount && (stage === 'placed' || stage === 'paid')
  const isInterrupted = stage === 'refused' || stage === 'open'
  const steps = [
    hasMails && !isInterrupted && email !== undefined && t(messages.nextConfirmation, { email }),
    t(isAwaited ? messages.nextPayment : payment?.transfer ? messages.nextTransfer : messages.nextPacking),
    hasMails && t(messages.nextMail),
  ].filter((step) => step !== false)
  return (
    <section className="order-placed" part="confirmation" data-payment={stage === 'placed' ? undefined : stage}>
      <OrderHead stage={stage} number={order.number ?? order.id} isAll={isAll} />
      <div className="order-columns">
        <div className="order-parts">
          <PaymentFacts order={order} isPaid={stage === 'paid'} isNew>
            {children}
          </PaymentFacts>
          <DeliveryFacts order={order} expectation={isAwaited || (payment?.transfer && stage !== 'paid') ? 'once-paid' : 'firm'} />
          <div className="order-part">
            <h3 className="order-heading">{t(messages.nextSteps)}</h3>
            <ol className="order-steps">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
        </div>
        <OrderLines order={order} />
      </div>
      {offersAccount && email !== undefined && <AccountOffer order={order.id} email={email} />}
      <div className="order-actions">
        {isAll && <HomeLink source="cart" kind={offersAccount || isAwaited ? 'soft' : 'primary'} />}
        {!isInterrupted && <Button onClick={() => print()}>{t(messages.printOrder)}</Button>}
      </div>
    </section>
  )
}

const heads: Record<OrderStage, { icon: string; crumb: string; heading: string; text: string }> = {
  placed: { icon: circleCheck, crumb: messages.orderConfirmed, heading: messages.orderPlaced, text: messages.orderNumber },
  paid: { icon: circleCheck, crumb: messages.orderConfirmed, heading: messages.orderPlaced, text: messages.paymentReceived },
  refused: { icon: circleAlert, crumb: messages.paymentRefused, heading: messages.paymentRefused, text: messages.paymentRefusedHint },
  open: { icon: clock, crumb: messages.payment, heading: messages.paymentOpen, text: messages.paymentOpenHint },
}

/** Says whether the order is placed or paid. Its heading receives the focus. */
export function OrderHead({ stage, number, isAll }: { stage: OrderStage; number: string; isAll: boolean }) {
  const t = useText()
  const ref = useRef<HTMLHeadingElement>(null)
  const Heading = isAll ? 'h1' : 'h2'
  useEffect(() => ref.current?.focus(), [])
  const { icon, crumb, heading, text } = heads[stage]
  const title = isAll ? t(crumb) : ''
  useEffect(() => {
    $lastCrumb.set(title)
    return () => $lastCrumb.set('')
  }, [title])
  return (
    <header className="order-head">
      <Icon path={icon} size={36} />
      <div role={stage === 'placed' ? undefined : 'status'}>
        <Heading className="cart-title" tabIndex={-1} ref={ref}>
          {t(heading)}
        </Heading>
        <p className="order-number">
          {stage === 'refused' && `${t(messages.nothingCharged)} `}
          {t(text, { number })}
        </p>
      </div>
    </header>
  )
}

function OrderLines({ order }: { order: PlacedOrder }) {
  const t = useText()
  const money = useMoney()
  return (
    <div className="order-part order-lines">
      <h3 className="order-heading">{t(messages.yourOrder)}</h3>
      <ul>
        {order.products.map(({ code, title, imageId, choiceTitles, services, quantity, totalWithVAT }, index) => (
          <li key={index}>
            {imageId !== undefined && <SmallPicture imageId={imageId} />}
            <div>
              {title ?? code}
              <span className="cart-quiet">{` ×\u00a0${quantity}`}</span>
              {!!choiceTitles?.length && <span className="order-choices cart-quiet">{choiceTitles.join(', ')}</span>}
              <Services services={services} currency={order.currency} className="cart-quiet" />
            </div>
            {totalWithVAT !== undefined && <bdi>{money.format(totalWithVAT, order.currency)}</bdi>}
          </li>
        ))}
      </ul>
      <OrderSums order={order} />
    </div>
  )
}
