/** The language as the browser's own sorting and letters know it; undefined, for theirs, where it is no language tag such as en_US. */
export function localeOf(language: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(language)[0]
  } catch {
    return undefined
  }
}
