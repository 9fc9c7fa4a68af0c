import { type RefCallback, useCallback, useMemo, useRef, useState } from 'react'
import { loadChunk } from '../../base/dom/chunk.ts'
import { type CarouselDriver, type CarouselOptions, initialPosition, type Position } from './movement.ts'
import { scrollDriver } from './scroll-driver.ts'

export interface CarouselHandle {
  /** for the element whose only child is the list of slides */
  view: RefCallback<HTMLDivElement>
  position: Position
  /** undefined until the slides are there */
  step: CarouselDriver['step'] | undefined
  goTo: CarouselDriver['goTo'] | undefined
}

const settleMs = 150

/** Resolves once nothing has scrolled and no finger has been there for a moment: nobody's swipe is taken out of the hand. */
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

/** Resolves at the first sign that somebody is about to move the slides: a mouse over the carousel, a finger that leaves it, the focus. */
const whenInteracted = (carousel: Element, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const onPointer = (event: Event) => {
      if ((event as PointerEvent).pointerType !== 'touch') resolve()
    }
    carousel.addEventListener('pointerover', onPointer, { signal })
    for (const event of ['touchend', 'touchcancel', 'focusin']) carousel.addEventListener(event, () => resolve(), { passive: true, signal })
  })

const isSame = (one: Position, other: Position) => (Object.keys(one) as (keyof Position)[]).every((key) => one[key] === other[key])

/**
 * Moves the slides of `view`, whose only child is their list: by scrolling at first, by dragging as soon as somebody wants it
 * and that is loaded. A carousel whose dragging never arrives goes on by scrolling.
 */
export function useCarousel({ move, loop, start, stops = 1 }: CarouselOptions): CarouselHandle {
  const [isReady, setReady] = useState(false)
  /** what moves the slides at this moment: a press between two renders must not reach the one before */
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
      if (move === 'pages') upgradeToDrag().catch((error: unknown) => console.warn('shop: a carousel cannot be dragged', error))
      return () => {
        unmounted.abort()
        driver.destroy()
      }
    },
    [move, loop, start],
  )
  const step = useCallback<CarouselDriver['step']>((by) => driverRef.current?.step(by), [])
  const goTo = useCallback<CarouselDriver['goTo']>((stop, how) => driverRef.current?.goTo(stop, how), [])
  return { view, position: measuredPosition ?? expected, step: isReady ? step : undefined, goTo: isReady ? goTo : undefined }
}
