import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** The field that an error is about, by its name in the form, and what the form says there. */
export interface WrongField {
  field: string
  /** key of an interface text; default: the message of the error */
  text?: string
  /** values of its placeholders */
  values?: Record<string, string | number>
}

/** An error of the request, sent as `{ name, message }` with its status and no internal details (R41); names the field that is wrong. */
export class Problem extends Error {
  readonly status: ContentfulStatusCode
  /** seconds until the client may retry */
  readonly retryAfter: number | undefined
  readonly wrong: WrongField | undefined
  constructor(status: ContentfulStatusCode, name: string, message: string, retryAfter?: number, wrong?: WrongField) {
    super(message)
    this.name = name
    this.status = status
    this.retryAfter = retryAfter
    this.wrong = wrong
  }
}

export const notFound = () => new Problem(404, 'NotFound', 'Not found')
export const badRequest = (message: string, wrong?: WrongField) => new Problem(400, 'BadRequest', message, undefined, wrong)
export const tooMany = (retryAfter: number) => new Problem(429, 'TooManyRequests', 'Too many requests, try again later', retryAfter)
export const loginNeeded = () => new Problem(401, 'LoginNeeded', 'Login required')
export const badLink = () => new Problem(400, 'LinkNotValid', 'The link has been used or has expired')
