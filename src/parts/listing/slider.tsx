import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel'
import { type CSSProperties, useCallback, useState } from 'react'
import { useSheet } from '../../base/use-sheet.ts'
import type { Columns } from '../../domain/columns.ts'
import { messages } from '../../domain/messages.ts'
import type { Product } from '../../model/product.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { chevronLeft, chevronRight } from '../../ui/icons.ts'
import { useText } from '../use-text.ts'
import { type CardSetting, Cards } from './cards.tsx'
import sheet from './slider.css?sheet'

/** so many fit between the arrows of a phone; more positions are counted */
const mostDots = 9

interface SliderProps extends CardSetting {
  products: readonly Product[]
  /** slides side by side; without a wish by the width of the screen */
  columns: Columns | undefined
}

interface Position {
  snaps: number
  current: number
  hasPrevious: boolean
  hasNext: boolean
}

const read = (carousel: EmblaCarouselType): Position => ({
  snaps: carousel.scrollSnapList().length,
  current: carousel.selectedScrollSnap(),
  hasPrevious: carousel.canScrollPrev(),
  hasNext: carousel.canScrollNext(),
})

/** Products as a carousel with arrows and dots; it moves only when it is asked to. */
export function Slider({ products, columns, ...setting }: SliderProps) {
  useSheet(sheet)
  const t = useText()
  const [carousel, attach] = useState<EmblaCarouselType>()
  const [position, move] = useState<Position>({ snaps: 1, current: 0, hasPrevious: false, hasNext: false })
  const view = useCallback((element: HTMLDivElement) => {
    const made = EmblaCarousel(element, {
      align: 'start',
      containScroll: 'trimSnaps',
      slidesToScroll: 'auto',
      direction: getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr',
      duration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 25,
    })
    const follow = () => move(read(made))
    made.on('select', follow).on('reInit', follow)
    attach(made)
    follow()
    return () => made.destroy()
  }, [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would be a landmark of the page
    <div className="slider" role="group" aria-roledescription="carousel" aria-label={setting.listName ?? t(messages.products)}>
      <div className="slider-view" ref={view}>
        <ul className="slider-track" style={slideStyle(columns)}>
          <Cards {...setting} layout="grid" products={products} before={0} />
        </ul>
      </div>
      {position.snaps > 1 && (
        <div className="slider-nav">
          <Arrow name={t(messages.previous)} path={chevronLeft} enabled={position.hasPrevious} onStep={() => carousel?.scrollPrev()} />
          {position.snaps > mostDots ? (
            <span className="slider-count" dir="ltr">{`${position.current + 1} / ${position.snaps}`}</span>
          ) : (
            <div className="slider-dots">
              {Array.from({ length: position.snaps }, (_, snap) => (
                <button
                  key={`slide ${snap}`}
                  type="button"
                  part="dots"
                  aria-label={t(messages.slide, { number: snap + 1, count: position.snaps })}
                  aria-current={snap === position.current || undefined}
                  onClick={() => carousel?.scrollTo(snap)}
                />
              ))}
            </div>
          )}
          <Arrow name={t(messages.next)} path={chevronRight} enabled={position.hasNext} onStep={() => carousel?.scrollNext()} />
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

/** A step of the carousel; at its end it stays focusable and says so. */
const Arrow = ({ name, path, enabled, onStep }: ArrowProps) => (
  <Button kind="icon" part="arrow" className="slider-arrow" aria-label={name} aria-disabled={!enabled || undefined} onClick={onStep}>
    <Icon path={path} flip />
  </Button>
)

const slideStyle = (columns: Columns | undefined) =>
  columns &&
  ({
    '--slides-small': columns[0],
    '--slides-phone': columns[0],
    '--slides-medium': columns[1],
    '--slides-wide': columns[2],
  } as CSSProperties)
