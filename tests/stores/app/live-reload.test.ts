import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isLiveReloadEnabled } from '../../../src/domain/app/live-reload.ts'
import { startLiveReload } from '../../../src/stores/app/live-reload.ts'

/** The socket of the shop across the network. */
class FarSocket {
  static opened: FarSocket[] = []
  onopen = () => {}
  onmessage = (_: { data: unknown }) => {}
  onclose = () => {}
  readonly address: string
  constructor(address: string) {
    this.address = address
    FarSocket.opened.push(this)
  }
  close() {
    this.onclose()
  }
}
const reload = vi.fn()
const last = () => FarSocket.opened.at(-1) as FarSocket
const begin = (apiBase = '') => {
  const leaving = new AbortController()
  startLiveReload(apiBase, leaving.signal)
  return leaving
}

beforeEach(() => {
  vi.useFakeTimers()
  FarSocket.opened = []
  reload.mockReset()
  vi.stubGlobal('WebSocket', FarSocket)
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('document', { baseURI: 'https://page.test/news/' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('OFF-08 no socket is opened when live reload is off, one when it is on', () => {
  for (const liveReload of [undefined, false, true]) if (isLiveReloadEnabled(undefined, { liveReload })) begin()
  expect(FarSocket.opened.map(({ address }) => address)).toEqual(['wss://page.test/live-reload'])
})

test('OFF-08 the socket is that of the shop', () => {
  begin('http://shop.test/base')
  expect(last().address).toBe('ws://shop.test/base/live-reload')
})

test('OFF-08 only the word reload loads the page anew', () => {
  begin()
  for (const data of ['hello', '', new Blob(['reload']), '{"type":"reload"}']) last().onmessage({ data })
  expect(reload).not.toHaveBeenCalled()
  last().onmessage({ data: 'reload' })
  expect(reload).toHaveBeenCalledTimes(1)
})

test('OFF-08 a lost connection is sought again, ever more rarely, until the page does not want it any more', () => {
  const leaving = begin()
  for (const pauseMs of [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]) {
    const known = FarSocket.opened.length
    last().onclose()
    vi.advanceTimersByTime(pauseMs - 1)
    expect(FarSocket.opened).toHaveLength(known)
    vi.advanceTimersByTime(1)
    expect(FarSocket.opened).toHaveLength(known + 1)
  }
  last().onopen()
  last().onclose()
  vi.advanceTimersByTime(1000)
  const known = FarSocket.opened.length
  leaving.abort()
  vi.advanceTimersByTime(60_000)
  expect(FarSocket.opened).toHaveLength(known)
})
