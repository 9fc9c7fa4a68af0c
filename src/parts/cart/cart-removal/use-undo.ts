import { messages } from '../../../domain/messages.ts'
import { useStore } from '../../../kit/use-store.ts'
import { $removedLine, clearRemovedLine, type RemovedLine } from '../../../stores/cart/side-cart.ts'
import { useText } from '../../app/use-text.ts'

/** Text and undo action of the last removed line or emptied cart; undefined if there is nothing to undo. */
export function useUndo(origin: RemovedLine['origin']) {
  const t = useText()
  const removed = useStore($removedLine)
  if (!removed || removed.origin !== origin) return undefined
  const { line, undo } = removed
  return {
    text: line ? t(messages.removed, { title: line.title ?? line.code }) : t(messages.cartEmptied),
    action: {
      label: t(messages.undo),
      run() {
        undo()
        clearRemovedLine()
      },
    },
  }
}
