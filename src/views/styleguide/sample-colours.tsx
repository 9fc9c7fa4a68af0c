import type { CSSProperties } from 'react'
import { messages } from '../../domain/messages.ts'
import { useText } from '../../parts/app/use-text.ts'
import { SampleSection } from './sample-section.tsx'

/** The colours that a page can set as --shop-color-…, by the names of those properties. */
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
      <ul className="guide-colours">
        {names.map((name) => (
          <li key={name}>
            <span className="guide-colour" style={{ '--guide-colour': `var(--s-color-${name})` } as CSSProperties} />
            {/* a CSS property name: not translated */}
            <code translate="no">{name}</code>
          </li>
        ))}
      </ul>
    </SampleSection>
  )
}
