import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RenderedPage } from '../../stores/page/navigation.ts'
import { isFreshVisit, keepPlace, rememberScroll, savedScroll, scrollToPlace } from '../../stores/page/page-scroll.ts'
import { hashTarget, namesPlace } from './hash-target.ts'

/**
 * Where a page is scrolled to: back and forward find the place that was left, also when the blocks arrive late, a new page
 * begins at its top or at what the hash names (ROUTE-14, ROUTE-15). `isHeld` while the blocks keep the room that they had.
 */
export function usePlace(page: RenderedPage | undefined, main: RefObject<HTMLElement | null>) {
  const [isHeld, hold] = useState(false)
  const end = useRef(() => {})
  const keep = useCallback(
    (put: () => void) => {
      end.current()
      // the foot comes below the blocks, and last
      const whole = main.current?.closest('.page')
      if (!whole) return
      const isComplete = () => !whole.querySelector('.page-room')
      end.current = keepPlace(put, whole, isComplete, () => hold(false))
    },
    [main],
  )
  const restore = useCallback(() => keep(scrollToPlace), [keep])

  useEffect(rememberScroll, [])
  useEffect(() => () => end.current(), [])

  const number = page?.number
  const arrival = page?.arrival
  const hash = page?.address.hash ?? ''
  useLayoutEffect(() => {
    if (number === undefined || arrival === 'refresh') return
    const isNew = arrival === 'follow' || (arrival === 'load' && (isFreshVisit() || savedScroll() === undefined))
    if (!isNew) {
      restore()
      hold(true) // now: the page that was on its way back until then has let go of its own
    } else if (namesPlace(hash)) keep(() => hashTarget(hash)?.scrollIntoView({ block: 'start', behavior: 'instant' }))
    else if (arrival === 'follow') {
      end.current()
      // with its first frame: to scroll now would have a page laid out that has no blocks yet
      const frame = requestAnimationFrame(() => scrollTo({ top: 0, behavior: 'instant' }))
      return () => cancelAnimationFrame(frame)
    }
    return
    // a page is brought to its place once: what it says later does not move it
  }, [number])
  return { isHeld, restore }
}
