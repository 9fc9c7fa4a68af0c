import { decimalsOf, EngineError } from '../../adapter.ts'

export interface MedusaOptions {
  /** origin of the server, such as http://localhost:9000 */
  url: string
  /** publishable API key, which names the sales channel */
  key: string
  /** id of the region that the shop sells in; default: the only one */
  region?: string | undefined
  /** ISO 3166-1 code whose VAT is in the listed prices; default: the first country of the region */
  country?: string | undefined
  /** payment providers that need no step in the browser; default: `pp_system_default` */
  payments?: readonly string[] | undefined
  /** whether the server mails about orders: a notification provider and a subscriber are configured */
  sendsMails?: boolean | undefined
  /** time limit, after which the engine counts as unavailable */
  timeoutMs?: number | undefined
}

export interface MedusaRequest {
  query?: Record<string, string | number | readonly string[] | undefined> | undefined
  /** makes it a POST */
  body?: object | undefined
  /** token of the customer's session */
  token?: string | undefined
}

/** Requests a path below the origin. */
export type Ask = <T>(path: string, request?: MedusaRequest) => Promise<T>

interface Fault {
  type?: string
  code?: string
  message?: string
}

const unavailable = (why: string) => new EngineError('unavailable', `Medusa does not answer: ${why}`)

function errorOf(status: number, { type, code, message = `status ${status}` }: Fault): EngineError {
  // a wrong key is the fault of the gateway, not of the shopper
  if (status >= 500 || status === 409 || /publishable/i.test(message)) return unavailable(message)
  if (status === 401) return new EngineError('expired', message)
  if (status === 404) return new EngineError('gone', message)
  return new EngineError('refused', message, code === 'insufficient_inventory' ? 'UnavailableProductQuantity' : (type ?? 'Refused'))
}

function addressOf(url: string, path: string, query: NonNullable<MedusaRequest['query']>): URL {
  const address = new URL(path, url)
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === 'object') for (const each of value) address.searchParams.append(`${name}[]`, each)
    else if (value !== undefined) address.searchParams.set(name, String(value))
  }
  return address
}

/** Sends JSON over HTTP. A session is a bearer token. */
export function createAsk({ url, key, timeoutMs = 10_000 }: MedusaOptions): Ask {
  return async <T>(path: string, { query = {}, body, token }: MedusaRequest = {}): Promise<T> => {
    const response = await fetch(addressOf(url, path, query), {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        'x-publishable-api-key': key,
        ...(body && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: Error) => {
      throw unavailable(error.message)
    })
    if (response.status === 429) throw new EngineError('busy', 'Medusa limits requests')
    const answer = (await response.json().catch(() => undefined)) as (T & Fault) | undefined
    if (!answer) throw unavailable(`status ${response.status}`)
    if (!response.ok) throw errorOf(response.status, answer)
    return answer
  }
}

/** Calls a function again only after `ttlMs`. A failure is not kept. */
export function cached<T>(ttlMs: number, load: () => Promise<T>): () => Promise<T> {
  let kept: { until: number; value: Promise<T> } | undefined
  return () => {
    if (kept && kept.until > Date.now()) return kept.value
    const value = load()
    const entry = { until: Date.now() + ttlMs, value }
    kept = entry
    value.catch(() => {
      if (kept === entry) kept = undefined
    })
    return value
  }
}

/** Medusa computes taxes without rounding: rounds an amount to the decimals of its currency, 1.005 to 1.01. */
export function roundTo(currency: string, amount: number): number {
  const scale = 10 ** decimalsOf(currency.toUpperCase())
  return (Math.sign(amount) * Math.round(Number((Math.abs(amount) * scale).toPrecision(15)))) / scale
}

/** Every entry of a list, page by page. */
export async function* pages<T>(ask: Ask, path: string, field: string, query: NonNullable<MedusaRequest['query']>): AsyncGenerator<T> {
  const limit = 100
  for (let offset = 0; ; offset += limit) {
    const answer = await ask<Record<string, unknown> & { count: number }>(path, { query: { ...query, limit, offset } })
    const items = (answer[field] ?? []) as T[]
    yield* items
    if (items.length === 0 || offset + items.length >= answer.count) return
  }
}
