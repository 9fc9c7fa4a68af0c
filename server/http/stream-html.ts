import { Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { Context } from 'hono'

/** of a response that is compressed once for one visitor */
const brotliQuality = 5

/** Compresses each part as it comes: a browser can render what precedes one that is not ready. */
function compressorFor(accepted: string) {
  if (/\bbr\b/.test(accepted))
    return {
      encoding: 'br',
      stream: createBrotliCompress({
        flush: constants.BROTLI_OPERATION_FLUSH,
        params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
      }),
    }
  if (/\bgzip\b/.test(accepted)) return { encoding: 'gzip', stream: createGzip({ flush: constants.Z_SYNC_FLUSH }) }
}

/** A response that sends each part of a page when it is ready. */
export function streamHtml(
  c: Context,
  parts: AsyncIterable<string>,
  status: 200 | 404,
  { Vary: vary, ...headers }: Record<string, string>,
): Response {
  const source = Readable.from(parts, { objectMode: true })
  const compressor = compressorFor(c.req.header('accept-encoding') ?? '')
  const body = compressor ? source.pipe(compressor.stream) : source.map((part: string) => Buffer.from(part))
  source.on('error', (error) => body.destroy(error))
  body.on('close', () => source.destroy()) // the visitor has left
  return c.body(Readable.toWeb(body) as ReadableStream, status, {
    ...headers,
    'Content-Type': 'text/html; charset=UTF-8',
    Vary: ['Accept-Encoding', vary].filter(Boolean).join(', '),
    ...(compressor && { 'Content-Encoding': compressor.encoding }),
  })
}
