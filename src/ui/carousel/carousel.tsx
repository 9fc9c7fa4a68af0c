import { type CSSProperties, type ReactNode, useEffect } from 'react'
import type { Translator } from '../../base/translate.ts'
import { dotWindow, expectedStops, type SlideCounts } from '../../domain/carousel.ts'
import { messages } from '../../domain/messages.ts'
import { useHost } from '../../kit/host.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { chevronLeft, chevronRight } from '../icons.ts'
import sheet from './carousel.css?sheet'
import type { CarouselOptions, Position } from './movement.ts'
import { useCarousel } from './use-carousel.ts'
import views from './view.css?sheet'

/** fits between the arrows on the narrowest phone; with more stops, the dots are a window that moves */
const maxDots = 7

export interface CarouselProps {
  /** name for assistive technology */
  label: string
  t: Translator
  /** visible slides below 375 px, from 375, from 768 and from 1280 px; 1, 2, 3, 4 when absent */
  slides?: SlideCounts | undefined
  /** whether the width of the viewport or of the container selects the number of slides */
  responsive?: 'viewport' | 'container' | undefined
  move?: CarouselOptions['move'] | undefined
  /** places the arrows next to the heading of the block from 768 px, instead of next to the dots */
  besideHeading?: boolean | undefined
  onMove?: ((position: Position) => void) | undefined
  /** the slides are loading */
  busy?: boolean
  /** number of slides */
  count: number
  /** one list item per slide */
  children: ReactNode
}

/**
 * A carousel with arrows and dots. Moves only on user input: an arrow, a dot, a swipe, or focus that enters a slide
 * (CAR-01, CAR-02).
 */
export function Carousel({
  label,
  t,
  slides,
  responsive = 'viewport',
  move = 'pages',
  besideHeading,
  onMove,
  busy,
  count,
  children,
}: CarouselProps) {
  useSheet(views)
  useSheet(sheet)
  const stops = expectedStops(count, useHost().isPrerendered ? 0 : innerWidth, slides)
  const { view, position, step, goTo } = useCarousel({ move, loop: false, start: 0, stops })
  const dots = dotWindow(position, maxDots)
  useEffect(() => onMove?.(position), [onMove, position])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would be a page landmark
    <div
      className="carousel"
      part="slider"
      role="group"
      aria-roledescription={t(messages.carousel)}
      aria-label={label}
      data-responsive={responsive}
      data-beside-heading={besideHeading || undefined}
    >
      <div className="carousel-view" data-move={move} ref={view}>
        <ul className="carousel-track" style={slideStyle(slides)} aria-busy={busy || undefined}>
          {children}
        </ul>
      </div>
      {position.stops > 1 && (
        <div className="carousel-nav" data-guess={position.isGuess}>
          <Arrow name={t(messages.previous)} path={chevronLeft} enabled={position.hasPrevious} onStep={() => step?.(-1)} />
          <div className="carousel-dots">
            {Array.from({ length: dots.count }, (_, index) => dots.first + index).map((stop, index) => (
              <button
                key={`stop ${stop}`}
                type="button"
                part="dots"
                aria-label={t(messages.slide, { number: stop + 1, count: position.stops })}
                aria-current={stop === position.current || undefined}
                data-more={(index === 0 && stop > 0) || (index === dots.count - 1 && stop < position.stops - 1) || undefined}
                onClick={() => goTo?.(stop)}
              />
            ))}
          </div>
          <Arrow name={t(messages.next)} path={chevronRight} enabled={position.hasNext} onStep={() => step?.(1)} />
        </div>
      )}
    </div>
  )
}

interface ArrowProps {
  name: string
  path: string
  enabled: boolean
  onStep: () => void
}

/** An arrow button. At the end it is aria-disabled instead of disabled, so that it keeps the focus. */
const Arrow = ({ name, path, enabled, onStep }: ArrowProps) => (
  <Button kind="icon" part="arrow" className="carousel-arrow" aria-label={name} aria-disabled={!enabled || undefined} onClick={onStep}>
    <Icon path={path} flip />
  </Button>
)

const slideStyle = (slides: SlideCounts | undefined) =>
  slides &&
  ({
    '--slides-small': slides[0],
    '--slides-phone': slides[1],
    '--slides-medium': slides[2],
    '--slides-wide': slides[3],
  } as CSSProperties)
