import { matchLanguage } from '../language.ts'

const labels: Readonly<Record<string, string>> = { en: 'English', lt: 'Lietuvių' }

/** The native name of a language; its code in capitals if the name is unknown. */
export function languageLabel(code: string): string {
  if (Object.hasOwn(labels, code)) return labels[code] as string
  try {
    const name = new Intl.DisplayNames([code], { type: 'language', fallback: 'none' }).of(code)
    return name ? name.charAt(0).toLocaleUpperCase(code) + name.slice(1) : code.toUpperCase()
  } catch {
    return code.toUpperCase() // not a language tag
  }
}

/** The languages of the switch: `requested` in its order, limited to those of the shop; all of them by default (LANG-05). */
export const offeredLanguages = (frontLocales: readonly string[] = [], requested?: readonly string[]): readonly string[] =>
  requested?.length ? [...new Set(requested.flatMap((code) => matchLanguage(code, frontLocales) ?? []))] : frontLocales
