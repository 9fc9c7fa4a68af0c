import { fold, identityOf } from '../rows/free-key.ts'
import { toKey } from '../rows/text.ts'

/** The texts of an attribute's values, and their keys. */
export interface KnownTexts {
  add(text: string, key: string): void
  /** The key of a text. Words and sizes that differ only in case share one ('navy', 'Navy'); 'mW' and 'MW' do not. */
  find(text: string): string | undefined
  findExact(text: string): string | undefined
  hasKey(key: string): boolean
}

/** Words and letter sizes, whose case has no meaning. */
const foldable = /^(?:\p{L}{3,}(?:[ '’-]\p{L}+)*|\d?x*[sml])$/iu

export function createKnownTexts(): KnownTexts {
  const [exact, folded, keys] = [new Map<string, string>(), new Map<string, string>(), new Set<string>()]
  const setOnce = (map: Map<string, string>, text: string, key: string) => map.set(text, map.get(text) ?? key)
  return {
    add(text, key) {
      setOnce(exact, identityOf(text), key)
      setOnce(folded, fold(text), key)
      keys.add(key)
    },
    find: (text) => (foldable.test(identityOf(text)) ? folded.get(fold(text)) : exact.get(identityOf(text))),
    findExact: (text) => exact.get(identityOf(text)),
    hasKey: (key) => keys.has(key),
  }
}

/** A key that matches none of its titles tells what the value was called before somebody renamed it. */
export function keyAsText(key: string, titles: readonly string[]): string | undefined {
  const slug = key.replaceAll('_', '-')
  const isExplained = titles.map(toKey).some((own) => slug === own || /^-?[0-9a-f]{8}$/.test(slug.slice(own.length)))
  return isExplained ? undefined : slug.replaceAll('-', ' ')
}
