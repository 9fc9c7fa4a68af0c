/** Sources of the language, in order of priority. */
export interface LanguagePreferences {
  /** chosen on this page */
  chosen?: string | undefined
  /** language of the route */
  route?: string | undefined
  /** attribute or setting of the host page */
  page?: string | undefined
  cookie?: string | undefined
  /** <html lang> */
  document?: string | undefined
}

/** The current language. Falls back to the shop's first one if the shop does not offer it; without a list, allows all (LANG-07). */
export function currentLanguage(
  { chosen, route, page, cookie, document }: LanguagePreferences,
  frontLocales: readonly string[] | undefined,
): string {
  const explicit = chosen || route || page || cookie
  const candidate = explicit || document
  const [first] = frontLocales ?? []
  if (first) return matchLanguage(candidate, frontLocales ?? []) ?? first
  // most shops do not tell regions apart, and pages often name one
  return (explicit ? (localeOf(explicit) ?? explicit) : localeOf(document ?? '')?.split('-')[0]) || 'en'
}

/**
 * The canonical form of a language tag, for `Intl` as well: `lt-LT` for lt_LT, `LT-lt` and `lt_LT.UTF-8`, `he` for the old code iw.
 * Undefined, which means the browser's default, for what is no tag.
 */
export function localeOf(language: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(
      language
        .trim()
        .replace(/\s*[.@].*/, '')
        .replace(/[_\s]+/g, '-'),
    )[0]
  } catch {
    return undefined
  }
}

/** Norwegian has a code for the language and one for each of its written forms. */
const norwegian = /^n[bn]$/

/** What decides between two languages: base, script and region. */
function partsOf(tag: string) {
  const { language, script, region } = new Intl.Locale(tag).maximize()
  return { base: language.replace(norwegian, 'no'), script, region }
}

/**
 * The offered language that fits the wished one best: the same tag, else the same language, preferably in the same script, for the same
 * region or for no region in particular. Undefined if the language is not offered.
 */
export function matchLanguage<L extends string>(wished: string | undefined, offered: readonly L[]): L | undefined {
  const exact = offered.find((language) => language === wished)
  const tag = wished && localeOf(wished)
  if (exact || !tag) return exact
  const wanted = partsOf(tag)
  let best: L | undefined
  let bestRank = 0
  for (const language of offered) {
    const known = localeOf(language)
    if (!known) continue
    const { base, script, region } = partsOf(known)
    const fits = [
      base === wanted.base,
      known === tag,
      script === wanted.script,
      region === wanted.region,
      !/-([a-z]{2}|\d{3})\b/i.test(known),
    ]
    const rank = fits[0] ? Number(fits.map(Number).join('')) : 0
    if (rank > bestRank) [best, bestRank] = [language, rank]
  }
  return best
}

/** A title as part of a sentence: `Lead length` becomes `lead length`. Keeps abbreviations, and German, which capitalises nouns. */
export const inSentence = (title: string, language: string): string =>
  /^\p{Lu}(?!\p{Lu})/u.test(title) && !language.startsWith('de')
    ? title.charAt(0).toLocaleLowerCase(localeOf(language)) + title.slice(1)
    : title
