import type { ReactNode } from 'react'
import { PopupList } from './popup-list.tsx'

interface PopupMessageProps {
  id: string
  label: string
  part?: string
  children: ReactNode
}

/** A sentence instead of the entries. */
export function PopupMessage({ id, label, part, children }: PopupMessageProps) {
  return (
    <>
      <PopupList id={id} label={label} />
      <p className="suggestions-note" part={part}>
        {children}
      </p>
    </>
  )
}
