import type { Language } from '../common/shape.ts'

/** Picks the text of a language: `const t = sayIn(language)`, then `t('Shop', 'Parduotuvė')`. */
export const translatorFor =
  (language: Language) =>
  <T>(en: T, lt: T): T =>
    ({ en, lt })[language]
