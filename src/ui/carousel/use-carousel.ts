import { type RefCallback, useCallback, useMemo, useRef, useState } from 'react'
import { loadChunk } from '../../base/dom/chunk.ts'
import { type CarouselDriver, type CarouselOptions, initialPosition, type Position } from './movement.ts'
import { scrollDriver } from './scroll-driver.ts'

export interface CarouselHandle {
  /** ref of the element whose only child is the list of slides */
  view: RefCallback<HTMLDivElement>
  position: Position
  /** undefined until the slides are mounted */
  step: CarouselDriver['step'] | undefined
  goTo: CarouselDriver['goTo'] | undefined
}

const settleMs = 150

/** Resolves after 150 ms without scrolling or touch. Switching drivers earlier would interrupt a swipe. */
const whenStill = (view: HTMLElement) =>
  new Promise<void>((resolve) => {
    const listening = new AbortController()
    const done = () => {
      listening.abort()
      resolve()
    }
    let timer = setTimeout(done, settleMs)
    const stop = () => clearTimeout(timer)
    const wait = () => {
      stop()
      timer = setTimeout(done, settleMs)
    }
    const { signal } = listening
    view.addEventListener('touchstart', stop, { passive: true, signal })
    for (const event of ['scroll', 'touchend', 'touchcancel']) view.addEventListener(event, wait, { passive: true, signal })
  })

/** Resolves on the first sign of interaction: mouse hover, the end of a touch, or focus. */
const whenInteracted = (carousel: Element, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const onPointer = (event: Event) => {
      if ((event as PointerEvent).pointerType !== 'touch') resolve()
    }
    carousel.addEventListener('pointerover', onPointer, { signal })
    for (const event of ['touchend', 'touchcancel', 'focusin']) carousel.addEventListener(event, () => resolve(), { passive: true, signal })
  })

const isSame = (a: Position, b: Position) => (Object.keys(a) as (keyof Position)[]).every((key) => a[key] === b[key])

/**
 * Moves the slides of `view`, whose only child is the list of slides. Starts with native scrolling and upgrades to dragging
 * on the first interaction. If the drag driver fails to load, scrolling stays.
 */
export function useCarousel({ move, loop, start, stops = 1 }: CarouselOptions): CarouselHandle {
  const [isReady, setReady] = useState(false)
  /** a ref, because a click between two renders must not reach the previous driver */
  const driverRef = useRef<CarouselDriver>(undefined)
  const [measuredPosition, setMeasuredPosition] = useState<Position>()
  const expected = useMemo(() => initialPosition(stops), [stops])
  const view = useCallback(
    (element: HTMLDivElement) => {
      const options = { move, loop, start }
      const report = (fresh: Position) => setMeasuredPosition((last) => (last && isSame(last, fresh) ? last : fresh))
      const unmounted = new AbortController()
      let driver = scrollDriver(element, options, report)
      driverRef.current = driver
      setReady(true)
      const upgradeToDrag = async () => {
        await whenInteracted(element.parentElement ?? element, unmounted.signal)
        const { dragDriver: dragged } = await loadChunk(() => import('./drag-driver.ts'))
        await whenStill(element)
        if (unmounted.signal.aborted) return
        const target = driver.target()
        driver.destroy()
        driver = dragged(element, { ...options, start: target }, report)
        driverRef.current = driver
      }
      if (move === 'pages') upgradeToDrag().catch((error: unknown) => console.warn('shop: dragging a carousel is not available', error))
      return () => {
        unmounted.abort()
        driver.destroy()
      }
    },
    [move, loop, start],
  )
  const step = useCallback<CarouselDriver['step']>((by) => driverRef.current?.step(by), [])
  const goTo = useCallback<CarouselDriver['goTo']>((stop, how) => driverRef.current?.goTo(stop, how), [])
  return {
    view,
    position: measuredPosition ?? expected,
    step: isReady ? step : undefined,
    goTo: isReady ? goTo : undefined,
  }
}
