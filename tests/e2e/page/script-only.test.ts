import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { open, sites, type VisitOptions } from '../harness.ts'

/** The strict policy of the demo's content site: styles of its own files only, and Trusted Types. */
const policy = (await fetch(sites.cms)).headers.get('content-security-policy') ?? ''

const list = '<shop-product-list category="workshop" subcategories page-size="12" pager="none" lazy="false"></shop-product-list>'
const other = '<shop-product-list product-list="trail" page-size="4" pager="none" lazy="false"></shop-product-list>'

interface HostOptions extends VisitOptions {
  /** holds the code of the tags back until `release` is called */
  isHeld?: boolean
}

/** Opens a page of another origin that has nothing but the script and tags. */
async function openHost(html: string, { isHeld = false, ...options }: HostOptions = {}) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const warnings: string[] = []
  const visit = await open({
    site: 'cms',
    html,
    headers: { 'content-security-policy': policy },
    ...options,
    before: async (page) => {
      page.on('console', (message) => /rendered anew/.test(message.text()) && warnings.push(message.text()))
      if (isHeld)
        await page.route(/\/kit\/c\/kit-/, async (route) => {
          await held
          await route.continue()
        })
      await page.addInitScript(() => {
        Object.assign(window, { shift: 0, violations: [] })
        addEventListener('securitypolicyviolation', (event) =>
          (Reflect.get(window, 'violations') as string[]).push(event.violatedDirective),
        )
        new PerformanceObserver((entries) => {
          for (const { value, hadRecentInput } of entries.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!hadRecentInput) Object.assign(window, { shift: Reflect.get(window, 'shift') + value })
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await options.before?.(page)
    },
  })
  return { ...visit, release, warnings }
}

const read = <T>(page: Page, name: string) => page.evaluate((key) => Reflect.get(window, key), name) as Promise<T>
const cards = (page: Page, index = 0) => page.locator('shop-product-list').nth(index).locator('article.card')
const isDefined = (page: Page) => page.evaluate(() => customElements.get('shop-product-list') !== undefined)
/** Waits until React has rendered the list, from markup or without. */
const waitForKit = (page: Page, count = 1) =>
  page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('shop-product-list')].filter(
        (element) =>
          element.matches(':defined:not([data-shop-rendered])') &&
          element.shadowRoot?.querySelector('article.card') &&
          !element.shadowRoot.querySelector('[data-shop-seed]'),
      ).length === wanted,
    count,
    { timeout: 15_000 },
  )
const products = /GET \S*\/api\/products\?/
const renders = /GET \S*\/render\?/

/** What went wrong, apart from the browser's own report of a failed request. */
const unexpected = (errors: readonly string[]) => errors.filter((error) => !error.startsWith('Failed to load resource'))
const broken = (fault: string) => `<shop-config api-base="${sites.shop}/fault/${fault}"></shop-config>`

/** Changes what the server answers, as a hostile or another shop would. */
const answerWith = (change: (html: string) => string) => (page: Page) =>
  page.route(renderUrl, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  })
const renderUrl = /\/render\?/

/** Asserts that the kit has rendered the list, from one request for products. */
async function expectKitList({ page, calls, errors }: Awaited<ReturnType<typeof openHost>>) {
  await waitForKit(page)
  expect(await cards(page).count()).toBe(12)
  expect(await page.locator('shop-product-list [data-shop-root]').count()).toBe(1)
  expect([calls(renders).length, calls(products).length]).toEqual([1, 1])
  expect(unexpected(errors)).toEqual([])
}

test('a page with only the script shows its list before the code of the tags, and the kit takes it over', async () => {
  const { page, calls, errors, warnings, release } = await openHost(list, { isHeld: true })
  await cards(page).first().waitFor()
  expect(await isDefined(page)).toBe(false)
  expect(await cards(page).count()).toBe(12)
  const columns = await cards(page)
    .first()
    .evaluate((card) => getComputedStyle(card.closest('ul') as Element).gridTemplateColumns.split(' ').length)
  expect(columns).toBeGreaterThan(1)
  const addresses = await cards(page)
    .locator('a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  expect(addresses.filter((address) => !address.startsWith(`${sites.shop}/p/`))).toEqual([])
  await page.waitForFunction(() => document.querySelector('shop-product-list')?.shadowRoot?.querySelector('img')?.naturalWidth)
  const early = await page.evaluateHandle(() => [
    ...(document.querySelector('shop-product-list')?.shadowRoot?.querySelectorAll('article.card') ?? []),
  ])
  release()
  await waitForKit(page)
  expect(await read(page, 'shift')).toBe(0)
  expect(await early.evaluate((nodes) => nodes.every((node) => node.isConnected))).toBe(true)
  expect(await page.locator('shop-product-list [data-shop-root]').count()).toBe(1)
  await cards(page).first().hover()
  await page.locator('shop-product-list').getByRole('spinbutton').first().waitFor() // its handlers work
  expect(calls(renders)).toHaveLength(1)
  expect(calls(/\/api\/(products|translations|configuration)/)).toEqual([])
  expect([errors, warnings, await read(page, 'violations')]).toEqual([[], [], []])
})

test('the markup equals what the kit renders, addresses included', async () => {
  const connection = `<shop-config api-base="${sites.shop}" base-path="/store"></shop-config>`
  // React sets attributes in another order than a server writes them
  const markupOf = (page: Page) =>
    cards(page).evaluateAll((found) =>
      found.map((card) =>
        [card, ...card.querySelectorAll('*')].map((node) => [
          node.localName,
          ...[...node.attributes].map(({ name, value }) => `${name}=${value}`).sort(),
        ]),
      ),
    )
  const early = await openHost(list, { connection, isHeld: true })
  await cards(early.page).first().waitFor()
  const markup = await markupOf(early.page)
  const rendered = await openHost(list, { connection, before: (page) => page.route(renderUrl, (route) => route.fulfill({ status: 204 })) })
  await waitForKit(rendered.page)
  expect(markup).toEqual(await markupOf(rendered.page))
  expect(String(markup[0])).toContain('href=/store/p/')
})

test.each(['status-500@render', 'status-404@render', 'html@render', 'empty@render', 'truncated@render'])(
  'the kit renders the list if the markup is broken: %s',
  async (fault) => {
    await expectKitList(await openHost(list, { connection: broken(fault) }))
  },
)

test.each(['hang@render', 'slow-3000@render'])('the kit renders the list if the markup is late: %s', async (fault) => {
  const visit = await openHost(list, { connection: broken(fault) })
  await expectKitList(visit)
  await visit.page.waitForTimeout(fault.startsWith('slow') ? 3000 : 0)
  expect(await cards(visit.page).count()).toBe(12)
  expect(unexpected(visit.errors)).toEqual([])
})

test('markup that takes a while is used', async () => {
  const { page, calls } = await openHost(list, { connection: broken('slow-500@render') })
  await waitForKit(page)
  expect(calls(/\/api\/(products|translations)/)).toEqual([])
})

const inCard = (html: string) => (markup: string) => markup.replace('<div class="card-image">', `<div class="card-image">${html}`)

test.each<[name: string, change: (markup: string) => string]>([
  ['another release', (markup) => markup.replace(/data-shop-root="[^"]*"/, 'data-shop-root="react-1-older"')],
  ['no shadow root', (markup) => markup.replaceAll(/<\/?template[^>]*>/g, '')],
  ['a script', inCard('<script>window.attacked = 1</script>')],
  ['an event handler', inCard('<img src="/none" onerror="window.attacked = 1">')],
  ['a javascript: link', (markup) => markup.replace(/href="[^"]*"/, 'href="javascript:window.attacked=1"')],
  ['a link with a user name', (markup) => markup.replace(/href="[^"]*"/, 'href="https://shop@evil.invalid/"')],
  ['a frame', inCard('<iframe srcdoc="<script>parent.attacked = 1</script>"></iframe>')],
  ['a form that sends elsewhere', inCard('<form action="https://evil.invalid/"></form>')],
  ['a button that sends elsewhere', (markup) => markup.replace('<button ', '<button formaction="https://evil.invalid/" ')],
  ['an SVG link', inCard('<svg><a xlink:href="javascript:window.attacked=1"><path d="M0 0"/></a></svg>')],
  ['an animated address', inCard('<svg><animate attributeName="href" to="javascript:window.attacked=1"/></svg>')],
  ['a custom element', inCard('<shop-login></shop-login>')],
  ['a nested template', inCard('<template shadowrootmode="open"><script>window.attacked = 1</script></template>')],
  ['a style that loads', (markup) => markup.replace('<style>', '<style>.card{background:url(https://evil.invalid/)}')],
  ['an escaped style that loads', (markup) => markup.replace('<style>', '<style>.card{background:\\75rl(https://evil.invalid/)}')],
  ['a style attribute that loads', inCard('<div style="background:url(https://evil.invalid/)"></div>')],
])('markup with %s is not shown', async (_, change) => {
  const visit = await openHost(list, { isHeld: true, headers: {}, before: answerWith(change) }) // no policy protects the page
  await expect.poll(() => visit.calls(/\/api\/configuration/).length).toBe(1) // once the markup is refused
  expect(await cards(visit.page).count()).toBe(0)
  visit.release()
  await expectKitList(visit)
  expect(await visit.page.evaluate(() => Reflect.get(window, 'attacked'))).toBeUndefined()
})

test('a redirect to another address is not followed', async () => {
  const visit = await openHost(list, {
    before: (page) => page.route(renderUrl, (route) => route.fulfill({ status: 302, headers: { location: `${sites.cms}/` } })),
  })
  await expectKitList(visit)
})

test('the request for markup has no cookies, and goes to the shop of the page', async () => {
  const sent: (string | undefined)[] = []
  await openHost(list, {
    before: async (page) => {
      await page.context().addCookies([{ name: 'probe', value: '1', url: sites.shop }])
      page.on('request', async (request) => {
        if (renderUrl.test(request.url())) sent.push(new URL(request.url()).origin, (await request.allHeaders()).cookie)
      })
    },
  })
  await expect.poll(() => sent).toEqual([sites.shop, undefined])
})

test('of two lists whose markup does not arrive for one, each appears once', async () => {
  const { page, calls, errors } = await openHost(list + other, {
    before: (opened) => opened.route(/\/render\?.*trail/, (route) => route.abort('connectionrefused')),
  })
  await waitForKit(page, 2)
  expect([await cards(page).count(), await cards(page, 1).count()]).toEqual([12, 4])
  expect(calls(renders)).toHaveLength(2)
  expect(calls(products)).toEqual([expect.stringContaining('trail')])
  expect(unexpected(errors)).toEqual([])
})

test('two equal lists share one request, and both are taken over', async () => {
  const { page, calls, warnings } = await openHost(list + list)
  await cards(page, 1).first().scrollIntoViewIfNeeded()
  await waitForKit(page, 2)
  expect([await cards(page).count(), await cards(page, 1).count()]).toEqual([12, 12])
  expect([calls(renders).length, calls(products).length, warnings]).toEqual([1, 0, []])
})

test('a press before the code has loaded is executed once', async () => {
  const { page, errors, release } = await openHost(`${list}<shop-cart-button></shop-cart-button>`, { isHeld: true })
  await page
    .locator('shop-product-list')
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click()
  release()
  await page
    .locator('shop-product-list')
    .getByRole('button', { name: /^Added/ })
    .waitFor()
  await expect.poll(() => page.locator('shop-cart-button [part~="badge"]').textContent()).toBe('1')
  expect(errors).toEqual([])
})

test('a press in the moment in which the kit takes over is executed once', async () => {
  // a page that is never idle: only the visitor starts what waits
  const { page, errors } = await openHost(list, {
    before: (opened) => opened.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 })),
  })
  const heart = cards(page).first().locator('.card-heart')
  const turnTo = (button: Element) => button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }))
  await heart.evaluate(turnTo)
  await expect.poll(() => isDefined(page)).toBe(true)
  await page.waitForTimeout(500)
  expect(await page.locator('shop-product-list').getAttribute('data-shop-rendered')).toBe('')
  await heart.evaluate((button) => {
    button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true })) // hydration starts, and takes a while
    ;(button as HTMLElement).click()
  })
  await waitForKit(page)
  await page.waitForTimeout(300)
  expect(await heart.getAttribute('data-on')).toBe('true')
  expect(errors).toEqual([])
})

test('the code waits for the values of markup that is already on the page', async () => {
  const { page, errors, warnings } = await openHost(`<shop-cart-button></shop-cart-button>${list}`, {
    before: (page) =>
      page.addInitScript(() => {
        const { fetch } = window
        const holdValues = () =>
          new TransformStream({
            async transform(chunk: Uint8Array, controller) {
              const start = new TextDecoder('latin1').decode(chunk).indexOf('data-shop-seed>')
              if (start < 0) return controller.enqueue(chunk)
              const end = start + 'data-shop-seed>'.length
              controller.enqueue(chunk.slice(0, end))
              await new Promise((resolve) => setTimeout(resolve, 3000))
              controller.enqueue(chunk.slice(end))
            },
          })
        window.fetch = async (...request) => {
          const response = await fetch(...request)
          return /\/render\?/.test(response.url) ? new Response(response.body?.pipeThrough(holdValues()), response) : response
        }
      }),
  })
  const button = page.getByRole('button', { name: /^Add to cart/ }).first()
  await button.click()
  await page.getByRole('button', { name: /^Added/ }).waitFor()
  await expect.poll(() => page.locator('shop-cart-button [part~="badge"]').textContent()).toBe('1')
  expect([errors, warnings]).toEqual([[], []])
})

test('a link of the markup can be followed before the code has loaded', async () => {
  const { page, left } = await openHost(list, { isHeld: true, stays: true })
  const link = cards(page).first().getByRole('link').first()
  const address = await link.getAttribute('href')
  await link.click()
  await expect.poll(() => left).toEqual([address?.split('#')[0]])
})

test('the wishlist of the visitor shows in every part of the list once the kit has taken it over', async () => {
  const found = await fetch(`${sites.shop}/api/products?lang=en&category=workshop&includeSubCategories=true&size=12`)
  const shown = (await found.json()) as { id: string; code: string }[]
  const wished = shown.flatMap(({ id, code }, index) => (index % 3 === 0 ? [[id, [code]]] : []))
  const { page, warnings } = await openHost(list.replace(' ', ' split-by="off" '), {
    before: (opened) =>
      opened.addInitScript(
        (value) => localStorage.setItem('shop:wishlist', value),
        JSON.stringify({ version: 1, value: Object.fromEntries(wished) }),
      ),
  })
  await waitForKit(page)
  const marked = () => cards(page).evaluateAll((all) => all.map((card) => card.querySelector('.card-heart')?.hasAttribute('data-on')))
  await expect.poll(marked).toEqual(shown.map((_, index) => index % 3 === 0))
  expect(warnings).toEqual([])
})

test.each([
  ['lt', 'Į krepšelį'],
  ['xx', 'Add to cart'],
])('a visitor with the language %s gets the markup in it', async (language, text) => {
  const { page, calls, errors, warnings } = await openHost(list, {
    contextOptions: {},
    before: (opened) => opened.context().addCookies([{ name: 'lang', value: language, url: sites.cms }]),
  })
  await waitForKit(page)
  expect(await cards(page).first().locator('.buy-label').textContent()).toBe(text)
  expect(calls(/\/api\/(products|translations)/)).toEqual([])
  expect([errors, warnings]).toEqual([[], []])
})

test.each<[name: string, html: string, options?: HostOptions]>([
  ['with the state of the URL', '<shop-product-list product-list="trail" page-size="12" url-sync="on"></shop-product-list>'],
  ['of another shop', `<shop-product-list product-list="trail" page-size="12" api-base="${sites.routed}"></shop-product-list>`],
  ['with filters', '<shop-product-list product-list="trail" page-size="12" filters></shop-product-list>'],
  ['that is hidden', '<div hidden><shop-product-list product-list="trail" page-size="12"></shop-product-list></div>'],
  ['far below', `${'<br>'.repeat(200)}<shop-product-list product-list="trail" page-size="12"></shop-product-list>`],
  ['of a page configured by a script', list, { headers: {}, head: '<script>SHOP_CONFIG = {}</script>' }],
  ['with properties of the page', `${list}<script>document.querySelector('shop-product-list').products = []</script>`, { headers: {} }],
  [
    'of a shop with overridden texts',
    `${list}<script>document.querySelector('shop-config').translations = { 'Add to cart': 'Buy' }</script>`,
    { headers: {} },
  ],
])('no markup is requested for a list %s', async (_, html, options = {}) => {
  const { page, calls } = await openHost(html, options)
  await expect.poll(() => isDefined(page)).toBe(true)
  expect(calls(renders)).toEqual([])
})

/** Keeps a page with `endless` from finishing to load. */
const loading: HostOptions = { before: (page) => page.route(/never\.png/, () => {}), waitUntil: 'commit' }
const endless = '<img src="/never.png" alt="" width="1" height="1">'
const kitCode = /\/kit\/c\/kit-/

test('the code of rendered tags waits until the page has loaded, or the visitor turns to one of them', async () => {
  const { page, calls } = await openHost(list + endless, loading)
  await cards(page).first().waitFor()
  await page.waitForTimeout(500)
  expect(calls(kitCode)).toEqual([])
  await cards(page).first().hover()
  await expect.poll(() => calls(kitCode).length, { timeout: 2000 }).toBe(1)
})

test('the code of rendered tags waits four seconds at most', async () => {
  const { page, calls } = await openHost(list + endless, loading)
  await cards(page).first().waitFor()
  expect(calls(kitCode)).toEqual([])
  await expect.poll(() => calls(kitCode).length).toBe(1)
})

test('the code of other tags does not wait', async () => {
  const { page, calls } = await openHost(`${list}<shop-cart-button></shop-cart-button>${endless}`, loading)
  await cards(page).first().waitFor()
  await expect.poll(() => calls(kitCode).length, { timeout: 2000 }).toBe(1)
})

test('a tag that a script adds gets its code at once', async () => {
  const { page, calls } = await openHost(list + endless, loading)
  await cards(page).first().waitFor()
  await page.evaluate(() => document.body.append(document.createElement('shop-cart-button')))
  await expect.poll(() => calls(kitCode).length, { timeout: 2000 }).toBe(1)
})
