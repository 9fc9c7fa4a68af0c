import type { Language } from '../common/shape.ts'

/** Chooses between the languages in which a page is written: `const t = sayIn(language)`, then `t('Shop', 'Parduotuvė')`. */
export const translatorFor =
  (language: Language) =>
  <T>(en: T, lt: T): T =>
    ({ en, lt })[language]
