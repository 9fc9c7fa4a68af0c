import { searchMaxCharacters, searchMinCharacters } from '../constants.ts'

/** The search page with one more parameter: /search?search=hammer; undefined without a search page (SEARCH-05). */
export function searchPageWith(searchPage: string | undefined, name: string, value: string): string | undefined {
  if (searchPage === undefined) return undefined
  return `${searchPage}${searchPage.includes('?') ? '&' : '?'}${new URLSearchParams({ [name]: value })}`
}

/**
 * The search page filtered by an attribute value: /search?da-brand=hulten (SEARCH-16, PDP-27). Undefined if the value
 * contains `|`, the separator of filter values.
 */
export const searchLink = (searchPage: string | undefined, attribute: string, value: string): string | undefined =>
  value.includes('|') ? undefined : searchPageWith(searchPage, `da-${attribute}`, value)

const characters = (text: string) => [...text]

/** The search phrase of a typed text: trimmed and cut to 200 characters. */
export function searchPhrase(typed: string): string {
  const phrase = typed.trim()
  return phrase.length <= searchMaxCharacters ? phrase : characters(phrase).slice(0, searchMaxCharacters).join('').trim()
}

/** The phrase for suggestions; undefined below `minCharacters`, counted in code points (SEARCH-01). */
export function suggestiblePhrase(typed: string, minCharacters = searchMinCharacters): string | undefined {
  const phrase = searchPhrase(typed)
  return characters(phrase).length >= minCharacters && phrase !== '' ? phrase : undefined
}
