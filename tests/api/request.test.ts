import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { $requests, RequestError, request } from '../../src/base/request.ts'

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
  // the network: it answers what a test has prepared
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

const get = (path = '/api/things', options = {}) => request(shop, path, { answer: z.object({ ok: z.boolean() }), ...options })

test('REQ-04 a body is sent as JSON with its content type, and there is none without a body', async () => {
  answers.push(json({ ok: true }), json({ ok: true }))
  await get('/api/things', { method: 'POST', body: { a: 1 } })
  await get()
  expect(new Headers(sent[0]?.init.headers).get('content-type')).toBe('application/json')
  expect(sent[0]?.init.body).toBe('{"a":1}')
  expect(new Headers(sent[1]?.init.headers).has('content-type')).toBe(false)
})

describe('trouble', () => {
  test('R15 stored and logged addresses carry no query', async () => {
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
    ['half of a text', () => new Response('{"ok":tr', { headers: { 'Content-Type': 'application/json' } })],
    ['another shape', json({ ok: 'yes' })],
    ['nothing', () => new Response('')],
  ])('an answer of %s is a failed call', async (_, answer) => {
    answers.push(answer)
    await expect(get()).rejects.toBeInstanceOf(RequestError)
    expect($requests.get().pending).toBe(0)
  })

  test('R16 an answer that does not fit its schema equals a failed call', async () => {
    answers.push(json([1, 2]))
    await expect(get()).rejects.toMatchObject({ status: 200, body: [1, 2] })
  })

  test('R18 a GET is repeated once, a POST never', async () => {
    answers.push(json({}, { status: 503 }), json({ ok: true }))
    expect((await get()).value).toEqual({ ok: true })
    answers.push(json({}, { status: 503 }), json({ ok: true }))
    await expect(get('/api/things', { method: 'POST' })).rejects.toMatchObject({ status: 503 })
    answers.length = 0
    await expect(get()).rejects.toMatchObject({ status: 0 })
    expect(sent).toHaveLength(2 + 1 + 2)
  })

  test('R18 Retry-After is waited for, but not for long', async () => {
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

  test('R19 a call ends after 15 s and when its caller leaves', async () => {
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
    const leaving = new AbortController()
    const left = get('/api/things', { signal: leaving.signal }).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(10)
    leaving.abort()
    await left
    expect($requests.get().pending).toBe(0)
  })
})
