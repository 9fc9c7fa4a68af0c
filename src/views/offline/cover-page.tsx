import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { ReadableColors } from '../../domain/readable-colors.ts'
import { hintId, titleId } from './offline-screen.tsx'

export interface CoverProps {
  colors: ReadableColors
  /** the shopper wants to see what is behind */
  onLeave: () => void
  children: ReactNode
}

/** Colours as properties of the element: a strict policy forbids no such thing. */
export const coverColors = ({ background: ground, text, scheme }: ReadableColors) =>
  ({ '--offline-ground': ground, '--offline-text': text, colorScheme: scheme }) as object

/**
 * Over the whole page and all that is open on it. The browser's own dialog: its code needs no connection, it keeps the focus
 * inside and gives it back when it closes.
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
