import type { Context, ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { DbError } from '../../db/db-error.ts'
import { log } from '../../log/log.ts'
import { pathForLog } from '../../log/request-log.ts'
import { notFound, Problem } from '../problem.ts'

/** such as a full disk; the message of the error is for the terminal */
const noDatabase = new Problem(503, 'NoDatabase', 'The shop cannot save anything at the moment. Please try again later.', 30)
const internalError = new Problem(500, 'InternalError', 'Something went wrong. Please try again later.')

function problemResponse(c: Context, { status, name, message, retryAfter, wrong }: Problem): Response {
  c.header('Cache-Control', 'no-store')
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter))
  return c.json({ name, message, ...wrong }, status)
}

/** Sends the details of request errors only; logs those of server errors and sends a plain 500, or 503 without a usable database (R41). */
export const onError: ErrorHandler = (error, c) => {
  if (error instanceof Problem) return problemResponse(c, error)
  if (error instanceof HTTPException) return problemResponse(c, new Problem(400, 'BadRequest', 'The request cannot be read'))
  log.error({ err: error, method: c.req.method, path: pathForLog(c.req.path) }, 'a request failed')
  return problemResponse(c, error instanceof DbError ? noDatabase : internalError)
}

export const onMissing = (c: Context): Response => problemResponse(c, notFound())
