import type { ReactNode } from 'react'
import { PopupList } from './popup-list.tsx'

interface PopupNoteProps {
  id: string
  label: string
  part?: string
  children: ReactNode
}

/** A sentence where entries would be. */
export function PopupNote({ id, label, part, children }: PopupNoteProps) {
  return (
    <>
      <PopupList id={id} label={label} />
      <p className="suggestions-note" part={part}>
        {children}
      </p>
    </>
  )
}
