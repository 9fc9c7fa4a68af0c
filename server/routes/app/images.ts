import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { AppEnv } from '../../context/app-env.ts'
import { peerOf } from '../../context/client.ts'
import { QueueFullError, type Requester } from '../../http/work-queue.ts'
import { acceptedFormats, type Format, formats } from '../../pictures/format.ts'
import { readFrame } from '../../pictures/frame.ts'
import type { Picture, Pictures } from '../../pictures/pictures.ts'

const immutableCacheControl = 'public, max-age=31536000, immutable'
const shortCacheControl = 'public, max-age=60'

/** GET /images/{id}?w&h&fit&f (CALL-39, R43): pictures that pages of any site may show. */
export function images({ pictures }: { pictures: Pictures }): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.get('/images/:id', async (c) => {
    const frame = readFrame({ w: c.req.query('w'), h: c.req.query('h'), fit: c.req.query('fit') })
    const acceptable = wantedFormats(c.req.query('f'), c.req.header('accept'))
    if (!frame || !acceptable)
      return c.json({ name: 'BadRequest', message: 'Expected w and h in pixels, fit=contain|cover, f=avif|webp|jpeg|png' }, 400)
    const requester = requesterFrom(c)
    try {
      const picture = await pictures.find(c.req.param('id'), frame, acceptable, requester)
      if (picture) return answer(c, picture)
      const format = acceptable.find((known) => known !== 'avif') ?? 'avif'
      return missing(c, await pictures.placeholder(frame, format, requester))
    } catch (error) {
      if (c.req.raw.signal.aborted) return c.body(null, 408) // the client has disconnected
      if (!(error instanceof QueueFullError)) throw error
      return c.json({ name: 'Busy', message: 'Too many concurrent pictures' }, 503, { 'Retry-After': '2' })
    }
  })
  return app
}

/** Identifies the client for the queue. `signal` is a getter, because only pictures that must be rendered need it. */
const requesterFrom = (c: Context<AppEnv>): Requester => ({
  clientKey: peerOf(c),
  get signal() {
    return c.req.raw.signal
  },
})

function wantedFormats(f: string | undefined, accept: string | undefined): readonly Format[] | undefined {
  if (f) {
    const format = formats.find((known) => known === (f === 'jpg' ? 'jpeg' : f))
    return format && [format]
  }
  const accepted = acceptedFormats(accept)
  return accepted.length > 0 ? accepted : ['jpeg']
}

function answer(c: Context, { bytes, format }: Picture): Response {
  const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  const headers = { ...sharedHeaders(immutableCacheControl), ETag: tag }
  const known = c.req
    .header('if-none-match')
    ?.split(',')
    .map((part) => part.trim().replace(/^W\//, ''))
  if (known?.includes(tag) || known?.includes('*')) return c.body(null, 304, headers)
  return c.body(Uint8Array.from(bytes).buffer, 200, { ...headers, 'Content-Type': `image/${format}` })
}

/** Browsers show the picture of a 404 response, so that pages have no broken-image icon. */
const missing = (c: Context, { bytes, format }: Picture): Response =>
  c.body(Uint8Array.from(bytes).buffer, 404, { ...sharedHeaders(shortCacheControl), 'Content-Type': `image/${format}` })

const sharedHeaders = (cacheControl: string): Record<string, string> => ({
  'Cache-Control': cacheControl,
  Vary: 'Accept',
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
})
