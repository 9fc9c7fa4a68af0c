import { beforeEach, describe, expect, test, vi } from 'vitest'
import { deceiving, leaving, scripts } from '../../base/hostile-urls.ts'
import { freshBrowser, openTab } from '../../browser/tabs.ts'
import { pageOf } from './page-of.ts'

const load = async () => ({
  ...(await import('../../../src/stores/page/language-switch.ts')),
  ...(await import('../../../src/stores/app/language.ts')),
  ...(await import('../../../src/stores/page/login-layout.ts')),
  ...(await import('../../../src/stores/app/overrides.ts')),
  ...(await import('../../../src/stores/app/current-page.ts')),
  ...(await import('../../../src/stores/page/route.ts')),
  ...(await import('../../../src/kit/settings.ts')),
})

let browser = freshBrowser()
let gone: string[] = []
beforeEach(() => {
  browser = freshBrowser()
  gone = []
  vi.stubGlobal('location', { pathname: '/news/', search: '?page=2', hash: '', assign: (url: string) => gone.push(url) })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

async function openPage(alternatives: Record<string, string> = {}) {
  const { modules } = await openTab(load)
  modules.showPage(pageOf({ alternatives }))
  const settings = { ...modules.pageSettings(), apiBase: 'http://shop.test' }
  const language = modules.languageStore(settings)
  language.listen(() => {})
  return { ...modules, settings, language }
}

describe('changing the language', () => {
  test('LANG-01 LANG-03 sets the cookie lang and loads the URL in that language', async () => {
    const page = await openPage({ lt: 'https://page.test/lt/naujienos?puslapis=2' })
    page.switchLanguage('lt', page.settings)
    expect(browser.writtenCookies()).toEqual([expect.stringMatching(/^lang=lt; expires=.* 2050 /)])
    expect(gone).toEqual(['/lt/naujienos?puslapis=2'])
    expect(page.language.get()).toBe('en')
  })

  test('LANG-02 sets a cookie that expires at the end of 2050', async () => {
    const page = await openPage()
    page.switchLanguage('lt', page.settings)
    expect(browser.writtenCookies()).toEqual(['lang=lt; expires=Sat, 31 Dec 2050 23:59:59 GMT; path=/; SameSite=Lax'])
  })

  test('LANG-03 keeps the query and the hash of the page', async () => {
    Object.assign(location, { search: '?search=a%20b&page=2', hash: '#colour=red' })
    const page = await openPage({ lt: 'https://page.test/lt/naujienos' })
    page.switchLanguage('lt', page.settings)
    expect(gone).toEqual(['/lt/naujienos?search=a%20b&page=2#colour=red'])
  })

  test('changes the language in place if the route has no URL for it', async () => {
    const page = await openPage()
    page.switchLanguage('lt', page.settings)
    expect([page.language.get(), gone]).toEqual(['lt', []])
  })

  test('LANG-04 reloads a login layout at its URL, but no other page', async () => {
    const reload = vi.fn()
    Object.assign(location, { reload })
    const page = await openPage({ lt: '/lt/naujienos' })
    const leave = page.registerLoginLayout()
    page.changeLanguage('lt', page.settings)
    expect([reload.mock.calls.length, gone]).toEqual([1, []])
    expect(browser.writtenCookies()).toEqual([expect.stringMatching(/^lang=lt; /)])
    leave()
    page.changeLanguage('lt', page.settings)
    expect([reload.mock.calls.length, gone]).toEqual([1, ['/lt/naujienos?page=2']])
  })

  test('changes the language in place if the page is already at that URL', async () => {
    const page = await openPage({ lt: '/news/' })
    page.switchLanguage('lt', page.settings)
    expect([page.language.get(), gone]).toEqual(['lt', []])
  })

  test('does not navigate with links="event"', async () => {
    const page = await openPage({ lt: '/lt/naujienos' })
    page.switchLanguage('lt', { ...page.settings, links: 'event' })
    expect([page.language.get(), gone]).toEqual(['lt', []])
  })

  test('R08 rejects a URL of another origin in any spelling', async () => {
    for (const url of [...leaving, ...deceiving, ...Object.values(scripts).flat()]) {
      const page = await openPage({ lt: url })
      page.switchLanguage('lt', page.settings)
      expect(gone.filter((address) => new URL(address, document.baseURI).origin !== 'https://page.test')).toEqual([])
    }
    const page = await openPage({ lt: 'https://evil.test/' })
    page.switchLanguage('lt', page.settings)
    expect(page.language.get()).toBe('lt')
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('another site'))
  })

  test('R10 a language named like an inherited property has no URL', async () => {
    const page = await openPage({ lt: '/lt' })
    for (const language of ['constructor', '__proto__', 'toString']) expect(page.alternativeIn(language)).toBeUndefined()
  })
})

describe('a language that the shop does not offer', () => {
  test('LANG-07 falls back to the first front locale, once per page', async () => {
    const page = await openPage({ lt: '/lt/naujienos' })
    const german = { ...page.settings, language: 'de' }
    page.resolveLanguage(german, undefined)
    expect(gone).toEqual([])
    page.resolveLanguage(german, ['lt', 'en'])
    page.resolveLanguage(german, ['lt', 'en'])
    expect(gone).toEqual(['/lt/naujienos?page=2'])
    expect(browser.writtenCookies()).toHaveLength(1)
  })

  test('LANG-07 does not navigate if the page is already at the URL of the fallback', async () => {
    browser.setCookie('lang', 'de')
    const page = await openPage({ lt: '/news/?page=2' })
    page.resolveLanguage(page.settings, ['lt', 'en'])
    expect(gone).toEqual([])
  })

  test('keeps a language that the shop offers', async () => {
    browser.setCookie('lang', 'en')
    const page = await openPage({ lt: '/lt/naujienos' })
    page.resolveLanguage(page.settings, ['lt', 'en'])
    expect([gone, browser.writtenCookies()]).toEqual([[], []])
  })
})

describe('routes set by the host page', () => {
  const routes = [
    { path: '/news/', language: 'lt', alternatives: { en: '/en' }, crumbs: [{ title: 'News' }] },
    { path: '/other', language: 'lv' },
  ]

  test('the route of the current path applies', async () => {
    const { modules } = await openTab(load)
    modules.overrideRoutes(routes)
    const { language, alternatives, crumbs } = modules.$route.get()
    expect([language, alternatives, crumbs]).toEqual(['lt', { en: '/en' }, [{ title: 'News' }]])
    expect(modules.languageStore({ ...modules.pageSettings(), language: 'en' }).get()).toBe('lt')
  })

  test('ignores a value that is not a list of routes', async () => {
    const { modules } = await openTab(load)
    for (const nonsense of [5, 'routes', [null, 5], [{ path: '/news/', alternatives: 7 }], { path: '/news/' }]) {
      modules.overrideRoutes(nonsense as never)
      const { language, alternatives, crumbs } = modules.$route.get()
      expect([language, alternatives, crumbs]).toEqual([undefined, {}, []])
    }
  })
})
