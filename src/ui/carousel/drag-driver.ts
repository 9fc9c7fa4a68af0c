import EmblaCarousel from 'embla-carousel'
import { prefersReducedMotion } from '../../base/dom/media.ts'
import { type CarouselDriver, type CarouselOptions, isRightToLeft, measure, type Position, positionAt } from './movement.ts'

const durationFrames = 25

/** Moves the slides by dragging, also with a mouse. Replaces the scroll driver and starts at its stop. */
export function dragDriver(view: HTMLElement, { loop, start }: CarouselOptions, onMove: (position: Position) => void): CarouselDriver {
  view.dataset.dragged = ''
  view.scrollLeft = 0
  const carousel = EmblaCarousel(view, {
    align: 'start',
    containScroll: 'trimSnaps',
    slidesToScroll: 'auto',
    loop: loop,
    startIndex: start,
    direction: isRightToLeft(view) ? 'rtl' : 'ltr',
    duration: durationFrames,
  })
  const position = () => {
    const measures = measure(view)
    const current = carousel.selectedScrollSnap()
    return positionAt({ stops: carousel.scrollSnapList().length, current }, loop, measures, current * measures.visible)
  }
  const report = () => onMove(position())
  carousel.on('select', report).on('reInit', report)
  report()
  return {
    step: (by) => (by > 0 ? carousel.scrollNext(prefersReducedMotion()) : carousel.scrollPrev(prefersReducedMotion())),
    goTo: (stop, how) => carousel.scrollTo(stop, how === 'instant' || prefersReducedMotion()),
    target: () => carousel.selectedScrollSnap(),
    destroy() {
      carousel.destroy()
      delete view.dataset.dragged
    },
  }
}
