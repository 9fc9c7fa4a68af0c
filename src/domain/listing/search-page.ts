/** The search page with one more parameter, such as the phrase: /search?search=hammer (SEARCH-05); undefined without a page. */
export function searchPageWith(searchPage: string | undefined, name: string, value: string): string | undefined {
  if (searchPage === undefined) return undefined
  return `${searchPage}${searchPage.includes('?') ? '&' : '?'}${new URLSearchParams({ [name]: value })}`
}
