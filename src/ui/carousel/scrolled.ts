import { sliderStep, stepFrom, stopsOf } from '../../domain/carousel.ts'
import { type CarouselWish, isRightToLeft, type Movement, measure, movesQuietly, type Position, positionAt } from './movement.ts'

/** Moves the slides by the scrolling of the browser: swiping works before anything else is loaded. */
export function scrolled(view: HTMLElement, { move, around, start }: CarouselWish, onMove: (position: Position) => void): Movement {
  const stepPx = ({ visible, pitchPx }: ReturnType<typeof measure>) => (move === 'pages' ? visible * pitchPx : sliderStep(view.clientWidth))

  const position = () => {
    const measures = measure(view)
    const offsetPx = Math.abs(view.scrollLeft)
    const stops = stopsOf({ offsetPx, roomPx: view.scrollWidth - view.clientWidth, stepPx: stepPx(measures) })
    return positionAt(stops, around, measures, Math.round(offsetPx / measures.pitchPx))
  }
  /** the stop that a smooth movement is on its way to: a second step goes on from there */
  let aim: number | undefined
  /** a stop that the slides did not suffice for, and the offset of their end */
  let short: { stop: number; endPx: number } | undefined
  const goTo = (stop: number, how: 'smooth' | 'instant' = 'smooth') => {
    aim = stop
    const offsetPx = stop * stepPx(measure(view))
    const endPx = view.scrollWidth - view.clientWidth
    short = offsetPx > endPx + 1 ? { stop, endPx } : undefined
    view.scrollTo({ left: isRightToLeft(view) ? -offsetPx : offsetPx, behavior: movesQuietly() ? 'instant' : how })
  }
  /** more slides have come: a step that ended at the last one goes on, unless somebody has moved on since */
  const goOn = () => {
    if (!short) return
    const isThere = Math.abs(Math.abs(view.scrollLeft) - short.endPx) < measure(view).pitchPx / 2
    if (aim !== undefined || isThere) goTo(short.stop)
    else short = undefined
  }
  let isPlaced = start === 0
  const report = () => {
    if (view.clientWidth === 0) return // it is not shown yet
    if (!isPlaced) {
      isPlaced = true
      goTo(start, 'instant')
    }
    const now = position()
    if (now.current === aim) aim = undefined
    onMove(now)
  }
  const arrive = () => {
    aim = undefined
  }
  const sizes = new ResizeObserver(report)
  const slides = new MutationObserver(() => {
    goOn()
    report()
  })
  sizes.observe(view)
  if (view.firstElementChild) slides.observe(view.firstElementChild, { childList: true })
  view.addEventListener('scroll', report, { passive: true })
  view.addEventListener('scrollend', arrive)
  report()
  return {
    step(by) {
      const now = position()
      goTo(stepFrom({ ...now, current: aim ?? now.current }, by, around))
    },
    goTo,
    target: () => aim ?? position().current,
    end() {
      sizes.disconnect()
      slides.disconnect()
      view.removeEventListener('scroll', report)
      view.removeEventListener('scrollend', arrive)
    },
  }
}
