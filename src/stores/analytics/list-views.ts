import { shared } from '../../base/shared.ts'

interface ListView {
  /** the products, as text */
  key: string
  stop: () => void
}

/** Lists that were reported or are waiting for it, by their first list item. */
const views = shared('analytics.lists', () => new WeakMap<Element, ListView>())

/** Calls `callback` once one of the elements is on screen; in a hidden tab or a page rendered ahead, not before it shows. */
function whenOnScreen(elements: readonly Element[], callback: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    callback()
  })
  for (const element of elements) observer.observe(element)
  return () => observer.disconnect()
}

/**
 * Calls `callback` once for each page of products that a list shows, with the index of its first product: a longer list with the same
 * beginning has loaded another page. `keys` identify the products, `first` is the list item of the first one.
 */
export function onListView(first: Element, keys: readonly string[], callback: (start: number) => void): void {
  const key = `${keys.join('\n')}\n`
  const last = views.get(first)
  if (last?.key === key) return
  const isLonger = last !== undefined && key.startsWith(last.key)
  if (!isLonger) last?.stop() // other products, before the last ones were on screen
  const start = isLonger ? last.key.split('\n').length - 1 : 0
  const places: Element[] = []
  for (let place: Element | null = first; place && places.length < keys.length; place = place.nextElementSibling) places.push(place)
  const stop = whenOnScreen(places.slice(start), () => callback(start))
  views.set(first, {
    key,
    stop() {
      stop()
      last?.stop()
    },
  })
}
