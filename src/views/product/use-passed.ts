import { type RefObject, useEffect, useState } from 'react'

/** True while the element is above the visible part of the screen. */
export function usePassed(ref: RefObject<HTMLElement | null>, isWatched: boolean): boolean {
  const [hasPassed, setPassed] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!isWatched || !element) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setPassed(!entry.isIntersecting && entry.boundingClientRect.bottom < innerHeight / 2)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      setPassed(false)
    }
  }, [ref, isWatched])
  return hasPassed
}
