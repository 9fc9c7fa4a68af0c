import { atom, onMount, type ReadableAtom } from 'nanostores'
import { withServerValue } from '../server-value.ts'
import { shared } from '../shared.ts'

const stores = shared('media', () => new Map<string, ReadableAtom<boolean>>())

/** Whether a media query matches; false without a browser. One store per query and page. */
export function mediaStore(query: string): ReadableAtom<boolean> {
  const known = stores.get(query)
  if (known) return known
  const list = typeof matchMedia === 'undefined' ? undefined : matchMedia(query)
  const store = withServerValue(atom(list?.matches ?? false), false)
  onMount(store, () => {
    const follow = () => store.set(list?.matches ?? false)
    follow()
    list?.addEventListener('change', follow)
    return () => list?.removeEventListener('change', follow)
  })
  stores.set(query, store)
  return store
}

const reducedMotionQuery = '(prefers-reduced-motion: reduce)'

/** True if the user currently prefers reduced motion. */
export const prefersReducedMotion = (): boolean => matchMedia(reducedMotionQuery).matches

/** The same preference as a store, which follows changes. */
export const $prefersReducedMotion = mediaStore(reducedMotionQuery)
