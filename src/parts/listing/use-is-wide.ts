import { type RefObject, useLayoutEffect, useState } from 'react'
import { mediaStore } from '../../base/dom/media.ts'
import { largeScreenPx, largeScreenQuery } from '../../domain/constants.ts'
import { useStore } from '../../kit/use-store.ts'

const $largeScreen = mediaStore(largeScreenQuery)

/** Whether filters fit next to the products, by the width of the viewport or of the element. */
export function useIsWide(ref: RefObject<HTMLElement | null>, responsive: 'viewport' | 'container'): boolean {
  const large = useStore($largeScreen)
  const [isContainerWide, setContainerWide] = useState(false)
  const ownWidth = responsive === 'container'
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || !ownWidth) return
    const observer = new ResizeObserver(() => setContainerWide(element.clientWidth >= largeScreenPx))
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, ownWidth])
  return ownWidth ? isContainerWide : large
}
