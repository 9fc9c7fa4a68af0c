import { messages } from '../../domain/messages.ts'
import { useText } from '../../parts/app/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { shoppingCart } from '../../ui/icons.ts'
import { SampleSection } from './sample-section.tsx'

const kinds = [
  ['primary', messages.buttonMain],
  ['soft', messages.buttonRepeated],
  ['line', messages.buttonOther],
  ['ghost', messages.buttonQuiet],
] as const

export function SampleButtons() {
  const t = useText()
  return (
    <SampleSection title={t(messages.styleButtons)}>
      {kinds.map(([kind, text]) => (
        <div key={kind} className="guide-row">
          <Button kind={kind}>{t(text)}</Button>
          <Button kind={kind} disabled>
            {t(messages.buttonOff)}
          </Button>
          <Button kind={kind} busy>
            <span className="spinner" aria-hidden="true" />
            {t(messages.buttonBusy)}
          </Button>
        </div>
      ))}
      <div className="guide-row">
        <Button kind="primary" size="large">
          <Icon path={shoppingCart} />
          {t(messages.buttonLarge)}
        </Button>
        <Button kind="icon" aria-label={t(messages.addToCart)}>
          <Icon path={shoppingCart} />
        </Button>
      </div>
    </SampleSection>
  )
}
