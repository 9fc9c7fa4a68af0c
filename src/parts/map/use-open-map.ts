import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { lazyModule } from '../../base/dom/on-intent.ts'
import { useDark } from '../../ui/use-dark.ts'
import { useInViewport } from '../listing/use-near.ts'
import { canDraw } from './canvas/can-draw.ts'
import type { MapOptions, OpenMap } from './canvas/map-options.ts'

const code = lazyModule(() => import('./canvas/map-code.ts'))

/** `open`: it can be moved, but shows nothing yet; `drawn`: it does; `impossible`: this browser cannot; `failed`: the code did not come, another attempt may help. */
export type MapStatus = 'loading' | 'open' | 'drawn' | 'impossible' | 'failed'

type MapSettings = Omit<MapOptions, 'container' | 'colours' | 'onDrawn' | 'onDead'>

/** A map in a place of the page: its code comes when the place comes near what the shopper sees (CONT-12), and it goes with the place. */
export function useMap(place: RefObject<HTMLDivElement | null>, isReady: boolean, options: MapSettings) {
  const [status, setStatus] = useState<MapStatus>('loading')
  const [map, setMap] = useState<OpenMap>()
  const [attempt, setAttempt] = useState(0)
  const latest = useRef(options)
  latest.current = options
  const isNear = useInViewport(place, true)
  const isDark = useDark(place)
  const { styleUrl, words } = options
  const name = words['Map.Title']

  // another style or language is another map; `attempt` is a second chance for the code
  useEffect(() => {
    const container = place.current
    if (!isNear || !isReady || !container) return
    if (!canDraw()) return setStatus('impossible')
    setStatus('loading')
    let opened: OpenMap | undefined
    let isGone = false
    code.load().then(
      ({ openMap, mapColours }) => {
        if (isGone) return
        try {
          opened = openMap({
            ...{ ...latest.current, container, colours: mapColours(container) },
            onSelect: (id) => latest.current.onSelect(id),
            onDrawn: () => setStatus('drawn'),
            onDead: () => setStatus('impossible'),
          })
          setMap(opened)
          setStatus('open')
        } catch (error) {
          console.warn(error)
          setStatus('impossible')
        }
      },
      () => !isGone && setStatus('failed'),
    )
    return () => {
      isGone = true
      opened?.close()
      setMap(undefined)
    }
  }, [place, isNear, isReady, styleUrl, name, attempt])

  useEffect(() => {
    if (map && place.current) code.load().then(({ mapColours }) => place.current && map.paint(mapColours(place.current)))
  }, [map, place, isDark])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  return { status, map: status === 'open' || status === 'drawn' ? map : undefined, retry }
}
