import { $chosenLanguage } from '../app/language.ts'

/** The page that is drawn now has a language of its own: what was chosen for another one no longer holds (ROUTE-18). */
export const resetLanguageChoice = (): void => $chosenLanguage.set(undefined)
