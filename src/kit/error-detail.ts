import { RequestError } from '../base/http/request.ts'
import type { EventOf } from './emit.ts'

/** What `shop-error` says of something that went wrong: status and address where it was a call. */
export const errorDetail = (error: unknown): EventOf['shop-error'] => ({
  message: error instanceof Error ? error.message : String(error),
  ...(error instanceof RequestError && { status: error.status, url: error.url }),
})
