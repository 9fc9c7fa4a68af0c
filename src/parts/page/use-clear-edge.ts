import { useLayoutEffect } from 'react'

/** height of a bar at the bottom of the screen (bottom-bar.css) */
const coveredEdge = 'calc(65px + env(safe-area-inset-bottom) + var(--shop-offline-bar, 0px))'

/** Keeps focused elements clear of a bar at the bottom of the screen, unless the page has a scroll padding already (R55). */
export function useClearEdge(): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    if (style.scrollPaddingBottom) return
    style.scrollPaddingBottom = coveredEdge
    return () => {
      style.removeProperty('scroll-padding-bottom')
    }
  }, [])
}
