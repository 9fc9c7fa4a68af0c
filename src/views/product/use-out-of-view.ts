import { type RefObject, useEffect, useState } from 'react'

/** True while the element is above or below the visible part of the screen. */
export function useOutOfView(ref: RefObject<HTMLElement | null>, isWatched: boolean): boolean {
  const [isOut, setOut] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!isWatched || !element) return
    const observer = new IntersectionObserver((entries) => setOut(entries.at(-1)?.isIntersecting === false))
    observer.observe(element)
    return () => {
      observer.disconnect()
      setOut(false)
    }
  }, [ref, isWatched])
  return isOut
}
