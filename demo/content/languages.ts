import { english } from '../../server/languages/english.ts'
import { createLanguages } from '../../server/languages/languages.ts'
import { lithuanian } from './languages/lithuanian.ts'

/** The languages of the demo shop. */
export const languages = createLanguages({ en: english, lt: lithuanian }, 'en')
