import { safeUrl } from './safe-url.ts'

/** How a picture is asked for: pixels, how it fills them, output format. */
export interface ImageWish {
  w?: number
  h?: number
  fit?: 'contain' | 'cover'
  f?: string
}

/** The address of a picture (CALL-39); an id that is an address itself is used as it is. */
export function imageUrl(apiBase: string, id: string, { w, h, fit, f }: ImageWish = {}): string {
  if (/^https?:/i.test(id)) return safeUrl(id, 'image') ?? ''
  const query = Object.entries({ w, h, fit, f }).flatMap(([name, value]) => (value === undefined ? [] : `${name}=${value}`))
  return `${apiBase}/images/${encodeURIComponent(id)}${query.length ? `?${query.join('&')}` : ''}`
}

/** Highest pixel ratio that pictures are offered in: imageQuality of the configuration; 'high' is 2 (P16). */
export const pixelRatioLimit = (quality: number | string | undefined): 1 | 2 =>
  quality === undefined || quality === 'high' || Number(quality) >= 2 ? 2 : 1

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
): { src: string; srcSet: string } {
  const at = (pixels: number) => imageUrl(apiBase, id, { w: pixels, h: Math.round(pixels / ratio), fit, f: 'webp' })
  const widths = [width / 2, width, ...(pixelRatioLimit(quality) === 2 ? [width * 2] : [])].map(Math.round)
  return { src: at(Math.round(width)), srcSet: widths.map((pixels) => `${at(pixels)} ${pixels}w`).join(', ') }
}
