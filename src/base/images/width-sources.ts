import { imageUrl, pixelRatioLimit, srcSetOf } from './image-url.ts'

interface WidthOptions {
  /** largest rendered width, CSS pixels */
  widthPx: number
  quality?: number | string | undefined
}

/** `src` and `srcSet` of a picture that keeps its own aspect ratio, from half its width up to the pixel ratio of the shop. */
export function widthSources(
  apiBase: string,
  id: string,
  { widthPx, quality }: WidthOptions,
): { src: string | undefined; srcSet: string | undefined } {
  const urlAt = (pixels: number) => imageUrl(apiBase, id, { w: pixels, f: 'webp' })
  const widths = [widthPx / 2, widthPx, ...(pixelRatioLimit(quality) === 2 ? [widthPx * 2] : [])].map(Math.round)
  return { src: urlAt(widthPx), srcSet: srcSetOf(widths, urlAt) }
}
