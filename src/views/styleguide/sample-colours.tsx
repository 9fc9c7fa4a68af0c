import { messages } from '../../domain/messages.ts'
import { useText } from '../../parts/app/use-text.ts'
import { SampleSection } from './sample-section.tsx'
import { SampleToken } from './sample-token.tsx'

/** The colours that a page can set as --shop-color-…. */
const names = [
  'page',
  'surface',
  'sunken',
  'inverse',
  'text',
  'muted',
  'border',
  'border-strong',
  'primary',
  'primary-hover',
  'primary-soft',
  'link',
  'focus',
  'sale',
  'success',
  'success-soft',
  'warning',
  'error',
]

export function SampleColours() {
  const t = useText()
  return (
    <SampleSection title={t(messages.styleColours)}>
      <ul className="guide-tokens">
        {names.map((name) => (
          <SampleToken key={name} kind="color" name={name} />
        ))}
      </ul>
    </SampleSection>
  )
}
