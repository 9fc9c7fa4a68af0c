import { badRequest } from '../../http/problem.ts'

const maxHeaderBytes = 8192
const maxParts = 20
const lineEnd = '\r\n'

/** One part of a multipart body; its bytes must be read before the next part is asked for. */
export interface Part {
  name: string
  /** absent: an ordinary field */
  fileName: string | undefined
  bytes: AsyncGenerator<Buffer>
}

/** The boundary that a multipart/form-data type names; throws a 400 where it names none. */
export function boundaryOf(contentType: string | undefined): string {
  const [, quoted, bare] = /;\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType ?? '') ?? []
  const boundary = quoted ?? bare
  if (!boundary) throw badRequest('The form names no boundary')
  return boundary
}

const namePattern = /;\s*name="([^"]*)"/i
const fileNamePattern = /;\s*filename="([^"]*)"/i
const parameter = (header: string, pattern: RegExp): string | undefined =>
  pattern
    .exec(header)?.[1]
    ?.replace(/%22/g, '"')
    .replace(/%0D|%0A/gi, ' ')

/** Parts of a multipart body as they come in (RFC 7578): nothing is held but what may be the start of a boundary. */
export async function* readParts(chunks: AsyncIterable<Uint8Array>, boundary: string): AsyncGenerator<Part> {
  const delimiter = Buffer.from(`${lineEnd}--${boundary}`)
  const source = chunks[Symbol.asyncIterator]()
  // the first boundary stands at the very start, without the line end before it
  let held = Buffer.from(lineEnd)

  async function more(): Promise<void> {
    const { done, value } = await source.next()
    if (done) throw badRequest('The form ends early')
    held = Buffer.concat([held, value])
  }

  /** Everything up to `mark`, which is taken away too. */
  async function* until(mark: Buffer): AsyncGenerator<Buffer> {
    for (;;) {
      const at = held.indexOf(mark)
      const ready = held.subarray(0, at < 0 ? Math.max(0, held.length - mark.length + 1) : at)
      held = held.subarray(at < 0 ? ready.length : at + mark.length)
      if (ready.length > 0) yield ready
      if (at >= 0) return
      await more()
    }
  }

  async function short(mark: Buffer): Promise<string> {
    let text = Buffer.alloc(0)
    for await (const bytes of until(mark)) {
      text = Buffer.concat([text, bytes])
      if (text.length > maxHeaderBytes) throw badRequest('The form has a part with too long a head')
    }
    return text.toString('utf8')
  }

  try {
    await short(delimiter)
    for (let parts = 0; ; parts += 1) {
      while (held.length < 2) await more()
      if (held.subarray(0, 2).toString() === '--') return
      if (parts === maxParts) throw badRequest('The form has too many parts')
      const headers = `${await short(Buffer.from(lineEnd + lineEnd))}${lineEnd}`
      const disposition = /^content-disposition:(.*)$/im.exec(headers)?.[1] ?? ''
      const name = parameter(disposition, namePattern)
      if (!/^\s*form-data\b/i.test(disposition) || name === undefined) throw badRequest('The form has a part without a name')
      const bytes = until(delimiter)
      yield { name, fileName: parameter(disposition, fileNamePattern), bytes }
      // what the reader left of this part
      for await (const _rest of bytes);
    }
  } finally {
    await source.return?.()
  }
}
