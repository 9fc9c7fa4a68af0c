import { type RefObject, useLayoutEffect, useState } from 'react'

const marginPx = 400

/** Nobody waits for what the page hides, but for the further blocks of a page of the shop: it shows them when they are full. */
function isVisible(element: HTMLElement): boolean {
  const root = element.getRootNode()
  const isOfPage = root instanceof ShadowRoot && root.host.closest('shop-block[hidden]') !== null
  return isOfPage || (element.checkVisibility?.() ?? true)
}

/** Whether an element is, or once was, close to what the shopper sees; always true where waiting is not wanted. */
export function useInViewport(ref: RefObject<HTMLElement | null>, isLazy: boolean): boolean {
  const [isInViewport, setInViewport] = useState(!isLazy)
  useLayoutEffect(() => {
    const element = ref.current
    if (isInViewport || !element) return
    const { top, bottom } = element.getBoundingClientRect()
    if (isVisible(element) && top < innerHeight + marginPx && bottom > -marginPx) return setInViewport(true)
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setInViewport(true), {
      rootMargin: `${marginPx}px`,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, isInViewport])
  return isInViewport || !isLazy
}
