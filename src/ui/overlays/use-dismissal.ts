import { type RefObject, useEffect } from 'react'
import { usePageLeave } from '../../kit/use-page-leave.ts'

/** Closes what is open: on Escape, and when somebody presses elsewhere or goes to another page. `close` hears which, for the focus returns only after Escape. */
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
