import { $search } from '../../base/dom/url-parts.ts'
import { messages } from '../../domain/messages.ts'
import { useSettings } from '../../kit/host.ts'
import { useStore } from '../../kit/use-store.ts'
import { useText } from '../../parts/app/use-text.ts'
import { restoredCart } from '../../stores/cart/restored-cart.ts'
import { Message } from '../../ui/message.tsx'

/** Opens the cart named by the attribute or the URL (`restoredCartId`); renders only errors (CART-18). */
export function RestoredNotice({ id }: { id: string | undefined }) {
  const requestedId = new URLSearchParams(useStore($search)).get('restoredCartId')
  const requested = id || requestedId
  return requested ? <RestoreStatus id={requested} /> : null
}

function RestoreStatus({ id }: { id: string }) {
  const t = useText()
  const store = restoredCart(useSettings(), { id })
  const { status } = useStore(store)
  if (status !== 'failed') return null
  return (
    <Message kind="error" action={{ label: t(messages.tryAgain), run: store.reload }}>
      {t(messages.cartOpenFailed)}
    </Message>
  )
}
