import { atom } from 'nanostores'
import { createFetch, FetchError, ofetch } from 'ofetch'
import type * as z from 'zod/mini'
import { stringify } from '../../model/stringify.ts'
import { shared } from '../shared.ts'
import { noteStatus } from './reconnect.ts'

/** The shop that a request is sent to. */
export interface Connection {
  apiBase: string
  credentials: RequestCredentials
  /** sends requests without a network: a server renders with the shop in the same process */
  fetch?: typeof fetch
}

export interface SaveOptions {
  /** lets the request outlive the page; ignored if the body exceeds the limit of the browser */
  keepalive?: boolean | undefined
}

export interface RequestOptions<S extends z.ZodMiniType> extends SaveOptions {
  method?: 'GET' | 'POST' | 'PUT'
  /** undefined and empty values are omitted; keys keep their order */
  query?: Record<string, string | number | boolean | undefined>
  /** sent as JSON */
  body?: unknown
  headers?: Record<string, string>
  schema: S
  /** requests the total-count header */
  withTotal?: boolean
  /** statuses that are thrown like other errors, but neither logged nor stored in `$requests` */
  expectedStatuses?: readonly number[]
  /** sent again until the shop accepts it: a shop too busy or broken for this request counts as one that cannot be reached */
  untilAccepted?: boolean
  signal?: AbortSignal
}

/** A failed request: HTTP status (0 without a response), URL without its query, body if it was read. */
export class RequestError extends Error {
  override name = 'RequestError'
  readonly status: number
  readonly url: string
  readonly body: unknown
  constructor(status: number, url: string, body?: unknown) {
    super(`Http status ${status} for ${url}`)
    this.status = status
    this.url = url
    this.body = body
  }
}

/** Number of pending requests, and the message of the last one that failed (REQ-01..03, REQ-08). */
export const $requests = shared('requests', () => atom<{ pending: number; error?: string }>({ pending: 0 }))

const requestTimeoutMs = 15_000
/** limit of the Fetch standard for bodies of keepalive requests */
const maxKeepaliveBytes = 64 * 1024
const retryAfterLimitMs = 10_000
const retriableStatuses = new Set([408, 429, 502, 503, 504])

const preloaded = shared('preload', () => new Map<string, Promise<Response>>())
/** preloaded responses whose body has been read */
const readAhead = shared('preload.read', () => new Map<string, { body: unknown; headers: Headers }>())
const readAheadWaitMs = 50

/** URL of a request. `elements/kit/preload.ts` must build the same one: its response is found by URL. */
export function requestUrl(connection: Connection, path: string, query: RequestOptions<z.ZodMiniType>['query'] = {}): string {
  const parameters = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value !== undefined && value !== '') parameters.append(key, String(value))
  const text = parameters.toString()
  return connection.apiBase + path + (text && `?${text}`)
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Rejects when the signal is aborted; never resolves. */
const whenAborted = (signal: AbortSignal | undefined) =>
  new Promise<never>((_, reject) => {
    if (signal?.aborted) reject(signal.reason)
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

/** A signal that aborts with the one of the caller, or after the timeout (R19). */
function withTimeout(caller: AbortSignal | undefined) {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(new DOMException('No answer in time', 'TimeoutError')), requestTimeoutMs)
  // below the browser floor, where signals cannot be combined, only the caller's counts
  const signal = caller ? (AbortSignal.any?.([caller, limit.signal]) ?? caller) : limit.signal
  return { signal, release: () => clearTimeout(timer) }
}

const canOutlivePage = (body: unknown) => new TextEncoder().encode(stringify(body) ?? '').length <= maxKeepaliveBytes

/** Delay before the only retry of a GET, milliseconds; undefined if the error is not retriable. An unreadable answer is requested again at once. */
function retryDelay(error: unknown): number | undefined {
  if (!(error instanceof FetchError)) return 0
  if (error.status !== undefined && !retriableStatuses.has(error.status)) return undefined
  const seconds = Number(error.response?.headers.get('retry-after') ?? Number.NaN)
  if (Number.isFinite(seconds)) return seconds * 1000 <= retryAfterLimitMs ? seconds * 1000 : undefined
  return 200 + Math.random() * 300
}

/** The total-count header; undefined if it is missing or not a number. */
function readTotal(headers: Headers): number | undefined {
  const text = headers.get('total-count') ?? ''
  return /^\d{1,12}$/.test(text) ? Number(text) : undefined
}

async function readPreloadedBodies(): Promise<void> {
  const seen = new Set<string>()
  // a response may start another request: that of the configuration starts those of lists
  for (let unread = [...preloaded]; unread.length; unread = [...preloaded].filter(([url]) => !seen.has(url)))
    await Promise.all(
      unread.map(async ([url, pending]) => {
        seen.add(url)
        try {
          const response = (await pending).clone() // `request` reads the original, and reports its errors
          if (response.ok) readAhead.set(url, { body: await response.json(), headers: response.headers })
        } catch {}
      }),
    )
}
let reading: Promise<void> | undefined

/** Reads the preloaded responses for `takePreloaded`. Waits 50 ms at most for those that have not arrived. Never rejects. */
export const readPreloaded = (): Promise<void> => (reading ??= Promise.race([readPreloadedBodies(), sleep(readAheadWaitMs)]))

/** Value of a GET whose response arrived before the code that needs it, once. Undefined if there is none, or if it is invalid. */
export function takePreloaded<S extends z.ZodMiniType>(
  connection: Connection,
  path: string,
  { query, schema }: Pick<RequestOptions<S>, 'query' | 'schema'>,
): { value: z.output<S>; total: number | undefined } | undefined {
  const url = requestUrl(connection, path, query)
  const response = readAhead.get(url)
  if (!response) return undefined
  const read = schema.safeParse(response.body)
  if (!read.success) return undefined
  readAhead.delete(url)
  preloaded.delete(url)
  return { value: read.data, total: readTotal(response.headers) }
}

/**
 * Sends a request to the shop and parses the response with its schema. Throws a `RequestError` for a status that is not OK, no
 * response, a body that is not JSON, or one that does not match. A GET is retried once, past the HTTP cache after an unreadable
 * answer, other methods never (R18).
 */
export async function request<S extends z.ZodMiniType>(
  connection: Connection,
  path: string,
  { method = 'GET', query, body, headers, schema, withTotal, expectedStatuses, untilAccepted, signal, keepalive }: RequestOptions<S>,
): Promise<{ value: z.output<S>; total: number | undefined; status: number }> {
  const url = requestUrl(connection, path, query)
  const urlWithoutQuery = url.split('?')[0] ?? url
  const send = async (cache?: RequestCache) => {
    const started = method === 'GET' ? preloaded.get(url) : undefined
    preloaded.delete(url)
    const limit = withTimeout(signal)
    const ownFetch = started ? () => Promise.race([started, whenAborted(limit.signal)]) : connection.fetch
    const caller = ownFetch ? createFetch({ fetch: ownFetch }) : ofetch
    const sent = caller.raw<unknown, 'json'>(url, {
      method,
      credentials: connection.credentials,
      retry: false,
      ...(cache && { cache }),
      ...(keepalive && canOutlivePage(body) && { keepalive }),
      signal: limit.signal, // with a signal, ofetch ignores its own `timeout` (1.5.1, 2026-11-28)
      parseResponse: (text) => (text === '' ? undefined : JSON.parse(text)),
      headers: { ...(withTotal && { 'Return-total-count': 'true' }), ...(method !== 'GET' && { 'X-Shop-Request': '1' }), ...headers },
      ...(body !== undefined && { body: stringify(body) }),
    })
    const response = await sent.finally(limit.release)
    const read = schema.safeParse(response._data)
    if (!read.success) throw new RequestError(response.status, urlWithoutQuery, response._data)
    return { value: read.data, total: readTotal(response.headers), status: response.status }
  }
  $requests.set({ ...$requests.get(), pending: $requests.get().pending + 1 })
  let failed: string | undefined
  let status: number | undefined
  try {
    const answer = await send().catch(async (error: unknown) => {
      const delay = method === 'GET' && !signal?.aborted ? retryDelay(error) : undefined
      if (delay === undefined) throw error
      await Promise.race([sleep(delay), whenAborted(signal)])
      // the HTTP cache may have kept an unreadable answer
      return send(error instanceof FetchError ? undefined : 'reload')
    })
    status = answer.status
    return answer
  } catch (error) {
    if (signal?.aborted) throw error
    const known =
      error instanceof RequestError
        ? error
        : new RequestError(error instanceof FetchError ? (error.status ?? 0) : 0, urlWithoutQuery, (error as FetchError).data)
    status = known.status
    if (!expectedStatuses?.includes(status)) {
      failed = known.message
      console.error(known.message)
    }
    throw known
  } finally {
    const { pending, error } = $requests.get()
    const message = failed ?? error
    if (status !== undefined) noteStatus(untilAccepted && status >= 429 ? 0 : status, url)
    $requests.set({ pending: pending - 1, ...(message !== undefined && { error: message }) })
  }
}
