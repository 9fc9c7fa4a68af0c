import type { CSSProperties } from 'react'
import type { SlideCounts } from '../../../domain/carousel.ts'
import { imageMaxHeightPx } from '../../../domain/constants.ts'
import { isPromotion } from '../../../domain/page/areas.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import type { Area as AreaModel } from '../../../model/page/area.ts'
import { Carousel } from '../../../ui/carousel/carousel.tsx'
import { useText } from '../../app/use-text.ts'
import { useAboveFold } from '../use-above-fold.ts'
import { Area } from './area.tsx'
import type { AreaLayout } from './area-layout.ts'
import sheet from './areas.css?sheet'

interface AreasProps {
  areas: readonly AreaModel[]
  layout: AreaLayout
  /** accessible name of a carousel or slider */
  label: string
  responsive: 'viewport' | 'container'
  /** space above and below */
  verticalSpacingPx?: number
}

/** Areas as a carousel, slider, tiles or row, from one model (BANNER-07, BANNER-24). */
export function Areas({ areas, layout, label, responsive, verticalSpacingPx = 0 }: AreasProps) {
  useSheet(sheet)
  const t = useText()
  const isAboveFold = useAboveFold()
  const { display, columns } = layout
  const items = areas.map((area, index) => (
    <li key={`area ${index}`} className="area" part="area" data-kind={isPromotion(area) ? 'promotion' : 'picture'}>
      <Area area={area} index={index} layout={layout} isEarly={isAboveFold && index === 0} />
    </li>
  ))
  const isMoving = display === 'carousel' || display === 'slider'
  return (
    <div
      className="areas"
      data-display={display}
      data-small={(layout.maxHeightPx ?? imageMaxHeightPx) <= smallPx || undefined}
      style={areasStyle(columns ?? 2, verticalSpacingPx, layout.maxHeightPx)}
    >
      {isMoving ? (
        <Carousel
          label={label}
          t={t}
          responsive={responsive}
          slides={display === 'carousel' ? singleColumn : toSlideCounts(columns)}
          move={display === 'carousel' ? 'pages' : 'pixels'}
          count={areas.length}
        >
          {items}
        </Carousel>
      ) : (
        <ul className="areas-list" part={display === 'row' ? 'row' : undefined}>
          {items}
        </ul>
      )}
    </div>
  )
}

/** Pictures up to this height are signs: their text is next to them. */
const smallPx = 56

const singleColumn: SlideCounts = [1, 1, 1, 1]

/** Slides by width, at most `columns`; the carousel's default if undefined. */
const toSlideCounts = (columns: number | undefined): SlideCounts | undefined =>
  columns === undefined ? undefined : [1, Math.min(2, columns), columns, columns]

/** Only a maximum height above the default height of pictures sets the height of a banner with text. */
const areasStyle = (columns: number, spacingPx: number, maxHeightPx = imageMaxHeightPx) =>
  ({
    '--area-columns': columns,
    '--area-hero': maxHeightPx > imageMaxHeightPx ? `${maxHeightPx}px` : undefined,
    paddingBlock: spacingPx > 0 ? spacingPx : undefined,
  }) as CSSProperties
