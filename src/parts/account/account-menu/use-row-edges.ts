import { type RefObject, useEffect } from 'react'

/** Notes on a row that scrolls sideways whether there is more before and behind what is seen of it. */
export function useRowEdges(row: RefObject<HTMLElement | null>, count: number) {
  useEffect(() => {
    const list = row.current
    if (!list) return
    const note = () => {
      const [at, most] = [Math.abs(list.scrollLeft), list.scrollWidth - list.clientWidth] // from right to left it is negative
      list.toggleAttribute('data-before', at > 1)
      list.toggleAttribute('data-behind', at < most - 1)
    }
    const observer = new ResizeObserver(note)
    observer.observe(list)
    list.addEventListener('scroll', note, { passive: true })
    note()
    return () => {
      observer.disconnect()
      list.removeEventListener('scroll', note)
    }
    // entries may come later than the row
  }, [row, count])
}
