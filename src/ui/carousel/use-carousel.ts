import { type RefCallback, useCallback, useMemo, useRef, useState } from 'react'
import { loadChunk } from '../../base/dom/chunk.ts'
import { atStart, type CarouselWish, type Movement, type Position } from './movement.ts'
import { scrolled } from './scrolled.ts'

export interface CarouselHandle {
  /** for the element whose only child is the list of slides */
  view: RefCallback<HTMLDivElement>
  position: Position
  /** undefined until the slides are there */
  step: Movement['step'] | undefined
  goTo: Movement['goTo'] | undefined
}

const stillMs = 150

/** Resolves once nothing has scrolled and no finger has been there for a moment: nobody's swipe is taken out of the hand. */
const standsStill = (view: HTMLElement) =>
  new Promise<void>((resolve) => {
    const listening = new AbortController()
    const done = () => {
      listening.abort()
      resolve()
    }
    let timer = setTimeout(done, stillMs)
    const stop = () => clearTimeout(timer)
    const wait = () => {
      stop()
      timer = setTimeout(done, stillMs)
    }
    const { signal } = listening
    view.addEventListener('touchstart', stop, { passive: true, signal })
    for (const event of ['scroll', 'touchend', 'touchcancel']) view.addEventListener(event, wait, { passive: true, signal })
  })

/** Resolves at the first sign that somebody is about to move the slides: a mouse over the carousel, a finger that leaves it, the focus. */
const isWanted = (carousel: Element, signal: AbortSignal) =>
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
export function useCarousel({ move, around, start, stops = 1 }: CarouselWish): CarouselHandle {
  const [isReady, setReady] = useState(false)
  /** what moves the slides at this moment: a press between two renders must not reach the one before */
  const movement = useRef<Movement>(undefined)
  const [measuredPosition, setMeasuredPosition] = useState<Position>()
  const expected = useMemo(() => atStart(stops), [stops])
  const view = useCallback(
    (element: HTMLDivElement) => {
      const wish = { move, around, start }
      const report = (fresh: Position) => setMeasuredPosition((last) => (last && isSame(last, fresh) ? last : fresh))
      const gone = new AbortController()
      let now = scrolled(element, wish, report)
      movement.current = now
      setReady(true)
      const takeOver = async () => {
        await isWanted(element.parentElement ?? element, gone.signal)
        const { dragged } = await loadChunk(() => import('./dragged.ts'))
        await standsStill(element)
        if (gone.signal.aborted) return
        const aim = now.target()
        now.end()
        now = dragged(element, { ...wish, start: aim }, report)
        movement.current = now
      }
      if (move === 'pages') takeOver().catch((error: unknown) => console.warn('shop: a carousel cannot be dragged', error))
      return () => {
        gone.abort()
        now.end()
      }
    },
    [move, around, start],
  )
  const step = useCallback<Movement['step']>((by) => movement.current?.step(by), [])
  const goTo = useCallback<Movement['goTo']>((stop, how) => movement.current?.goTo(stop, how), [])
  return { view, position: measuredPosition ?? expected, step: isReady ? step : undefined, goTo: isReady ? goTo : undefined }
}
