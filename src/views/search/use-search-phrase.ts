import { useEffect, useMemo, useState } from 'react'
import { $search } from '../../base/dom/url-parts.ts'
import { useStore } from '../../kit/use-store.ts'
import { delayedPhrase } from './delayed-phrase.ts'

interface SearchPhraseOptions {
  /** initial text; default: the phrase in the URL */
  value: string | undefined
  /** debounce delay in milliseconds */
  delay: number
  minLength: number
}

/** The text of the box and the debounced phrase to suggest for; a navigation replaces both with the phrase in the URL. */
export function useSearchPhrase({ value, delay, minLength }: SearchPhraseOptions) {
  const search = useStore($search)
  const given = value ?? new URLSearchParams(search).get('search') ?? ''
  const [text, setText] = useState({ given, typed: given })
  const [phrase, setPhrase] = useState<string>()
  if (text.given !== given) {
    setText({ given, typed: given })
    setPhrase(undefined)
  }
  const delayed = useMemo(() => delayedPhrase(setPhrase, { delayMs: delay, minCharacters: minLength }), [delay, minLength])
  useEffect(() => delayed.cancel, [delayed, given])
  return {
    typed: text.typed,
    phrase,
    type(typed: string) {
      setText({ given, typed })
      delayed.type(typed)
    },
  }
}
