import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { MiddlewareHandler } from 'hono'
import type { Catalogue } from '../../catalogue/index/catalogue.ts'

const serverFolder = new URL('../../', import.meta.url)
/** The code that makes the answers: a new release may answer differently from the same catalogue. */
const answeringFolders = ['catalogue/answers/', 'catalogue/records/', 'routes/listing/', 'routes/product/']
const hashLength = 16

function hashCode(): string {
  const hash = createHash('sha256')
  for (const path of answeringFolders) {
    const folder = new URL(path, serverFolder)
    for (const file of readdirSync(folder).sort()) hash.update(file).update(readFileSync(new URL(file, folder)))
  }
  return hash.digest('base64url').slice(0, hashLength)
}

let code: string | undefined

/**
 * Adds an ETag made of the catalogue's version and the address, and answers an `If-None-Match` with it by 304 before any work is done.
 * The tag is weak, because a proxy may compress the answer.
 */
export const catalogueETag =
  (catalogue: Catalogue): MiddlewareHandler =>
  async (c, next) => {
    code ??= hashCode()
    const { pathname, search } = new URL(c.req.url)
    // a browser revalidates a copy of the other kind, too, and would take it for an answer with the count
    const withCount = c.req.header('return-total-count') ?? ''
    const address = createHash('sha1').update(`${pathname}${search} ${withCount}`).digest('base64url').slice(0, hashLength)
    // before the answer: content may be newer than its tag, but never older
    const tag = `"${code}.${catalogue.version()}.${address}"`
    const known = c.req.header('if-none-match')?.split(',') ?? []
    if (known.some((one) => one.trim().replace(/^W\//, '') === tag)) {
      c.res = new Response(null, { status: 304, headers: { ETag: `W/${tag}` } })
      return
    }
    await next()
    if (c.res.status === 200) c.res.headers.set('ETag', `W/${tag}`)
  }
