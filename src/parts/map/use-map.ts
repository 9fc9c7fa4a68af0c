import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { lazyModule } from '../../base/dom/lazy-module.ts'
import { useInViewport } from '../../kit/use-in-viewport.ts'
import { useDark } from '../../ui/use-dark.ts'
import type { MapOptions, ShopMapHandle } from './canvas/map-options.ts'

/** Whether WebGL 2, which the map requires, is available. */
export function supportsWebGL(): boolean {
  const gl = document.createElement('canvas').getContext('webgl2')
  gl?.getExtension('WEBGL_lose_context')?.loseContext() // browsers limit the number of contexts
  return gl !== null
}

const mapCode = lazyModule(() => import('./canvas/map-code.chunk.ts'))

/** `open`: interactive but not yet painted; `drawn`: painted; `impossible`: no WebGL; `failed`: the code did not load, a retry may help. */
export type MapStatus = 'loading' | 'open' | 'drawn' | 'impossible' | 'failed'

type MapSettings = Omit<MapOptions, 'container' | 'colours' | 'onRendered' | 'onFailed'>

/** Creates the map in `ref` when it nears the viewport, loading its code then (CONT-12). Removes the map on unmount. */
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

  // a change of style or language recreates the map; `attempt` retries loading
  useEffect(() => {
    const container = ref.current
    if (!isInViewport || !isReady || !container) return
    if (!supportsWebGL()) return setStatus('impossible')
    setStatus('loading')
    let handle: ShopMapHandle | undefined
    let isUnmounted = false
    mapCode.load().then(
      ({ createMap, mapColours }) => {
        if (isUnmounted) return
        try {
          handle = createMap({
            ...latest.current,
            container,
            colours: mapColours(container),
            onSelect: (id) => latest.current.onSelect(id),
            onRendered: () => setStatus((last) => (last === 'impossible' ? last : 'drawn')), // the library paints without a worker, too
            // the first failure may be one of the network, or of a service worker that takes control at this moment
            onFailed: () => (attempt === 0 ? setAttempt(1) : setStatus('impossible')),
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
    if (map && ref.current) mapCode.load().then(({ mapColours }) => ref.current && map.applyColours(mapColours(ref.current)))
  }, [map, ref, isDark])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  return { status, map: status === 'open' || status === 'drawn' ? map : undefined, retry }
}
