import { type ReactNode, useId } from 'react'

interface SampleSectionProps {
  title: string
  children: ReactNode
}

/** Samples of one kind under a title. */
export function SampleSection({ title, children }: SampleSectionProps) {
  const id = useId()
  return (
    <section className="guide-section" part="section" aria-labelledby={id}>
      <h3 className="guide-title" id={id}>
        {title}
      </h3>
      <div className="guide-samples">{children}</div>
    </section>
  )
}
