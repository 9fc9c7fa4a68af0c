import { messages } from '../../domain/messages.ts'
import { useText } from '../../parts/app/use-text.ts'
import { SampleSection } from './sample-section.tsx'
import { SampleToken } from './sample-token.tsx'

const spaces = ['space', 'space-lg', 'space-2xl', 'control']
const radii = ['radius', 'radius-card', 'radius-chip', 'radius-round']
const shadows = ['shadow-raised', 'shadow-overlay']

/** Widths of the window in px from which the layout changes. */
const breakpoints = [768, 1024, 1280]

/** Spaces, corners, shadows and breakpoints. */
export function SampleMeasures() {
  const t = useText()
  return (
    <>
      <SampleSection title={t(messages.styleSpaces)}>
        <TokenList kind="space" names={spaces} />
      </SampleSection>
      <SampleSection title={t(messages.styleCorners)}>
        <TokenList kind="radius" names={radii} />
      </SampleSection>
      <SampleSection title={t(messages.styleShadows)}>
        <TokenList kind="shadow" names={shadows} />
      </SampleSection>
      <SampleSection title={t(messages.styleBreakpoints)}>
        <ul className="guide-row">
          {breakpoints.map((width) => (
            <li key={width}>
              <code translate="no">{`${width}px`}</code>
            </li>
          ))}
        </ul>
      </SampleSection>
    </>
  )
}

function TokenList({ kind, names }: { kind: 'space' | 'radius' | 'shadow'; names: readonly string[] }) {
  return (
    <ul className="guide-tokens">
      {names.map((name) => (
        <SampleToken key={name} kind={kind} name={name} />
      ))}
    </ul>
  )
}
