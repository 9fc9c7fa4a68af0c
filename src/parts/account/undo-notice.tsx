import { type RefObject, useLayoutEffect, useRef } from 'react'
import { messages } from '../../domain/messages.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { Button } from '../../ui/button.tsx'
import { useText } from '../app/use-text.ts'
import sheet from '../cart/cart-removal/removed.css?sheet'

interface UndoNoticeProps {
  children: string
  onUndo: () => void
  /** element to focus after undo, because the pressed button is gone */
  focusAfter: RefObject<HTMLElement | null>
}

/** Notice of a removal with an undo button, which takes the focus because the remove button is gone. */
export function UndoNotice({ children, onUndo, focusAfter }: UndoNoticeProps) {
  useSheet(sheet)
  const t = useText()
  const notice = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => notice.current?.querySelector('button')?.focus(), [])
  const undo = () => {
    onUndo()
    focusAfter.current?.focus()
  }
  return (
    <div className="removed" ref={notice}>
      <span role="status">{children}</span>
      <Button kind="ghost" onClick={undo}>
        {t(messages.undo)}
      </Button>
    </div>
  )
}
