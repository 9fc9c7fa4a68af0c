import type { Stops } from '../../domain/carousel.ts'

export interface CarouselOptions {
  /** step size: `pages` all visible slides, `pixels` 600 px */
  move: 'pages' | 'pixels'
  /** wraps around from the last stop to the first */
  loop: boolean
  /** initial stop */
  start: number
  /** expected number of stops before the first layout; 1 when absent */
  stops?: number
}

export interface Position extends Stops {
  hasPrevious: boolean
  hasNext: boolean
  /** zero-based index of the first visible slide */
  first: number
  /** number of visible slides */
  visible: number
  /** estimated, because a server does not know the width */
  isGuess?: true
}

/** Moves the slides of a carousel. */
export interface CarouselDriver {
  step: (by: 1 | -1) => void
  goTo: (stop: number, how?: 'smooth' | 'instant') => void
  /** current stop, or the one it is moving to */
  target: () => number
  destroy: () => void
}

/** The position before the slides are measured. */
export const initialPosition = (stops: number): Position => ({
  stops,
  current: 0,
  hasPrevious: false,
  hasNext: stops > 1,
  first: 0,
  visible: 1,
  isGuess: true,
})

export const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl'

/** Measures a view: the number of slides, the number of visible ones, and their distance from start to start in px. */
export function measure(view: HTMLElement): { slides: number; visible: number; pitchPx: number } {
  const track = view.firstElementChild
  const slide = track?.firstElementChild
  if (!track || !slide) return { slides: 0, visible: 1, pitchPx: 1 }
  const gap = Number.parseFloat(getComputedStyle(track).columnGap) || 0
  const pitchPx = Math.max(1, slide.getBoundingClientRect().width + gap)
  const visible = Math.max(1, Math.round((track.clientWidth + gap) / pitchPx))
  return { slides: track.childElementCount, visible, pitchPx }
}

/** The position at a stop. `first` is clamped to the slides. */
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
