import { type RefObject, useEffect, useState } from 'react'
import { onFirstInteraction } from '../../base/dom/on-sign.ts'

const marginPx = 400

/**
 * Whether what will stand at a place is wanted: somebody has begun to do something on the page, or the place is close to what
 * they see while it `isEmpty`. What was wanted once stays so.
 */
export function useWanted(place: RefObject<HTMLElement | null>, isEmpty: boolean): boolean {
  // a hash may name what is far below
  const [isWanted, setWanted] = useState(() => location.hash !== '')
  useEffect(() => (isWanted ? undefined : onFirstInteraction(() => setWanted(true))), [isWanted])
  useEffect(() => {
    const element = place.current
    if (isWanted || !isEmpty || !element) return
    const near = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setWanted(true), {
      rootMargin: `${marginPx}px`,
    })
    near.observe(element)
    return () => near.disconnect()
  }, [place, isWanted, isEmpty])
  return isWanted
}
