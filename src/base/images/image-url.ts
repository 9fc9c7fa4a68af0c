import { safeUrl } from '../security/safe-url.ts'

/** How a picture is asked for: pixels, how it fills them, output format. */
export interface ImageOptions {
  w?: number
  h?: number
  fit?: 'contain' | 'cover'
  f?: string
}

/** An id as one segment of a path; undefined for ids that would climb out of it. Half a character becomes a whole one. */
function encodeId(id: string): string | undefined {
  const decoded = id.replace(/\p{Surrogate}/gu, '\ufffd')
  return /^\.{0,2}$/.test(decoded) ? undefined : encodeURIComponent(decoded)
}

/** The address of a picture (CALL-39); an id that is an address itself is used as it is. Undefined when it is not safe. */
export function imageUrl(apiBase: string, id: string, { w, h, fit, f }: ImageOptions = {}): string | undefined {
  if (/^https?:/i.test(id)) return safeUrl(id, 'image')
  const name = encodeId(id)
  if (name === undefined) return undefined
  const query = Object.entries({ w, h, fit, f }).flatMap(([key, value]) => (value === undefined ? [] : `${key}=${value}`))
  return safeUrl(`${apiBase}/images/${name}${query.length ? `?${query.join('&')}` : ''}`, 'image')
}

/** Highest pixel ratio that pictures are offered in: imageQuality of the configuration; 'high' is 2. */
export const pixelRatioLimit = (quality: number | string | undefined): 1 | 2 =>
  quality === undefined || quality === 'high' || Number(quality) >= 2 ? 2 : 1

/** A `srcset` of the widths that have an address; undefined without any. */
export function srcSetOf(widths: readonly number[], at: (width: number) => string | undefined): string | undefined {
  const candidates = widths.flatMap((width) => {
    const url = at(width)
    return url === undefined ? [] : `${url.replace(/,/g, '%2C')} ${width}w`
  })
  return candidates.length ? candidates.join(', ') : undefined
}
