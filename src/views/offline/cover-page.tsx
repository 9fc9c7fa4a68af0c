import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { ReadableColors } from '../../domain/readable-colors.ts'
import { hintId, titleId } from './offline-screen.tsx'

export interface CoverProps {
  colors: ReadableColors
  /** the user dismisses the screen to see the page */
  onLeave: () => void
  children: ReactNode
}

/** Colours as inline custom properties; React sets them by script, which a strict content security policy allows. */
export const coverColors = ({ background: ground, text, scheme }: ReadableColors) =>
  ({ '--offline-ground': ground, '--offline-text': text, colorScheme: scheme }) as object

/**
 * Covers the whole page and any open dialogs. A native dialog: its code needs no connection, and it traps the focus
 * and restores it on close.
 */
export function CoverPage({ colors, onLeave, children }: CoverProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="offline"
      part="screen"
      role="alertdialog"
      data-strong={colors.isStrong || undefined}
      style={coverColors(colors)}
      aria-labelledby={titleId}
      aria-describedby={hintId}
      onCancel={(event) => {
        event.preventDefault()
        onLeave()
      }}
    >
      {children}
    </dialog>
  )
}
