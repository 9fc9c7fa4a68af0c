import { useEffect, useRef, useState } from 'react'
import { $search } from '../../base/dom/url-parts.ts'
import { safeUrl } from '../../base/security/safe-url.ts'
import { returnParameter } from '../../domain/checkout/cart-payloads.ts'
import { messages } from '../../domain/messages.ts'
import { formatMoney } from '../../domain/money.ts'
import { useSettings } from '../../kit/host.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { useStore } from '../../kit/use-store.ts'
import type { OrderPayment } from '../../model/checkout/order-payment.ts'
import { useText } from '../../parts/app/use-text.ts'
import { HomeLink } from '../../parts/page/home-link.tsx'
import { orderPaymentStore } from '../../stores/checkout/checkout.ts'
import { Icon } from '../../ui/icon.tsx'
import { circleAlert, circleCheck, clock } from '../../ui/icons.ts'
import { Message } from '../../ui/message.tsx'
import sheet from './order-placed.css?sheet'

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
  return <Outcome payment={value} isAll={isAll} />
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

const texts = {
  paid: { icon: circleCheck, heading: messages.orderPlaced, text: messages.paymentReceived },
  refused: { icon: circleAlert, heading: messages.paymentRefused, text: messages.paymentRefusedHint },
  open: { icon: clock, heading: messages.paymentOpen, text: messages.paymentOpenHint },
}

function Outcome({ payment, isAll }: { payment: OrderPayment; isAll: boolean }) {
  const t = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  const Heading = isAll ? 'h1' : 'h2'
  const state = stateOf(payment)
  useEffect(() => heading.current?.focus(), [])
  const { icon, heading: title, text } = texts[state]
  return (
    <section className="order-placed" part="confirmation" data-payment={state}>
      <header className="order-head">
        <Icon path={icon} size={36} />
        <div role="status">
          <Heading className="cart-title" tabIndex={-1} ref={heading}>
            {t(title)}
          </Heading>
          <p className="order-number">{t(text, { number: payment.number ?? payment.id })}</p>
        </div>
      </header>
      <div className="order-actions">
        <PayLink {...payment} />
        {isAll && <HomeLink source="cart" kind={state === 'paid' ? 'primary' : 'soft'} />}
      </div>
    </section>
  )
}

/** Leads to the page of the payment provider; renders nothing without a safe address. */
export function PayLink({ url, total, currency }: Pick<OrderPayment, 'url' | 'total' | 'currency'>) {
  const t = useText()
  const href = safeUrl(url, 'media')
  if (!href) return null
  return (
    <a className="button" data-kind="primary" part="button" href={href}>
      {total === undefined ? t(messages.payNow) : t(messages.payAmount, { total: formatMoney(total, currency) })}
    </a>
  )
}
