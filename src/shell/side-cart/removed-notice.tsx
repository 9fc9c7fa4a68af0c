import { useEffect, useRef } from 'react'
import { useStore } from '../../base/use-store.ts'
import { $removedLine } from '../../stores/side-cart.ts'
import { Button } from '../../ui/button.tsx'
import { useUndo } from './use-undo.ts'

/** Inside the open cart: which line went, with the focus on the way back, for the button that had it is gone. */
export function RemovedNotice() {
  const undo = useUndo()
  const removed = useStore($removedLine)
  const button = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (removed) button.current?.querySelector('button')?.focus()
  }, [removed])
  if (!undo) return null
  return (
    <div className="removed" ref={button}>
      <span>{undo.text}</span>
      <Button kind="ghost" onClick={undo.action.run}>
        {undo.action.label}
      </Button>
    </div>
  )
}
