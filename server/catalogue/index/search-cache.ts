import { LRUCache } from 'lru-cache'

/** Numbers of products, best first. */
export type Matches = Uint32Array

/** Throws if the client has caused too many searches. */
export type Admit = () => Promise<void>

/** Finds the products that match a phrase. `admit` is called only if the database must be searched. */
export type Search<Language extends string = string> = (language: Language, phrase: string, admit?: Admit) => Promise<Matches>

/** 4 MB. A limit on the number of phrases would say little, because a broad phrase matches half of the catalogue. */
const defaultMaxNumbers = 1_000_000
/** Each costs its key as well. */
const maxSearches = 1000

/**
 * Remembers the searches used last, up to `maxNumbers` product numbers: a list, its filters and its next page share one query. A result
 * larger than that is shared by concurrent requests only.
 */
export function cachedSearch<Language extends string>(
  find: (language: Language, phrase: string) => Promise<readonly number[]>,
  maxNumbers = defaultMaxNumbers,
): Search<Language> {
  const kept = new LRUCache<string, Matches>({
    max: maxSearches,
    maxSize: maxNumbers,
    sizeCalculation: ({ length }) => Math.max(1, length),
  })
  const running = new Map<string, Promise<Matches>>()

  async function search(key: string, language: Language, phrase: string): Promise<Matches> {
    try {
      const matches = Uint32Array.from(await find(language, phrase))
      kept.set(key, matches)
      return matches
    } finally {
      running.delete(key)
    }
  }

  return async (language, phrase, admit) => {
    const key = `${language} ${phrase}`
    const known = kept.get(key)
    if (known) return known
    if (!running.has(key)) await admit?.()
    const found = running.get(key) ?? search(key, language, phrase)
    running.set(key, found)
    return found
  }
}
