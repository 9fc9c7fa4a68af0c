import { type ReactNode, useContext, useId } from 'react'
import { InnerLevel } from '../../ui/inner-heading.tsx'

interface SampleSectionProps {
  title: string
  children: ReactNode
}

/** Samples of one kind under a title. */
export function SampleSection({ title, children }: SampleSectionProps) {
  const id = useId()
  const Title = useContext(InnerLevel)
  return (
    <section className="guide-section" part="section" aria-labelledby={id}>
      <Title className="guide-title" id={id}>
        {title}
      </Title>
      <div className="guide-samples">{children}</div>
    </section>
  )
}
