import { badRequest } from '../../http/problem.ts'

const maxHeaderBytes = 8192
const maxParts = 20
const lineEnd = '\r\n'

/** One part of a multipart body. Requesting the next part discards unread bytes. */
export interface Part {
  name: string
  /** undefined: an ordinary field */
  fileName: string | undefined
  bytes: AsyncGenerator<Buffer>
}

/** The boundary of a multipart/form-data content type; throws a 400 without one. */
export function boundaryOf(contentType: string | undefined): string {
  const [, quoted, bare] = /;\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType ?? '') ?? []
  const boundary = quoted ?? bare
  if (!boundary) throw badRequest('The boundary is missing')
  return boundary
}

const namePattern = /;\s*name="([^"]*)"/i
const fileNamePattern = /;\s*filename="([^"]*)"/i
const parameter = (header: string, pattern: RegExp): string | undefined =>
  pattern
    .exec(header)?.[1]
    ?.replace(/%22/g, '"')
    .replace(/%0D|%0A/gi, ' ')

/** Streams the parts of a multipart body (RFC 7578). Buffers only what may be the start of a boundary. */
export async function* readParts(chunks: AsyncIterable<Uint8Array>, boundary: string): AsyncGenerator<Part> {
  const delimiter = Buffer.from(`${lineEnd}--${boundary}`)
  const source = chunks[Symbol.asyncIterator]()
  // the first boundary has no line end before it
  let held = Buffer.from(lineEnd)

  async function more(): Promise<void> {
    const { done, value } = await source.next()
    if (done) throw badRequest('The form is truncated')
    held = Buffer.concat([held, value])
  }

  /** Yields everything up to `mark` and skips it. */
  async function* until(mark: Buffer): AsyncGenerator<Buffer> {
    for (;;) {
      const index = held.indexOf(mark)
      const ready = held.subarray(0, index < 0 ? Math.max(0, held.length - mark.length + 1) : index)
      held = held.subarray(index < 0 ? ready.length : index + mark.length)
      if (ready.length > 0) yield ready
      if (index >= 0) return
      await more()
    }
  }

  async function readShort(mark: Buffer): Promise<string> {
    let text = Buffer.alloc(0)
    for await (const bytes of until(mark)) {
      text = Buffer.concat([text, bytes])
      if (text.length > maxHeaderBytes) throw badRequest('The headers of a part are too long')
    }
    return text.toString('utf8')
  }

  try {
    await readShort(delimiter)
    for (let parts = 0; ; parts += 1) {
      while (held.length < 2) await more()
      if (held.subarray(0, 2).toString() === '--') return
      if (parts === maxParts) throw badRequest('The form has too many parts')
      const headers = `${await readShort(Buffer.from(lineEnd + lineEnd))}${lineEnd}`
      const disposition = /^content-disposition:(.*)$/im.exec(headers)?.[1] ?? ''
      const name = parameter(disposition, namePattern)
      if (!/^\s*form-data\b/i.test(disposition) || name === undefined) throw badRequest('The form has a part without a name')
      const bytes = until(delimiter)
      yield { name, fileName: parameter(disposition, fileNamePattern), bytes }
      // skips the rest of a part that was not read to its end
      for await (const _rest of bytes);
    }
  } finally {
    await source.return?.()
  }
}
