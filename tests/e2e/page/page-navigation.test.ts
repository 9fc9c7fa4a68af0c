import type { Page, Request, Route } from 'playwright'
import { expect, test } from 'vitest'
import { paths } from '../../../demo/content/pages/paths.ts'
import { redirectLimit } from '../../../src/domain/page/redirect.ts'
import { scrollToFooter, shareRouted } from '../journeys/routed-visit.ts'
import { waitForNetworkIdle } from '../network-idle.ts'

const isRoute = /\/content\/path-info\?/
const pathOf = (call: Route) => new URL(call.request().url()).searchParams.get('path')
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
/** A link of the footer. Its pages contain only text and render fast. */
const footerLink = (page: Page, name: string) => page.locator('shop-footer').getByRole('link', { name, exact: true })
/** Marks the document, to detect a full page load. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }))
const isMarked = (page: Page) => page.evaluate(() => 'sameDocument' in window)
const { visit, start } = shareRouted()
const plain = shareRouted('plain')
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

test('ROUTE-14 ROUTE-15 a link opens the next page at the top, Back restores the scroll position', async () => {
  const { page, calls, errors } = await start('/c/workshop/hand-tools/hammers-axes', { width: 800, height: 700 })
  await page.locator('shop-category [part~="card"]').last().waitFor()
  await mark(page)
  const last = page.locator('shop-category [part~="card"] a').last()
  await last.scrollIntoViewIfNeeded()
  await expect.poll(() => scrolled(page)).toBeGreaterThan(400)
  const before = await scrolled(page)
  const title = (await last.innerText()).trim()
  await last.click()
  await page.waitForURL('**/p/**')
  await heading(page, title).waitFor()
  await expect.poll(() => scrolled(page)).toBe(0)
  await expect.poll(() => page.evaluate(() => document.querySelector('shop-page')?.shadowRoot?.activeElement?.localName)).toBe('main')

  // delayed products must not change the scroll position
  await page.route(/\/api\/products\?/, async (call) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await call.continue()
  })
  await page.goBack()
  await heading(page, 'Hammers and axes').waitFor()
  await expect.poll(() => scrolled(page)).toBe(before)
  await expect.poll(() => page.locator('shop-category [part~="card"]').count()).toBeGreaterThan(4)
  await expect.poll(() => scrolled(page)).toBe(before)
  expect(await isMarked(page)).toBe(true)
  expect(calls(isRoute)).toHaveLength(1) // the first page came with its route, which Back uses
  expect(errors).toEqual([])
})

test('ROUTE-14 CARD-02 opens a product with a variant in its hash at the top', async () => {
  // the demo's categories have one card per product
  await plain.visit.page.route(isRoute, async (route) => {
    const response = await route.fetch().catch(() => undefined) // of a page that the test has left
    if (!response) return route.abort()
    await route.fulfill({ response, body: (await response.text()).replaceAll('"splitBy":"off",', '').replaceAll(',"splitBy":"off"', '') })
  })
  const { page } = await plain.start('/c/workshop/hand-tools', { width: 800, height: 700 })
  const link = page.locator('shop-category [part~="card"] a[href*="#colour="]').last()
  await link.scrollIntoViewIfNeeded()
  await expect.poll(() => scrolled(page)).toBeGreaterThan(400)
  await link.click()
  await page.waitForURL(/\/p\/.*#colour=/)
  await page.locator('shop-product h1').waitFor()
  await expect.poll(() => scrolled(page)).toBe(0)
})

test('ROUTE-14 renders the first blocks of a visited page immediately, without layout shift for the rest', async () => {
  const { page } = await start(paths.business.en)
  await scrollToFooter(page)
  await footerLink(page, 'Returns and warranty').click()
  await heading(page, 'Returns and warranty').waitFor()
  await expect.poll(() => scrolled(page)).toBe(0)
  const blocks = page.locator('shop-page > shop-block')
  const drawn = await footerLink(page, 'For companies').evaluate((link) => {
    Object.assign(window, { moved: [] })
    new PerformanceObserver((list) => Reflect.get(window, 'moved').push(...list.getEntries())).observe({ type: 'layout-shift' })
    ;(link as HTMLElement).click()
    return [...document.querySelectorAll('shop-page > h1, shop-page > shop-block')].map(({ localName }) => localName)
  })
  expect(drawn).toEqual(['h1', 'shop-block', 'shop-block', 'shop-block'])
  await expect.poll(() => blocks.count()).toBe(4)
  await blocks.last().getByRole('button').first().waitFor()
  expect(await page.evaluate(() => Reflect.get(window, 'moved').length)).toBe(0)
})

test.each([
  ['a response', /\/api\/forms\//],
  ['its code', /\/kit\/c\/form-/],
])('ROUTE-14 restores the position of the followed link on a page left while %s was loading', async (_, late) => {
  const held: Route[] = []
  let isHeld = true
  await visit.page.route(late, async (call) => (isHeld ? void held.push(call) : call.continue()))
  const { page } = await start('/terms', { height: 700 })
  // not every browser has scroll anchoring
  await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'))
  const link = footerLink(page, 'Terms of sale')
  const top = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await footerLink(page, 'Repairs and service').click()
  await heading(page, 'Broken? We mend it').waitFor()
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await link.evaluate((element) => {
    element.addEventListener('click', () => Object.assign(window, { left: Math.round(element.getBoundingClientRect().top) }))
  })
  await link.click()
  await heading(page, 'Terms of sale').waitFor()
  const before = await page.evaluate(() => (window as { left?: number }).left ?? 0)
  await page.goBack()
  await heading(page, 'Broken? We mend it').waitFor()
  // long after everything else has loaded
  setTimeout(() => {
    isHeld = false
    for (const call of held) void call.continue()
  }, 2500)
  await page.locator('shop-form form').waitFor()
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1)
})

test('ROUTE-14 scrolling during restoration wins, and blocks reserve their space until they load', async () => {
  const held: Route[] = []
  let isHeld = true
  await visit.page.route(/\/api\/forms\//, async (call) => (isHeld ? void held.push(call) : call.continue()))
  const { page } = await start('/terms', { height: 500 })
  await footerLink(page, 'Repairs and service').click()
  await heading(page, 'Broken? We mend it').waitFor()
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await footerLink(page, 'Terms of sale').scrollIntoViewIfNeeded()
  const before = await scrolled(page)
  await footerLink(page, 'Terms of sale').press('Enter')
  await heading(page, 'Terms of sale').waitFor()
  await page.goBack()
  await heading(page, 'Broken? We mend it').waitFor()
  const reservedHeights = () =>
    page.locator('shop-page > shop-block').evaluateAll((blocks) => blocks.map((block) => (block as HTMLElement).style.minBlockSize))
  await expect.poll(() => scrolled(page)).toBe(before)
  const heights = await reservedHeights()
  expect(heights.every(Boolean)).toBe(true)
  await page.mouse.move(400, 250)
  await page.mouse.wheel(0, -60)
  await expect.poll(() => scrolled(page)).toBe(before - 60)
  expect(await reservedHeights()).toEqual(heights)
  isHeld = false
  for (const call of held) await call.continue().catch(() => {})
  await page.locator('shop-form form').waitFor()
  await expect.poll(async () => (await reservedHeights()).some(Boolean)).toBe(false)
})

test('ROUTE-14 two quick Back steps reserve the space of every block of the second page', async () => {
  const { page } = await start('/about')
  await scrollToFooter(page)
  const blocks = page.locator('shop-page > shop-block')
  const before = await blocks.count()
  for (const title of ['Delivery and payment', 'Returns and warranty']) {
    await footerLink(page, title).press('Enter')
    await heading(page, title).waitFor()
    await scrollToFooter(page)
  }
  await page.evaluate(() => history.back())
  await heading(page, 'Delivery and payment').waitFor()
  await page.evaluate(async () => {
    const isBack = new Promise((done) => addEventListener('popstate', done, { once: true }))
    history.back()
    await isBack
  })
  const heights = await blocks.evaluateAll((all) => all.map((block) => (block as HTMLElement).style.minBlockSize))
  expect(heights.filter(Boolean)).toHaveLength(before)
})

test('ROUTE-14 restores the scroll position after every reload, including at the page bottom', async () => {
  const { page } = await start('/about', { height: 600 })
  await scrollToFooter(page)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await waitForNetworkIdle(page)
  const before = await scrolled(page)
  expect(before).toBeGreaterThan(1000)
  const held: Route[] = []
  const code = /\/kit\/c\//
  await page.route(code, (call) => void held.push(call))
  await page.reload()
  await expect.poll(() => scrolled(page)).toBe(before) // before the code has loaded

  // the interrupted reload must not overwrite the stored position
  await page.unroute(code)
  await page.reload()
  await expect.poll(() => scrolled(page)).toBe(before)
  await waitForNetworkIdle(page)
  expect(await scrolled(page)).toBe(before)

  // a new navigation to the same URL starts at the top
  await page.goto(page.url())
  await heading(page, 'About us').waitFor()
  await waitForNetworkIdle(page)
  expect(await scrolled(page)).toBe(0)
})

test('ROUTE-02 ROUTE-03 ROUTE-04 serves home at / and reads phrase and section from the URL', async () => {
  const { page } = await start('/privacy')
  await heading(page, /Privacy/).waitFor()
  await mark(page)
  const home = page.locator('shop-breadcrumbs').getByRole('link', { name: 'Home' })
  expect(await home.getAttribute('href')).toBe('/')
  expect(
    await page
      .locator('shop-header [part~="logo"]')
      .first()
      .evaluate((it) => (it.closest('a') ?? it).getAttribute('href')),
  ).toBe('/')
  const box = page.locator('shop-header').getByRole('combobox', { name: 'Search' })
  await box.fill('hammer')
  await box.press('Enter')
  await page.waitForURL('**/search?search=hammer')
  await page.locator('shop-search-results [part~="card"]').first().waitFor()
  const named = page.getByRole('heading', { name: 'Results for “hammer”' })
  expect(await named.evaluateAll((found) => found.map(({ tagName }) => tagName))).toEqual(['H1'])
  await page.evaluate(() => history.replaceState(history.state, '', '?search=zzqqxx'))
  await page.getByRole('heading', { name: 'Nothing found', level: 1 }).waitFor()
  expect(await named.count()).toBe(0)
  const again = page.locator('shop-search-results').getByRole('searchbox', { name: 'Search' })
  expect(await again.inputValue()).toBe('zzqqxx')
  await again.fill('hammer')
  const submit = page.locator('shop-search-results').getByRole('button', { name: 'Search' })
  expect(await submit.getAttribute('data-kind')).toBe('primary')
  await submit.click()
  await named.waitFor()
  await page.evaluate((phrase) => history.replaceState(history.state, '', `?search=${phrase}`), `hammer${'_'.repeat(190)}`)
  await page.getByRole('heading', { name: /“hammer_{190}”$/ }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/account?section=orders',
      textContent: 'Orders',
      slot: 'after-blocks',
    })
    document.querySelector('shop-page')?.append(link)
  })
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await page.waitForURL('**/account?section=orders')
  await page.locator('shop-account').getByRole('button', { name: 'Log in' }).first().waitFor()

  // Back restores form input
  await page.evaluate((path) => document.querySelector('shop-page > a')?.setAttribute('href', path), paths.business.en)
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  const message = page.locator('shop-form').getByLabel('Company name')
  await message.fill('Hammer and sons')
  await page.getByRole('link', { name: 'Orders', exact: true }).focus()
  const goBackAndForward = async () => {
    await page.goBack()
    await message.waitFor({ state: 'detached' })
    await page.goForward()
  }
  await goBackAndForward()
  await expect.poll(() => message.inputValue()).toBe('Hammer and sons')
  await message.fill('Hammer and daughters') // without a blur
  await goBackAndForward()
  await expect.poll(() => message.inputValue()).toBe('Hammer and daughters')
  expect(await isMarked(page)).toBe(true)
})

test('leaves off-site links, new tabs, files, phone links, hashes and prevented clicks to the browser', async () => {
  const { page } = await start('/privacy')
  await heading(page, /Privacy/).waitFor()
  const kept = await page.evaluate(() => {
    const shop = document.querySelector('shop-page') as HTMLElement
    const host = Object.assign(document.createElement('div'), { slot: 'after-blocks' })
    shop.append(host)
    const root = host.attachShadow({ mode: 'open' })
    const isKept = (attributes: Record<string, string>, click: MouseEventInit = {}) => {
      const link = document.createElement('a')
      for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
      root.append(link)
      let prevented: boolean | undefined
      const see = (event: Event) => {
        prevented = event.defaultPrevented
        event.preventDefault()
      }
      addEventListener('click', see, { once: true })
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...click }))
      return !prevented
    }
    return {
      otherSite: isKept({ href: 'https://other.example/c' }),
      protocolRelative: isKept({ href: '//other.example/c' }),
      tab: isKept({ href: '/c/workshop', target: '_blank' }),
      download: isKept({ href: '/c/workshop', download: '' }),
      file: isKept({ href: '/prices.pdf' }),
      call: isKept({ href: '/api/document/1' }),
      hash: isKept({ href: '#content' }),
      modified: isKept({ href: '/c/workshop' }, { ctrlKey: true }),
      middle: isKept({ href: '/c/workshop' }, { button: 1 }),
      none: isKept({}),
      page: isKept({ href: '/terms' }),
    }
  })
  const { page: isPageKept, ...others } = kept
  expect(Object.entries(others).filter(([, isKeptByBrowser]) => !isKeptByBrowser)).toEqual([])
  expect(isPageKept).toBe(false)
  await page.waitForURL('**/terms')
})

test('R20 a page that fails to load keeps the current one and loads on retry, and the last click wins', async () => {
  const { page } = await start('/privacy')
  await heading(page, /Privacy/).waitFor()
  await mark(page)
  let held: Route | undefined
  await page.route(isRoute, async (call) => {
    // a shop that answers is not probed, so nothing but the press loads the page again
    if (pathOf(call) === '/terms') await call.fulfill({ status: 500 })
    else if (pathOf(call) === '/returns') held = call
    else await call.continue()
  })
  await footerLink(page, 'Terms of sale').click()
  const message = page.getByRole('alert').filter({ hasText: 'The page could not be loaded' })
  await message.waitFor()
  expect(new URL(page.url()).pathname).toBe('/privacy')
  await heading(page, /Privacy/).waitFor()
  await page.unroute(isRoute)
  await page.route(isRoute, async (call) => {
    if (pathOf(call) === '/returns') held = call
    else await call.continue()
  })
  await message.getByRole('button', { name: 'Try again' }).click()
  await heading(page, 'Terms of sale').waitFor()
  await message.waitFor({ state: 'detached' })

  await footerLink(page, 'Returns and warranty').click()
  await expect.poll(() => held !== undefined).toBe(true)
  await footerLink(page, 'Delivery and payment').click()
  await heading(page, 'Delivery and payment').waitFor()
  await held?.continue().catch(() => {})
  await waitForNetworkIdle(page)
  expect(new URL(page.url()).pathname).toBe('/delivery')
  await heading(page, 'Delivery and payment').waitFor()
  expect(await isMarked(page)).toBe(true)
})

test('ROUTE-11 the last click takes precedence over a cached redirect', async () => {
  const held: Route[] = []
  await visit.page.route(isRoute, async (call) => {
    if (pathOf(call) === '/returns') await call.fulfill({ json: { redirect: '/service' } })
    else if (pathOf(call) === '/service') held.push(call)
    else await call.continue()
  })
  const { page } = await start('/privacy')
  await heading(page, /Privacy/).waitFor()
  await footerLink(page, 'Returns and warranty').click()
  await expect.poll(() => held.length).toBe(1)
  await footerLink(page, 'Delivery and payment').click()
  await heading(page, 'Delivery and payment').waitFor()
  await footerLink(page, 'Returns and warranty').click()
  await footerLink(page, 'Terms of sale').click()
  await heading(page, 'Terms of sale').waitFor()
  for (const call of held) await call.continue().catch(() => {}) // the request may be aborted
  await waitForNetworkIdle(page)
  expect(new URL(page.url()).pathname).toBe('/terms')
  await heading(page, 'Terms of sale').waitFor()
})

test('ROUTE-11 R08 follows redirects, reports a redirect loop and ignores disguised off-site URLs', async () => {
  const redirects: Record<string, string> = {
    '/returns': '/terms',
    '/delivery': '/faq',
    '/faq': '/delivery',
    '/service': '//evil.example',
  }
  await visit.page.route(isRoute, async (call) => {
    const redirect = redirects[pathOf(call) ?? '']
    if (!redirect) return call.continue()
    await call.fulfill({ json: { redirect, title: 'Stays', blocks: [{ type: 'text', data: { text: '<p>Stays here</p>' } }] } })
  })
  const { page } = await start('/privacy')
  await heading(page, /Privacy/).waitFor()
  await mark(page)
  await footerLink(page, 'Returns and warranty').click()
  await heading(page, 'Terms of sale').waitFor()
  expect(new URL(page.url()).pathname).toBe('/terms')
  await footerLink(page, 'Delivery and payment').click()
  await page.getByRole('alert').filter({ hasText: 'leads back to itself' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/terms')
  await footerLink(page, 'Repairs and service').click()
  await page.getByText('Stays here').waitFor()
  expect(new URL(page.url()).pathname).toBe('/service')
  expect(await isMarked(page)).toBe(true)
})

test('R08 off-site and empty URLs do not determine a link’s language', async () => {
  await visit.page.route(isRoute, async (call) => {
    if (pathOf(call) !== '/privacy') return call.continue()
    const answer = await call.fetch()
    const alternatives = { de: 'http://[', lt: 'https://evil.example/terms', en: '/privacy' }
    await call.fulfill({ response: answer, json: { ...(await answer.json()), alternatives } })
  })
  const { page } = await start('/terms')
  await mark(page)
  await footerLink(page, 'Privacy policy').click()
  await heading(page, /Privacy/).waitFor()
  await footerLink(page, 'Terms of sale').click()
  await heading(page, 'Terms of sale').waitFor()
  expect(await isMarked(page)).toBe(true)
})

test('ROUTE-11 reports an unknown URL that redirects to itself instead of reloading endlessly', async () => {
  let visits = 0
  const count = (request: Request) => {
    if (request.isNavigationRequest()) visits += 1
  }
  visit.page.on('request', count)
  await visit.page.route(isRoute, (call) => call.fulfill({ json: { redirect: '/old.html' } }))
  const { page } = await start('/old.html')
  await page.getByRole('alert').filter({ hasText: 'leads back to itself' }).waitFor()
  expect(visits).toBe(1)

  // a loop over two URLs ends, too, despite an invalid counter in sessionStorage
  await page.evaluate(() => sessionStorage.setItem('shop:document-hops', `many ${Date.now()}`))
  visits = 0
  await page.unroute(isRoute)
  await page.route(isRoute, (call) => call.fulfill({ json: { redirect: pathOf(call) === '/old.html' ? '/older.html' : '/old.html' } }))
  await page.goto(new URL('/old.html', page.url()).href, { waitUntil: 'commit' })
  await page.getByRole('alert').filter({ hasText: 'leads back to itself' }).waitFor()
  expect(visits).toBe(1 + redirectLimit)
  page.off('request', count)
})

test('switches language in place and links to that language’s home page', async () => {
  const { page } = await start('/terms')
  await heading(page, 'Terms of sale').waitFor()
  await mark(page)
  await page
    .locator('shop-header')
    .getByRole('button', { name: /Language/ })
    .click()
  await page.locator('shop-header').getByRole('link', { name: 'Lietuvių' }).click()
  await page.waitForURL('**/lt/taisykles')
  await heading(page, 'Pirkimo taisyklės').waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('lt')
  const home = page.locator('shop-breadcrumbs').getByRole('link').first()
  await expect.poll(() => home.getAttribute('href')).toBe('/lt/')
  await page.goBack()
  await heading(page, 'Terms of sale').waitFor()
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('en')
  expect(await isMarked(page)).toBe(true)
})

test('LANG-03 the links of the language switch have the query of the page on screen, also after navigation', async () => {
  const { page } = await start('/terms?page=2')
  const lithuanian = page.locator('shop-header').getByRole('link', { name: 'Lietuvių', includeHidden: true })
  const open = () =>
    page
      .locator('shop-header')
      .getByRole('button', { name: /Language/ })
      .click()
  await open()
  await expect.poll(() => lithuanian.getAttribute('href')).toBe('/lt/taisykles?page=2')
  await page.keyboard.press('Escape')
  await footerLink(page, 'Privacy policy').click()
  await heading(page, /Privacy/).waitFor()
  await open()
  await expect.poll(() => lithuanian.getAttribute('href')).toBe('/lt/privatumas')
  await page.evaluate(() => history.replaceState(history.state, '', '?page=3'))
  await expect.poll(() => lithuanian.getAttribute('href')).toBe('/lt/privatumas?page=3')
})

test('a shop-page that replaces another keeps its page when the other one is removed', async () => {
  const { page } = await start('/terms')
  await heading(page, 'Terms of sale').waitFor()
  await page.evaluate(() => {
    const [old] = document.getElementsByTagName('shop-page')
    old?.after(document.createElement('shop-page'))
  })
  await expect.poll(() => heading(page, 'Terms of sale').count()).toBe(2)
  await page.evaluate(() => document.querySelector('shop-page')?.remove())
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  const crumb = page.locator('shop-breadcrumbs').getByText('Terms of sale')
  expect(await crumb.count()).toBe(1)
  await mark(page)
  await footerLink(page, 'Privacy policy').click()
  await heading(page, /Privacy/).waitFor()
  await page.goBack()
  await heading(page, 'Terms of sale').waitFor()
  expect(await isMarked(page)).toBe(true)
  await crumb.waitFor()
})
