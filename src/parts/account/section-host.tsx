import { type ComponentType, type ReactNode, type Ref, useEffect, useState } from 'react'
import { messages } from '../../domain/messages.ts'
import { useEmit } from '../../kit/host.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { Boundary } from '../../ui/boundary.tsx'
import { Message } from '../../ui/message.tsx'
import { ErrorMessage } from '../app/error-message.tsx'
import { useText } from '../app/use-text.ts'
import sheet from './section.css?sheet'
import type { SectionProps } from './section-key.ts'
import { SectionSkeleton } from './section-skeleton.tsx'
import { sectionAt } from './sections.ts'
import { SubLevel } from './sub-heading.tsx'

interface SectionHostProps extends SectionProps {
  /** key of the section */
  section: string
  /** heading level of the section */
  level: 'h1' | 'h2'
  headingRef?: Ref<HTMLHeadingElement>
  /** rendered below the heading */
  below?: ReactNode
  /** rendered at the end of the heading's line */
  aside?: ReactNode
}

/** One section of the customer area: renders its heading at once, its content once its code has loaded. */
export function SectionHost({ section, level: Heading, headingRef, below, aside, pageSize }: SectionHostProps) {
  useSheet(sheet)
  const t = useText()
  const emit = useEmit()
  const { title, skeleton: shape } = sectionAt(section)
  const { View, failed, retry } = useView(section)
  return (
    <section className="section" part="section">
      <div className="section-line">
        <div>
          <Heading className="section-title" part="heading" tabIndex={-1} ref={headingRef}>
            {t(title)}
          </Heading>
          {below}
        </div>
        {aside}
      </div>
      <Boundary key={section} fallback={ErrorMessage} onError={(error) => emit('shop-error', { message: String(error) })}>
        {View && (
          <SubLevel value={Heading === 'h1' ? 'h2' : 'h3'}>
            <View pageSize={pageSize} />
          </SubLevel>
        )}
      </Boundary>
      {!View && !failed && <SectionSkeleton shape={shape} rows={pageSize} />}
      {failed && (
        <Message kind="error" action={{ label: t(messages.tryAgain), run: retry }}>
          {t(messages.sectionFailed)}
        </Message>
      )}
    </section>
  )
}

/** Loads the code of a section; `retry` loads it again. */
function useView(section: string) {
  const [loaded, setLoaded] = useState<{ section: string; View?: ComponentType<SectionProps>; failed: boolean }>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isCurrent = true
    sectionAt(section)
      .view.load()
      .then(
        (View) => isCurrent && setLoaded({ section, View, failed: false }),
        () => isCurrent && setLoaded({ section, failed: true }),
      )
    return () => {
      isCurrent = false
    }
  }, [section, attempt])
  const retry = () => {
    setLoaded(undefined)
    setAttempt(attempt + 1)
  }
  return loaded?.section === section ? { ...loaded, retry } : { View: undefined, failed: false, retry }
}
