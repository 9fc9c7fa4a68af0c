import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import { notFound } from './problem.ts'

const [compress, decompress] = [promisify(gzip), promisify(gunzip)]

/**
 * Responds with large texts that are expensive to write. Keeps them compressed for `maxAgeMs`, at most `maxTexts` of them, and writes
 * each only once however many ask for it. A `write` without a result is a 404.
 */
export function cachedTexts({ maxAgeMs, maxTexts, type }: { maxAgeMs: number; maxTexts: number; type: string }) {
  const kept = new LRUCache<string, Promise<Buffer | undefined>>({ max: maxTexts, ttl: maxAgeMs })
  const find = (key: string, write: () => Promise<string | undefined>): Promise<Buffer | undefined> => {
    const known = kept.get(key)
    if (known) return known
    const bytes = write().then((text) => (text === undefined ? undefined : compress(text)))
    kept.set(key, bytes)
    bytes.then(
      (found) => found ?? kept.delete(key),
      () => kept.delete(key),
    )
    return bytes
  }
  return async (c: Context, key: string, write: () => Promise<string | undefined>): Promise<Response> => {
    const bytes = await find(key, write)
    if (!bytes) throw notFound()
    const acceptsGzip = /\bgzip\b/.test(c.req.header('accept-encoding') ?? '')
    return c.body(Uint8Array.from(acceptsGzip ? bytes : await decompress(bytes)), 200, {
      'Content-Type': type,
      'Cache-Control': `public, max-age=${Math.round(maxAgeMs / 1000)}`,
      Vary: 'Accept-Encoding',
      ...(acceptsGzip && { 'Content-Encoding': 'gzip' }),
    })
  }
}
