import { carouselStepsPx, galleryThumbnailsCount, relatedPageSize, sliderScrollPx } from './constants.ts'

/** Slides side by side: below 375 px, from there, from 768 and from 1280 px. */
export type SlideCounts = readonly [small: number, phone: number, medium: number, wide: number]

/** Slides side by side on a screen of a width in px (CAR-04, CONST-33); carousel.css lays them out by the same steps. */
export function visibleSlides(widthPx: number, slides?: SlideCounts): number {
  const step = carouselStepsPx.findIndex(([from]) => widthPx >= from)
  return (slides ? slides.at(step < 0 ? 0 : -1 - step) : carouselStepsPx[step]?.[1]) ?? 1
}

/** Stops of a carousel that nothing has measured yet, on a screen of a width in px. */
export const expectedStops = (count: number, widthPx: number, slides?: SlideCounts): number =>
  Math.max(1, Math.ceil(count / Math.max(1, visibleSlides(widthPx, slides))))

/** How far a slider moves at once, in px: 600, and never past something that was not seen (CAR-07). */
export const sliderStep = (visiblePx: number): number => Math.min(sliderScrollPx, visiblePx)

/** Where a carousel stands: its stops are counted from 0. */
export interface Stops {
  stops: number
  current: number
}

/** Stops of a strip that moves by `stepPx`; `roomPx` is how far it can move at all. The last stop is its end. */
export function carouselStops({ offsetPx, roomPx, stepPx }: { offsetPx: number; roomPx: number; stepPx: number }): Stops {
  const last = Math.max(0, Math.ceil(Math.round(roomPx) / Math.max(1, Math.round(stepPx)) - 0.01))
  const atEnd = offsetPx >= roomPx - 1
  return { stops: last + 1, current: atEnd ? last : Math.min(last, Math.round(offsetPx / Math.max(1, stepPx))) }
}

/** The stop before or after; past the end it is the first one again where the carousel goes around (PDP-05). */
export function stepFrom({ stops, current }: Stops, by: 1 | -1, loop: boolean): number {
  const next = current + by
  return loop ? (next + stops) % stops : Math.min(Math.max(next, 0), stops - 1)
}

interface VisibleRange {
  loaded: number
  /** first slide that is seen, counted from 0 */
  first: number
  visible: number
}

/** More is loaded when fewer than two pages of slides remain behind those that are seen (CAR-03). */
export const shouldLoadMore = ({ loaded, first, visible }: VisibleRange): boolean => loaded - (first + visible) < 2 * visible

/** A page with fewer products than were asked for is the last one. */
export const isLastPage = (received: number, size: number = relatedPageSize): boolean => received < size

/** Thumbnails of a gallery: so many pictures are shown, a '+N' tile stands for the rest (PDP-03, CONST-17). */
export function thumbnails(pictures: number, maxCount: number = galleryThumbnailsCount): { shown: number; more: number } {
  const shown = Math.min(pictures, maxCount)
  return { shown, more: pictures - shown }
}
