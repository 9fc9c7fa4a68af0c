import { type RefObject, useEffect, useState } from 'react'

/** True while the element is above the visible part of the screen. */
export function usePassed(ref: RefObject<HTMLElement | null>, isWatched: boolean): boolean {
  const [hasPassed, setPassed] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!isWatched || !element) return
    // what is below the screen counts as visible: a jump from below to above it is reported too
    const options = { rootMargin: '0px 0px 1000000px' }
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setPassed(!entry.isIntersecting)
    }, options)
    observer.observe(element)
    return () => {
      observer.disconnect()
      setPassed(false)
    }
  }, [ref, isWatched])
  return hasPassed
}
