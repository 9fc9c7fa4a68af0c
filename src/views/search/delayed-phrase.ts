import { debounce } from '../../base/timers.ts'
import { suggestiblePhrase } from '../../domain/listing/search.ts'

interface DelayOptions {
  /** debounce delay in milliseconds */
  delayMs: number
  minCharacters: number
}

/**
 * Debounces typing: reports the last phrase after a pause, and clears the suggestions at once if it is
 * too short (SEARCH-01, SEARCH-02).
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
