import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** An error of the request, sent as `{ name, message }` with its status and no internal details (R41). */
export class Problem extends Error {
  readonly status: ContentfulStatusCode
  /** seconds until the client may retry */
  readonly retryAfter: number | undefined
  constructor(status: ContentfulStatusCode, name: string, message: string, retryAfter?: number) {
    super(message)
    this.name = name
    this.status = status
    this.retryAfter = retryAfter
  }
}

export const notFound = () => new Problem(404, 'NotFound', 'Not found')
export const badRequest = (message: string) => new Problem(400, 'BadRequest', message)
export const tooMany = (retryAfter: number) => new Problem(429, 'TooManyRequests', 'Too many requests, try again later', retryAfter)
export const loginNeeded = () => new Problem(401, 'LoginNeeded', 'Login required')
export const badLink = () => new Problem(400, 'LinkNotValid', 'The link has been used or has expired')
