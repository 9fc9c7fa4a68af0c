import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright'
import { startDemo } from '../../demo/start.ts'
import type { Shop } from '../../server/app/shop.ts'
import { chromiumFlags, chromiumPath } from '../runtime/chromium.ts'
import { sendFile } from '../runtime/static-files.ts'
import { openSeededDb, sharedPictures } from '../samples/database.ts'
import { pack, packageProblems } from './check.ts'

/*
 * `npm run test:package`: packs dist/package and uses it as a page would. The sample app docs/examples/vite-react, in an empty folder,
 * installs the tarball, compiles, is built and opened in Chromium against a running demo. Needs the registry.
 */
const root = new URL('../..', import.meta.url).pathname
const folder = join(root, 'dist/package')

/** Uses of the declarations that must compile, and mistakes that must not. */
const usage = `import type { ShopProductListElement } from 'shop-kit/shop-product-list'
import { ShopCartButton, ShopProductList } from 'shop-kit/react'
import { cart } from 'shop-kit/shop-api'
import { loader } from 'shop-kit'
import type { Product } from 'shop-kit/types/elements'

export const list: ShopProductListElement = document.createElement('shop-product-list')
list.reload()
list.setFilter('da-colour', 'red|blue')
list.heading = 'Title'
list.pageSize = 4
list.addEventListener('shop-list-load', ({ detail }) => detail.products.forEach((product: Product) => cart.add(product)))
document.addEventListener('shop-cart-change', ({ detail }) => detail.count satisfies number)
cart.open()
loader?.defineTag('shop-cart')
// @ts-expect-error a number
list.pageSize = 'four'
// @ts-expect-error a button has no method of a list
document.createElement('shop-cart-button').reload()
export const element = <ShopProductList pageSize={4} sort="price" heading="Title" className="list" onShopListLoad={(event) => event.currentTarget.reload()} />
// @ts-expect-error a number
export const wrongValue = <ShopProductList pageSize="four" />
// @ts-expect-error misspelt
export const wrongName = <ShopProductList pageSizze={4} />
// @ts-expect-error an event of another tag
export const wrongEvent = <ShopCartButton onShopListLoad={() => {}} />
`

/** A page with a value that only a property can hold, which `renderPage` would not see in the sample. */
const textsPage = `import { createRoot } from 'react-dom/client'
import { ShopBreadcrumbs } from 'shop-kit/react/breadcrumbs'
import { ShopConfig } from 'shop-kit/react/config'

createRoot(document.body).render(
  <>
    <ShopConfig apiBase={import.meta.env.VITE_SHOP} translations={{ Home: 'Start' }} />
    <ShopBreadcrumbs crumbs={[{ title: 'Gear', url: '/gear' }]} />
  </>,
)
`
const textsDocument =
  '<!doctype html><html lang="en"><link rel="icon" href="data:,"><body><script type="module" src="/src/texts.tsx"></script>'

function run(cwd: string, command: string, args: readonly string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', env: { ...process.env, ...env } })
  if (status) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`)
}

async function step<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  const started = performance.now()
  const result = await work()
  console.log(`ok     ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return result
}

/** Serves the built app; its origin is known before the shop starts, which must allow it. */
async function serve(app: string) {
  const server = createServer((request, response) => {
    void sendFile(join(app, 'dist'), new URL(request.url ?? '/', 'http://app').pathname, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

async function addReactPages(app: string) {
  await writeFile(join(app, 'src/usage.tsx'), usage)
  await writeFile(join(app, 'src/texts.tsx'), textsPage)
  await writeFile(join(app, 'texts.html'), textsDocument)
  const config = join(app, 'vite.config.js')
  await writeFile(config, (await readFile(config, 'utf8')).replace("'tags.html'", "'tags.html', 'texts.html'"))
}

/** A sample in a temporary folder, with the tarball as its `shop-kit`. */
async function createApp(temporary: string, tarball: string) {
  const app = join(temporary, 'react')
  await cp(join(root, 'docs/examples/vite-react'), app, { recursive: true })
  await addReactPages(app)
  const manifest = JSON.parse(await readFile(join(app, 'package.json'), 'utf8')) as { dependencies: Record<string, string> }
  manifest.dependencies['shop-kit'] = `file:${tarball}`
  await writeFile(join(app, 'package.json'), JSON.stringify(manifest))
  return { app, ...(await serve(app)) }
}

/** Opens a page of the app, and expects that nothing is reported in the console. */
async function visit(browser: Browser, url: string, look: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  const reports: string[] = []
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && reports.push(message.text()))
  page.on('pageerror', (error) => reports.push(error.message))
  await page.goto(url)
  await look(page)
  assert.deepEqual(reports, [])
  await context.close()
}

const addButton = /add .*to cart/i

/** The list shows its products, and adding one opens the side cart. */
async function buy(page: Page, list: string) {
  await page.locator(list).getByRole('article').nth(3).waitFor()
  await page
    .locator(list)
    .getByRole('button', { name: /add .*to cart/i })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
}

/** Booleans, lists, objects and events are those of the framework. */
async function lookAtApp(page: Page) {
  const look = page.locator('#look')
  await look.scrollIntoViewIfNeeded()
  await look.getByRole('article').nth(3).waitFor()
  await page.locator('#shown', { hasText: '4' }).waitFor() // events reach their handlers
  assert.equal(await look.getByRole('button', { name: addButton }).count(), 0, 'false is off')
  assert.deepEqual(await look.evaluate((element) => [...(element as unknown as { columns: number[] }).columns]), [1, 2, 4])
  const crumbs = await page.locator('shop-breadcrumbs').getByRole('listitem').allInnerTexts()
  assert.deepEqual(
    crumbs.map((crumb) => crumb.trim()),
    ['Home', 'Gear'],
    'data arrives as data',
  )
  await buy(page, '#buy') // its dialog hides the rest
  if (await page.locator('#added').count()) assert.notEqual(await page.locator('#added').textContent(), '')
}

type RenderPage = (html: string, options: { shop: Shop }) => Promise<string>

async function main() {
  const temporary = await mkdtemp(join(tmpdir(), 'shop-kit-package-'))
  const tarball = await step('npm pack', () => pack(folder, temporary))
  await step('publint and arethetypeswrong', async () => assert.deepEqual(await packageProblems(folder, tarball), []))
  const { app, origin, server } = await createApp(temporary, tarball)
  process.env.ALLOWED_ORIGINS = origin
  await step('installation', () => run(app, 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund']))
  await step('types, strict, with those of the libraries', () => run(app, 'npx', ['tsc', '--skipLibCheck', 'false']))
  const demo = await step('demo', async () =>
    startDemo({ db: await openSeededDb(), port: 0, cmsPort: 0, dataDir: temporary, pictures: sharedPictures(), quiet: true }),
  )
  await step('vite build, for browsers and for a server', () => run(app, 'npm', ['run', 'build'], { VITE_SHOP: demo.shop }))
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  const index = join(app, 'dist/index.html')
  await step('React in the browser', () => visit(browser, `${origin}/index.html`, lookAtApp))
  await step('a property in React', () =>
    visit(browser, `${origin}/texts.html`, (page) => page.locator('shop-breadcrumbs').getByText('Start').waitFor()),
  )
  await step('React on a server, taken over by the browser', async () => {
    const { render } = (await import(pathToFileURL(join(app, 'dist/server/server.js')).href)) as { render: () => string }
    const html = render()
    assert.match(html, /<shop-product-list[^>]* add-to-cart="false"/)
    await writeFile(index, (await readFile(index, 'utf8')).replace('<!--app-->', html))
    await visit(browser, `${origin}/index.html`, lookAtApp)
  })
  await step('the same with the content of the tags', async () => {
    const { renderPage } = (await import(join(root, 'dist/server/index.js'))) as { renderPage: RenderPage }
    const filled = await renderPage(await readFile(index, 'utf8'), { shop: demo.inside })
    assert.match(filled, /<shop-product-list[^>]* data-shop-rendered[^>]*><template shadowrootmode="open">/)
    await writeFile(index, filled)
    await visit(browser, `${origin}/index.html`, lookAtApp)
  })
  await step('tags without a framework', () => visit(browser, `${origin}/tags.html`, (page) => buy(page, 'shop-product-list')))
  await browser.close()
  server.close()
  await demo.close()
  await rm(temporary, { recursive: true, force: true })
}

await main()
process.exit()
