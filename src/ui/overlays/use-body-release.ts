import { useLayoutEffect } from 'react'

/**
 * Unlocks a `<body>` that was replaced while a modal locked it, as Turbo does: Ark unlocks only the current body (5.39.2, 2026-11-23). Its
 * lock can also stay for other reasons: https://github.com/chakra-ui/chakra-ui/issues/10793.
 */
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
