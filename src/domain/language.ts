/** Where a language can be asked for; the first that is set wins (L2). */
export interface LanguageWishes {
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

/** The language to show; one that the shop does not offer gives way to its first (L2, LANG-07). Without a list all are allowed. */
export function currentLanguage(
  { chosen, route, page, cookie, document }: LanguageWishes,
  frontLocales: readonly string[] | undefined,
): string {
  const wish = chosen || route || page || cookie || document?.split('-')[0]?.toLowerCase()
  const [first] = frontLocales ?? []
  if (!first) return wish || 'en'
  return wish && frontLocales?.includes(wish) ? wish : first
}
