import { useLayoutEffect } from 'react'

/** Unlocks a `<body>` that was replaced while a modal locked it; Ark unlocks only the current body. */
export function useBodyRelease(): void {
  useLayoutEffect(() => {
    const { body } = document
    if (body.hasAttribute('data-inert')) return // a modal below this one unlocks it
    const { pointerEvents } = body.style
    return () => {
      if (document.body === body) return
      body.style.pointerEvents = pointerEvents
      body.removeAttribute('data-inert')
    }
  }, [])
}
