import EmblaCarousel from 'embla-carousel'
import { type CarouselWish, isRightToLeft, type Movement, measure, movesQuietly, type Position, positionAt } from './movement.ts'

const durationFrames = 25

/** Moves the slides by dragging, also with a mouse. It takes the place of scrolling where that stands. */
export function dragged(view: HTMLElement, { around, start }: CarouselWish, onMove: (position: Position) => void): Movement {
  view.dataset.dragged = ''
  view.scrollLeft = 0
  const carousel = EmblaCarousel(view, {
    align: 'start',
    containScroll: 'trimSnaps',
    slidesToScroll: 'auto',
    loop: around,
    startIndex: start,
    direction: isRightToLeft(view) ? 'rtl' : 'ltr',
    duration: durationFrames,
  })
  const position = () => {
    const measures = measure(view)
    const current = carousel.selectedScrollSnap()
    return positionAt({ stops: carousel.scrollSnapList().length, current }, around, measures, current * measures.visible)
  }
  const report = () => onMove(position())
  carousel.on('select', report).on('reInit', report)
  report()
  return {
    step: (by) => (by > 0 ? carousel.scrollNext(movesQuietly()) : carousel.scrollPrev(movesQuietly())),
    goTo: (stop, how) => carousel.scrollTo(stop, how === 'instant' || movesQuietly()),
    target: () => carousel.selectedScrollSnap(),
    end() {
      carousel.destroy()
      delete view.dataset.dragged
    },
  }
}
