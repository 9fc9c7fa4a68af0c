import { type RefObject, useEffect } from 'react'
import { usePageLeave } from '../../kit/use-page-leave.ts'

/** Calls `close` on Escape, and on a press or focus outside or a navigation. Passes the reason, because only Escape returns the focus. */
export function useDismissal(ref: RefObject<HTMLElement | null>, isOpen: boolean, close: (by: 'escape' | 'leaving') => void): void {
  usePageLeave(isOpen, () => close('leaving'))
  useEffect(() => {
    const element = ref.current
    if (!isOpen || !element) return
    const press = (event: Event) => {
      if (!event.composedPath().includes(element)) close('leaving')
    }
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close('escape')
    }
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) close('leaving')
    }
    document.addEventListener('pointerdown', press)
    element.addEventListener('keydown', key)
    element.addEventListener('focusout', onFocusOut)
    return () => {
      document.removeEventListener('pointerdown', press)
      element.removeEventListener('keydown', key)
      element.removeEventListener('focusout', onFocusOut)
    }
  })
}
