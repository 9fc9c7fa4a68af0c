import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OfflineScreen } from '../../../src/views/offline/offline-screen.tsx'
import { freshBrowser, openTab } from '../../browser/tabs.ts'

const load = async () => ({
  ...(await import('../../../src/stores/app/online.ts')),
  ...(await import('../../../src/stores/app/manifest.ts')),
  ...(await import('../../../src/stores/page/saved-page.ts')),
})
const shop = { apiBase: 'http://shop.test', credentials: 'omit' } as const
const answer = {
  name: 'Shop',
  background_color: '#102040',
  icons: [{ src: '/images/app', sizes: '512x512', purpose: 'maskable' }, { sizes: '1x1' }],
}

let asked: string[] = []
let connection = { onLine: true }
beforeEach(() => {
  freshBrowser()
  asked = []
  connection = { onLine: true }
  vi.stubGlobal('navigator', connection)
  // a fake shop
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    if (!connection.onLine) throw new TypeError('Failed to fetch')
    return Response.json(answer)
  })
  for (const kind of ['error', 'warn'] as const) vi.spyOn(console, kind).mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

const screen = (phone: string | undefined, icon?: string) =>
  renderToStaticMarkup(<OfflineScreen icon={icon} phone={phone} onDismiss={() => {}} />)

test('OFF-01 OFF-02 explains the problem and offers a phone call', () => {
  const markup = screen('+370 5 205 5514')
  expect(markup).toContain('You are offline')
  expect(markup).toMatch(/<a [^>]*href="tel:\+37052055514"[^>]*>.*Call us<\/a>/)
  expect(markup).toContain('+370 5 205 5514')
})

test.each([undefined, '', 'on request'])('OFF-02 offers no call for the phone %j', (phone) => {
  expect(screen(phone)).not.toMatch(/href|Call us/)
})

test('OFF-04 OFF-05 shows the app icon', () => {
  expect(screen(undefined, '/images/app?w=224')).toContain('src="/images/app?w=224"')
  expect(screen(undefined)).not.toContain('<img')
})

test('OFF-06 follows the browser’s online state', async () => {
  const { modules } = await openTab(load)
  const seen: boolean[] = []
  modules.$online.subscribe((online) => seen.push(online))
  for (const online of [false, true]) {
    connection.onLine = online
    ;(window as unknown as EventTarget).dispatchEvent(new Event(online ? 'online' : 'offline'))
  }
  expect(seen).toEqual([true, false, true])
})

test('CALL-57 OFF-03 requests the manifest without parameters and caches it for offline use', async () => {
  const { modules } = await openTab(load)
  modules.manifestStore(shop, {}).listen(() => {})
  await vi.waitFor(() => expect(modules.manifestStore(shop, {}).get().status).toBe('ready'))
  expect(asked).toEqual(['http://shop.test/manifest.json'])
  connection.onLine = false
  const later = await openTab(load)
  expect(later.modules.cachedManifest(shop)).toMatchObject({ background_color: '#102040', icons: [{ src: '/images/app' }] })
  expect(later.modules.cachedManifest({ ...shop, apiBase: 'http://other.test' })).toBeUndefined()
})

test('OFF-06 repeats requests that failed offline once online, and no others', async () => {
  connection.onLine = false
  const { modules } = await openTab(load)
  const store = modules.manifestStore(shop, {})
  store.listen(() => {})
  await vi.waitFor(() => expect(store.get().status).toBe('failed'))
  connection.onLine = true
  for (const count of [3, 3]) {
    ;(window as unknown as EventTarget).dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(store.get().status).toBe('ready'))
    expect(asked).toHaveLength(count) // the first, its retry, and this one
  }
})

test('showing the saved page lasts for the tab, or for the page without storage', async () => {
  const kept = new Map<string, string>()
  const session = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  }
  vi.stubGlobal('sessionStorage', session)
  const first = await openTab(load)
  first.modules.chooseSavedPage(true)
  expect((await openTab(load)).modules.$savedPage.get()).toBe(true)
  first.modules.chooseSavedPage(false)
  expect((await openTab(load)).modules.$savedPage.get()).toBe(false)
  vi.stubGlobal('sessionStorage', undefined)
  const { modules } = await openTab(load)
  modules.chooseSavedPage(true)
  expect(modules.$savedPage.get()).toBe(true)
})
