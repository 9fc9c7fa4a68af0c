import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { $requests, RequestError, request } from '../../src/base/http/request.ts'

const shop = { apiBase: 'http://shop.test', credentials: 'include' } as const
const answers: (() => Response | Promise<Response>)[] = []
const sent: { url: string; init: RequestInit }[] = []
const json = (value: unknown, init?: ResponseInit) => () =>
  new Response(JSON.stringify(value), { ...init, headers: { 'Content-Type': 'application/json', ...init?.headers } })

beforeEach(() => {
  answers.length = 0
  sent.length = 0
  $requests.set({ pending: 0 })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  // the network: responds with the queue of a test
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init })
    const answer = answers.shift()
    if (!answer) throw new TypeError('fetch failed')
    return answer()
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const get = (path = '/api/things', options = {}) => request(shop, path, { schema: z.object({ ok: z.boolean() }), ...options })

describe('the pending request counter', () => {
  test('REQ-01 REQ-02 increments when a request starts and decrements when it completes', async () => {
    answers.push(json({ ok: true }), json({ ok: true }))
    const two = [get(), get()]
    expect($requests.get()).toEqual({ pending: 2 })
    await Promise.all(two)
    expect($requests.get()).toEqual({ pending: 0 })
  })

  test('REQ-03 REQ-08 decrements on an error; stores and logs its message', async () => {
    answers.push(json({}, { status: 404 }))
    const failing = get()
    expect($requests.get().pending).toBe(1)
    await expect(failing).rejects.toThrow()
    expect($requests.get()).toEqual({ pending: 0, error: 'Http status 404 for http://shop.test/api/things' })
    expect(console.error).toHaveBeenCalledWith('Http status 404 for http://shop.test/api/things')
  })

  test('keeps the error message when a later request succeeds', async () => {
    answers.push(json({}, { status: 404 }), json({ ok: true }))
    await get().catch(() => {})
    await get()
    expect($requests.get().error).toContain('404')
  })
})

describe('a response', () => {
  test('REQ-05 is parsed as JSON', async () => {
    answers.push(json({ ok: true, more: [1] }))
    expect(await request(shop, '/api/things', { schema: z.looseObject({ ok: z.boolean() }) })).toMatchObject({
      value: { ok: true, more: [1] },
    })
  })

  test('REQ-06 throws on an error status, with its body', async () => {
    answers.push(json({ name: 'EmailNotValidated' }, { status: 401 }))
    await expect(get()).rejects.toMatchObject({ status: 401, body: { name: 'EmailNotValidated' } })
  })

  test('REQ-07 logs an error status once', async () => {
    answers.push(json({}, { status: 500 }))
    await get().catch(() => {})
    expect(console.error).toHaveBeenCalledTimes(1)
  })

  test('REQ-09 requests use the connection’s credentials', async () => {
    answers.push(json({ ok: true }), json({ ok: true }))
    await get()
    await request({ ...shop, credentials: 'omit' }, '/api/things', { schema: z.unknown() })
    expect(sent.map(({ init }) => [init.method, init.credentials])).toEqual([
      ['GET', 'include'],
      ['GET', 'omit'],
    ])
  })

  test('REQ-10 requests the total-count header with withTotal and reads it if it is a number', async () => {
    answers.push(
      json({ ok: true }, { headers: { 'Total-Count': '812' } }),
      json({ ok: true }, { headers: { 'total-count': '1e3' } }),
      json({ ok: true }),
    )
    expect((await get('/api/things', { withTotal: true })).total).toBe(812)
    expect(new Headers(sent[0]?.init.headers).get('return-total-count')).toBe('true')
    expect((await get()).total).toBeUndefined()
    expect((await get()).total).toBeUndefined()
  })

  test('omits empty parameters', async () => {
    answers.push(json({ ok: true }))
    await get('/api/things', { query: { lang: 'en', search: '', page: 0, filters: undefined, id: 'a,b&c' } })
    expect(sent[0]?.url).toBe('http://shop.test/api/things?lang=en&page=0&id=a%2Cb%26c')
  })
})

describe('a failed request', () => {
  test('R15 is stored and logged without the query of its URL', async () => {
    answers.push(json({}, { status: 404 }))
    const failure = await get('/api/things', { query: { token: 'SECRET' } }).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(RequestError)
    const told = JSON.stringify([
      $requests.get(),
      (failure as RequestError).message,
      (failure as RequestError).url,
      vi.mocked(console.error).mock.calls,
    ])
    expect(told).toContain('http://shop.test/api/things')
    expect(told).not.toContain('SECRET')
  })

  test.each([
    ['html', () => new Response('<h1>Hello</h1>', { headers: { 'Content-Type': 'text/html' } })],
    ['truncated JSON', () => new Response('{"ok":tr', { headers: { 'Content-Type': 'application/json' } })],
    ['another shape', json({ ok: 'yes' })],
    ['no body', () => new Response('')],
  ])('a response with %s is a RequestError', async (_, answer) => {
    answers.push(answer)
    await expect(get()).rejects.toBeInstanceOf(RequestError)
    expect($requests.get().pending).toBe(0)
  })

  test('R16 a response that does not match its schema is a RequestError', async () => {
    answers.push(json([1, 2]), json([1, 2]))
    await expect(get()).rejects.toMatchObject({ status: 200, body: [1, 2] })
  })

  test('R18 retries a GET once, a POST never', async () => {
    answers.push(json({}, { status: 503 }), json({ ok: true }))
    expect((await get()).value).toEqual({ ok: true })
    answers.push(json({}, { status: 503 }), json({ ok: true }))
    await expect(get('/api/things', { method: 'POST' })).rejects.toMatchObject({ status: 503 })
    answers.length = 0
    await expect(get()).rejects.toMatchObject({ status: 0 })
    expect(sent).toHaveLength(2 + 1 + 2)
  })

  test.each([
    ['truncated JSON', () => new Response('{"ok":tr')],
    ['a body that breaks off', () => new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('broken off')) }))],
    ['another shape', json({ ok: 'yes' })],
  ])('R16 R18 after %s, a GET bypasses the HTTP cache, once', async (_, answer) => {
    answers.push(answer, json({ ok: true }))
    expect((await get()).value).toEqual({ ok: true })
    expect(sent.map(({ init }) => init.cache)).toEqual([undefined, 'reload'])
    sent.length = 0
    answers.push(answer, answer, json({ ok: true }))
    await expect(get()).rejects.toBeInstanceOf(RequestError)
    expect(sent).toHaveLength(2)
    answers.splice(0, 1, answer)
    await expect(get('/api/things', { method: 'POST' })).rejects.toBeInstanceOf(RequestError)
    expect(sent).toHaveLength(3)
  })

  test('R18 a retry respects Retry-After unless it is too long', async () => {
    vi.useFakeTimers()
    answers.push(json({}, { status: 429, headers: { 'Retry-After': '2' } }), json({ ok: true }))
    const answer = get()
    await vi.advanceTimersByTimeAsync(1900)
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(200)
    expect((await answer).value).toEqual({ ok: true })
    answers.push(json({}, { status: 429, headers: { 'Retry-After': '60' } }))
    await expect(get()).rejects.toMatchObject({ status: 429 })
  })

  test('R19 a request aborts after 15 s or when its signal aborts', async () => {
    vi.useFakeTimers()
    const never = () =>
      new Promise<Response>((_, reject) => {
        const signal = sent.at(-1)?.init.signal
        signal?.addEventListener('abort', () => reject(signal.reason))
      })
    answers.push(never)
    const slow = get('/api/things', { method: 'POST' }).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await slow).toBeInstanceOf(RequestError)
    answers.push(never)
    const watched = get('/api/things', { method: 'POST', signal: new AbortController().signal }).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await watched).toBeInstanceOf(RequestError)
    answers.push(never)
    const leaving = new AbortController()
    const left = get('/api/things', { signal: leaving.signal }).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(10)
    leaving.abort()
    await left
    expect($requests.get().pending).toBe(0)
  })
})
