import { type RefObject, useEffect } from 'react'

/** Notes on a row that scrolls sideways whether there is more before and behind what is seen of it. */
export function useRowEdges(row: RefObject<HTMLElement | null>, count: number) {
  useEffect(() => {
    const list = row.current
    if (!list) return
    const update = () => {
      const [at, maxScroll] = [Math.abs(list.scrollLeft), list.scrollWidth - list.clientWidth] // from right to left it is negative
      list.toggleAttribute('data-before', at > 1)
      list.toggleAttribute('data-behind', at < maxScroll - 1)
    }
    const observer = new ResizeObserver(update)
    observer.observe(list)
    list.addEventListener('scroll', update, { passive: true })
    update()
    return () => {
      observer.disconnect()
      list.removeEventListener('scroll', update)
    }
    // entries may come later than the row
  }, [row, count])
}
