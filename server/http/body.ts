import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type * as z from 'zod/mini'
import { badRequest, Problem } from './problem.ts'

const maxBodyBytes = 1_000_000
const maxDepth = 32
/** NUL and lone surrogates, which no text column accepts */
const unstorable = /[\0\p{Surrogate}]/u

/** The route for uploads: takes a multipart form and limits its size while reading. */
export const documentPath = '/api/document'

const limit = bodyLimit({
  maxSize: maxBodyBytes,
  onError: () => {
    throw new Problem(413, 'TooLarge', 'The request is too large')
  },
})

/** Rejects bodies that are too large before reading them. */
export const limitBody: MiddlewareHandler = (c, next) => (c.req.path === documentPath ? next() : limit(c, next))

/** Whether a JSON value is shallow enough and every string can be stored in a text column. */
export function isPlain(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !unstorable.test(value)
  if (value === null || typeof value !== 'object') return true
  if (depth === maxDepth) return false
  return Object.entries(value).every(([key, inner]) => isPlain(key, depth) && isPlain(inner, depth + 1))
}

/** Validates the JSON body. Throws a 400 that names the path of the error but never echoes the input (R40). */
export async function readBody<S extends z.ZodMiniType>(c: Context, schema: S): Promise<z.output<S>> {
  const body: unknown = await c.req.json().catch(() => {
    throw badRequest('The body is not JSON')
  })
  if (!isPlain(body)) throw badRequest('The body is nested too deeply or contains an invalid character')
  const read = schema.safeParse(body)
  if (read.success) return read.data
  const at = read.error.issues[0]?.path.filter((part) => typeof part === 'number' || /^\w{1,40}$/.test(String(part))).join('.')
  throw badRequest(at ? `The body is invalid at ${at}` : 'The body is invalid')
}
