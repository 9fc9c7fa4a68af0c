import type { ReactNode } from 'react'

interface PopupListProps {
  id: string
  label: string
  /** newer entries are loading */
  busy?: boolean
  children?: ReactNode
}

/** The listbox that the search field controls; without children while there are no options. */
export function PopupList({ id, label, busy, children }: PopupListProps) {
  return (
    <div id={id} role="listbox" aria-label={label} aria-busy={busy || undefined}>
      {children}
    </div>
  )
}
