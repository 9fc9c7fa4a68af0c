import { type RefObject, useLayoutEffect, useState } from 'react'

const marginPx = 400

/** Nobody waits for what the page hides, but for the further blocks of a page of the shop: it shows them when they are full. */
function isAwaited(element: HTMLElement): boolean {
  const root = element.getRootNode()
  const isOfPage = root instanceof ShadowRoot && root.host.closest('shop-block[hidden]') !== null
  return isOfPage || (element.checkVisibility?.() ?? true)
}

/** Whether an element is, or once was, close to what the shopper sees; always true where waiting is not wanted. */
export function useNear(place: RefObject<HTMLElement | null>, waits: boolean): boolean {
  const [near, come] = useState(!waits)
  useLayoutEffect(() => {
    const element = place.current
    if (near || !element) return
    const { top, bottom } = element.getBoundingClientRect()
    if (isAwaited(element) && top < innerHeight + marginPx && bottom > -marginPx) return come(true)
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && come(true), {
      rootMargin: `${marginPx}px`,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [place, near])
  return near || !waits
}
