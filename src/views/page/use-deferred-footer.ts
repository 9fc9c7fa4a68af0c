import { useLayoutEffect, useState } from 'react'
import { whenNetworkIdle } from '../../base/http/when-network-idle.ts'
import { onElementReady } from '../../kit/element-state.ts'
import { useHost } from '../../kit/host.ts'

const maxWaitMs = 8000

/** What of the foot of the page is there: its tag once all above it is, to be seen once its menus are; both stay. */
export type FooterState = 'none' | 'hidden' | 'shown'

/** The foot comes `isDue` and is shown when it is full: its own parts would move each other before who is there already. */
export function useDeferredFooter(isDue: boolean): FooterState {
  const { element } = useHost()
  const [state, setState] = useState<FooterState>('none')
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
