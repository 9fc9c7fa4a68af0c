import type { ReactNode } from 'react'

interface PopupListProps {
  id: string
  label: string
  /** newer entries are under way */
  busy?: boolean
  children?: ReactNode
}

/** The list that the field of the search box controls; without children while there is nothing to choose. */
export function PopupList({ id, label, busy, children }: PopupListProps) {
  return (
    <div id={id} role="listbox" aria-label={label} aria-busy={busy || undefined}>
      {children}
    </div>
  )
}
