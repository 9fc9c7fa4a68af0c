import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { type BrowserContext, chromium, type Page } from 'playwright'
import { chromiumFlags, chromiumPath } from '../runtime/chromium.ts'
import { sendFile } from '../runtime/static-files.ts'

/*
 * `npm run check:docs`: opens every page of dist/docs in Chromium, from a file server in a folder of the site. Fails if a page logs an error,
 * a request fails, a page scrolls sideways, the example of a tag does not render, its copied HTML does not work in an empty page, axe finds
 * something, or the search finds nothing.
 */
const folder = 'dist/docs'
const place = '/some/where/docs/'
const lanes = 2
const limitMs = 20_000
/** tags whose example shows nothing until something happens */
const silent = /shop-(config|impersonation|offline|newsletter-popup|side-cart)$/
/** landmarks and headings of a whole page, shown as an example inside another one */
const wholePages = /tags\/shop-(page|header|footer|styleguide|not-found|menu)\.html$/
const pageRules = [
  'landmark-unique',
  'landmark-no-duplicate-main',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-banner-is-top-level',
  'landmark-no-duplicate-contentinfo',
  'landmark-contentinfo-is-top-level',
  'page-has-heading-one',
  'heading-order',
]

const faults: string[] = []
const report = (where: string, what: string) => {
  faults.push(`${where}: ${what}`)
  console.error(faults.at(-1))
}

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://docs')
  if (pathname === '/empty.html')
    return void response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><html lang="en"><title>Empty</title><link rel="icon" href="data:,">')
  if (!pathname.startsWith(place)) return void response.writeHead(404).end()
  void sendFile(folder, `/${pathname.slice(place.length)}`, response)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const address = server.address()
const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`

function watch(page: Page, where: string) {
  page.on('console', (message) => message.type() === 'error' && report(where, `${message.text().slice(0, 300)} ${message.location().url}`))
  page.on('pageerror', (error) => report(where, error.message.slice(0, 300)))
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') report(where, `${request.url()} failed`)
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:') && !request.url().startsWith('blob:'))
      report(where, `asks ${request.url()}`)
  })
}

/** The element of an example has rendered something. */
const isRendered = (page: Page, tag: string) =>
  page.evaluate(async (name) => {
    const element = [...document.querySelectorAll<HTMLElement & { ready?: Promise<void> }>(name)].at(-1)
    if (!element) return 'is missing'
    await customElements.whenDefined(name)
    await element.ready
    const content = element.shadowRoot?.querySelector('*') || element.children.length
    return content ? '' : 'has no content'
  }, tag)

const waitForTag = (page: Page, tag: string) =>
  Promise.race([isRendered(page, tag), page.waitForTimeout(limitMs).then(() => 'does not render in time')])

async function checkOverflow(page: Page, where: string) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  if (wide > 0) report(where, `is ${wide} px too wide`)
}

async function checkAxe(page: Page, where: string) {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .disableRules(wholePages.test(where.split(' ')[0] ?? '') ? pageRules : [])
    .analyze()
  for (const { id, nodes } of violations)
    report(where, `${id} ${JSON.stringify(nodes[0]?.target)} (${nodes.length}) ${nodes[0]?.failureSummary?.slice(0, 200)}`)
}

/** The HTML that a builder copies, in an empty page. */
async function checkCopy(context: BrowserContext, html: string, tag: string, where: string) {
  const page = await context.newPage()
  watch(page, `${where} copied`)
  await page.goto(`${origin}/empty.html`)
  await page.setContent(
    `<!doctype html><html lang="en"><head><title>Copy</title><link rel="icon" href="data:,"><script type="module" src="${origin}${place}kit/shop-kit.js"></script></head><body><shop-config mode="demo"></shop-config>${html}</body></html>`,
  )
  const fault = await waitForTag(page, tag)
  if (fault && !silent.test(tag)) report(where, `copied HTML ${fault}`)
  await page.close()
}

async function checkPage(
  context: BrowserContext,
  path: string,
  { width, scheme, axe }: { width: number; scheme: 'light' | 'dark'; axe: boolean },
) {
  const where = `${path} ${width} ${scheme}`
  const page = await context.newPage()
  watch(page, where)
  try {
    await page.setViewportSize({ width, height: width < 600 ? 812 : 1000 })
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.goto(`${origin}${place}${path}`)
    const tag = /^tags\/(shop-[a-z-]+)\.html$/.exec(path)?.[1]
    if (tag) {
      const fault = await waitForTag(page, tag)
      if (fault && !silent.test(tag)) report(where, fault)
      const html = await page.locator('[data-part="html"]').textContent()
      if (!html?.startsWith(`<${tag}`)) report(where, `the builder shows ${html?.slice(0, 60)}`)
      else if (width > 600) await checkCopy(context, html, tag, path)
    }
    await page.waitForLoadState('networkidle', { timeout: limitMs })
    await checkOverflow(page, where)
    if (axe) await checkAxe(page, where)
  } catch (error) {
    report(where, String(error).split('\n')[0] ?? '')
  }
  await page.close()
}

/** Types a phrase, chooses a result by keyboard. */
async function checkSearch(context: BrowserContext) {
  const page = await context.newPage()
  watch(page, 'search')
  await page.goto(`${origin}${place}index.html`)
  await page.keyboard.press('/')
  await page.keyboard.type('side cart')
  await page.locator('#results [role="option"]').first().waitFor({ timeout: limitMs })
  if (!/^\d+ results?$/.test((await page.locator('#found').textContent()) ?? '')) report('search', 'does not announce its results')
  await checkAxe(page, 'search')
  await page.keyboard.press('ArrowDown')
  const chosen = await page.locator('#results [aria-selected="true"]').getAttribute('href')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.href === chosen, { timeout: limitMs }).catch(() => report('search', `Enter does not open ${chosen}`))
  await page.close()
}

/** A changed control changes the example and its HTML; copying gives that HTML. */
async function checkBuilder(context: BrowserContext) {
  const page = await context.newPage()
  watch(page, 'builder')
  await page.goto(`${origin}${place}tags/shop-product-list.html`)
  const field = page.locator('[name="page-size"]')
  await page.locator('[data-part="form"] details').evaluateAll((groups) => {
    for (const group of groups) group.setAttribute('open', '')
  })
  await field.fill('2')
  await page.locator('[name="layout"]').selectOption({ index: 1 })
  const shown = await page.locator('shop-product-list').last().getAttribute('page-size')
  if (shown !== '2') report('builder', `page-size is ${shown}`)
  await page.locator('.builder [data-part="copy"]').click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  if (!copied.includes('page-size="2"')) report('builder', `copied ${copied}`)
  await page.close()
}

/** The page of the five-minute start, with the kit of the site, sells something. */
async function checkStart(context: BrowserContext) {
  const markdown = await readFile('docs/start.md', 'utf8')
  const html = /```html\n([\s\S]*?)```/.exec(markdown)?.[1] ?? ''
  const page = await context.newPage()
  watch(page, 'start')
  await page.goto(`${origin}/empty.html`)
  await page.setContent(html.replace('https://shop.example/kit/', `${origin}${place}kit/`))
  await page.locator('shop-product-list').getByRole('button', { name: 'Add to cart' }).first().click({ timeout: limitMs })
  await page.locator('shop-side-cart').getByRole('dialog').waitFor({ timeout: limitMs })
  await page.close()
}

const pathsIn = async (below: string) =>
  (await readdir(join(folder, below))).filter((name) => name.endsWith('.html')).map((name) => join(below, name))
const paths = ['index.html', ...(await pathsIn('guides')), ...(await pathsIn('tags'))].filter((path) =>
  path.includes(process.env.DOCS_PAGES ?? ''),
)
const links = new Set<string>()
for (const path of paths)
  for (const [, href = ''] of (await readFile(join(folder, path), 'utf8')).matchAll(/href="([^"#:]+)(?:#[^"]*)?"/g))
    links.add(join(path, '..', href))
const files = new Set(await readdir(folder, { recursive: true }))
for (const link of links) if (!files.has(link)) report(link, 'is linked, but does not exist')

const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
const queue = paths.flatMap((path, place) => [
  { path, width: 1440, scheme: place % 2 ? ('dark' as const) : ('light' as const), axe: true },
  { path, width: 375, scheme: place % 2 ? ('light' as const) : ('dark' as const), axe: place % 3 === 0 },
])
const open = () => browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
await Promise.all(
  Array.from({ length: lanes }, async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const context = await open()
      await checkPage(context, next.path, next)
      await context.close()
    }
  }),
)
if (!process.env.DOCS_PAGES) {
  const context = await open()
  await checkSearch(context)
  await checkBuilder(context)
  await checkStart(context)
  await context.close()
}
await browser.close()
server.close()
console.log(faults.length ? `${faults.length} faults` : `${paths.length} pages are fine`)
process.exit(faults.length ? 1 : 0)
