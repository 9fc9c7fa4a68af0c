import { type RefObject, useEffect, useState } from 'react'
import { onFirstInteraction, onNearViewport } from '../../base/dom/page-events.ts'
import { $hash } from '../../base/dom/url-parts.ts'
import { useStore } from '../../kit/use-store.ts'

/**
 * Whether content further down should load: the visitor has interacted with the page, the URL had a hash, or the element nears the viewport
 * while it `isEmpty`. Never becomes false again.
 */
export function useShouldLoad(ref: RefObject<HTMLElement | null>, isEmpty: boolean): boolean {
  // a hash may point to content further down
  const hash = useStore($hash)
  const [shouldLoad, setShouldLoad] = useState(hash !== '')
  useEffect(() => (shouldLoad ? undefined : onFirstInteraction(() => setShouldLoad(true))), [shouldLoad])
  useEffect(() => {
    const element = ref.current
    if (shouldLoad || !isEmpty || !element) return
    return onNearViewport([element], () => setShouldLoad(true))
  }, [ref, shouldLoad, isEmpty])
  return shouldLoad
}
