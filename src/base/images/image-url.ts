import { safeUrl, safeUrlBelow } from '../security/safe-url.ts'

/** Width and height in pixels, fit, output format. */
export interface ImageOptions {
  w?: number
  h?: number
  fit?: 'contain' | 'cover'
  f?: string
}

/** An id as one path segment; undefined for an empty id and dot segments. Replaces lone surrogates, which `encodeURIComponent` rejects. */
function encodeId(id: string): string | undefined {
  if (/^[\w-]+$/.test(id)) return id
  const decoded = id.replace(/\p{Surrogate}/gu, '\ufffd')
  return /^\.{0,2}$/.test(decoded) ? undefined : encodeURIComponent(decoded)
}

const parameter = (name: string, value: string | number | undefined) => (value === undefined ? '' : `&${name}=${value}`)

/** URL of a picture (CALL-39). An id that is an http(s) URL is used as it is. Undefined if the URL is not safe. */
export function imageUrl(apiBase: string, id: string, { w, h, fit, f }: ImageOptions = {}): string | undefined {
  if (/^https?:/i.test(id)) return safeUrl(id, 'image')
  const name = encodeId(id)
  if (name === undefined) return undefined
  const query = parameter('w', w) + parameter('h', h) + parameter('fit', fit) + parameter('f', f)
  return safeUrlBelow(apiBase, `/images/${name}${query.replace('&', '?')}`, 'image')
}

/** Highest pixel ratio of pictures, from `imageQuality` of the configuration; 'high' is 2. */
export const pixelRatioLimit = (quality: number | string | undefined): 1 | 2 =>
  quality === undefined || quality === 'high' || Number(quality) >= 2 ? 2 : 1

/** A `srcset` of the widths that have a URL; undefined if none has. */
export function srcSetOf(widths: readonly number[], urlAt: (width: number) => string | undefined): string | undefined {
  const candidates = widths.flatMap((width) => {
    const url = urlAt(width)
    return url === undefined ? [] : `${url.replace(/,/g, '%2C')} ${width}w`
  })
  return candidates.length ? candidates.join(', ') : undefined
}
