/** Where a language can be asked for; the first that is set wins. */
export interface LanguagePreferences {
  /** chosen on this page */
  chosen?: string | undefined
  /** language of the route */
  route?: string | undefined
  /** attribute or setting of the host page */
  page?: string | undefined
  cookie?: string | undefined
  /** <html lang>, of which the first part counts: en-GB is en */
  document?: string | undefined
}

/** The language to show; one that the shop does not offer gives way to its first (LANG-07). Without a list all are allowed. */
export function currentLanguage(
  { chosen, route, page, cookie, document }: LanguagePreferences,
  frontLocales: readonly string[] | undefined,
): string {
  const candidate = chosen || route || page || cookie || document?.split('-')[0]?.toLowerCase()
  const [first] = frontLocales ?? []
  if (!first) return candidate || 'en'
  return candidate && frontLocales?.includes(candidate) ? candidate : first
}

/** The language as the browser's own sorting and letters know it; undefined, for theirs, where it is no language tag such as en_US. */
export function localeOf(language: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(language)[0]
  } catch {
    return undefined
  }
}
