import { useLayoutEffect } from 'react'
import { useHost } from '../../kit/host.ts'

/** Keeps focused elements clear of a bar at the bottom of the screen, unless the page has a scroll padding already (R55). */
export function useClearEdge(): void {
  const { element } = useHost()
  useLayoutEffect(() => {
    const { style } = document.documentElement
    if (!element || style.scrollPaddingBottom) return
    const bar = getComputedStyle(element).getPropertyValue('--s-bar') // its height, of the tokens at the element
    style.scrollPaddingBottom = `calc(${bar} + env(safe-area-inset-bottom) + var(--shop-offline-bar, 0px))`
    return () => {
      style.removeProperty('scroll-padding-bottom')
    }
  }, [element])
}
