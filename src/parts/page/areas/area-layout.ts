import type { DisplayType } from '../../../model/page/images-data.ts'

/** Layout of the pictures of all areas of a block. */
export interface AreaLayout {
  display: DisplayType | 'row'
  /** areas side by side; undefined to fit the width */
  columns: number | undefined
  /** undefined for the natural height */
  maxHeightPx: number | undefined
  /** width / height; undefined for each picture's own */
  ratio: number | undefined
  isGrayscale: boolean
}

const pageWidthPx = 1440
const slideWidthPx = 480
const promotionRatio = 2

/** Size of pictures that cover a box: maximum width in pixels, ratio of the box, `sizes` of the image. */
export function coverSize({ display, columns = 2, ratio = promotionRatio }: AreaLayout): { width: number; ratio: number; sizes: string } {
  if (display === 'carousel') return { width: pageWidthPx, ratio, sizes: '100vw' }
  if (display === 'tiles')
    return { width: Math.round(pageWidthPx / columns), ratio, sizes: `(min-width: 768px) ${Math.round(100 / columns)}vw, 100vw` }
  return { width: slideWidthPx, ratio, sizes: '(min-width: 768px) 33vw, 50vw' }
}
