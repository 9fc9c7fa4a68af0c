import { useEffect, useState } from 'react'
import { searchDelayMs } from '../../../domain/constants.ts'

/** What stands in a search field, and the phrase it comes to 300 ms after the last key. */
export function useDebouncedText() {
  const [text, setText] = useState('')
  const [phrase, setPhrase] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setPhrase(text.trim()), searchDelayMs)
    return () => clearTimeout(timer)
  }, [text])
  return { text, setText, phrase }
}
