import type { Engine } from './engines.ts'
import type { Gate } from './gate.ts'
import { focused, isSeen, press, see, until, untilIdle, write } from './page.ts'
import { keys, type Session } from './session.ts'

/** What the checks of one engine share. */
export interface Bench {
  engine: Engine
  session: Session
  /** origin of the shop, behind the gate */
  shop: string
  gate: Gate
  /** a page of another site that has pinned a version of the kit */
  pinnedPage(): Promise<string>
}

export interface Check {
  /** id of `Engine.skips` */
  id: string
  title: string
  run(bench: Bench): Promise<void>
}

function expectEqual(actual: unknown, expected: unknown, what: string): void {
  if (JSON.stringify(actual) !== JSON.stringify(expected))
    throw new Error(`${what}: ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`)
}

/** A product with five colours and much stock. */
const pack = { title: 'Trail pack with roll top', path: '/p/trail-pack-with-roll-top-bp-1001', colour: 'Green' }
/** A page of the shop with few tags, for tags that a check adds. */
const quietPath = '/faq'

/** Records what browsers report as errors of the page. */
function recordProblems(): void {
  const problems: string[] = []
  Object.assign(window, { problems })
  addEventListener('error', (event) => problems.push(event.message || `${(event.target as Element).outerHTML}`), true)
  addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)))
}
const problemsOf = (session: Session) => session.run(() => (Reflect.get(window, 'problems') as string[] | undefined) ?? [])

/** The newsletter window would cover the page during a slow check. */
const keepPopupClosed = (session: Session) => session.run(() => localStorage.setItem('shop:newsletterClosed', '{"version":1,"value":true}'))

async function openPage({ session, shop }: Pick<Bench, 'session' | 'shop'>, path: string): Promise<void> {
  await session.open(shop + path)
  await session.run(() => Promise.resolve(customElements.whenDefined('shop-header')).then(() => {}))
}

/** Replaces the content of a page by these tags. */
const showTags = (session: Session, html: string) =>
  session.run((tags) => {
    document.body.innerHTML = tags
  }, html)

async function buy(bench: Bench): Promise<void> {
  const { session } = bench
  await openPage(bench, '/')
  await session.run(recordProblems)
  await write(session, { css: '[role=combobox]' }, `Trail pack${keys.enter}`)
  await until('the search results', () => session.run(() => location.pathname === '/search'))
  await press(session, { css: '.card-link', words: pack.title })
  await until('the product page', () => session.run(() => location.pathname.startsWith('/p/trail-pack')))
  await press(session, { css: 'shop-product label, .option-value', words: pack.colour })
  await press(session, { css: 'button', words: 'Add to cart' })
  await press(session, { css: 'a', words: 'Go to checkout' })
  await until('the cart page', () => session.run(() => location.pathname === '/cart'))
  await see(session, { css: 'h2, h3', words: pack.title })
  await press(session, { css: 'label', words: 'Courier to the door' })
  const fields = {
    Address: 'Beržų g. 14',
    City: 'Vilnius',
    Postcode: '03100',
    'Name *': 'Ona',
    Surname: 'Petraitė',
    Phone: '+370 612 34567',
    Email: 'ona.engines@example.com',
  }
  for (const [label, text] of Object.entries(fields)) await write(session, { css: 'shop-cart input, input', words: label }, text)
  await press(session, { css: 'label', words: 'Bank transfer' })
  await press(session, { css: 'button', words: 'Place order' })
  await see(session, { css: 'h1, h2', words: 'Thank you for your order' })
  expectEqual(await problemsOf(session), [], 'errors of the page')
}

async function upgrade(bench: Bench): Promise<void> {
  const { session } = bench
  await openPage(bench, quietPath)
  await showTags(session, '<shop-product-list product-ids="cp-1301" layout="grid"></shop-product-list>')
  await see(session, { css: 'article.card' })
  await session.run(() => document.querySelector('shop-product-list')?.setAttribute('heading', 'Pots'))
  await see(session, { css: 'h2', words: 'Pots' })
  await session.run(() => document.querySelector('shop-product-list')?.setAttribute('product-ids', 'sb-1103'))
  await until('the other product', () =>
    session.run(() => document.querySelector('shop-product-list')?.shadowRoot?.querySelectorAll('article.card a[href*="sb-1103"]').length),
  )
  const before = await session.run(() => {
    const list = document.querySelector('shop-product-list') as Element
    Object.assign(window, { keptHeading: list.shadowRoot?.querySelector('h2') })
    document.body.append(Object.assign(document.createElement('section'), { id: 'place' }))
    document.querySelector('#place')?.append(list)
    return list.shadowRoot?.querySelectorAll('article.card').length
  })
  expectEqual(before, 1, 'products before the move')
  await see(session, { css: '#place h2, h2', words: 'Pots' })
  const isKept = await session.run(
    () => document.querySelector('#place shop-product-list')?.shadowRoot?.querySelector('h2') === Reflect.get(window, 'keptHeading'),
  )
  expectEqual(isKept, true, 'the view survives a move')
}

async function styles(bench: Bench): Promise<void> {
  const { session } = bench
  await openPage(bench, quietPath)
  await showTags(
    session,
    '<button>ours</button><shop-product-list product-ids="cp-1301"></shop-product-list><shop-add-to-cart code="SB-1103"></shop-add-to-cart>',
  )
  await see(session, { css: 'article.card' })
  await see(session, { css: '.buy-button' })
  await session.run(() => {
    // not as markup, which the policy of the page forbids
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('button { background: red } shop-add-to-cart { --shop-color-primary: #123456 }')
    document.adoptedStyleSheets.push(sheet)
  })
  const colours = () =>
    session.run(() => {
      const root = document.querySelector('shop-product-list')?.shadowRoot
      const probe = root?.querySelector('article.card')?.appendChild(document.createElement('button'))
      const buy = document.querySelector('shop-add-to-cart')?.shadowRoot?.querySelector('.buy-button')
      const seen = [document.querySelector('body > button'), probe, buy].map((button) => button && getComputedStyle(button).backgroundColor)
      probe?.remove()
      return seen
    })
  const [red, brand] = ['rgb(255, 0, 0)', 'rgb(18, 52, 86)']
  await until('the colour of the brand on the buy button', async () => (await colours())[2] === brand)
  const [ours, inCard] = await colours()
  expectEqual([ours === red, inCard === red], [true, false], 'the page styles its own buttons only')
}

async function address(bench: Bench): Promise<void> {
  const { session } = bench
  await openPage(bench, quietPath)
  await showTags(
    session,
    '<shop-product-list category="workshop" subcategories url-sync="on" split-by="off" page-size="10" page-sizes="10"></shop-product-list>',
  )
  const title = () => session.run(() => document.querySelector('shop-product-list')?.shadowRoot?.querySelector('.card-link')?.textContent)
  const first = await until('the first page', title)
  await session.run(() => history.pushState(null, '', '?page=1'))
  const second = await until('the second page', async () => {
    const now = await title()
    return now !== first && now
  })
  await session.run(() => history.back())
  await until('the first page again', async () => (await title()) === first)
  expectEqual(second === first, false, 'the second page has other products')
}

async function keyboard(bench: Bench): Promise<void> {
  const { session } = bench
  await openPage(bench, quietPath)
  await showTags(
    session,
    '<button>before</button><shop-product-list product-ids="cp-1301"></shop-product-list><shop-side-cart auto-open></shop-side-cart><shop-cart-button action="side"></shop-cart-button>',
  )
  await see(session, { css: 'article.card' })
  await press(session, { css: 'body > button' })
  const first = await until('the focus in the list', async () => {
    await session.type(keys.tab)
    const now = await focused(session)
    return now.isInList ? now : undefined
  })
  expectEqual(first?.isMarked, true, 'the focus is visible')
  await session.run(() => {
    const note = (event: Event) =>
      Object.assign(window, { pressed: event.composedPath().find((node) => node instanceof HTMLButtonElement) })
    addEventListener('click', note, { capture: true, once: true })
  })
  await press(session, { css: 'button', words: 'Add to cart' })
  await see(session, { css: '[role=dialog]' })
  await until('the focus in the side cart', async () =>
    session.run(() => document.querySelector('shop-side-cart')?.matches(':focus-within, :focus') ?? false),
  )
  await session.type(keys.escape)
  await until('the closed side cart', async () => !(await isSeen(session, { css: '[role=dialog]' })))
  expectEqual((await focused(session)).isPressed, true, 'Escape returns the focus to the button that opened the side cart')

  const row = `<tr>${'<td>0000000000</td>'.repeat(80)}</tr>`
  const block = JSON.stringify({ data: { text: `<h3>Sizes</h3><table>${row}</table>` } })
  await showTags(session, `<button>before</button><shop-text block='${block}'></shop-text>`)
  await see(session, { css: 'table[tabindex]' })
  await press(session, { css: 'body > button' })
  await until('the focus on the wide table', async () => {
    await session.type(keys.tab)
    return (await focused(session)).tag === 'table'
  })
  expectEqual((await focused(session)).text, 'Sizes', 'the name of the wide table')
  const scrolled = () => session.run(() => document.querySelector('shop-text')?.shadowRoot?.querySelector('table')?.scrollLeft)
  expectEqual(await scrolled(), 0, 'the table before an arrow key')
  await session.type(keys.right)
  await until('the scrolled table', scrolled)
}

async function offline(bench: Bench): Promise<void> {
  const { session, gate } = bench
  await openPage(bench, pack.path)
  await see(session, { css: 'h1', words: pack.title })
  const hasStored = () =>
    session.run(async (path) => {
      const registration = await navigator.serviceWorker.getRegistration()
      // the page varies with headers of the browser that a script does not send; the worker ignores them, too
      const stored = await caches.match(path, { ignoreVary: true })
      return Boolean(registration?.active && navigator.serviceWorker.controller && stored)
    }, pack.path)
  await until('the stored page', hasStored)
  gate.setOpen(false)
  try {
    // by the page: `open` of Firefox reports the preload of the navigation, which has to fail here
    await session.run(() => {
      Object.assign(window, { isOnline: true })
      setTimeout(() => location.reload())
    })
    await until('the reloaded page', () => session.run(() => !('isOnline' in window)).catch(() => false))
    await see(session, { css: 'h1', words: pack.title })
  } finally {
    gate.setOpen(true)
  }
}

async function preloads(bench: Bench): Promise<void> {
  const { session, shop, pinnedPage } = bench
  const loads: string[] = []
  for (const url of [...['/', '/c/outdoor', pack.path, '/cart', '/contacts'].map((path) => shop + path), await pinnedPage()]) {
    await session.open(url)
    await untilIdle(session)
    const ofPage = await session.run(() => {
      const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href)
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      return [...links, ...entries.filter(({ initiatorType }) => initiatorType === 'fetch').map(({ name }) => name)]
    })
    expectEqual(
      ofPage.some((load) => load.includes('/c/')),
      true,
      'requests for chunks',
    )
    loads.push(...ofPage)
  }
  expectEqual(
    loads.filter((load) => load.includes('/shop-kit.js')),
    [],
    'preloads of the loader, which is running already',
  )
}

async function storage({ engine, shop }: Bench): Promise<void> {
  const session = await engine.open({ blocksStorage: true })
  try {
    await session.runFirst?.(recordProblems)
    await openPage({ session, shop }, pack.path)
    await press(session, { css: 'shop-product label, .option-value', words: pack.colour })
    await press(session, { css: 'button', words: 'Add to cart' })
    await see(session, { css: '[role=dialog] *', words: 'Your cart cannot be saved in this browser' })
    await new Promise((resolve) => setTimeout(resolve, 3000)) // the service worker registers when the page is idle
    expectEqual(await problemsOf(session), [], 'errors of the page')
  } finally {
    await session.close()
  }
}

async function pinned({ session, pinnedPage }: Bench): Promise<void> {
  await session.open(await pinnedPage())
  await see(session, { css: 'article.card' })
  const names = () => session.run(() => Reflect.get(window, 'api') as string[] | undefined)
  expectEqual((await until('the JavaScript API', names))?.includes('configure'), true, 'the exports of the JavaScript API')
  await press(session, { css: 'button', words: 'Add to cart' })
  await see(session, { css: '[role=dialog]' })
  expectEqual(await problemsOf(session), [], 'errors of the page')
}

async function map(bench: Bench): Promise<void> {
  const { session } = bench
  await openPage(bench, '/contacts')
  await see(session, { css: '.map[data-status=drawn]' })
}

export const checks: Check[] = [
  { id: 'buy', title: 'GEN-06 finds a product, chooses a colour, adds it, opens the cart, fills the checkout and confirms', run: buy },
  { id: 'upgrade', title: 'a tag upgrades, follows its attributes and keeps its view when it moves', run: upgrade },
  { id: 'styles', title: 'style sheets of the page and of the kit do not meet', run: styles },
  { id: 'address', title: 'LIST-03 a list follows pushState of the page, and back', run: address },
  { id: 'keyboard', title: 'the focus is visible, enters the side cart, returns on Escape, and reaches wide tables', run: keyboard },
  { id: 'preloads', title: 'the running loader is neither preloaded nor requested again', run: preloads },
  { id: 'pinned', title: 'R49 a page with a pinned version of the kit and its API upgrades its tags', run: pinned },
  { id: 'map', title: 'the map draws', run: map },
  { id: 'storage', title: 'R23 with blocked storage the cart says that it will not last, and nothing is thrown', run: storage },
  { id: 'offline', title: 'OFF-06 a visited product can be read offline', run: offline },
]

export { keepPopupClosed }
