import { plainText } from './rows/text.ts'
import { decodeDoubleReferences } from './values/character-references.ts'

const maxDepth = 4
const yes = /^(?:true|1|yes|y|on|wahr|ja|vrai|oui|verdadero|s[ií]|vero|taip|prawda|tak|waar|sant|да|истина)$/i

/** Whether a cell means yes, in the spellings that spreadsheets use. */
export const isYes = (text: string): boolean => yes.test(text.trim())

/** The HTML of a description, to be sanitised. A text without tags keeps its lines. */
export const readHtml = (text: string): string => {
  const html = decodeDoubleReferences(text)
  return /<[a-z]/i.test(html) ? html : html.replace(/\r\n|\n|\r/g, '<br>')
}

/** Titles of categories from the top down: 'Shore > Footwear > Boots'. */
export const categoryPath = (text: string): string[] => text.split('>').map(plainText).filter(Boolean).slice(0, maxDepth)
