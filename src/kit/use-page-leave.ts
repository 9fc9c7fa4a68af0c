import { useEffect, useRef } from 'react'
import { $path } from '../base/dom/url-parts.ts'
import { useHost } from './host.ts'
import { $settingsRevision } from './settings.ts'

/**
 * Calls `leave` on client-side navigation: a link of this element, back and forward, or a router of the host page. For overlays,
 * which must close with their page.
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
    // deferred: a router of the host page handles the click later and needs the link in the DOM
    const goSoon = () => {
      timer ??= setTimeout(goNow)
    }
    const stops = [
      $path.listen(goNow),
      // Turbo moved the element into a new body (data-turbo-permanent)
      $settingsRevision.listen(() => document.body !== body && goNow()),
    ]
    element?.addEventListener('shop-navigate', goSoon)
    // Turbo clones the page in the next task, for back navigation
    document.addEventListener('turbo:before-cache', goNow)
    return () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
      element?.removeEventListener('shop-navigate', goSoon)
      document.removeEventListener('turbo:before-cache', goNow)
    }
  }, [isActive, element])
}
