import { type RefObject, useEffect, useState } from 'react'
import { onFirstInteraction } from '../../base/dom/page-events.ts'

const marginPx = 400

/**
 * Whether what will stand at a place is wanted: somebody has begun to do something on the page, or the place is close to what
 * they see while it `isEmpty`. What was wanted once stays so.
 */
export function useShouldLoad(ref: RefObject<HTMLElement | null>, isEmpty: boolean): boolean {
  // a hash may name what is far below
  const [shouldLoad, setShouldLoad] = useState(() => location.hash !== '')
  useEffect(() => (shouldLoad ? undefined : onFirstInteraction(() => setShouldLoad(true))), [shouldLoad])
  useEffect(() => {
    const element = ref.current
    if (shouldLoad || !isEmpty || !element) return
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setShouldLoad(true), {
      rootMargin: `${marginPx}px`,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, shouldLoad, isEmpty])
  return shouldLoad
}
