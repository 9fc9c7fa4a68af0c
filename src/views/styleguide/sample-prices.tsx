import { messages } from '../../domain/messages.ts'
import { useMoney } from '../../parts/app/use-money.ts'
import { useText } from '../../parts/app/use-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { OldPrice } from '../../ui/old-price.tsx'
import { Price } from '../../ui/price.tsx'
import { SampleSection } from './sample-section.tsx'

const labels = [
  ['new', messages.labelNew],
  ['top', messages.labelTop],
  ['sale', messages.labelSale],
  ['restocked', messages.labelRestocked],
] as const
const sample = { price: 78.4, before: 98, usual: 24.9 }

export function SamplePrices() {
  const t = useText()
  const { currency, ...money } = useMoney()
  return (
    <SampleSection title={t(messages.stylePrices)}>
      <div className="guide-row guide-prices">
        <Price parts={money.split(sample.price, currency)} cut />
        <OldPrice text={money.format(sample.before, currency)} before={t(messages.oldPrice)} />
        <Price parts={money.split(sample.usual, currency)} />
      </div>
      <div className="guide-row">
        {labels.map(([kind, text]) => (
          <Badge key={kind} kind={kind}>
            {t(text)}
          </Badge>
        ))}
      </div>
    </SampleSection>
  )
}
