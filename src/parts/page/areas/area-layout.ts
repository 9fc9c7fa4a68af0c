import type { DisplayType } from '../../../model/page/images-data.ts'

/** How the pictures of all areas of a block are drawn. */
export interface AreaLayout {
  display: DisplayType | 'row'
  /** areas side by side; undefined where the room decides */
  columns: number | undefined
  /** undefined: as tall as their width makes them */
  maxHeightPx: number | undefined
  /** width by height; undefined: each its own */
  ratio: number | undefined
  isGrayscale: boolean
}

const pageWidthPx = 1440
const slideWidthPx = 480
const promotionRatio = 2

/** Pictures that fill a box of a given ratio: its ratio, their width at most, and how wide the browser is to expect them. */
export function coverSize({ display, columns = 2, ratio = promotionRatio }: AreaLayout): { width: number; ratio: number; sizes: string } {
  if (display === 'carousel') return { width: pageWidthPx, ratio, sizes: '100vw' }
  if (display === 'tiles')
    return { width: Math.round(pageWidthPx / columns), ratio, sizes: `(min-width: 768px) ${Math.round(100 / columns)}vw, 100vw` }
  return { width: slideWidthPx, ratio, sizes: '(min-width: 768px) 33vw, 50vw' }
}
