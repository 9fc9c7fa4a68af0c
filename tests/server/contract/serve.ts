import { type Listening, listen } from '../../../server/app/listen.ts'
import type { Shop } from '../../../server/app/shop.ts'

export interface Served {
  url: string
  /** the requests that have arrived, such as `GET /api/products` */
  requests: string[]
  close: Listening['close']
}

/** Passes a request on to the shop. */
export type Ask = (request: Request) => Promise<Response>

let servers = 0

/** Serves a shop on a port of its own, behind a proxy that may change requests and responses. */
export async function serve(
  shop: Pick<Shop, 'fetch'>,
  proxy: (request: Request, ask: Ask) => Promise<Response> = (request, ask) => ask(request),
): Promise<Served> {
  servers += 1
  const peer = `10.24.0.${servers}` // limits count per address
  const requests: string[] = []
  const server = await listen(0, 'PORT', async (request) => {
    requests.push(`${request.method} ${new URL(request.url).pathname}`)
    const headers = new Headers(request.headers)
    headers.delete('accept-encoding') // a proxy that changes bodies must read them
    return proxy(new Request(request, { headers }), (passed) => shop.fetch(passed, peer))
  })
  return { url: `http://127.0.0.1:${server.port}`, requests, close: server.close }
}

/** A copy of a response with other headers. */
export function withHeaders(response: Response, change: (headers: Headers) => void): Response {
  const headers = new Headers(response.headers)
  change(headers)
  return new Response(response.body, { status: response.status, headers })
}

/** A copy of a JSON response with another body. */
export async function withJson<T>(response: Response, change: (body: T) => unknown): Promise<Response> {
  const body = change((await response.json()) as T)
  return withHeaders(Response.json(body, { status: response.status, headers: response.headers }), (headers) =>
    headers.delete('content-length'),
  )
}
