import { mails } from './english-mails.ts'
import { messages } from './english-messages.ts'

/** The texts that the server itself writes, in English: mails, messages, documents. */
export const englishWords = { ...mails, ...messages }

export type Words = typeof englishWords

/** Those that a language has; English stands in for the others. */
export type LanguageWords = { readonly [Section in keyof Words]?: Partial<Words[Section]> }

export function completeWords(own: LanguageWords = {}): Words {
  const sections = Object.entries(englishWords).map(([name, english]) => [name, { ...english, ...own[name as keyof Words] }])
  return Object.fromEntries(sections) as Words
}
