import { imageUrl, pixelRatioLimit } from './image-url.ts'

interface HeightOptions {
  /** largest rendered height, CSS pixels */
  heightPx: number
  quality?: number | string | undefined
}

/** `src` and `srcSet` of a picture with a fixed height and its own aspect ratio; `2x` unless the shop limits the pixel ratio (BANNER-10). */
export function heightSources(
  apiBase: string,
  id: string,
  { heightPx, quality }: HeightOptions,
): { src: string | undefined; srcSet: string | undefined } {
  const urlAt = (scale: number) => imageUrl(apiBase, id, { h: heightPx * scale, f: 'webp' })
  const scales = pixelRatioLimit(quality) === 2 ? [1, 2] : [1]
  const candidates = scales.flatMap((scale) => urlAt(scale)?.replace(/,/g, '%2C').concat(` ${scale}x`) ?? [])
  return { src: urlAt(1), srcSet: candidates.length ? candidates.join(', ') : undefined }
}
