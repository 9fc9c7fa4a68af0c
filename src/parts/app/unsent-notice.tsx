import { useEffect } from 'react'
import { messages } from '../../domain/messages.ts'
import { announce } from '../../kit/announce.ts'
import { useStore } from '../../kit/use-store.ts'
import type { MergeTarget } from '../../stores/session/sync-state.ts'
import { $unsent } from '../../stores/session/unsent.ts'
import { Message } from '../../ui/message.tsx'
import { useText } from './use-text.ts'

const texts: Record<MergeTarget, string> = { cart: messages.cartUnsent, wishlist: messages.wishlistUnsent }

/** Tells a customer that the shop does not have the last changes yet, because it cannot be reached. */
export function UnsentNotice({ target }: { target: MergeTarget }) {
  const text = useText()(texts[target])
  const isUnsent = useStore($unsent).includes(target)
  useEffect(() => {
    if (isUnsent) announce(text)
  }, [isUnsent, text])
  return isUnsent && <Message kind="warning">{text}</Message>
}
