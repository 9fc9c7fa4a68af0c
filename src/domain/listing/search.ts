import { searchMaxCharacters, searchMinCharacters } from '../constants.ts'

/** The search page with one more parameter, such as the phrase: /search?search=hammer (SEARCH-05); undefined without a page. */
export function searchPageWith(searchPage: string | undefined, name: string, value: string): string | undefined {
  if (searchPage === undefined) return undefined
  return `${searchPage}${searchPage.includes('?') ? '&' : '?'}${new URLSearchParams({ [name]: value })}`
}

/** The search page with one value of an attribute as its filter: /search?da-brand=hulten (SEARCH-16, PDP-27); undefined for what no filter holds. */
export const searchLink = (searchPage: string | undefined, attribute: string, value: string): string | undefined =>
  value.includes('|') ? undefined : searchPageWith(searchPage, `da-${attribute}`, value)

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
