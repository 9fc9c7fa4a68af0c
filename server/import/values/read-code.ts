import { quoted } from './read-number.ts'

/** A number as spreadsheets shorten it: 1.23457E+12. Its last digits are lost. */
const shortened = /^\d(?:[.,]\d+)?E\+?\d{2,3}$/i
/** An EAN, UPC or GTIN that was a floating-point number. */
const floatingGtin = /^(\d{8}|\d{12,14})[.,]0+$/

/** A code as a merchant wrote it, without what spreadsheets add to protect its zeros: '00123, ="00123". Throws if digits are lost. */
export function readCode(text: string): string {
  const plain = text
    .replace(/^=\s*"(.*)"$/s, '$1')
    .replace(/^'/, '')
    .trim()
    .replace(floatingGtin, '$1')
  if (shortened.test(plain))
    throw new Error(`${quoted(plain)} is a code that a spreadsheet has shortened: export it again with its column as text`)
  return plain
}
