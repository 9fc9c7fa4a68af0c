import { vi } from 'vitest'
import type { Connection } from '../../src/base/http/request.ts'
import { openShop } from '../server/shop.ts'

/** A request sent by the kit. */
export interface SentRequest {
  method: string
  path: string
  query: URLSearchParams
  headers: Headers
  body: unknown
}

const origin = 'http://shop.test'
export const shop: Connection = { apiBase: origin, credentials: 'include' }

/** Connects `fetch` to the real shop, with cookies, and records requests. Test files that change no data pass `openReadShop`. */
export async function connect(openIt = openShop) {
  const { fetch } = await openIt()
  const sent: SentRequest[] = []
  let cookie: string | undefined
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const request = new Request(input, init)
    const { pathname, searchParams } = new URL(request.url)
    const text = await request.clone().text()
    const body: unknown = text === '' ? undefined : JSON.parse(text)
    sent.push({ method: request.method, path: pathname, query: searchParams, headers: new Headers(request.headers), body })
    if (cookie) request.headers.set('cookie', cookie)
    const response = await fetch(request)
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return response
  })
  return {
    sent,
    /** switches to another session */
    become: (session: string) => {
      cookie = session
    },
    /** requests with this path */
    to: (path: string) => sent.filter((request) => request.path === path),
    last: () => {
      const request = sent.at(-1)
      if (!request) throw new Error('Nothing was sent')
      return request
    },
  }
}
