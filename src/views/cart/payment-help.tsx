import { useState } from 'react'
import { returnAddress } from '../../domain/checkout/cart-payloads.ts'
import { messages } from '../../domain/messages.ts'
import type { Cart } from '../../model/cart/cart.ts'
import { ShopContacts } from '../../parts/app/shop-contacts.tsx'
import { useText } from '../../parts/app/use-text.ts'
import { orderAnew } from '../../stores/checkout/checkout.ts'
import { Button } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'

interface PaymentHelpProps {
  /** id of the order */
  order: string
  /** number of the order */
  number: string
  /** the ordered cart, if its payment was refused */
  cart: Cart | undefined
  /** called if the order cannot be cancelled, for example because it has been paid in the meantime */
  onKept: () => void
}

/** What a shopper whose payment failed may do instead: order the same with another method, or ask the shop. */
export function PaymentHelp({ order, number, cart, onKept }: PaymentHelpProps) {
  const t = useText()
  const [stage, setStage] = useState<'idle' | 'busy' | 'failed'>('idle')
  const change = async (ordered: Cart) => {
    setStage('busy')
    try {
      await orderAnew(order, ordered)
    } catch {
      setStage('failed')
      return onKept()
    }
    history.replaceState(history.state, '', returnAddress(location.href))
  }
  return (
    <>
      {cart && (
        <>
          <Button busy={stage === 'busy'} onClick={() => change(cart)}>
            {t(messages.payAnotherWay)}
          </Button>
          <p className="order-quiet">{t(messages.payAnotherWayHint, { number })}</p>
          {stage === 'failed' && <Message kind="error">{t(messages.somethingWentWrong)}</Message>}
        </>
      )}
      <ShopContacts />
    </>
  )
}
