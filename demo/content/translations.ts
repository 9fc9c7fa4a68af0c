import { en } from './translations/en.ts'
import { lt } from './translations/lt.ts'

/** Interface texts by language and English key. */
export const translations = { en, lt }
