import { $storageError } from '../../../base/storage/storage.ts'
import { warningTexts } from '../../../domain/cart/warnings.ts'
import { messages } from '../../../domain/messages.ts'
import { useStore } from '../../../kit/use-store.ts'
import { $pricing } from '../../../stores/cart/pricing.ts'
import { Message } from '../../../ui/message.tsx'
import { UnsentNotice } from '../../app/unsent-notice.tsx'
import { useText } from '../../app/use-text.ts'

/** Warnings before checkout: stale prices, a cart that cannot be saved here or at the shop. */
export function CartNotices() {
  const t = useText()
  const { status } = useStore($pricing)
  const storageError = useStore($storageError)
  return (
    <>
      <UnsentNotice target="cart" />
      {status === 'failed' && (
        <Message kind="error" action={{ label: t(messages.tryAgain), run: $pricing.reload }}>
          {t(messages.pricingFailed)}
        </Message>
      )}
      {storageError && <Message kind="warning">{t(storageError === 'full' ? messages.cartStorageFull : messages.cartNotSaved)}</Message>}
    </>
  )
}

/** Warnings about invalid codes, for carts without a code field (PRICE-02..04). */
export function CodeWarnings() {
  const t = useText()
  const { value } = useStore($pricing)
  return warningTexts(value?.warnings).map((text) => (
    <Message key={text} kind="warning">
      {t(text)}
    </Message>
  ))
}
