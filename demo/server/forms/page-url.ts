import { badRequest } from '../http/problem.ts'

const maxLength = 2000

/** Site and path of the page that a form was sent from; a query may hold what is nobody's business. Throws a 400 for anything else. */
export function pageAddress(given: string): string {
  const url = given.length <= maxLength && URL.canParse(given) ? new URL(given) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) throw badRequest('The address of the page does not fit')
  return url.origin + url.pathname
}
