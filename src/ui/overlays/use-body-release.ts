import { useLayoutEffect } from 'react'

/** Gives clicks back to a body that was replaced while a modal layer locked it: Ark unlocks the current one only. */
export function useBodyRelease(): void {
  useLayoutEffect(() => {
    const { body } = document
    if (body.hasAttribute('data-inert')) return // the layer below does it
    const { pointerEvents } = body.style
    return () => {
      if (document.body === body) return
      body.style.pointerEvents = pointerEvents
      body.removeAttribute('data-inert')
    }
  }, [])
}
