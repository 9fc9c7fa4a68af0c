import { type ReactNode, useState } from 'react'
import { messages } from '../../../domain/messages.ts'
import { useEmit, useSettings } from '../../../kit/host.ts'
import type { Order } from '../../../model/account/order.ts'
import { reorder } from '../../../stores/cart/reorder.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { shoppingCart } from '../../../ui/icons.ts'
import { Message } from '../../../ui/message.tsx'
import { useLanguage } from '../../app/use-configuration.ts'
import { useCountedText } from '../../app/use-counted-text.ts'
import { useText } from '../../app/use-text.ts'
import { useTrack } from '../../app/use-track.ts'

type ReorderState = { status: 'idle' | 'busy' | 'failed' } | { status: 'done'; count: number; left: string[] }

/** Adds the products of an order to the cart again and reports those not available. `children` render next to the button. */
export function Reorder({ order, children }: { order: Order; children?: ReactNode }) {
  const t = useText()
  const counted = useCountedText()
  const emit = useEmit()
  const track = useTrack()
  const settings = useSettings()
  const lang = useLanguage()
  const [outcome, setOutcome] = useState<ReorderState>({ status: 'idle' })
  const run = async () => {
    setOutcome({ status: 'busy' })
    try {
      const { lines, left } = await reorder(settings, lang, order, (line) => emit('shop-add-to-cart', line, true))
      for (const { product, code, quantity } of lines) track('add_to_cart', [{ sold: product, code, quantity }])
      setOutcome({ status: 'done', count: lines.length, left })
    } catch {
      setOutcome({ status: 'failed' })
    }
  }
  return (
    <div className="order-again">
      <div className="order-actions">
        <Button kind="soft" busy={outcome.status === 'busy'} onClick={run}>
          {outcome.status === 'busy' ? <span className="spinner" /> : <Icon path={shoppingCart} />}
          {t(messages.orderAgain)}
        </Button>
        {children}
      </div>
      <div role="status" className="order-news">
        {outcome.status === 'done' && outcome.count > 0 && (
          <Message kind="success">{counted(messages.orderedAgain, outcome.count)}</Message>
        )}
        {outcome.status === 'done' && outcome.count === 0 && <Message kind="warning">{t(messages.nothingToOrderAgain)}</Message>}
        {outcome.status === 'done' && outcome.count > 0 && outcome.left.length > 0 && (
          <Message kind="warning">{t(messages.notOrderedAgain, { titles: outcome.left.join(', ') })}</Message>
        )}
      </div>
      {outcome.status === 'failed' && <Message kind="error">{t(messages.somethingWentWrong)}</Message>}
    </div>
  )
}
