import { searchPageWith } from './search-page.ts'

/** The search page with one value of an attribute as its filter: /search?da-brand=hulten (SEARCH-16, PDP-27); undefined for what no filter holds. */
export const searchLink = (searchPage: string | undefined, attribute: string, value: string): string | undefined =>
  value.includes('|') ? undefined : searchPageWith(searchPage, `da-${attribute}`, value)
