import { messages } from '../../domain/messages.ts'
import { useText } from '../../parts/app/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { circleAlert } from '../../ui/icons.ts'
import { Message } from '../../ui/message.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { SampleSection } from './sample-section.tsx'

export function SampleMessages() {
  const t = useText()
  return (
    <>
      <SampleSection title={t(messages.styleMessages)}>
        <Message kind="info">{t(messages.sampleInfo)}</Message>
        <Message kind="success">{t(messages.sampleSuccess)}</Message>
        <Message kind="warning">{t(messages.sampleWarning)}</Message>
        {/* no role="alert": samples must not be announced */}
        <div className="message" part="message" data-kind="error">
          <Icon path={circleAlert} />
          <span className="message-text">{t(messages.sampleError)}</span>
        </div>
      </SampleSection>
      <SampleSection title={t(messages.styleTabs)}>
        <Tabs
          label={t(messages.styleTabs)}
          tabs={[
            { code: 'one', label: t(messages.sampleOne), content: <p>{t(messages.typeLead)}</p> },
            { code: 'two', label: t(messages.sampleTwo), content: <p>{t(messages.typeSmall)}</p> },
          ]}
        />
      </SampleSection>
    </>
  )
}
