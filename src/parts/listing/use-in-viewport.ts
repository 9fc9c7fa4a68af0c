import { type RefObject, useLayoutEffect, useState } from 'react'
import { onNearViewport, viewportMarginPx } from '../../base/dom/page-events.ts'
import { useHost } from '../../kit/host.ts'

/** Hidden elements do not load, except in a hidden `shop-block`: the page reveals it once its content has loaded. */
function isVisible(element: HTMLElement): boolean {
  const root = element.getRootNode()
  const isOfPage = root instanceof ShadowRoot && root.host.closest('shop-block[hidden]') !== null
  return isOfPage || (element.checkVisibility?.() ?? true)
}

/** True once the element has come within 400 px of the viewport; from the start if it is not lazy or was rendered by a server. */
export function useInViewport(ref: RefObject<HTMLElement | null>, isLazy: boolean): boolean {
  const { isPrerendered = false } = useHost()
  const [isInViewport, setInViewport] = useState(!isLazy || isPrerendered)
  useLayoutEffect(() => {
    const element = ref.current
    if (isInViewport || !element) return
    const { top, bottom } = element.getBoundingClientRect()
    if (isVisible(element) && top < innerHeight + viewportMarginPx && bottom > -viewportMarginPx) return setInViewport(true)
    return onNearViewport(element, () => setInViewport(true))
  }, [ref, isInViewport])
  return isInViewport || !isLazy
}
