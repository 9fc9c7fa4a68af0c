export const formats = ['avif', 'webp', 'jpeg', 'png'] as const
export type Format = (typeof formats)[number]

/** The formats that the client accepts, smallest first. JPEG without an Accept header. */
export function acceptedFormats(accept: string | undefined): Format[] {
  const taken = new Map((accept || 'image/jpeg').split(',').map(weighted))
  const weight = (format: Format) => taken.get(`image/${format}`) ?? (isPlain(format) ? (taken.get('image/*') ?? taken.get('*/*') ?? 0) : 0)
  return formats.filter((format) => weight(format) > 0)
}

/** Whether a wildcard includes the format: only formats that every browser supports. */
const isPlain = (format: Format): boolean => format === 'jpeg' || format === 'png'

function weighted(range: string): [type: string, weight: number] {
  const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
  const q = parameters.find((parameter) => parameter.startsWith('q='))
  const weight = q === undefined ? 1 : Number(q.slice(2))
  return [type, Number.isNaN(weight) ? 1 : weight]
}
