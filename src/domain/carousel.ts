import { carouselStepsPx, galleryThumbnailsCount, relatedPageSize, sliderScrollPx } from './constants.ts'

/** Visible slides below 375 px, from 375, from 768 and from 1280 px. */
export type SlideCounts = readonly [small: number, phone: number, medium: number, wide: number]

/** Visible slides at a screen width in px (CAR-04, CONST-33). carousel.css has the same breakpoints. */
export function visibleSlides(widthPx: number, slides?: SlideCounts): number {
  const step = carouselStepsPx.findIndex(([from]) => widthPx >= from)
  return (slides ? slides.at(step < 0 ? 0 : -1 - step) : carouselStepsPx[step]?.[1]) ?? 1
}

/** Number of stops before the carousel is measured, estimated from the screen width in px. */
export const expectedStops = (count: number, widthPx: number, slides?: SlideCounts): number =>
  Math.max(1, Math.ceil(count / Math.max(1, visibleSlides(widthPx, slides))))

/** Scroll distance of a slider in px: 600, but not more than the visible width, so that it skips no slide (CAR-07). */
export const sliderStep = (visiblePx: number): number => Math.min(sliderScrollPx, visiblePx)

/** Position of a carousel; `current` counts from 0. */
export interface Stops {
  stops: number
  current: number
}

/** Stops of a track that scrolls by `stepPx`; `roomPx` is its scroll range. The last stop is the end of the range. */
export function carouselStops({ offsetPx, roomPx, stepPx }: { offsetPx: number; roomPx: number; stepPx: number }): Stops {
  const last = Math.max(0, Math.ceil(Math.round(roomPx) / Math.max(1, Math.round(stepPx)) - 0.01))
  const atEnd = offsetPx >= roomPx - 1
  return { stops: last + 1, current: atEnd ? last : Math.min(last, Math.round(offsetPx / Math.max(1, stepPx))) }
}

/** The previous or next stop. Past an end, wraps around if `loop`, otherwise stays (PDP-05). */
export function stepFrom({ stops, current }: Stops, by: 1 | -1, loop: boolean): number {
  const next = current + by
  return loop ? (next + stops) % stops : Math.min(Math.max(next, 0), stops - 1)
}

/** The dots to show: at most `maxDots` stops in a row, with the current one in the middle where possible (CAR-02). */
export function dotWindow({ stops, current }: Stops, maxDots: number): { first: number; count: number } {
  const count = Math.min(stops, maxDots)
  return { first: Math.min(Math.max(current - Math.floor(count / 2), 0), stops - count), count }
}

interface VisibleRange {
  loaded: number
  /** first visible slide, counted from 0 */
  first: number
  visible: number
}

/** True if fewer than two pages of slides remain after the visible ones (CAR-03). */
export const shouldLoadMore = ({ loaded, first, visible }: VisibleRange): boolean => loaded - (first + visible) < 2 * visible

/** A page with fewer products than requested is the last one. */
export const isLastPage = (received: number, size: number = relatedPageSize): boolean => received < size

/** Thumbnails of a gallery: how many it shows, and the N of its '+N' tile (PDP-03, CONST-17). */
export function thumbnails(pictures: number, maxCount: number = galleryThumbnailsCount): { shown: number; more: number } {
  const shown = Math.min(pictures, maxCount)
  return { shown, more: pictures - shown }
}
