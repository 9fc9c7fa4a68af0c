import { useLayoutEffect, useState } from 'react'
import { whenNetworkIdle } from '../../base/http/when-answered.ts'
import { useHost } from '../../kit/host.ts'
import { onElementReady } from '../../kit/on-settled.ts'

const longestWaitMs = 8000

/** What of the foot of the page is there: its tag once all above it is, to be seen once its menus are; both stay. */
export type Foot = 'none' | 'hidden' | 'shown'

/** The foot comes `isDue` and is shown when it is full: its own parts would move each other before who is there already. */
export function useFoot(isDue: boolean): Foot {
  const { element } = useHost()
  const [foot, setFoot] = useState<Foot>('none')
  if (isDue && foot === 'none') setFoot('hidden')
  useLayoutEffect(() => {
    if (foot !== 'hidden' || !element) return
    const show = () => setFoot('shown')
    let stop = () => {}
    const stopListening = onElementReady(element, ({ slot }) => {
      if (slot !== 'footer') return
      stop()
      stop = whenNetworkIdle(show)
    })
    const timer = setTimeout(show, longestWaitMs)
    return () => {
      clearTimeout(timer)
      stop()
      stopListening()
    }
  }, [foot, element])
  return foot
}
