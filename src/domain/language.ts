/** Sources of the language, in order of priority. */
export interface LanguagePreferences {
  /** chosen on this page */
  chosen?: string | undefined
  /** language of the route */
  route?: string | undefined
  /** attribute or setting of the host page */
  page?: string | undefined
  cookie?: string | undefined
  /** <html lang>; only its first part counts: en-GB is en */
  document?: string | undefined
}

/** The current language. Falls back to the shop's first one if the shop does not offer it; without a list, allows all (LANG-07). */
export function currentLanguage(
  { chosen, route, page, cookie, document }: LanguagePreferences,
  frontLocales: readonly string[] | undefined,
): string {
  const candidate = chosen || route || page || cookie || document?.split('-')[0]?.toLowerCase()
  const [first] = frontLocales ?? []
  if (!first) return candidate || 'en'
  return candidate && frontLocales?.includes(candidate) ? candidate : first
}

/** The locale for `Intl`; undefined, which means the browser's default, for an invalid tag such as en_US. */
export function localeOf(language: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(language)[0]
  } catch {
    return undefined
  }
}

/** A title as part of a sentence: `Lead length` becomes `lead length`. Keeps abbreviations, and German, which capitalises nouns. */
export const inSentence = (title: string, language: string): string =>
  /^\p{Lu}(?!\p{Lu})/u.test(title) && !language.startsWith('de')
    ? title.charAt(0).toLocaleLowerCase(localeOf(language)) + title.slice(1)
    : title
