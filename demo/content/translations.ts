import { en } from './translations/en.ts'
import { lt } from './translations/lt.ts'

/** Interface texts: English key to text, a language each. */
export const translations = { en, lt }
