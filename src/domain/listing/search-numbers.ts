import { normalise } from './search-words.ts'

const maxRun = 5
const [minLength, maxLength] = [3, 40]
/** A shorter sequence of digits among other words is a measure rather than a number of a product. */
const minDigits = 6

const withoutZeros = (number: string) => (/^\d+$/.test(number) ? number.replace(/^0+/, '') : number)

export const hasDigit = (text: string) => /\d/.test(text)

const joined = (number: string) => normalise(number).replaceAll(' ', '')

/**
 * The numbers that are printed on goods, for searches. `numbers`: those with a digit without separators, each between spaces, digits alone
 * without leading zeros. `words`: those of letters, which often name an option, as words and joined: 'TE-XL' is also found by 'tex'.
 */
export function searchableNumbers(all: readonly (string | null | undefined)[]): { numbers: string; words: string[] } {
  const known = [...new Set(all)].filter((number) => number !== null && number !== undefined)
  const numbers = new Set(known.map(joined).filter(hasDigit).map(withoutZeros))
  const codes = known.filter((number) => !hasDigit(normalise(number)))
  const words = codes.flatMap((code) => [code, joined(code), /^\S{1,2} /.test(normalise(code)) ? joined(code).slice(0, minLength) : ''])
  return { numbers: ` ${[...numbers].join(' ')} `, words }
}

const forms = (number: string) => [...new Set([number, withoutZeros(number)])].filter(({ length }) => length >= minLength)

function isNumber(text: string, isWhole: boolean): boolean {
  if (text.length < minLength || text.length > maxLength || !hasDigit(text)) return false
  return isWhole || !/^\d+$/.test(text) || text.length >= minDigits
}

/** Parts of the text of `numberSearch`: the beginning of a number; of many digits also the end, which stands apart under a barcode. */
const parts = (number: string) => [` ${number}`, ...(/^\d+$/.test(number) && number.length >= minDigits ? [`${number} `] : [])]

export interface PhraseNumbers {
  /** the parts of numbers that a word may belong to: 'tb', '1002' and '3' belong to ' tb10023' */
  byWord: readonly (readonly string[])[]
  /** the whole phrase as a number */
  whole: readonly string[]
}

/** Reads the words of a phrase as numbers, however they are separated. */
export function phraseNumbers(words: readonly string[]): PhraseNumbers {
  const byWord = words.map(() => new Set<string>())
  for (const from of words.keys())
    for (let to = from + 1; to <= words.length && (to - from <= maxRun || to - from === words.length); to += 1) {
      const text = words.slice(from, to).join('')
      if (!isNumber(text, to - from === words.length)) continue
      for (const part of forms(text).flatMap(parts)) for (let word = from; word < to; word += 1) byWord[word]?.add(part)
    }
  const text = words.join('')
  return { byWord: byWord.map((numbers) => [...numbers]), whole: isNumber(text, true) ? forms(text) : [] }
}
