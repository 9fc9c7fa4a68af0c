import { useEffect, useState } from 'react'
import { useHost } from '../../base/host.ts'
import { whenAnswered } from '../../base/when-answered.ts'

const longestWaitMs = 8000

/** What of the foot of the page is there: its tag once all above it is, to be seen once its menus are; both stay. */
export type Foot = 'none' | 'hidden' | 'shown'

/** The foot comes `isDue` and is shown when it is full: its own parts would move each other before who is there already. */
export function useFoot(isDue: boolean): Foot {
  const { element } = useHost()
  const [foot, setFoot] = useState<Foot>('none')
  if (isDue && foot === 'none') setFoot('hidden')
  useEffect(() => {
    if (foot !== 'hidden' || !element) return
    const show = () => setFoot('shown')
    let stop = () => {}
    const onReady = ({ target }: Event) => {
      if (!(target instanceof Element) || target.slot !== 'footer') return
      stop()
      stop = whenAnswered(show)
    }
    const timer = setTimeout(show, longestWaitMs)
    for (const event of ['shop-ready', 'shop-error']) element.addEventListener(event, onReady)
    return () => {
      clearTimeout(timer)
      stop()
      for (const event of ['shop-ready', 'shop-error']) element.removeEventListener(event, onReady)
    }
  }, [foot, element])
  return foot
}
