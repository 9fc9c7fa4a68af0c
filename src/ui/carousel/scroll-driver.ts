import { prefersReducedMotion } from '../../base/dom/media.ts'
import { carouselStops, sliderStep, stepFrom } from '../../domain/carousel.ts'
import { type CarouselDriver, type CarouselOptions, isRightToLeft, measure, type Position, positionAt } from './movement.ts'

/** Moves the slides by native scrolling, so that swiping works before the drag driver is loaded. */
export function scrollDriver(
  view: HTMLElement,
  { move, loop, start }: CarouselOptions,
  onMove: (position: Position) => void,
): CarouselDriver {
  const stepPx = ({ visible, pitchPx }: ReturnType<typeof measure>) => (move === 'pages' ? visible * pitchPx : sliderStep(view.clientWidth))

  const position = () => {
    const measures = measure(view)
    const offsetPx = Math.abs(view.scrollLeft)
    const stops = carouselStops({ offsetPx, roomPx: view.scrollWidth - view.clientWidth, stepPx: stepPx(measures) })
    return positionAt(stops, loop, measures, Math.round(offsetPx / measures.pitchPx))
  }
  /** target of a running smooth scroll; a second step continues from it */
  let target: number | undefined
  /** a requested stop beyond the loaded slides, and the scroll offset of their end */
  let shortfall: { stop: number; endPx: number } | undefined
  const goTo = (stop: number, how: 'smooth' | 'instant' = 'smooth') => {
    target = stop
    const offsetPx = stop * stepPx(measure(view))
    const endPx = view.scrollWidth - view.clientWidth
    shortfall = offsetPx > endPx + 1 ? { stop, endPx } : undefined
    view.scrollTo({ left: isRightToLeft(view) ? -offsetPx : offsetPx, behavior: prefersReducedMotion() ? 'instant' : how })
  }
  /** continues a step that ended at the last loaded slide when more slides are added, unless the user has scrolled since */
  const resumeStep = () => {
    if (!shortfall) return
    const isAtEnd = Math.abs(Math.abs(view.scrollLeft) - shortfall.endPx) < measure(view).pitchPx / 2
    if (target !== undefined || isAtEnd) goTo(shortfall.stop)
    else shortfall = undefined
  }
  let isInitialized = start === 0
  const report = () => {
    if (view.clientWidth === 0) return // hidden: nothing to measure
    if (!isInitialized) {
      isInitialized = true
      goTo(start, 'instant')
    }
    const now = position()
    if (now.current === target) target = undefined
    onMove(now)
  }
  const onScrollEnd = () => {
    target = undefined
  }
  const track = view.firstElementChild
  const sizes = new ResizeObserver(report)
  /** slides get their width after the view when their styles arrive late */
  const observeSizes = () => {
    sizes.disconnect()
    for (const element of [view, track?.firstElementChild]) if (element) sizes.observe(element)
  }
  const slides = new MutationObserver(() => {
    observeSizes()
    resumeStep()
    report()
  })
  observeSizes()
  if (track) slides.observe(track, { childList: true })
  view.addEventListener('scroll', report, { passive: true })
  view.addEventListener('scrollend', onScrollEnd)
  report()
  return {
    step(by) {
      const now = position()
      goTo(stepFrom({ ...now, current: target ?? now.current }, by, loop))
    },
    goTo,
    target: () => target ?? position().current,
    destroy() {
      sizes.disconnect()
      slides.disconnect()
      view.removeEventListener('scroll', report)
      view.removeEventListener('scrollend', onScrollEnd)
    },
  }
}
