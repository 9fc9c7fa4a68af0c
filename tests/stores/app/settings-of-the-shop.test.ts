import { beforeEach, describe, expect, test, vi } from 'vitest'
import { cookieText, endOfYear } from '../../../src/base/storage/cookie.ts'
import { freshBrowser, openTab } from '../../browser/tabs.ts'

const load = async () => ({
  ...(await import('../../../src/stores/app/configuration.ts')),
  ...(await import('../../../src/stores/app/overrides.ts')),
  ...(await import('../../../src/stores/app/language.ts')),
  ...(await import('../../../src/stores/listing/preferences.ts')),
  ...(await import('../../../src/kit/settings.ts')),
})
const shop = { apiBase: 'http://shop.test', credentials: 'omit' } as const

let browser = freshBrowser()
let asked: string[] = []
let answers: Record<string, unknown> = {}
beforeEach(() => {
  browser = freshBrowser()
  asked = []
  answers = {
    '/api/configuration': { siteName: 'Birch', seed: 1, features: { frontLocales: ['lt', 'en'] } },
    '/api/translations': { Cart: 'Krepšelis' },
  }
  // a fake shop
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    const answer = answers[new URL(address).pathname]
    return answer === undefined ? new Response('', { status: 404 }) : Response.json(answer)
  })
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

describe('configuration', () => {
  test('elements share one request', async () => {
    const { modules } = await openTab(load)
    for (let element = 0; element < 3; element += 1) modules.configurationStore(shop, 'en').listen(() => {})
    await vi.waitFor(() =>
      expect(modules.configurationStore(shop, 'en').get()).toMatchObject({ status: 'ready', value: { siteName: 'Birch' } }),
    )
    expect(asked).toEqual(['http://shop.test/api/configuration?lang=en'])
  })

  test('the next visit uses the cached response at once, then the fresh one', async () => {
    const first = await openTab(load)
    first.modules.configurationStore(shop, 'en').listen(() => {})
    await vi.waitFor(() => expect(first.modules.configurationStore(shop, 'en').get().status).toBe('ready'))
    answers['/api/configuration'] = { siteName: 'Oak', seed: 1 }
    const { modules } = await openTab(load)
    const store = modules.configurationStore(shop, 'en')
    store.listen(() => {})
    expect(store.get()).toMatchObject({ status: 'loading', value: { siteName: 'Birch' } })
    await vi.waitFor(() => expect(store.get()).toMatchObject({ status: 'ready', value: { siteName: 'Oak' } }))
  })

  test('a new seed clears the caches', async () => {
    // this page does not use German: only the new seed can remove its texts
    const kept = { 'http://shop.test|en': { Cart: 'Basket' }, 'http://shop.test|de': { Cart: 'Warenkorb' } }
    browser.leave('shop:translations', JSON.stringify({ version: 1, value: kept }))
    browser.leave('shop:configuration', JSON.stringify({ version: 1, value: { 'http://shop.test|en': { seed: '0' } } }))
    const { texts, modules } = await openTab(async () => ({
      modules: await load(),
      texts: await import('../../../src/stores/app/texts.ts'),
    })).then((tab) => tab.modules)
    expect(texts.translatorStore(shop, 'en').get()('Cart')).toBe('Basket')
    modules.configurationStore(shop, 'en').listen(() => {})
    await vi.waitFor(() => expect(modules.configurationStore(shop, 'en').get().status).toBe('ready'))
    expect(browser.stored()['shop:translations']).not.toMatch(/Basket|Warenkorb/)
  })

  test('R16 an invalid response keeps the previous one', async () => {
    browser.leave('shop:configuration', JSON.stringify({ version: 1, value: { 'http://shop.test|en': { siteName: 'Birch' } } }))
    answers['/api/configuration'] = [{ siteName: 'Oak' }]
    const { modules } = await openTab(load)
    const store = modules.configurationStore(shop, 'en')
    store.listen(() => {})
    await vi.waitFor(() => expect(store.get()).toMatchObject({ status: 'failed', value: { siteName: 'Birch' } }))
  })

  test('overrides of the page replace fields, even if the request fails', async () => {
    const { modules } = await openTab(load)
    modules.overrideConfiguration({ cartPage: '/basket', features: { displayAddToCartInListings: true } })
    const store = modules.configurationStore(shop, 'en')
    store.listen(() => {})
    await vi.waitFor(() =>
      expect(store.get()).toMatchObject({
        status: 'ready',
        value: { siteName: 'Birch', cartPage: '/basket', features: { displayAddToCartInListings: true, frontLocales: ['lt', 'en'] } },
      }),
    )
    answers = {}
    const other = modules.configurationStore({ ...shop, apiBase: 'http://down.test' }, 'en')
    other.listen(() => {})
    await vi.waitFor(() => expect(other.get()).toMatchObject({ status: 'ready', value: { cartPage: '/basket' } }))
  })
})

describe('language', () => {
  test('the language of the page applies unless the shop does not offer it', async () => {
    const { modules } = await openTab(load)
    const store = modules.languageStore({ ...modules.pageSettings(), ...shop, language: 'de' })
    store.listen(() => {})
    expect(store.get()).toBe('de')
    await vi.waitFor(() => expect(store.get()).toBe('lt'))
  })

  test('a selection applies at once and stays in the cookie lang until 2050', async () => {
    browser.setCookie('lang', 'en')
    const { modules } = await openTab(load)
    const store = modules.languageStore({ ...modules.pageSettings(), ...shop })
    store.listen(() => {})
    expect(store.get()).toBe('en')
    modules.chooseLanguage('lt')
    expect(store.get()).toBe('lt')
    expect(browser.writtenCookies()).toEqual(['lang=lt; expires=Sat, 31 Dec 2050 23:59:59 GMT; path=/; SameSite=Lax'])
  })
})

describe('list type', () => {
  test('LIST-19 the cookie listType expires at the end of 2050', async () => {
    const { modules } = await openTab(load)
    modules.chooseListType('list')
    expect(modules.$listType.get()).toBe('list')
    expect(browser.writtenCookies()).toEqual(['listType=list; expires=Sat, 31 Dec 2050 23:59:59 GMT; path=/; SameSite=Lax'])
    const next = await openTab(load)
    expect(next.modules.$listType.get()).toBe('list')
  })

  test('cookie names and values cannot inject attributes', () => {
    expect(cookieText('a=b', 'x; domain=evil.test', endOfYear(2050))).toContain('a%3Db=x%3B%20domain%3Devil.test; expires=')
  })
})
