import { messages } from '../../domain/messages.ts'
import { useText } from '../../parts/app/use-text.ts'
import { SampleSection } from './sample-section.tsx'

export function SampleType() {
  const t = useText()
  return (
    <SampleSection title={t(messages.styleType)}>
      <p className="guide-type" data-size="banner">
        {t(messages.typeBanner)}
      </p>
      <p className="guide-type" data-size="page">
        {t(messages.typePage)}
      </p>
      <p className="guide-type" data-size="block">
        {t(messages.typeBlock)}
      </p>
      <p className="guide-lead">{t(messages.typeLead)}</p>
      <p className="guide-body">
        {t(messages.typeBody)}{' '}
        <a className="guide-link" part="link" href="#styleguide">
          {t(messages.typeLink)}
        </a>
      </p>
      <p className="guide-small">{t(messages.typeSmall)}</p>
    </SampleSection>
  )
}
