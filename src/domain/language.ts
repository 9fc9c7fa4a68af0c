/** Where a language can be asked for; the first that is set wins (L2). */
export interface LanguageWishes {
  /** chosen on this page, or the language of the route */
  chosen?: string | undefined
  /** attribute or setting of the host page */
  page?: string | undefined
  cookie?: string | undefined
  /** <html lang>, of which the first part counts: en-GB is en */
  document?: string | undefined
}

/** The language to show; one that the shop does not offer gives way to its first (L2, LANG-04). Without a list all are allowed. */
export function currentLanguage({ chosen, page, cookie, document }: LanguageWishes, frontLocales: readonly string[] | undefined): string {
  const wish = chosen || page || cookie || document?.split('-')[0]?.toLowerCase()
  const [first] = frontLocales ?? []
  if (!first) return wish || 'en'
  return wish && frontLocales?.includes(wish) ? wish : first
}

/** The language as the browser's own sorting and letters know it; undefined, for theirs, where it is no language tag such as en_US. */
export function localeOf(language: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(language)[0]
  } catch {
    return undefined
  }
}

const labels: Readonly<Record<string, string>> = { en: 'English', lt: 'Lietuvių' }

/** How a language calls itself (L4). */
export function languageLabel(code: string): string {
  if (Object.hasOwn(labels, code)) return labels[code] as string
  try {
    const name = new Intl.DisplayNames([code], { type: 'language', fallback: 'none' }).of(code)
    return name ? name.charAt(0).toLocaleUpperCase(code) + name.slice(1) : code.toUpperCase()
  } catch {
    return code.toUpperCase() // not a language tag
  }
}
