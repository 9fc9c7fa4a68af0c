import { useEffect, useState } from 'react'
import { $search } from '../../base/dom/url-parts.ts'
import { returnParameter } from '../../domain/checkout/cart-payloads.ts'
import { messages } from '../../domain/messages.ts'
import { useSettings } from '../../kit/host.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { useStore } from '../../kit/use-store.ts'
import type { OrderPayment } from '../../model/checkout/order-payment.ts'
import { ShopContacts } from '../../parts/app/shop-contacts.tsx'
import { useText } from '../../parts/app/use-text.ts'
import { PayLink } from '../../parts/checkout/order-facts.tsx'
import { HomeLink } from '../../parts/page/home-link.tsx'
import { orderPaymentStore } from '../../stores/checkout/checkout.ts'
import { findKeptOrder, keepOrder } from '../../stores/checkout/kept-orders.ts'
import { readOrderToPay } from '../../stores/checkout/order-to-pay.ts'
import { Message } from '../../ui/message.tsx'
import sheet from './order-placed.css?sheet'
import { OrderHead, OrderPlaced } from './order-placed.tsx'
import { PaymentHelp } from './payment-help.tsx'

/** Waits before asking whether an open payment has been settled: a provider may take a minute. */
const waitsMs = [2000, 3000, 5000, 10_000, 20_000, 30_000]

/** Id of the order in the URL, which the payment page adds on return. */
export const useReturnedOrder = (): string | undefined => new URLSearchParams(useStore($search)).get(returnParameter) || undefined

interface PaymentReturnProps {
  /** id of the order */
  order: string
  /** it is the only content of the page: renders the page heading and a link back */
  isAll: boolean
}

/** Tells a shopper who returns from the page of a payment provider whether the order is paid, and lets them pay if not. */
export function PaymentReturn({ order, isAll }: PaymentReturnProps) {
  const t = useText()
  useSheet(sheet)
  const store = orderPaymentStore(useSettings(), { order })
  const { status, value } = useStore(store)
  const isOpen = status === 'ready' && stateOf(value) === 'open'
  useAskingAgain(isOpen, store.reload)
  if (!value && status === 'loading') return <p role="status">{t(messages.checkingPayment)}</p>
  if (!value)
    return (
      <Message kind="error" action={{ label: t(messages.tryAgain), run: store.reload }}>
        {t(messages.paymentCheckFailed)}
      </Message>
    )
  return <Outcome payment={value} isAll={isAll} onKept={store.reload} />
}

const stateOf = (payment: OrderPayment | undefined) =>
  payment?.paymentStatus === 'paid' ? 'paid' : payment?.paymentStatus === 'refused' ? 'refused' : 'open'

/** Reloads with growing pauses while the payment is open. */
function useAskingAgain(isOpen: boolean, reload: () => void) {
  const [round, setRound] = useState(0)
  useEffect(() => {
    const wait = isOpen ? waitsMs[round] : undefined
    if (wait === undefined) return
    const timer = setTimeout(() => {
      setRound(round + 1)
      reload()
    }, wait)
    return () => clearTimeout(timer)
  }, [isOpen, round, reload])
}

interface OutcomeProps {
  payment: OrderPayment
  isAll: boolean
}

function Outcome({ payment, isAll, onKept }: OutcomeProps & { onKept: () => void }) {
  // paid: any tab of this browser
  const [toPay] = useState(() => readOrderToPay(payment.id))
  const [paid] = useState(() => findKeptOrder(payment.id))
  const stage = stateOf(payment)
  const kept = toPay ?? (stage === 'paid' ? paid : undefined)
  useEffect(() => {
    if (toPay && stage === 'paid') keepOrder({ order: toPay.order, email: toPay.email, isPaid: true })
  }, [toPay, stage])
  if (!kept) return <PaymentAlone payment={payment} isAll={isAll} />
  const order = { ...kept.order, payment: kept.order.payment && { ...kept.order.payment, url: payment.url } }
  return (
    <OrderPlaced order={order} email={kept.email} stage={stage} isAll={isAll}>
      {stage !== 'paid' && (
        <PaymentHelp
          order={order.id}
          number={order.number ?? order.id}
          cart={stage === 'refused' ? toPay?.cart : undefined}
          onKept={onKept}
        />
      )}
    </OrderPlaced>
  )
}

/** For an order that was placed elsewhere: a link of an email, another browser. */
function PaymentAlone({ payment, isAll }: OutcomeProps) {
  const stage = stateOf(payment)
  return (
    <section className="order-placed" part="confirmation" data-payment={stage}>
      <OrderHead stage={stage} number={payment.number ?? payment.id} isAll={isAll} />
      <div className="order-actions">
        <PayLink {...payment} />
        {isAll && <HomeLink source="cart" kind={stage === 'paid' ? 'primary' : 'soft'} />}
      </div>
      {stage !== 'paid' && <ShopContacts />}
    </section>
  )
}
