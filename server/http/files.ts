import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Context } from 'hono'

const compressed = promisify(brotliCompress)
const brotliQuality = 9

/** File types that are served; any other file is a 404 (R59). */
const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
}
const compressible = /^(text|application\/json|image\/svg)/

/** Relative paths of plain names: no dot files, no path traversal. */
const pathPattern = /^(?:[A-Za-z0-9_-][A-Za-z0-9_.-]*\/)*[A-Za-z0-9_-][A-Za-z0-9_.-]*\.([a-z0-9]+)$/

interface ServedFile {
  changed: number
  bytes: Buffer
  brotli: Buffer | undefined
  tag: string
  type: string
}

export interface Folder {
  root: string
  /** headers of a file */
  headers: (path: string) => Record<string, string>
  /** transforms a text file; must be deterministic */
  transform?: (text: string) => string
}

/** The compressed copy that a build wrote; undefined if it is missing or older than the file itself. */
async function readNoOlder(file: string, changed: number): Promise<Buffer | undefined> {
  const found = await stat(file).catch(() => undefined)
  return found && found.mtimeMs >= changed ? await readFile(file).catch(() => undefined) : undefined
}

/** Serves the files of one folder; returns undefined if the file is missing or must not be served. */
export function serveFolder({ root, headers, transform }: Folder) {
  const known = new Map<string, ServedFile>()

  async function find(path: string): Promise<ServedFile | undefined> {
    const type = types[pathPattern.exec(path)?.[1] ?? '']
    if (!type) return undefined
    const file = join(root, path)
    const found = await stat(file).catch(() => undefined)
    if (!found?.isFile()) return undefined
    const old = known.get(path)
    if (old?.changed === found.mtimeMs) return old
    const raw = await readFile(file)
    const isText = compressible.test(type)
    const bytes = transform && isText ? Buffer.from(transform(raw.toString('utf8'))) : raw
    const ready = isText && bytes === raw ? await readNoOlder(`${file}.br`, found.mtimeMs) : undefined
    const brotli = isText
      ? (ready ?? (await compressed(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })))
      : undefined
    const tag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    const fresh = { changed: found.mtimeMs, bytes, brotli, tag, type }
    known.set(path, fresh)
    return fresh
  }

  return async (c: Context, path: string): Promise<Response | undefined> => {
    const file = await find(path)
    if (!file) return undefined
    const shared = { ...headers(path), ETag: file.tag, Vary: 'Accept-Encoding' }
    if (c.req.header('if-none-match') === file.tag) return c.body(null, 304, shared)
    const small = file.brotli && /\bbr\b/.test(c.req.header('accept-encoding') ?? '') ? file.brotli : undefined
    return c.body(Uint8Array.from(small ?? file.bytes).buffer, 200, {
      ...shared,
      'Content-Type': file.type,
      ...(small && { 'Content-Encoding': 'br' }),
    })
  }
}
