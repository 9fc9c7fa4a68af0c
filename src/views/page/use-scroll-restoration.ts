import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RenderedPage } from '../../stores/page/navigation.ts'
import { holdScroll, isFreshVisit, rememberScroll, restoreScroll, savedScroll } from '../../stores/page/scroll-restoration.ts'
import { hashTarget, hasTargetId } from './hash-target.ts'

/**
 * Where a page is scrolled to: back and forward find the place that was left, also when the blocks arrive late, a new page
 * begins at its top or at what the hash names (ROUTE-14, ROUTE-15). `isHeld` while the blocks keep the room that they had.
 */
export function useScrollRestoration(page: RenderedPage | undefined, main: RefObject<HTMLElement | null>) {
  const [isRestoring, setHeld] = useState(false)
  const end = useRef(() => {})
  const holdPosition = useCallback(
    (applyScroll: () => void) => {
      end.current()
      // the foot comes below the blocks, and last
      const pageElement = main.current?.closest('.page')
      if (!pageElement) return
      const isComplete = () => !pageElement.querySelector('.page-room')
      end.current = holdScroll(applyScroll, pageElement, isComplete, () => setHeld(false))
    },
    [main],
  )
  const restore = useCallback(() => holdPosition(restoreScroll), [holdPosition])

  useEffect(rememberScroll, [])
  useEffect(() => () => end.current(), [])

  const number = page?.number
  const cause = page?.cause
  const hash = page?.url.hash ?? ''
  useLayoutEffect(() => {
    if (number === undefined || cause === 'refresh') return
    const isNew = cause === 'follow' || (cause === 'load' && (isFreshVisit() || savedScroll() === undefined))
    if (!isNew) {
      restore()
      setHeld(true) // now: the page that was on its way back until then has let go of its own
    } else if (hasTargetId(hash)) holdPosition(() => hashTarget(hash)?.scrollIntoView({ block: 'start', behavior: 'instant' }))
    else if (cause === 'follow') {
      end.current()
      // with its first frame: to scroll now would have a page laid out that has no blocks yet
      const frame = requestAnimationFrame(() => scrollTo({ top: 0, behavior: 'instant' }))
      return () => cancelAnimationFrame(frame)
    }
    return
    // a page is brought to its place once: what it says later does not move it
  }, [number])
  return { isHeld: isRestoring, restore }
}
