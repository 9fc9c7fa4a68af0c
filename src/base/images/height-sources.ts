import { imageUrl, pixelRatioLimit } from './image-url.ts'

interface HeightOptions {
  /** css pixels at its tallest */
  heightPx: number
  quality?: number | string | undefined
}

/** Sources of a picture that is as wide as its height makes it, and of its variant for screens of twice as many pixels (BANNER-10). */
export function heightSources(
  apiBase: string,
  id: string,
  { heightPx, quality }: HeightOptions,
): { src: string | undefined; srcSet: string | undefined } {
  const at = (scale: number) => imageUrl(apiBase, id, { h: heightPx * scale, f: 'webp' })
  const scales = pixelRatioLimit(quality) === 2 ? [1, 2] : [1]
  const candidates = scales.flatMap((scale) => at(scale)?.replace(/,/g, '%2C').concat(` ${scale}x`) ?? [])
  return { src: at(1), srcSet: candidates.length ? candidates.join(', ') : undefined }
}
