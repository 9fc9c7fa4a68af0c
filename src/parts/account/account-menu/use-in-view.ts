import { useEffect, useRef } from 'react'

/** Scrolls a row horizontally to its current entry, without scrolling the page. */
export function useInView(current: string | undefined, count: number) {
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const list = row.current
    const entry = current === undefined ? null : list?.querySelector<HTMLElement>('[aria-current]')
    if (!list || !entry || list.scrollWidth <= list.clientWidth) return
    const [listRect, entryRect] = [list.getBoundingClientRect(), entry.getBoundingClientRect()]
    list.scrollLeft += (entryRect.left + entryRect.right - listRect.left - listRect.right) / 2
    // `count`: entries may render after `current` is known
  }, [current, count])
  return row
}
