import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const shop = { apiBase: 'http://shop.test', credentials: 'omit' } as const
const minuteMs = 60_000

let reportMissing: typeof import('../../../src/stores/app/missing-texts.ts').reportMissing
let statuses: number[]
let sent: string[]
let stored: Map<string, string>

/** A page of the session: fresh modules, the session storage of the previous page. */
async function openPage() {
  vi.resetModules()
  Reflect.deleteProperty(globalThis, Symbol.for('shop-kit.shared.v1'))
  const code = await import('../../../src/stores/app/missing-texts.ts')
  reportMissing = code.reportMissing
}

beforeEach(async () => {
  statuses = []
  sent = []
  stored = new Map()
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  })
  vi.stubGlobal('document', {
    querySelector: () => null,
    querySelectorAll: () => [],
    documentElement: { lang: 'en' },
    baseURI: shop.apiBase,
  })
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)).key)
    return Response.json({}, { status: statuses.shift() ?? 201 })
  })
  await openPage()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(globalThis, Symbol.for('shop-kit.shared.v1'))
})

const report = (...keys: string[]) => {
  for (const key of keys) reportMissing(shop, key)
}

test.each([400, 413, 422])('TRANS-01 does not resend a key rejected with %i, and sends the others', async (status) => {
  statuses = [201, status]
  report('One', 'Refused', 'Three')
  await vi.advanceTimersByTimeAsync(minuteMs)
  report('Refused', 'Four')
  await vi.advanceTimersByTimeAsync(minuteMs)
  expect(sent).toEqual(['One', 'Refused', 'Three', 'Four'])
})

test.each([429, 503])('TRANS-01 after a %i retries the same key a minute later, then sends the others', async (status) => {
  statuses = [201, status]
  report('One', 'Two', 'Three')
  await vi.advanceTimersByTimeAsync(minuteMs / 2)
  report('Two', 'Four')
  expect(sent).toEqual(['One', 'Two'])
  await vi.advanceTimersByTimeAsync(minuteMs)
  expect(sent).toEqual(['One', 'Two', 'Two', 'Three', 'Four'])
})

test('TRANS-01 repeated failures stop the reports; the next page sends the rest', async () => {
  statuses = Array(3).fill(500)
  report('One', 'Two')
  await vi.advanceTimersByTimeAsync(10 * minuteMs)
  expect(sent).toEqual(['One', 'One', 'One'])
  await openPage()
  report('One', 'Two')
  await vi.advanceTimersByTimeAsync(minuteMs)
  expect(sent.slice(3)).toEqual(['One', 'Two'])
  await openPage()
  report('One', 'Two')
  await vi.advanceTimersByTimeAsync(minuteMs)
  expect(sent).toHaveLength(5)
})
