import { $storageTrouble } from '../../base/storage.ts'
import { useStore } from '../../base/use-store.ts'
import { messages } from '../../domain/messages.ts'
import { warningTexts } from '../../domain/warnings.ts'
import { useText } from '../../parts/use-text.ts'
import { $pricing } from '../../stores/pricing.ts'
import { Message } from '../../ui/message.tsx'

/** What the shopper must know before paying: prices that are not fresh, codes that do not hold, a cart that is not kept. */
export function CartNotices() {
  const t = useText()
  const pricing = useStore($pricing)
  const trouble = useStore($storageTrouble)
  return (
    <>
      {pricing.status === 'failed' && (
        <Message kind="error" action={{ label: t(messages.tryAgain), run: $pricing.reload }}>
          {t(messages.pricingFailed)}
        </Message>
      )}
      {warningTexts(pricing.value?.warnings).map((text) => (
        <Message key={text} kind="warning">
          {t(text)}
        </Message>
      ))}
      {trouble && <Message kind="warning">{t(trouble === 'full' ? messages.cartStorageFull : messages.cartNotSaved)}</Message>}
    </>
  )
}
