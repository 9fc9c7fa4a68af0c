import { createReadStream } from 'node:fs'
import iconv from 'iconv-lite'
import { ImportError } from './rows/import-row.ts'

/** Letters to which the two code pages give the same byte, but which only one of them uses often. */
const balticBytes: Record<number, number> = { 240: 3, 254: 3, 208: 3, 222: 3, 235: 2, 203: 2, 251: 1, 219: 1 } // š ž Š Ž ė Ė ū Ū
const westernBytes: Record<number, number> = {
  233: 2,
  201: 2,
  234: 2,
  202: 2,
  241: 2,
  209: 2,
  250: 2,
  253: 2,
  231: 1,
  237: 1,
  229: 1,
  244: 1,
} // é É ê Ê ñ Ñ ú ý ç í å ô
/** In a Latin text, few letters beyond ASCII follow each other. A larger share means Cyrillic or another script. */
const maxPairs = 0.4

/** What the bytes of a file say about their encoding. */
interface Census {
  /** how often each byte occurs */
  bytes: Uint32Array
  /** letters of several bytes that are valid UTF-8 */
  valid: number
  /** bytes that are not */
  invalid: number
  /** line of the first invalid byte */
  invalidLine: number
  /** letters of a code page that follow another one, both beyond ASCII */
  pairs: number
  start: Buffer
}

/**
 * Detects UTF-8, UTF-16, windows-1252 and windows-1257; returns the name of the encoding. Throws an `ImportError` for a file whose
 * letters would be lost. `wanted` overrides the detection.
 */
export async function detectEncoding(path: string, wanted?: string): Promise<string> {
  if (wanted !== undefined) return supported(wanted) ?? refuse(`--encoding ${wanted} is not a known encoding`)
  const census = await countBytes(path)
  const wide = utf16(census)
  if (wide) return wide
  if (census.invalid === 0) return 'utf-8'
  const [, declared] = /^<\?xml[^>]*\sencoding=["']([\w.-]+)["']/.exec(census.start.toString('latin1')) ?? []
  const known = declared && !/^utf-?8$/i.test(declared) ? supported(declared) : undefined
  if (known) return known
  if (census.valid > census.invalid)
    refuse(`${path} is UTF-8 with damaged letters, the first in line ${census.invalidLine}: export it again`)
  return codePage(census) ?? refuse(`${path} is not UTF-8, and its encoding cannot be told: save it as UTF-8, or add --encoding NAME`)
}

/** The text of a file, piece by piece. */
export async function* readText(path: string, encoding: string): AsyncGenerator<string> {
  // not TextDecoder: that of Node 20 reads windows-1252 as Latin 1 and loses €
  const decoder = iconv.getDecoder(encoding)
  for await (const bytes of createReadStream(path)) yield decoder.write(bytes)
  yield decoder.end() ?? ''
}

function refuse(message: string): never {
  throw new ImportError(message)
}

const supported = (name: string): string | undefined => (iconv.encodingExists(name) ? name : undefined)

async function countBytes(path: string): Promise<Census> {
  const census: Census = { bytes: new Uint32Array(256), valid: 0, invalid: 0, invalidLine: 0, pairs: 0, start: Buffer.alloc(0) }
  // bytes of the current letter that are still to come, and those seen
  let [missing, seen] = [0, 0]
  let last = 0
  const count = (byte: number) => {
    census.bytes[byte] = (census.bytes[byte] ?? 0) + 1
    if (byte >= 0xc0 && last >= 0xc0) census.pairs += 1
    last = byte
  }
  try {
    for await (const part of createReadStream(path) as AsyncIterable<Buffer>) {
      if (census.start.length === 0) census.start = part.subarray(0, 1024)
      for (const byte of part) {
        if (missing > 0 && byte >= 0x80 && byte < 0xc0) {
          seen += 1
          missing -= 1
          if (missing === 0) census.valid += 1
          count(byte)
          continue
        }
        if (missing > 0) countInvalid(census, seen)
        count(byte)
        seen = 1
        missing = byte < 0x80 ? 0 : byte >= 0xc2 && byte < 0xe0 ? 1 : byte >= 0xe0 && byte < 0xf0 ? 2 : byte >= 0xf0 && byte < 0xf5 ? 3 : 0
        if (byte >= 0x80 && missing === 0) countInvalid(census, 1)
      }
    }
  } catch (error) {
    throw new ImportError(`${path} cannot be read`, { cause: error })
  }
  if (missing > 0) countInvalid(census, seen)
  return census
}

function countInvalid(census: Census, bytes: number): void {
  if (census.invalid === 0) census.invalidLine = 1 + (census.bytes[10] ?? 0)
  census.invalid += bytes
}

/** Detects a byte order mark, or the zero that Latin letters have in every second byte. */
function utf16({ bytes, start }: Census): string | undefined {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  if ((bytes[0] ?? 0) === 0) return undefined
  const zeros = [0, 0]
  for (const [index, byte] of start.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (Math.max(even, odd) < start.length / 4) return undefined
  return odd > even ? 'utf-16le' : 'utf-16be'
}

/** The code page of a Western or Baltic text; undefined if both are as likely, or neither is. */
function codePage({ bytes, pairs }: Census): string | undefined {
  const used = [...bytes.keys()].filter((byte) => byte >= 0x80 && (bytes[byte] ?? 0) > 0)
  const letters = used.reduce((total, byte) => total + (byte >= 0xc0 ? (bytes[byte] ?? 0) : 0), 0)
  if (pairs > letters * maxPairs) return undefined
  const [western, baltic] = ['windows-1252', 'windows-1257'].map((name) => iconv.decode(Buffer.from(used), name))
  if (western === baltic) return 'windows-1252'
  const score = (weights: Record<number, number>) => used.reduce((total, byte) => total + (bytes[byte] ?? 0) * (weights[byte] ?? 0), 0)
  const difference = score(balticBytes) - score(westernBytes)
  return difference === 0 ? undefined : difference > 0 ? 'windows-1257' : 'windows-1252'
}
