import { searchMaxCharacters, searchMinCharacters } from '../constants.ts'

const characters = (text: string) => [...text]

/** What is searched for: the typed text without the spaces around it, at most 200 characters. */
export function searchPhrase(typed: string): string {
  const phrase = typed.trim()
  return phrase.length <= searchMaxCharacters ? phrase : characters(phrase).slice(0, searchMaxCharacters).join('').trim()
}

/** The phrase to suggest something for; undefined below three characters, as a reader counts them (SEARCH-01). */
export function suggestiblePhrase(typed: string, minCharacters = searchMinCharacters): string | undefined {
  const phrase = searchPhrase(typed)
  return characters(phrase).length >= minCharacters && phrase !== '' ? phrase : undefined
}
