import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useHost } from '../../kit/host.ts'
import type { CurrentPage } from '../../stores/app/current-page.ts'
import { holdScroll, isFreshVisit, rememberScroll, restoreScroll, savedScroll } from '../../stores/page/scroll-restoration.ts'
import { hashTarget, hasTargetId } from './hash-target.ts'

/**
 * Scrolls each page once: back and forward restore the saved position, even if blocks load late; a new page starts
 * at the top or at the target of its hash (ROUTE-14, ROUTE-15). Returns whether the blocks reserve their saved heights.
 */
export function useScrollRestoration(page: CurrentPage | undefined, main: RefObject<HTMLElement | null>) {
  const { isPrerendered = false } = useHost()
  const [isRestoring, setRestoring] = useState(false)
  const endRef = useRef(() => {})
  const holdPosition = useCallback(
    (applyScroll: () => void) => {
      endRef.current()
      // complete without the footer, which mounts below the blocks, and last
      const pageElement = main.current?.closest('.page')
      if (!pageElement) return
      const isComplete = () => !pageElement.querySelector('.page-placeholder')
      endRef.current = holdScroll(applyScroll, pageElement, isComplete, () => setRestoring(false))
    },
    [main],
  )
  const restore = useCallback(() => holdPosition(restoreScroll), [holdPosition])

  useEffect(() => rememberScroll(isPrerendered), [isPrerendered])
  useEffect(() => () => endRef.current(), [])

  const number = page?.number
  const cause = page?.cause
  const url = page?.url
  const lastNumber = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (!url || cause === 'refresh') return
    const isSamePage = number === lastNumber.current
    lastNumber.current = number
    if (isSamePage) return restore()
    const isInPlace = isPrerendered && cause === 'load' && !isFreshVisit() // the browser has restored its position
    if (isInPlace) return
    const isNew = cause === 'follow' || (cause === 'load' && (isFreshVisit() || savedScroll() === undefined))
    if (!isNew) {
      restore()
      setRestoring(true) // after `restore`, which ends the previous restoration and resets this state
    } else if (hasTargetId(url.hash)) holdPosition(() => hashTarget(url.hash)?.scrollIntoView({ block: 'start', behavior: 'instant' }))
    else if (cause === 'follow') {
      endRef.current()
      // in the next frame: scrolling now would force a layout of a page without blocks
      const frame = requestAnimationFrame(() => scrollTo({ top: 0, behavior: 'instant' }))
      return () => cancelAnimationFrame(frame)
    }
    return
    // only `url` is a dependency: another route of the same page does not scroll it
  }, [url])
  return isRestoring
}
