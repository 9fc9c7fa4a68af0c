import type { LanguageDefinition } from './languages.ts'

/** English: its words are those of the server. */
export const english: LanguageDefinition = { stem: (word) => word.replace(/(?:ve)?s$/, '') }
