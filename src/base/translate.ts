import rosetta from 'rosetta'

/** Translates a text key and fills placeholders in braces. */
export type Translator = (key: string, values?: Readonly<Record<string, string | number>>) => string

/** rosetta uses double braces. */
const toRosettaTemplate = (text: string) => text.replace(/\{(\w+)\}/g, '{{$1}}')

/**
 * Creates a translator for a table. Returns a key without a text unchanged and calls `missing` on every use. Keys may
 * contain dots.
 */
export function createTranslator(table: Readonly<Record<string, string>> = {}, missing: (key: string) => void): Translator {
  // no prototype, so that "constructor" is an ordinary key
  const texts: Record<string, string> = Object.create(null)
  const words = rosetta({ shown: texts })
  words.locale('shown')
  return (key, values) => {
    const isKnown = Object.hasOwn(table, key)
    if (!isKnown) missing(key)
    const text = (isKnown && table[key]) || key
    if (!text.includes('{')) return text // most texts of a card, without the search for placeholders
    texts[key] ??= toRosettaTemplate(text)
    return words.t([key], Object.assign(Object.create(null), values))
  }
}
