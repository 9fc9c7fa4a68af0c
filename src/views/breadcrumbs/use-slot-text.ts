import { type RefObject, useEffect, useRef, useState } from 'react'

/** The text of a slot, for components that render it more than once. */
export function useSlotText(): [text: string, slot: RefObject<HTMLSlotElement | null>] {
  const slot = useRef<HTMLSlotElement>(null)
  const [text, setText] = useState('')
  useEffect(() => {
    const element = slot.current
    if (!element) return
    const read = () => {
      const nodes = element.assignedNodes()
      setText(
        nodes
          .map(({ textContent }) => textContent ?? '')
          .join('')
          .trim(),
      )
    }
    read()
    element.addEventListener('slotchange', read)
    return () => element.removeEventListener('slotchange', read)
  }, [])
  return [text, slot]
}
