import { useEffect, useRef } from 'react'
import { useHost } from '../../../kit/host.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import { useStore } from '../../../kit/use-store.ts'
import { $removedLine, clearRemovedLine, type RemovedLine } from '../../../stores/cart/side-cart.ts'
import { Button } from '../../../ui/button.tsx'
import { Toast } from '../../../ui/overlays/toast.tsx'
import sheet from './removed.css?sheet'
import { useUndo } from './use-undo.ts'

/**
 * Notice of a removed line inside an open cart. Focuses its undo button, because the remove button is gone; after undo the
 * focus moves to the lines.
 */
export function RemovedNotice({ origin }: { origin: RemovedLine['origin'] }) {
  useSheet(sheet)
  const undo = useUndo(origin)
  const removed = useStore($removedLine)
  const { root } = useHost()
  const button = useRef<HTMLDivElement>(null)
  const isUndone = useRef(false)
  useEffect(() => {
    if (removed) button.current?.querySelector('button')?.focus()
    else if (isUndone.current) root().querySelector<HTMLElement>('.cart-lines')?.focus()
    isUndone.current = false
  }, [removed, root])
  if (!undo) return null
  return (
    <div className="removed" ref={button}>
      <span>{undo.text}</span>
      <Button
        kind="ghost"
        onClick={() => {
          isUndone.current = true
          undo.action.run()
        }}
      >
        {undo.action.label}
      </Button>
    </div>
  )
}

/** Undo toast after the last line was removed and the side cart has closed. */
export function RemovedToast() {
  const undo = useUndo('side')
  if (!undo) return null
  return (
    <Toast action={undo.action} onClose={clearRemovedLine}>
      {undo.text}
    </Toast>
  )
}
