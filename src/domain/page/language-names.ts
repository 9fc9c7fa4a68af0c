const labels: Readonly<Record<string, string>> = { en: 'English', lt: 'Lietuvių' }

/** How a language calls itself. */
export function languageLabel(code: string): string {
  if (Object.hasOwn(labels, code)) return labels[code] as string
  try {
    const name = new Intl.DisplayNames([code], { type: 'language', fallback: 'none' }).of(code)
    return name ? name.charAt(0).toLocaleUpperCase(code) + name.slice(1) : code.toUpperCase()
  } catch {
    return code.toUpperCase() // not a language tag
  }
}

/** The languages that a switch offers: those of the shop, of these the wanted ones in their order (LANG-05). */
export const offeredLanguages = (frontLocales: readonly string[] = [], requested?: readonly string[]): readonly string[] =>
  requested?.length ? requested.filter((code) => frontLocales.includes(code)) : frontLocales
