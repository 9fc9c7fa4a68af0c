import { beforeEach, describe, expect, test, vi } from 'vitest'
import { deceiving, leaving, scripts } from '../../base/hostile-urls.ts'
import { freshBrowser, openTab } from '../../browser/tabs.ts'

const load = async () => ({
  ...(await import('../../../src/stores/page/language-switch.ts')),
  ...(await import('../../../src/stores/app/language.ts')),
  ...(await import('../../../src/stores/page/login-layout.ts')),
  ...(await import('../../../src/stores/app/overrides.ts')),
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
  modules.setRoute({ alternatives })
  const settings = { ...modules.pageSettings(), apiBase: 'http://shop.test' }
  const language = modules.languageStore(settings)
  language.listen(() => {})
  return { ...modules, settings, language }
}

describe('choosing a language', () => {
  test('LANG-01 LANG-03 it is kept in the cookie lang, and the page goes to its address in that language', async () => {
    const page = await openPage({ lt: 'https://page.test/lt/naujienos?puslapis=2' })
    page.switchLanguage('lt', page.settings)
    expect(browser.writtenCookies()).toEqual([expect.stringMatching(/^lang=lt; expires=.* 2050 /)])
    expect(gone).toEqual(['/lt/naujienos?puslapis=2'])
    expect(page.language.get()).toBe('en')
  })

  test('LANG-02 document.cookie is given an expiry at the end of 2050', async () => {
    const page = await openPage()
    page.switchLanguage('lt', page.settings)
    expect(browser.writtenCookies()).toEqual(['lang=lt; expires=Sat, 31 Dec 2050 23:59:59 GMT; path=/; SameSite=Lax'])
  })

  test('LANG-03 phrase, filters and choices of the page go along', async () => {
    Object.assign(location, { search: '?search=a%20b&page=2', hash: '#colour=red' })
    const page = await openPage({ lt: 'https://page.test/lt/naujienos' })
    page.switchLanguage('lt', page.settings)
    expect(gone).toEqual(['/lt/naujienos?search=a%20b&page=2#colour=red'])
  })

  test('without an address in it the page changes its language where it stands', async () => {
    const page = await openPage()
    page.switchLanguage('lt', page.settings)
    expect([page.language.get(), gone]).toEqual(['lt', []])
  })

  test('LANG-04 a login layout is loaded anew where it is, any other page is not', async () => {
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

  test('a page that is at the address of the language already changes it where it stands', async () => {
    const page = await openPage({ lt: '/news/' })
    page.switchLanguage('lt', page.settings)
    expect([page.language.get(), gone]).toEqual(['lt', []])
  })

  test('a page that follows its links itself is not left', async () => {
    const page = await openPage({ lt: '/lt/naujienos' })
    page.switchLanguage('lt', { ...page.settings, links: 'event' })
    expect([page.language.get(), gone]).toEqual(['lt', []])
  })

  test('R08 an address of another site is never followed, however it is spelled', async () => {
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

  test('R10 a language named like a part of every object has no address', async () => {
    const page = await openPage({ lt: '/lt' })
    for (const language of ['constructor', '__proto__', 'toString']) expect(page.alternativeIn(language)).toBeUndefined()
  })
})

describe('a language that the shop does not offer', () => {
  test('LANG-07 gives way to the first front locale, once a page', async () => {
    const page = await openPage({ lt: '/lt/naujienos' })
    const german = { ...page.settings, language: 'de' }
    page.resolveLanguage(german, undefined)
    expect(gone).toEqual([])
    page.resolveLanguage(german, ['lt', 'en'])
    page.resolveLanguage(german, ['lt', 'en'])
    expect(gone).toEqual(['/lt/naujienos?page=2'])
    expect(browser.writtenCookies()).toHaveLength(1)
  })

  test('LANG-07 and does not go to the page that is there already', async () => {
    browser.setCookie('lang', 'de')
    const page = await openPage({ lt: '/news/?page=2' })
    page.resolveLanguage(page.settings, ['lt', 'en'])
    expect(gone).toEqual([])
  })

  test('one that it offers stays', async () => {
    browser.setCookie('lang', 'en')
    const page = await openPage({ lt: '/lt/naujienos' })
    page.resolveLanguage(page.settings, ['lt', 'en'])
    expect([gone, browser.writtenCookies()]).toEqual([[], []])
  })
})

describe('the routes that a page gives', () => {
  const routes = [
    { path: '/news/', language: 'lt', alternatives: { en: '/en' }, crumbs: [{ title: 'News' }] },
    { path: '/other', language: 'lv' },
  ]

  test('the one of the path on screen holds', async () => {
    const { modules } = await openTab(load)
    modules.overrideRoutes(routes)
    const { language, alternatives, crumbs } = modules.$route.get()
    expect([language, alternatives, crumbs]).toEqual(['lt', { en: '/en' }, [{ title: 'News' }]])
    expect(modules.languageStore({ ...modules.pageSettings(), language: 'en' }).get()).toBe('lt')
  })

  test('what is no list of routes is none', async () => {
    const { modules } = await openTab(load)
    for (const nonsense of [5, 'routes', [null, 5], [{ path: '/news/', alternatives: 7 }], { path: '/news/' }]) {
      modules.overrideRoutes(nonsense as never)
      const { language, alternatives, crumbs } = modules.$route.get()
      expect([language, alternatives, crumbs]).toEqual([undefined, {}, []])
    }
  })
})
