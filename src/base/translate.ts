import rosetta from 'rosetta'

/** Text key in, text of the language out; placeholders in braces are filled. */
export type Translator = (key: string, values?: Readonly<Record<string, string | number>>) => string

/** rosetta writes placeholders in two braces. */
const toRosettaTemplate = (text: string) => text.replace(/\{(\w+)\}/g, '{{$1}}')

/**
 * Texts come from the table, else the key itself is shown and `missing` hears of it, as often as it is used. Keys
 * may hold dots: they are names, not paths.
 */
export function createTranslator(table: Readonly<Record<string, string>> = {}, missing: (key: string) => void): Translator {
  // without a prototype: "constructor" is a key like any other
  const texts: Record<string, string> = Object.create(null)
  const words = rosetta({ shown: texts })
  words.locale('shown')
  return (key, values) => {
    const isKnown = Object.hasOwn(table, key)
    if (!isKnown) missing(key)
    texts[key] ??= toRosettaTemplate((isKnown && table[key]) || key)
    return words.t([key], Object.assign(Object.create(null), values))
  }
}
