import { useLayoutEffect, useState } from 'react'
import { whenNetworkIdle } from '../../base/http/when-network-idle.ts'
import { onElementReady } from '../../kit/element-state.ts'
import { useHost } from '../../kit/host.ts'

const maxWaitMs = 8000

/** Footer state: not mounted, mounted but hidden until it has loaded, or visible. Never returns to an earlier state. */
export type FooterState = 'none' | 'hidden' | 'shown'

/** Mounts the footer once `isDue` and reveals it when its content has loaded, so that its parts never shift. A prerendered one is visible from the start. */
export function useDeferredFooter(isDue: boolean, isPrerendered: boolean): FooterState {
  const { element } = useHost()
  const [state, setState] = useState<FooterState>(isPrerendered ? 'shown' : 'none')
  if (isDue && state === 'none') setState('hidden')
  useLayoutEffect(() => {
    if (state !== 'hidden' || !element) return
    const show = () => setState('shown')
    let stop = () => {}
    const stopListening = onElementReady(element, ({ slot }) => {
      if (slot !== 'footer') return
      stop()
      stop = whenNetworkIdle(show)
    })
    const timer = setTimeout(show, maxWaitMs)
    return () => {
      clearTimeout(timer)
      stop()
      stopListening()
    }
  }, [state, element])
  return state
}
