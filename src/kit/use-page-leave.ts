import { useEffect, useRef } from 'react'
import { $path } from '../base/dom/url-parts.ts'
import { useHost } from './host.ts'
import { $settingsRevision } from './settings.ts'

/**
 * Calls `leave` when the page gives way to another one without loading a document: through a link of this element, back and
 * forward, or a router of the host page. What lies open above the page has to go with it.
 */
export function usePageLeave(isActive: boolean, leave: () => void): void {
  const { element } = useHost()
  const latest = useRef(leave)
  useEffect(() => {
    latest.current = leave
  })
  useEffect(() => {
    if (!isActive) return
    const { body } = document
    let timer: ReturnType<typeof setTimeout> | undefined
    const goNow = () => latest.current()
    // routers of the host page hear the click later and look at where its link stands
    const goSoon = () => {
      timer ??= setTimeout(goNow)
    }
    const stops = [
      $path.listen(goNow),
      // the element was moved: into the next page when the body is another one (data-turbo-permanent)
      $settingsRevision.listen(() => document.body !== body && goNow()),
    ]
    element?.addEventListener('shop-navigate', goSoon)
    // Turbo copies the page in the next task, to show it again on the way back
    document.addEventListener('turbo:before-cache', goNow)
    return () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
      element?.removeEventListener('shop-navigate', goSoon)
      document.removeEventListener('turbo:before-cache', goNow)
    }
  }, [isActive, element])
}
