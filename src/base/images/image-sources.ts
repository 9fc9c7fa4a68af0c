import { imageUrl, pixelRatioLimit, srcSetOf } from './image-url.ts'

export interface ImageSize {
  /** css pixels at its widest */
  width: number
  /** width by height, 1 by default */
  ratio?: number | undefined
  quality?: number | string | undefined
  fit?: 'contain' | 'cover' | undefined
}

/** Sources of a product picture for `src` and `srcSet`, from half its width up to the pixel ratio the shop allows. */
export function imageSources(
  apiBase: string,
  id: string,
  { width, ratio = 1, quality, fit = 'contain' }: ImageSize,
): { src: string | undefined; srcSet: string | undefined } {
  const at = (pixels: number) => imageUrl(apiBase, id, { w: pixels, h: Math.round(pixels / ratio), fit, f: 'webp' })
  const widths = [width / 2, width, ...(pixelRatioLimit(quality) === 2 ? [width * 2] : [])].map(Math.round)
  return { src: at(Math.round(width)), srcSet: srcSetOf(widths, at) }
}
