import type { Stops } from '../../domain/carousel.ts'

export interface CarouselOptions {
  /** pages: by as many slides as are seen; pixels: by 600 px */
  move: 'pages' | 'pixels'
  /** the end is followed by the beginning */
  loop: boolean
  /** the stop it begins at */
  start: number
  /** stops it will have as far as can be known before it is shown; one when absent */
  stops?: number
}

export interface Position extends Stops {
  hasPrevious: boolean
  hasNext: boolean
  /** first slide that is seen, counted from 0 */
  first: number
  /** slides that are seen at once */
  visible: number
}

/** What moves the slides of a carousel. */
export interface CarouselDriver {
  step: (by: 1 | -1) => void
  goTo: (stop: number, how?: 'smooth' | 'instant') => void
  /** the stop it stands at, or is on its way to */
  target: () => number
  destroy: () => void
}

/** Where slides are before they have been measured. */
export const initialPosition = (stops: number): Position => ({
  stops,
  current: 0,
  hasPrevious: false,
  hasNext: stops > 1,
  first: 0,
  visible: 1,
})

export const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl'

/** Slides of a view: how many there are, how many of them are seen, and how far they stand from each other in px. */
export function measure(view: HTMLElement): { slides: number; visible: number; pitchPx: number } {
  const track = view.firstElementChild
  const slide = track?.firstElementChild
  if (!track || !slide) return { slides: 0, visible: 1, pitchPx: 1 }
  const gap = Number.parseFloat(getComputedStyle(track).columnGap) || 0
  const pitchPx = Math.max(1, slide.getBoundingClientRect().width + gap)
  const visible = Math.max(1, Math.round((track.clientWidth + gap) / pitchPx))
  return { slides: track.childElementCount, visible, pitchPx }
}

/** A position from the stop of a carousel and its measures. */
export function positionAt(stops: Stops, loop: boolean, { slides, visible }: ReturnType<typeof measure>, first: number): Position {
  const canLoop = loop && stops.stops > 1
  return {
    ...stops,
    hasPrevious: canLoop || stops.current > 0,
    hasNext: canLoop || stops.current < stops.stops - 1,
    first: Math.max(0, Math.min(first, slides - visible)),
    visible,
  }
}
