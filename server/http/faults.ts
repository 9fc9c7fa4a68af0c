import { setTimeout as pause } from 'node:timers/promises'

/** Breaks a response; `amount` is a status or milliseconds. */
type Fault = (answer: () => Promise<Response>, amount: number, signal: AbortSignal) => Promise<Response>

const hangMs = 60_000
/** upper limit of `slow` */
const maxSlowMs = 60_000

const page = '<!doctype html><title>Maintenance</title><h1>We are back soon</h1>'

/** Replaces the body of a response. Keeps its CORS headers, so that pages of other origins can read it. */
async function replaced(
  answer: Response,
  change: (text: string) => string,
  init: ResponseInit & { type?: string } = {},
): Promise<Response> {
  const headers = new Headers(answer.headers)
  for (const name of ['content-length', 'content-encoding', 'etag']) headers.delete(name)
  headers.set('cache-control', 'no-store')
  if (init.type) headers.set('content-type', init.type)
  return new Response(change(await answer.text()), { status: init.status ?? answer.status, headers })
}

/** JSON of the wrong shape: the list with a broken first item, or an object with wrong fields. */
const withFirstBroken = (text: string): string => {
  const body: unknown = text.startsWith('[') ? JSON.parse(text) : undefined
  return JSON.stringify(
    Array.isArray(body) ? [{ id: { nested: true }, title: 7, attributes: 'none' }, ...body.slice(1)] : { total: 'much' },
  )
}

const faultTypes: Record<string, Fault> = {
  status: async (answer, status) =>
    replaced(await answer(), () => JSON.stringify({ name: 'Fault', message: 'Broken on purpose' }), {
      status: status >= 400 && status <= 599 ? status : 500,
    }),
  slow: async (answer, ms, signal) => {
    await pause(Math.min(ms || 3000, maxSlowMs), undefined, { signal })
    return answer()
  },
  truncated: async (answer) => replaced(await answer(), (text) => text.slice(0, text.length / 2)),
  html: async (answer) => replaced(await answer(), () => page, { status: 200, type: 'text/html; charset=utf-8' }),
  empty: async (answer) => replaced(await answer(), (text) => (text.startsWith('[') ? '[]' : '{}')),
  malformed: async (answer) => replaced(await answer(), withFirstBroken),
  hang: async (_answer, _amount, signal) => {
    await pause(hangMs, undefined, { signal })
    return new Response(null, { status: 504 })
  },
}

/** The same request at another URL, with its body unread. Requests an uncompressed response, which can be corrupted. */
function redirected(request: Request, to: URL): Request {
  const headers = new Headers(request.headers)
  headers.delete('accept-encoding')
  const { method, signal, body } = request
  const init: RequestInit & { duplex: 'half' } = { method, headers, signal, duplex: 'half', ...(body && { body }) }
  return new Request(to, init)
}

/** `products` matches that call, `products*` also the calls below it; commas join several, no filter matches every call. */
const appliesTo = (filter: string | undefined, call: string): boolean =>
  filter === undefined ||
  filter.split(',').some((name) => (name.endsWith('*') ? `${call}/`.startsWith(`${name.slice(0, -1).replace(/\/$/, '')}/`) : call === name))

/** The decoded path, or the path itself if it cannot be decoded. */
function decodedPath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Other calls fail, which a server needs to render a tag: it leaves the tag to the browser. */
const nothingRendered = () => new Response(null, { status: 204, headers: { 'access-control-allow-origin': '*' } })

/**
 * Fault injection: `/fault/<kind>[-<amount>][@<calls>]/api/…` returns a broken response of `/api/…`. Kinds: status, slow,
 * truncated, html, empty, malformed, hang. A page tests a fault with api-base="/fault/status-500@products". `/render` renders nothing unless `@render` names it.
 */
export const withFaults =
  (fetch: (request: Request) => Promise<Response>) =>
  async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    const found = /^\/fault\/([a-z]+)(?:-(\d{1,6}))?(?:@([\w*/,-]+?))?(\/(?:render$|(?:api|images|content|kit)\/.*))$/.exec(
      decodedPath(url.pathname),
    )
    if (!found) return fetch(request)
    const [, kind = '', amount, filter, rest = ''] = found
    const answer = async () => fetch(redirected(request, new URL(rest + url.search, url)))
    const broken = Object.hasOwn(faultTypes, kind) ? faultTypes[kind] : undefined
    const call = rest === '/render' ? 'render' : /^\/(?:api|content)\/(.*)$/s.exec(rest)?.[1]
    if (!broken || call === undefined || request.method === 'OPTIONS') return answer()
    if (!appliesTo(filter, call)) return call === 'render' ? nothingRendered() : answer()
    return broken(answer, Number(amount ?? 0), request.signal)
  }
