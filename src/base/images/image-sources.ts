import { imageUrl, pixelRatioLimit, srcSetOf } from './image-url.ts'

export interface ImageSize {
  /** largest rendered width, CSS pixels */
  width: number
  /** width / height, 1 by default */
  ratio?: number | undefined
  quality?: number | string | undefined
  fit?: 'contain' | 'cover' | undefined
}

/** `src` and `srcSet` of a picture with a given aspect ratio, from half its width up to the pixel ratio of the shop. */
export function imageSources(
  apiBase: string,
  id: string,
  { width, ratio = 1, quality, fit = 'contain' }: ImageSize,
): { src: string | undefined; srcSet: string | undefined } {
  const urlAt = (pixels: number) => imageUrl(apiBase, id, { w: pixels, h: Math.round(pixels / ratio), fit, f: 'webp' })
  const widths = [width / 2, width, ...(pixelRatioLimit(quality) === 2 ? [width * 2] : [])].map(Math.round)
  return { src: urlAt(Math.round(width)), srcSet: srcSetOf(widths, urlAt) }
}
