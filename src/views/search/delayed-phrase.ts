import { debounce } from '../../base/debounce.ts'
import { suggestiblePhrase } from '../../domain/listing/search-phrase.ts'

interface Waiting {
  /** pause in typing after which something is suggested */
  delayMs: number
  minCharacters: number
}

/**
 * Follows typing: the phrase is asked for once nothing has been typed for a while, only the last one counts, and what is
 * too short ends the suggestions at once (SEARCH-01, SEARCH-02).
 */
export function delayedPhrase(ask: (phrase: string | undefined) => void, { delayMs, minCharacters }: Waiting) {
  let phrase: string | undefined
  const waiting = debounce(delayMs, () => ask(phrase))
  return {
    type(typed: string) {
      phrase = suggestiblePhrase(typed, minCharacters)
      if (phrase !== undefined) return waiting.soon()
      waiting.cancel()
      ask(undefined)
    },
    cancel: waiting.cancel,
  }
}
