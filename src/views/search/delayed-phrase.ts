import { debounce } from '../../base/timers.ts'
import { suggestiblePhrase } from '../../domain/listing/search.ts'

interface DelayOptions {
  /** pause in typing after which something is suggested */
  delayMs: number
  minCharacters: number
}

/**
 * Follows typing: the phrase is asked for once nothing has been typed for a while, only the last one counts, and what is
 * too short ends the suggestions at once (SEARCH-01, SEARCH-02).
 */
export function delayedPhrase(onPhrase: (phrase: string | undefined) => void, { delayMs, minCharacters }: DelayOptions) {
  let phrase: string | undefined
  const timer = debounce(delayMs, () => onPhrase(phrase))
  return {
    type(typed: string) {
      phrase = suggestiblePhrase(typed, minCharacters)
      if (phrase !== undefined) return timer.soon()
      timer.cancel()
      onPhrase(undefined)
    },
    cancel: timer.cancel,
  }
}
