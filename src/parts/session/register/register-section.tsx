import { type ReactNode, useId } from 'react'

interface RegisterSectionProps {
  title: string
  note?: string | undefined
  children: ReactNode
}

/** A group of related fields with its heading. */
export function RegisterSection({ title, note, children }: RegisterSectionProps) {
  const heading = useId()
  return (
    <section className="register-section" aria-labelledby={heading}>
      <div>
        <h2 className="register-heading" id={heading}>
          {title}
        </h2>
        {note && <p className="register-note">{note}</p>}
      </div>
      <div className="register-fields">{children}</div>
    </section>
  )
}
