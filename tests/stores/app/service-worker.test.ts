import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Listener = (event: { waitUntil: (work: Promise<unknown>) => void }) => void

/** The globals of a worker or a page. */
let listeners: Map<string, Listener>
let names: string[]
const unregister = vi.fn(async () => true)
const register = vi.fn(async () => ({}))
const workers = { controller: {} as unknown, register }

beforeEach(() => {
  vi.resetModules()
  listeners = new Map()
  names = ['shop-kit:1:page', 'shop-kit:0:page', 'their-own']
  unregister.mockClear()
  register.mockClear()
  workers.controller = {}
  vi.stubGlobal('addEventListener', (type: string, listener: Listener) => listeners.set(type, listener))
  vi.stubGlobal('caches', {
    keys: async () => [...names],
    match: async () => ({}),
    delete: async (name: string) => {
      names = names.filter((other) => other !== name)
    },
  })
  vi.stubGlobal('registration', { unregister })
  vi.stubGlobal('clients', { claim: async () => {} })
  vi.stubGlobal('skipWaiting', async () => {})
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work())
  vi.stubGlobal('document', { baseURI: 'https://page.test/news/' })
})
afterEach(() => vi.unstubAllGlobals())

async function run(type: string) {
  const works: Promise<unknown>[] = []
  listeners.get(type)?.({ waitUntil: (work) => works.push(work) })
  await Promise.all(works)
}

test('OFF-07 a new version deletes only the caches of older ones', async () => {
  await import('../../../src/service-worker/sw.ts')
  await run('activate')
  expect(names).toEqual(['shop-kit:1:page', 'their-own'])
  expect(unregister).not.toHaveBeenCalled()
})

test('OFF-07 the replacement worker deletes all caches and unregisters itself', async () => {
  await import('../../../src/service-worker/sw-off.ts')
  await run('activate')
  expect(names).toEqual(['their-own'])
  expect(unregister).toHaveBeenCalledTimes(1)
})

test('OFF-07 a page registers only a same-origin worker', async () => {
  vi.stubGlobal('navigator', { serviceWorker: workers })
  vi.stubGlobal('location', { href: 'https://shop.test/' })
  const { registerServiceWorker } = await import('../../../src/stores/app/service-worker.ts')
  for (const address of ['https://evil.test/sw.js', '//evil.test/sw.js', '/\\evil.test/sw.js', 'javascript:1', 'data:text/javascript,1']) {
    await registerServiceWorker(address)
    expect(register, address).not.toHaveBeenCalled()
  }
  await registerServiceWorker('/sw.js')
  expect(register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' })
})

test('OFF-07 registering does nothing without service worker support', async () => {
  vi.stubGlobal('navigator', {})
  const { registerServiceWorker } = await import('../../../src/stores/app/service-worker.ts')
  await expect(registerServiceWorker('/sw.js')).resolves.toBeUndefined()
})
