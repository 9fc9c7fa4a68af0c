import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright'
import { readContracts } from '../manifest/contracts.ts'
import { chromiumFlags, chromiumPath } from '../runtime/chromium.ts'
import { sendFile } from '../runtime/static-files.ts'

/*
 * `npm run check:storybook`: opens dist/book in Chromium from a file server, in a folder of the site, and fails if a tag has no docs page,
 * a page does not render or logs an error, a story fails, or the code of an example cannot be copied.
 */
const folder = 'dist/book'
const place = '/somewhere/book/'
const pages = 2
const limitMs = 20_000

interface Entry {
  id: string
  title: string
  type: 'docs' | 'story'
}

/** Stories that show a list, a product, a cart, a form, a login and a failure. */
const stories = [
  'catalogue-shop-product-list--grid',
  'catalogue-shop-product-list--rows',
  'catalogue-shop-product-list--failed',
  'catalogue-shop-search--suggestions',
  'product-shop-product--filled',
  'cart-and-checkout-shop-cart--filled',
  'account-shop-account--filled',
  'content-shop-form--filled',
  'page-shop-menu--submenu',
]
/** the failure that a story shows is logged, too */
const loggedFailures = /--failed$/

const faults: string[] = []
const found = (where: string, what: string) => {
  faults.push(`${where}: ${what}`)
  console.error(faults.at(-1))
}

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://book')
  if (pathname === '/favicon.ico') return void response.writeHead(204).end()
  if (!pathname.startsWith(place)) return void response.writeHead(404).end()
  void sendFile(folder, `/${pathname.slice(place.length)}`, response)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const address = server.address()
const book = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}${place}`

/** Opens a page of the book, runs a check and reports what was logged. */
async function visit(context: BrowserContext, where: string, url: string, check: (page: Page) => Promise<void>) {
  const page = await context.newPage()
  page.on('console', (message) => {
    if (message.type() !== 'error' || loggedFailures.test(where)) return
    found(where, `${message.text().slice(0, 300)} ${message.location().url}`) // the text of a failed request does not name it
  })
  page.on('pageerror', (error) => found(where, error.message.slice(0, 300)))
  try {
    await page.goto(book + url)
    await check(page)
    await page.waitForLoadState('networkidle', { timeout: limitMs })
  } catch (error) {
    found(where, String(error).split('\n')[0] ?? '')
  }
  await page.close()
}

const checkDocs = (tag: string | undefined) => async (page: Page) => {
  await page.locator('.book h1').waitFor({ timeout: limitMs })
  if (!tag) return
  const title = await page.locator('.book h1').textContent()
  if (title !== `<${tag}>`) throw new Error(`its title is ${title}`)
  await page.locator('.book .sbdocs-preview pre').first().waitFor({ timeout: limitMs })
  await page.locator('.book h2#events').waitFor()
}

const checkStory = async (page: Page) => {
  const failure = page.locator('.sb-show-errordisplay, .sb-show-nopreview')
  await page.locator('.sb-show-main #storybook-root > *').waitFor({ state: 'attached', timeout: limitMs })
  await page.waitForLoadState('networkidle', { timeout: limitMs })
  if (await failure.count()) throw new Error((await page.locator('#error-message').textContent()) ?? 'the story failed')
}

const checkCopy = async (page: Page) => {
  await page.getByRole('button', { name: 'Copy' }).first().click({ timeout: limitMs })
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  if (!copied.startsWith('<shop-product-list')) throw new Error(`copied ${copied.slice(0, 80)}`)
}

const { entries } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as { entries: Record<string, Entry> }
const tags = (await readContracts(new URL('../..', import.meta.url).pathname)).map(({ tag }) => tag)
const docs = Object.values(entries).filter(({ type }) => type === 'docs')
const tagOf = ({ title }: Entry) => tags.find((tag) => title.endsWith(`/${tag}`))
for (const tag of tags) if (!docs.some((entry) => tagOf(entry) === tag)) found(tag, 'has no docs page')
for (const id of stories) if (!entries[id]) found(id, 'does not exist')

const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
const open = () => browser.newContext({ viewport: { width: 1440, height: 1000 }, permissions: ['clipboard-read', 'clipboard-write'] })
const contexts = await Promise.all(Array.from({ length: pages }, open))
const visits: [where: string, url: string, check: (page: Page) => Promise<void>][] = [
  ...docs.map((entry): (typeof visits)[number] => [entry.id, `iframe.html?viewMode=docs&id=${entry.id}`, checkDocs(tagOf(entry))]),
  ...stories.map((id): (typeof visits)[number] => [id, `iframe.html?viewMode=story&id=${id}`, checkStory]),
  ['copy', 'iframe.html?viewMode=docs&id=catalogue-shop-product-list--docs', checkCopy],
  ['start', '', async (page) => void (await page.frameLocator('iframe').locator('.book h1').waitFor({ timeout: limitMs }))],
]
await Promise.all(
  contexts.map(async (context) => {
    for (let next = visits.shift(); next; next = visits.shift()) await visit(context, ...next)
  }),
)
await browser.close()
server.close()
console.log(
  `${docs.length} docs pages, ${tags.length} tags, ${stories.length} stories: ${faults.length ? `${faults.length} faults` : 'no faults'}`,
)
process.exit(faults.length ? 1 : 0)
