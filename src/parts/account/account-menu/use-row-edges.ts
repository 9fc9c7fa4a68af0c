import { type RefObject, useEffect } from 'react'

/** Sets `data-before` and `data-behind` on a scrolling row with hidden content on that side. */
export function useRowEdges(row: RefObject<HTMLElement | null>, count: number) {
  useEffect(() => {
    const list = row.current
    if (!list) return
    const update = () => {
      const [offset, maxScroll] = [Math.abs(list.scrollLeft), list.scrollWidth - list.clientWidth] // negative in right-to-left languages
      list.toggleAttribute('data-before', offset > 1)
      list.toggleAttribute('data-behind', offset < maxScroll - 1)
    }
    const observer = new ResizeObserver(update)
    observer.observe(list)
    list.addEventListener('scroll', update, { passive: true })
    update()
    return () => {
      observer.disconnect()
      list.removeEventListener('scroll', update)
    }
    // `count`: entries may render after the row
  }, [row, count])
}
