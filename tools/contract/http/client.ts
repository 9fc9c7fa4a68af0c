import { setTimeout as sleep } from 'node:timers/promises'
import { Answer } from './answer.ts'
import { Unmet } from './unmet.ts'

export type Query = Record<string, string | number | boolean | undefined>

export interface Sent {
  query?: Query
  headers?: Record<string, string>
  /** an object becomes JSON, a string is sent as it is */
  body?: unknown
  form?: FormData
}

const timeoutMs = 15_000
const longestWaitSeconds = 30
const shownUrlLength = 140

const withoutEmpty = (query: Query): Record<string, string> =>
  Object.fromEntries(Object.entries(query).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value)]])))

function describe(method: string, path: string, query: Query): string {
  const parameters = Object.entries(withoutEmpty(query)).map(([name, value]) => `${name}=${value}`)
  const url = path + (parameters.length ? `?${parameters.join('&')}` : '')
  return `${method} ${url.length > shownUrlLength ? `${url.slice(0, shownUrlLength)}…` : url}`
}

/** Calls a server as a browser with the kit would: with its cookies, and its header for changes. */
export class Client {
  readonly #base: string
  readonly #cookies = new Map<string, string>()
  constructor(baseUrl: string) {
    this.#base = baseUrl.replace(/\/+$/, '')
  }

  get = (path: string, query: Query = {}, headers: Record<string, string> = {}): Promise<Answer> =>
    this.send('GET', path, { query, headers })

  post = (path: string, body?: unknown, { query = {}, headers = {} }: Pick<Sent, 'query' | 'headers'> = {}): Promise<Answer> =>
    this.send('POST', path, { query, body, headers: { ...changing(body), ...headers } })

  put = (path: string, body: unknown): Promise<Answer> => this.send('PUT', path, { body, headers: changing(body) })

  /** Sends exactly these headers and the cookies. Waits once if the server asks for it. */
  async send(method: string, path: string, { query = {}, headers = {}, body, form }: Sent = {}): Promise<Answer> {
    const call = describe(method, path, query)
    const attempt = () => this.#try(call, method, path, { query, headers, body, ...(form && { form }) })
    // as browsers do: the server may have closed the connection that was left open
    const answer = await attempt().catch((error: unknown) => (method === 'GET' ? attempt() : Promise.reject(error)))
    const wait = Number(answer.headers.get('retry-after') ?? Number.NaN)
    if (answer.status !== 429 || !(wait <= longestWaitSeconds)) return answer
    await sleep(wait * 1000)
    return attempt()
  }

  async #try(call: string, method: string, path: string, { query = {}, headers, body, form }: Sent): Promise<Answer> {
    const parameters = new URLSearchParams(withoutEmpty(query)).toString()
    const content = form ?? (body === undefined || typeof body === 'string' ? body : JSON.stringify(body))
    try {
      const response = await fetch(this.#base + path + (parameters && `?${parameters}`), {
        method,
        headers: { ...(this.#cookies.size && { cookie: this.#cookieHeader() }), ...headers },
        ...(content !== undefined && { body: content as string | FormData }),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      })
      this.#keepCookies(response.headers)
      return new Answer(call, response, new Uint8Array(await response.arrayBuffer()))
    } catch (error) {
      const cause = (error as { cause?: { code?: string } }).cause?.code
      throw new Unmet({ call, expected: 'a response', got: cause ?? String((error as Error).message) })
    }
  }

  #cookieHeader = () => [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')

  #keepCookies(headers: Headers): void {
    for (const cookie of headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      const at = pair.indexOf('=')
      const [name, value] = [pair.slice(0, at).trim(), pair.slice(at + 1).trim()]
      if (value === '' || /max-age=0\b/i.test(cookie)) this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
  }
}

const changing = (body: unknown) => ({ 'X-Shop-Request': '1', ...(body !== undefined && { 'Content-Type': 'application/json' }) })
