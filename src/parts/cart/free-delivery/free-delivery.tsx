import { freeDelivery } from '../../../domain/cart/free-delivery.ts'
import { messages } from '../../../domain/messages.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import { useStore } from '../../../kit/use-store.ts'
import { $pricing } from '../../../stores/cart/pricing.ts'
import { Icon } from '../../../ui/icon.tsx'
import { check, truck } from '../../../ui/icons.ts'
import { FilledText } from '../../app/filled-text.tsx'
import { useConfiguration } from '../../app/use-configuration.ts'
import { useMoney } from '../../app/use-money.ts'
import { useText } from '../../app/use-text.ts'
import sheet from './free-delivery.css?sheet'

/** What the cart lacks for free delivery, as a sentence and a bar; nothing if the shop has no such limit. */
export function FreeDelivery() {
  useSheet(sheet)
  const t = useText()
  const money = useMoney()
  const from = useConfiguration()?.freeDeliveryFrom
  const { value } = useStore($pricing)
  const state = freeDelivery(from, value)
  if (!state || from === undefined) return null
  const { missing, share } = state
  const isFree = missing === 0
  const amount = money.format(missing ?? from, value?.currency ?? money.currency)
  return (
    <div className="free-delivery" part="free-delivery" data-reached={isFree || undefined}>
      <p>
        <Icon path={isFree ? check : truck} size={20} />
        {isFree ? (
          <span>{t(messages.freeDeliveryReached)}</span>
        ) : (
          <span>
            <FilledText
              text={missing === undefined ? messages.freeDeliveryFrom : messages.freeDeliveryMissing}
              parts={{ amount: <bdi>{amount}</bdi> }}
            />
          </span>
        )}
      </p>
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width={share * 100} height="1" />
      </svg>
    </div>
  )
}
