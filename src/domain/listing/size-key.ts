/** What orders a size: `measure` by its numbers, `letters` from XXS to 5XL. */
export type SizeKey = { kind: 'measure'; label: string; numbers: readonly number[] } | { kind: 'letters'; label: string; rank: number }

const letterRanks: Record<string, number> = { s: -1, m: 0, l: 1 }
const letterSize = /^(?:(\d\d?)|(x*))(x?)([sml]?)$/
/** Longer titles are no sizes. */
const maxLength = 40

/** `xs`, `2xl`, `3x`: twice as many X, one step further from M. */
function letterRank(text: string): number | undefined {
  const [, digit, xs = '', x = '', letter = ''] = letterSize.exec(text) ?? []
  const steps = digit === undefined ? xs.length + x.length : x ? Number(digit) : -1
  if (steps < 0 || (!letter && digit === undefined) || (steps > 0 && letter === 'm')) return undefined
  const rank = letterRanks[letter || 'l'] ?? 0
  return rank + Math.sign(rank) * steps
}

const dimensions: [dimension: string, units: Record<string, number>][] = [
  ['length', { mm: 1, cm: 10, dm: 100, m: 1000, km: 1e6, '"': 25.4, '″': 25.4, in: 25.4, inch: 25.4, inches: 25.4, ft: 304.8 }],
  ['volume', { ml: 1, cl: 10, dl: 100, l: 1000, ltr: 1000, litre: 1000, litres: 1000, liter: 1000, liters: 1000 }],
  ['weight', { mg: 0.001, g: 1, gr: 1, kg: 1000, t: 1e6, oz: 28.35, lb: 453.6, lbs: 453.6 }],
  ['time', { d: 1, day: 1, days: 1, week: 7, weeks: 7, month: 30.4, months: 30.4, mo: 30.4, mėn: 30.4, 'mėn.': 30.4 }],
  ['time', { y: 365, yr: 365, yrs: 365, year: 365, years: 365, metai: 365, metų: 365 }],
  ['data', { kb: 1, mb: 1e3, gb: 1e6, tb: 1e9 }],
  ['power', { mw: 0.001, w: 1, kw: 1000 }],
]
const units = new Map(dimensions.flatMap(([name, all]) => Object.entries(all).map(([unit, factor]) => [unit, { name, factor }] as const)))
const unitPattern = [...units.keys()]
  .sort((a, b) => b.length - a.length)
  .map((unit) => unit.replace('.', '\\.'))
  .join('|')

/** A number, alone or with a fraction: `36`, `36.5`, `36 1/2`, `1/2`. Not `30/32`, which is two. */
const amount = String.raw`[+-]?(?:\d+(?:[.,]\d+)?(?: (\d)\/([234568]|16))?|(\d)\/([234568]|16))(?![\d.,/]*\/)`
const part = new RegExp(
  String.raw`(?:(eu|uk|us|usa|it|fr|de|jp|size|dydis|nr\.?|no\.?|ø|#|w|l|sph|cyl) ?)?(${amount})\+? ?(${unitPattern})?(?!(?!x ?\d)[\p{L}\d])`,
  'uy',
)
const separator = / ?(?:[-–—/x×*,]|to|iki)? ?/y

interface Part {
  label: string
  number: number
  unit: string | undefined
}

function toNumber(text: string): number {
  const [, whole = '0', over, under = '1'] = /^([+-]?[\d.,]+(?= |$))? ?(?:(\d+)\/(\d+))?$/.exec(text) ?? []
  return Number(whole.replace(',', '.')) + (over === undefined ? 0 : Number(over) / Number(under))
}

/** The numbers of a text that has nothing else but their units: `30 x 40 cm`, `2-3 years`. */
function readParts(text: string): Part[] | undefined {
  const parts: Part[] = []
  let at = 0
  while (at < text.length) {
    part.lastIndex = at
    const found = part.exec(text)
    if (!found) return undefined
    const [whole, label = '', number = ''] = found
    parts.push({ label, number: toNumber(number), unit: found.at(-1) })
    at += whole.length
    separator.lastIndex = at
    at += separator.exec(text)?.[0].length ?? 0
  }
  return parts
}

/** Lower case, with `½` as ` 1/2`. */
const plain = (title: string): string =>
  title
    .replace(/[¼½¾⅐-⅞]/g, (sign) => ` ${sign.normalize('NFKC').replace('\u2044', '/')}`)
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

/** `X-Large`, `Extra large` and `XX Large` as `xl` and `xxl`. */
const short = (text: string): string =>
  text
    .replace(/\bextra\b/g, 'x')
    .replace(/(?<=\b|x)(?:small|medium|large)\b/g, (word) => word.charAt(0))
    .replace(/(?<=[x\d])[ -](?=[xsml])/g, '')

/** The size that a title names; undefined for any other title. */
export function sizeKey(title: string): SizeKey | undefined {
  if (title.length > maxLength) return undefined
  const text = plain(title).replace(/ ?\(.*\)$/, '')
  const ranks = short(text)
    .split(/ ?[-/–] ?(?=\d?\d?x*[sml]$)/)
    .map(letterRank)
  if (ranks.every((rank) => rank !== undefined) && ranks.length <= 2)
    return { kind: 'letters', label: '', rank: ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length }
  const parts = readParts(text)
  if (!parts?.length) return undefined
  const unitOf = (index: number) => parts.slice(index).find(({ unit }) => unit)?.unit ?? parts.findLast(({ unit }) => unit)?.unit
  const known = parts.map((_, index) => units.get(unitOf(index) ?? ''))
  const label = [...parts.map(({ label: own }) => own), known[0]?.name].filter(Boolean).join(' ')
  return { kind: 'measure', label, numbers: parts.map(({ number }, index) => number * (known[index]?.factor ?? 1)) }
}
