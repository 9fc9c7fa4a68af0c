import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startLiveReload } from '../../../src/stores/app/live-reload.ts'

/** A fake WebSocket of the shop. */
class FakeSocket {
  static opened: FakeSocket[] = []
  onopen = () => {}
  onmessage = (_: { data: unknown }) => {}
  onclose = () => {}
  readonly address: string
  constructor(address: string) {
    this.address = address
    FakeSocket.opened.push(this)
  }
  close() {
    this.onclose()
  }
}
const reload = vi.fn()
const last = () => FakeSocket.opened.at(-1) as FakeSocket
const begin = (apiBase = '') => {
  const leaving = new AbortController()
  startLiveReload(apiBase, leaving.signal)
  return leaving
}

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.opened = []
  reload.mockReset()
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('document', { baseURI: 'https://page.test/news/' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('OFF-08 the socket connects to the shop', () => {
  begin('http://shop.test/base')
  expect(last().address).toBe('ws://shop.test/base/live-reload')
})

test('OFF-08 reloads the page only on the message reload', () => {
  begin()
  for (const data of ['hello', '', new Blob(['reload']), '{"type":"reload"}']) last().onmessage({ data })
  expect(reload).not.toHaveBeenCalled()
  last().onmessage({ data: 'reload' })
  expect(reload).toHaveBeenCalledTimes(1)
})

test('OFF-08 retries a lost connection with backoff until aborted', () => {
  const leaving = begin()
  for (const pauseMs of [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]) {
    const known = FakeSocket.opened.length
    last().onclose()
    vi.advanceTimersByTime(pauseMs - 1)
    expect(FakeSocket.opened).toHaveLength(known)
    vi.advanceTimersByTime(1)
    expect(FakeSocket.opened).toHaveLength(known + 1)
  }
  last().onopen()
  last().onclose()
  vi.advanceTimersByTime(1000)
  const known = FakeSocket.opened.length
  leaving.abort()
  vi.advanceTimersByTime(60_000)
  expect(FakeSocket.opened).toHaveLength(known)
})
