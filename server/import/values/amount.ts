/** The signs that may separate the decimals of a number. */
export const decimalSigns = ['.', ','] as const
export type DecimalSign = (typeof decimalSigns)[number]

/** The amount in a text: its value for each decimal sign that it may be written with. */
export interface Amount {
  values: Partial<Record<DecimalSign, number>>
  isNegative: boolean
  /** currency code, or the symbol or word in its place; empty if there is none */
  currency: string
}

const maxLength = 40
/** most prices of a file */
const isSimple = /^\d+(?:[.,]\d+)?$/
const arabicDecimals = /٫/
const words = /^(?:kr|zł|kč|ft|lei|лв|руб|fr|rs)\.?$/i

/** An amount with or without a currency before or after it; undefined for other texts. */
export function parseAmount(text: string): Amount | undefined {
  const plain = isSimple.test(text) ? text : simplify(text)
  if (plain.length > maxLength) return undefined
  const found = /^(-?)([^\d.,'+-]*)(-?)\s*([.,]?\d[\d.,' ]*(?:e[+-]?\d{1,3})?)\s*([^\d'+-]*)$/i.exec(plain)
  if (!found) return undefined
  const [, minus, before = '', innerMinus, number = '', after = ''] = found
  const currency = readCurrency(before.trim(), after.trim())
  const values = arabicDecimals.test(text) ? bothAs(readNumber(number, '.')) : readings(number)
  if (currency === undefined || Object.keys(values).length === 0) return undefined
  return { values, isNegative: Boolean(minus || innerMinus), currency }
}

/** Digits and signs of all scripts in ASCII, without what spreadsheets protect numbers with; '12,-' without its dash. */
const simplify = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/^\s*=\s*"(.*)"\s*$|^\s*'/s, '$1')
    .replace(/\p{Cf}/gu, '')
    .replace(/(?=[^0-9])\p{Nd}/gu, (digit) => String(digitValue(digit)))
    .replace(/[’‘ʼ´`٬]/g, "'")
    .replace(/[−‐‑‒–—]/g, '-')
    .replace(/٫/g, '.')
    .replace(/([.,])\s?-{1,2}(?=$|\s|\p{Sc})/u, '$1')
    .replace(/\s+/g, ' ')
    .trim()

/** Each script has its ten digits in a row. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return value
}

/** The code of the currency; undefined if the text around the number is not a currency. */
function readCurrency(before: string, after: string): string | undefined {
  const [first, second] = [before, after].map((word) => {
    if (!word) return ''
    if (/^(?:€|euros?)$/i.test(word)) return 'EUR'
    if (/^[a-z]{3}$/i.test(word)) return word.toUpperCase()
    return (/\p{Sc}/u.test(word) && word.length <= 4) || words.test(word) ? word : undefined
  })
  if (first === undefined || second === undefined || (first && second && first !== second)) return undefined
  return first || second
}

const bothAs = (value: number | undefined): Amount['values'] => (value === undefined ? {} : { '.': value, ',': value })

const readings = (number: string): Amount['values'] =>
  Object.fromEntries(
    decimalSigns.flatMap((sign) => {
      const value = readNumber(number, sign)
      return value === undefined ? [] : [[sign, value]]
    }),
  )

/** A number with this decimal sign, and the other one, spaces or apostrophes between groups of thousands (or lakhs). */
function numberPattern(sign: DecimalSign): RegExp {
  const group = sign === '.' ? "[,' ]" : "[.' ]"
  const grouped = `[1-9]\\d{0,2}(${group})\\d{3}(?:\\2\\d{3})*|[1-9]\\d?(${group})\\d{2}(?:\\3\\d{2})*\\3\\d{3}`
  return new RegExp(`^(\\d+|${grouped})?(?:\\${sign}(\\d*))?(?:e([+-]?\\d+))?$`, 'i')
}
const patterns = { '.': numberPattern('.'), ',': numberPattern(',') }

function readNumber(number: string, sign: DecimalSign): number | undefined {
  const found = patterns[sign].exec(number.trim())
  if (!found) return undefined
  const [, whole = '', thousands, lakhs, decimals = '', exponent] = found
  if (!whole && !decimals) return undefined
  if (exponent !== undefined && (thousands ?? lakhs)) return undefined
  return Number(`${whole.replace(/\D/g, '') || 0}.${decimals || 0}e${exponent ?? 0}`)
}
