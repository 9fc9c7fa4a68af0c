import { useStore } from '../../base/use-store.ts'
import { messages } from '../../domain/messages.ts'
import { useText } from '../../parts/use-text.ts'
import { $removedLine, forgetRemovedLine } from '../../stores/side-cart.ts'

/** What is said of the line that was removed last, and the way to put it back. */
export function useUndo() {
  const t = useText()
  const removed = useStore($removedLine)
  if (!removed) return undefined
  const { line, undo } = removed
  return {
    text: t(messages.removed, { title: line.title ?? line.code }),
    action: {
      label: t(messages.undo),
      run() {
        undo()
        forgetRemovedLine()
      },
    },
  }
}
