import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { lazyModule } from '../../base/dom/lazy-module.ts'
import { useDark } from '../../ui/use-dark.ts'
import { useInViewport } from '../listing/use-in-viewport.ts'
import type { MapOptions, ShopMapHandle } from './canvas/map-options.ts'

/** Whether the browser lets a page draw on its graphics card, which a map needs. */
export function supportsWebGL(): boolean {
  const gl = document.createElement('canvas').getContext('webgl2')
  gl?.getExtension('WEBGL_lose_context')?.loseContext() // browsers count how many there are
  return gl !== null
}

const code = lazyModule(() => import('./canvas/map-code.chunk.ts'))

/** `open`: it can be moved, but shows nothing yet; `drawn`: it does; `impossible`: this browser cannot; `failed`: the code did not come, another attempt may help. */
export type MapStatus = 'loading' | 'open' | 'drawn' | 'impossible' | 'failed'

type MapSettings = Omit<MapOptions, 'container' | 'colours' | 'onRendered' | 'onFailed'>

/** A map in a place of the page: its code comes when the place comes near what the shopper sees (CONT-12), and it goes with the place. */
export function useMap(ref: RefObject<HTMLDivElement | null>, isReady: boolean, options: MapSettings) {
  const [status, setStatus] = useState<MapStatus>('loading')
  const [map, setMap] = useState<ShopMapHandle>()
  const [attempt, setAttempt] = useState(0)
  const latest = useRef(options)
  latest.current = options
  const isInViewport = useInViewport(ref, true)
  const isDark = useDark(ref)
  const { styleUrl, words } = options
  const name = words['Map.Title']

  // another style or language is another map; `attempt` is a second chance for the code
  useEffect(() => {
    const container = ref.current
    if (!isInViewport || !isReady || !container) return
    if (!supportsWebGL()) return setStatus('impossible')
    setStatus('loading')
    let handle: ShopMapHandle | undefined
    let isUnmounted = false
    code.load().then(
      ({ createMap: openMap, mapColours }) => {
        if (isUnmounted) return
        try {
          handle = openMap({
            ...{ ...latest.current, container, colours: mapColours(container) },
            onSelect: (id) => latest.current.onSelect(id),
            onRendered: () => setStatus('drawn'),
            onFailed: () => setStatus('impossible'),
          })
          setMap(handle)
          setStatus('open')
        } catch (error) {
          console.warn(error)
          setStatus('impossible')
        }
      },
      () => !isUnmounted && setStatus('failed'),
    )
    return () => {
      isUnmounted = true
      handle?.close()
      setMap(undefined)
    }
  }, [ref, isInViewport, isReady, styleUrl, name, attempt])

  useEffect(() => {
    if (map && ref.current) code.load().then(({ mapColours }) => ref.current && map.applyColours(mapColours(ref.current)))
  }, [map, ref, isDark])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  return { status, map: status === 'open' || status === 'drawn' ? map : undefined, retry }
}
