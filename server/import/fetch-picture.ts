import { lookup as lookUp } from 'node:dns'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { isIP } from 'node:net'
import sharp from 'sharp'
import { isPublicAddress } from './public-address.ts'

export interface FetchLimits {
  /** for the whole request, redirects included */
  timeoutMs: number
  maxBytes: number
  maxRedirects: number
  /** whether the shop may connect to an IP address */
  isAllowed: (address: string) => boolean
}

const defaultLimits: FetchLimits = { timeoutMs: 5000, maxBytes: 8 * 1024 * 1024, maxRedirects: 3, isAllowed: isPublicAddress }
const formats = new Set(['jpeg', 'png', 'webp', 'gif', 'heif'])

/** Downloads a picture. Throws if it is unreachable, in a private network or not a picture. */
export async function fetchPicture(url: string, limits: Partial<FetchLimits> = {}): Promise<Buffer> {
  const rules = { ...defaultLimits, ...limits }
  const bytes = await get(url, rules, AbortSignal.timeout(rules.timeoutMs), rules.maxRedirects)
  const { format } = await sharp(bytes).metadata()
  if (!format || !formats.has(format)) throw new Error('Not a picture')
  return bytes
}

async function get(address: string, rules: FetchLimits, signal: AbortSignal, redirects: number): Promise<Buffer> {
  const url = new URL(address)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new Error(`Pictures cannot be fetched via ${url.protocol}`)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // host names are checked during the DNS lookup, which literal addresses skip
  if (isIP(host) && !rules.isAllowed(host)) throw new Error('Not a public address')
  const answer = await request(url, rules, signal)
  const { statusCode = 0, headers } = answer
  if (statusCode >= 300 && statusCode < 400 && headers.location) {
    answer.destroy()
    if (redirects === 0) throw new Error('Too many redirects')
    return await get(new URL(headers.location, url).href, rules, signal, redirects - 1)
  }
  if (statusCode !== 200) {
    answer.destroy()
    throw new Error(`Status ${statusCode}`)
  }
  return await readAll(answer, rules.maxBytes)
}

function request(url: URL, { isAllowed }: FetchLimits, signal: AbortSignal): Promise<IncomingMessage> {
  const { get } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    get(url, { signal, lookup: withSsrfGuard(isAllowed), headers: { accept: 'image/*' } }, resolve).on('error', reject)
  })
}

/** Checks addresses during the lookup of the connection, so that a name cannot resolve differently after the check. */
const withSsrfGuard =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  (host, options, done) =>
    lookUp(host, { ...options, all: true }, (error, found) => {
      const [first] = found ?? []
      if (error || !first) return done(error ?? new Error('Unknown host'), '')
      if (!found.every(({ address }) => isAllowed(address))) return done(new Error('Not a public address'), '')
      if (options.all) return done(null, found)
      done(null, first.address, first.family)
    })

async function readAll(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    length += part.length
    if (length > maxBytes) throw new Error('Too large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
