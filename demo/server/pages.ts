/** Which file of demo/pages/shop is shown at an address; Lithuanian addresses begin with /lt. */
const table: [pattern: RegExp, file: string][] = [
  [/^\/(lt\/?)?$/, 'index.html'],
  [/^\/(lt\/)?c\/[^/]+/, 'category.html'],
]

/** Shown, with status 404, where there is no page. */
export const missingPage = 'not-found.html'

/** The page of the shop at an address, if there is one. */
export const pageAt = (path: string): string | undefined => table.find(([pattern]) => pattern.test(path))?.[1]
