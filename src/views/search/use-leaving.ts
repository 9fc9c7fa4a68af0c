import { type RefObject, useEffect } from 'react'

/** Calls `leave` when the shopper presses anything outside of an element (SEARCH-07). */
export function useLeaving(box: RefObject<HTMLElement | null>, leave: () => void): void {
  useEffect(() => {
    const listen = (event: Event) => {
      // the path crosses shadow roots, the target does not
      if (box.current && !event.composedPath().includes(box.current)) leave()
    }
    document.addEventListener('pointerdown', listen, true)
    return () => document.removeEventListener('pointerdown', listen, true)
  }, [box, leave])
}
