import { badRequest } from '../http/problem.ts'

const maxLength = 2000

/** Origin and path of the page of a form, without the query, which may contain private data. Throws a 400 for an invalid URL. */
export function pageAddress(given: string): string {
  const url = given.length <= maxLength && URL.canParse(given) ? new URL(given) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) throw badRequest('The URL of the page is invalid')
  return url.origin + url.pathname
}
