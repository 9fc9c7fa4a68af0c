import { messages } from '../../domain/messages.ts'
import { useText } from '../../parts/app/use-text.ts'
import { Message } from '../../ui/message.tsx'

/** Shown for a product that the shop no longer sells. */
export function ProductGone() {
  const t = useText()
  return (
    <slot name="empty">
      <div className="product-gone">
        <Message kind="info">{t(messages.productGone)}</Message>
      </div>
    </slot>
  )
}
