import { type Browser, type BrowserContext, type BrowserContextOptions, type CDPSession, chromium, type Page } from 'playwright'
import { inject } from 'vitest'
import { testFlags } from '../../scripts/chromium.ts'
import { isRevalidation, trackNetwork } from './network-idle.ts'
import { acquireTab, clearSession, discardTab, type PooledTab, releaseTab } from './tab-pool.ts'

/** The sites of the demo: the shop with pages assembled by hand, the same as one routed page, and a foreign page's. */
export const sites = { shop: inject('shop'), routed: inject('routed'), cms: inject('cms') }

let browser: Promise<Browser> | undefined
const contexts: BrowserContext[] = []
const lent: PooledTab[] = []
let visits = 0

/** One browser for all files of this process; it ends with the process. */
const openBrowser = () => {
  browser ??= chromium.launch({ executablePath: inject('browser'), args: testFlags })
  return browser
}

/** Ends what a test has opened; after a failure nothing of it is used again. */
export async function closeContexts({ hasFailed }: { hasFailed: boolean }): Promise<void> {
  for (const context of contexts.splice(0)) await context.close()
  for (const tab of lent.splice(0)) await endTab(tab, hasFailed)
}

/**
 * A tab for such a visit: whoever asks gives it back. The shop's own pages share a process with nothing but answers of
 * the same origin (Cross-Origin-Opener-Policy), host pages with those of their host.
 */
export function tabFor({ site = 'shop', html }: VisitOptions): Promise<PooledTab> {
  const isOwnPage = html === undefined && site !== 'cms'
  const rest = isOwnPage ? `${sites[site]}/api/nothing` : `about:blank#${new URL(sites[site]).hostname}`
  return acquireTab(rest, () => newContext({}))
}

export const endTab = (tab: PooledTab, hasFailed: boolean) => (hasFailed ? discardTab(tab) : releaseTab(tab, Object.values(sites)))

export interface Visit {
  page: Page
  context: BrowserContext
  /** address, without origin, of every request so far to the shop that the page is of */
  calls: (pattern?: RegExp) => string[]
  /** console errors and uncaught exceptions so far */
  errors: string[]
  /** forgets calls, errors and addresses so far */
  forget: () => void
  /** whole addresses that a page that `stays` was to leave for, newest last */
  left: string[]
}

export interface VisitOptions {
  site?: 'shop' | 'routed' | 'cms'
  /** a page that the demo serves */
  path?: string
  /** body of a host page of the test's own, which loads the kit and shows these tags */
  html?: string
  /** more of its head; comes before the kit's script */
  head?: string
  /** how the host page is connected to the shop: a `shop-config` by default */
  connection?: string
  /** more attributes of the kit's script */
  script?: string
  /** headers of the host page, such as its policy */
  headers?: Record<string, string>
  width?: number
  height?: number
  language?: string
  context?: BrowserContext
  contextOptions?: BrowserContextOptions
  /** one to be used in place of one that ends with the test */
  tab?: PooledTab | undefined
  /** runs in the page before anything else */
  before?: (page: Page) => Promise<unknown>
  /** links of a host page lead nowhere: what they asked for is in `left`, and the page stays */
  stays?: boolean
}

/** How a host page is connected to the shop unless it says otherwise. */
export const toShop = () => `<shop-config api-base="${sites.shop}"></shop-config>`

const hostPage = ({ html, head = '', language = 'en', connection = toShop(), script = '' }: VisitOptions) => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Host page</title>${head}<script type="module" src="${sites.shop}/kit/shop-kit.js" ${script}></script></head>
<body>${connection}${html}</body></html>`

/**
 * Answers one address with the host page. Playwright's own routes would stop every request of the page on its way and
 * switch the browser's cache off.
 */
async function serveHostPage(session: CDPSession, address: string, options: VisitOptions, left: string[]): Promise<() => void> {
  const { origin, pathname } = new URL(address)
  const responseHeaders = Object.entries({ 'content-type': 'text/html', ...options.headers }).map(([name, value]) => ({ name, value }))
  const body = Buffer.from(hostPage(options)).toString('base64')
  const onPaused = ({ requestId, request }: { requestId: string; request: { url: string } }) => {
    const asked = new URL(request.url)
    const isHost = asked.origin === origin && asked.pathname === pathname
    if (!isHost && options.stays) left.push(request.url)
    const answered = isHost
      ? session.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body })
      : options.stays
        ? session.send('Fetch.fulfillRequest', { requestId, responseCode: 204 }) // a page without an answer stays where it is
        : session.send('Fetch.continueRequest', { requestId })
    answered.catch(() => {}) // the page has been closed meanwhile
  }
  session.on('Fetch.requestPaused', onPaused)
  const urlPattern = options.stays ? '*' : `${origin}${pathname}*`
  await session.send('Fetch.enable', { patterns: [{ urlPattern, resourceType: 'Document' }] })
  return () => session.off('Fetch.requestPaused', onPaused)
}

/** A browser context that whoever asks closes. */
export async function newContext(options: BrowserContextOptions): Promise<BrowserContext> {
  // a document that a test writes comes from no address: without the permission it could not load from this machine
  const permissions = ['local-network-access']
  return (await openBrowser()).newContext({
    viewport: { width: 1440, height: 900 },
    permissions,
    reducedMotion: 'reduce', // frames of an animation cost more than all the rest
    serviceWorkers: 'block', // it would answer what a test is to see, or to answer itself
    ...options,
  })
}

/** A browser context that ends with its test: tabs of one context share storage. */
export async function openContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await newContext(options)
  contexts.push(context)
  return context
}

/** Opens a page of the demo, or a host page with the given tags. */
export async function open(options: VisitOptions = {}): Promise<Visit> {
  const { site = 'shop', path = '/test-page', width = 1440, height = 900 } = options
  const tab = options.tab ?? (options.context || options.contextOptions ? undefined : await tabFor(options))
  if (tab && !options.tab) lent.push(tab)
  const context = tab?.context ?? options.context ?? (await openContext({ viewport: { width, height }, ...options.contextOptions }))
  const page = tab?.page ?? (await context.newPage())
  if (tab) await Promise.all([page.setViewportSize({ width, height }), clearSession(page, `visit ${++visits}`)])
  const errors: string[] = []
  const requested: string[] = []
  const left: string[] = []
  const asked = new URL(site === 'routed' ? sites.routed : sites.shop).origin
  trackNetwork(page)
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin === asked && !isRevalidation(request)) requested.push(`${request.method()} ${url.pathname}${url.search}`)
  })
  const address = sites[site] + path
  if (options.html !== undefined) {
    const stopServing = await serveHostPage(tab?.session ?? (await context.newCDPSession(page)), address, options, left)
    tab?.onRelease(stopServing)
  }
  // a slow journey through the demo's own pages is not to meet the newsletter halfway
  else
    await page.addInitScript(() => {
      try {
        localStorage.setItem('shop:newsletterClosed', '{"version":1,"value":true}')
      } catch {} // a frame without storage has no newsletter either
    })
  await options.before?.(page)
  await page.goto(address)
  return {
    page,
    context,
    errors,
    left,
    calls: (pattern = /./) => requested.filter((call) => pattern.test(call)),
    forget: () => {
      errors.length = 0
      requested.length = 0
      left.length = 0
    },
  }
}
