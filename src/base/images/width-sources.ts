import { imageUrl, pixelRatioLimit, srcSetOf } from './image-url.ts'

interface WidthOptions {
  /** css pixels at its widest */
  widthPx: number
  quality?: number | string | undefined
}

/** Sources of a picture that keeps its own ratio, so that nothing of it is cut away: from half its width up to the pixel ratio the shop allows. */
export function widthSources(
  apiBase: string,
  id: string,
  { widthPx, quality }: WidthOptions,
): { src: string | undefined; srcSet: string | undefined } {
  const at = (pixels: number) => imageUrl(apiBase, id, { w: pixels, f: 'webp' })
  const widths = [widthPx / 2, widthPx, ...(pixelRatioLimit(quality) === 2 ? [widthPx * 2] : [])].map(Math.round)
  return { src: at(widthPx), srcSet: srcSetOf(widths, at) }
}
