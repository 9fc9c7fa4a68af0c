import { type RefObject, useLayoutEffect, useState } from 'react'
import { onNearViewport, viewportMarginPx } from '../base/dom/page-events.ts'
import { useHost } from './host.ts'
import { renderNow } from './render-now.ts'

/** Hidden elements do not load, except in a hidden `shop-block`: the page reveals it once its content has loaded. */
function isVisible(element: HTMLElement): boolean {
  const root = element.getRootNode()
  const isOfPage = root instanceof ShadowRoot && root.host.closest('shop-block[hidden]') !== null
  return isOfPage || (element.checkVisibility?.() ?? true)
}

function isNearViewport(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return isVisible(element) && top < innerHeight + viewportMarginPx && bottom > -viewportMarginPx
}

interface Waiting {
  element: HTMLElement
  callback: () => void
  stop: () => void
}
const unmeasured = new Set<Waiting>()

/** Reads the positions of all waiting elements before anything renders: one layout for all tags of the page. */
function measure() {
  const near: Waiting[] = []
  const far: Waiting[] = []
  for (const waiting of unmeasured) (isNearViewport(waiting.element) ? near : far).push(waiting)
  unmeasured.clear()
  for (const waiting of far) waiting.stop = onNearViewport([waiting.element], waiting.callback)
  renderNow(() => {
    for (const { callback } of near) callback()
  })
}

/** Calls `callback` once the element is near the viewport, in the next frame at the earliest. Returns an unsubscribe function. */
function whenNear(element: HTMLElement, callback: () => void): () => void {
  if (unmeasured.size === 0) {
    if (document.hidden) setTimeout(measure)
    else requestAnimationFrame(measure) // does not run in a hidden page
  }
  const waiting: Waiting = { element, callback, stop: () => unmeasured.delete(waiting) }
  unmeasured.add(waiting)
  return () => waiting.stop()
}

/** Elements that have rendered before their position was known. */
let unseen = 0

/**
 * True once the element has come within 400 px of the viewport. From the start if a server has rendered it, or if it is the first
 * one of the page that is not lazy: such a list is most probably on the first screen, and its first card need not wait for a layout.
 */
export function useInViewport(ref: RefObject<HTMLElement | null>, isLazy: boolean): boolean {
  const { isPrerendered = false } = useHost()
  const [isFirst] = useState(() => isPrerendered || (!isLazy && unseen === 0))
  const [isInViewport, setInViewport] = useState(isFirst)
  useLayoutEffect(() => {
    if (!isFirst) return
    unseen += 1
    return () => {
      unseen -= 1
    }
  }, [isFirst])
  useLayoutEffect(() => {
    if (!isInViewport && ref.current) return whenNear(ref.current, () => setInViewport(true))
  }, [ref, isInViewport])
  return isInViewport
}
