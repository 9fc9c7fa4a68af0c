import { type Browser, type BrowserContext, type BrowserContextOptions, type CDPSession, chromium, type Page } from 'playwright'
import { inject } from 'vitest'
import { testFlags } from '../../tools/runtime/chromium.ts'
import { isRevalidation, trackNetwork } from './network-idle.ts'
import { acquireTab, clearSession, discardTab, type PooledTab, releaseTab } from './tab-pool.ts'

/** Origins of the demo sites: the shop with static pages, the single-page shop, a foreign content site, and the single-page shop as the browser renders it alone. */
export const sites = { shop: inject('shop'), routed: inject('routed'), cms: inject('cms'), plain: inject('plain') }

let browser: Promise<Browser> | undefined
const contexts: BrowserContext[] = []
const borrowedTabs: PooledTab[] = []
let visitCount = 0

/** Launches one browser for all test files of this process. It closes with the process. */
const openBrowser = () => {
  browser ??= chromium.launch({ executablePath: inject('browser'), args: testFlags })
  return browser
}

/** Closes the contexts of a test and returns its tabs to the pool. After a failure, discards the tabs. */
export async function closeContexts({ hasFailed }: { hasFailed: boolean }): Promise<void> {
  for (const context of contexts.splice(0)) await context.close()
  for (const tab of borrowedTabs.splice(0)) await endTab(tab, hasFailed)
}

/**
 * Borrows a tab for a visit; return it with `endTab`. The shop's pages share a process only with responses of their origin
 * (Cross-Origin-Opener-Policy), host pages only with pages of their host, so tabs are pooled per idle URL.
 */
export function tabFor({ site = 'shop', html }: VisitOptions): Promise<PooledTab> {
  const isOwnPage = html === undefined && site !== 'cms'
  const idleUrl = isOwnPage ? `${sites[site]}/api/nothing` : `about:blank#${new URL(sites[site]).hostname}`
  return acquireTab(idleUrl, () => newContext({}))
}

export const endTab = (tab: PooledTab, hasFailed: boolean) => (hasFailed ? discardTab(tab) : releaseTab(tab, Object.values(sites)))

export interface Visit {
  page: Page
  context: BrowserContext
  /** requests to the page's shop so far, as method and URL without origin */
  calls: (pattern?: RegExp) => string[]
  /** console errors and uncaught exceptions so far */
  errors: string[]
  /** clears `calls`, `errors` and `left` */
  forget: () => void
  /** URLs of the navigations that `stays` blocked, newest last */
  left: string[]
}

export interface VisitOptions {
  site?: 'shop' | 'routed' | 'cms' | 'plain'
  /** a page that the demo serves */
  path?: string
  /** body of a generated host page that loads the kit; without it, the demo serves the page */
  html?: string
  /** HTML for the head of the host page, before the kit's script */
  head?: string
  /** HTML that connects the host page to the shop; default: a `shop-config` */
  connection?: string
  /** attributes of the kit's script tag */
  script?: string
  /** response headers of the host page, such as its CSP */
  headers?: Record<string, string>
  width?: number
  height?: number
  language?: string
  context?: BrowserContext
  contextOptions?: BrowserContextOptions
  /** tab to use; the caller ends it. Default: a tab that ends with the test */
  tab?: PooledTab | undefined
  /** runs before the page loads */
  before?: (page: Page) => Promise<unknown>
  /** blocks navigation away from the host page and records it in `left` */
  stays?: boolean
  /** when the page counts as open; default: `load` */
  waitUntil?: 'load' | 'commit'
}

/** The default `connection` of a host page. */
export const toShop = () => `<shop-config api-base="${sites.shop}"></shop-config>`

const hostPage = ({ html, head = '', language = 'en', connection = toShop(), script = '' }: VisitOptions) => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Host page</title>${head}<script type="module" src="${sites.shop}/kit/shop-kit.js" ${script}></script></head>
<body>${connection}${html}</body></html>`

/**
 * Serves the host page at one URL. Uses CDP, because Playwright's `route` intercepts every request of the page and disables
 * the HTTP cache.
 */
async function serveHostPage(session: CDPSession, address: string, options: VisitOptions, left: string[]): Promise<() => void> {
  const { origin, pathname } = new URL(address)
  const responseHeaders = Object.entries({ 'content-type': 'text/html', ...options.headers }).map(([name, value]) => ({ name, value }))
  const body = Buffer.from(hostPage(options)).toString('base64')
  const onPaused = ({ requestId, request }: { requestId: string; request: { url: string } }) => {
    const requestUrl = new URL(request.url)
    const isHost = requestUrl.origin === origin && requestUrl.pathname === pathname
    if (!isHost && options.stays) left.push(request.url)
    const response = isHost
      ? session.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body })
      : options.stays
        ? session.send('Fetch.fulfillRequest', { requestId, responseCode: 204 }) // 204 keeps the browser on the current page
        : session.send('Fetch.continueRequest', { requestId })
    response.catch(() => {}) // the page may be closed
  }
  session.on('Fetch.requestPaused', onPaused)
  const urlPattern = options.stays ? '*' : `${origin}${pathname}*`
  await session.send('Fetch.enable', { patterns: [{ urlPattern, resourceType: 'Document' }] })
  return () => session.off('Fetch.requestPaused', onPaused)
}

/** Creates a browser context that the caller closes. */
export async function newContext(options: BrowserContextOptions): Promise<BrowserContext> {
  // without this, Chromium treats a generated document as outside the local network and blocks its requests to localhost:
  // https://github.com/microsoft/playwright/issues/37861 (Chromium 156, 2026-11-24)
  const permissions = ['local-network-access']
  return (await openBrowser()).newContext({
    viewport: { width: 1440, height: 900 },
    permissions,
    reducedMotion: 'reduce', // animation frames dominate the run time
    serviceWorkers: 'block', // a worker would bypass request events and routes
    ...options,
  })
}

/** Creates a browser context that closes with the test. Tabs of one context share storage. */
export async function openContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await newContext(options)
  contexts.push(context)
  return context
}

/** Opens a page of the demo, or a host page with the given HTML. */
export async function open(options: VisitOptions = {}): Promise<Visit> {
  const { site = 'shop', path = '/test-page', width = 1440, height = 900 } = options
  const tab = options.tab ?? (options.context || options.contextOptions ? undefined : await tabFor(options))
  if (tab && !options.tab) borrowedTabs.push(tab)
  const context = tab?.context ?? options.context ?? (await openContext({ viewport: { width, height }, ...options.contextOptions }))
  const page = tab?.page ?? (await context.newPage())
  if (tab) await Promise.all([page.setViewportSize({ width, height }), clearSession(page, `visit ${++visitCount}`)])
  const errors: string[] = []
  const requested: string[] = []
  const left: string[] = []
  const shopOrigin = new URL(site === 'cms' ? sites.shop : sites[site]).origin
  trackNetwork(page)
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin !== shopOrigin || isRevalidation(request)) return
    const call = `${request.method()} ${url.pathname}${url.search}`
    const isImportOfFetchedChunk = request.resourceType() === 'script' && url.pathname.startsWith('/kit/c/') && requested.includes(call)
    if (!isImportOfFetchedChunk) requested.push(call)
  })
  const address = sites[site] + path
  if (options.html !== undefined) {
    const stopServing = await serveHostPage(tab?.session ?? (await context.newCDPSession(page)), address, options, left)
    tab?.onRelease(stopServing)
  }
  // keeps the newsletter popup from opening during a slow test on the demo's pages
  else
    await page.addInitScript(() => {
      try {
        localStorage.setItem('shop:newsletterClosed', '{"version":1,"value":true}')
      } catch {} // storage is denied in some frames
    })
  await options.before?.(page)
  await page.goto(address, { waitUntil: options.waitUntil ?? 'load' })
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
