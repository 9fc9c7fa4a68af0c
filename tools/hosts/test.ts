import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { startDemo } from '../../demo/start.ts'
import { pack } from '../package/check.ts'
import { chromiumFlags, chromiumPath } from '../runtime/chromium.ts'
import { sendFile } from '../runtime/static-files.ts'
import { openSeededDb, sharedPictures } from '../samples/database.ts'
import { buildApp, isLinkable, sampleNames, startApp } from './apps.ts'
import { browse, buy, data, look, rerender } from './looks.ts'
import { buildVersions, lookAtSmall, lookAtVersions } from './versions.ts'

/*
 * `npm run test:hosts [name…]`: the sample apps of `examples` and two versions of the kit on one page, each opened in Chromium against a
 * running demo. Needs dist/package and the registry. With --linked, only the apps whose libraries are those of this project, which are
 * linked instead of installed.
 */
const root = new URL('../..', import.meta.url).pathname
const isLinked = process.argv.includes('--linked')
const names = process.argv.slice(2).filter((name) => !name.startsWith('--'))

const both = async (page: Page) => {
  await look(page)
  await buy(page)
}

/** What is looked at, by app; `both` if nothing else is said. */
const looks: Record<string, (page: Page) => Promise<void>> = {
  async react(page) {
    await data(page, 'Start')
    await both(page)
    await rerender(page)
  },
  async vue(page) {
    await data(page, 'Home')
    await both(page)
  },
  async svelte(page) {
    await data(page, 'Home')
    await both(page)
  },
  async turbo(page) {
    await buy(page)
    await browse(page)
  },
  async htmx(page) {
    await buy(page)
    await browse(page)
  },
}

let served = ''
const site = createServer((request, response) => {
  void sendFile(served, new URL(request.url ?? '/', 'http://site').pathname, response)
})
const originOf = (server: typeof site) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const listen = (server: typeof site) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

/** A port for an app that has its own server: the shop must allow its origin before that starts. */
async function freePort(): Promise<string> {
  const server = createServer()
  await listen(server)
  const { port } = new URL(originOf(server))
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Opens a page in a new context, and expects that nothing is reported in the console. */
async function visit(browser: Browser, url: string, use: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  const reports: string[] = []
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && reports.push(message.text()))
  page.on('pageerror', (error) => reports.push(error.message))
  try {
    await page.goto(url)
    await use(page)
  } catch (error) {
    throw reports.length ? new Error(`${(error as Error).message}\nConsole: ${reports.join('\n')}`) : error
  } finally {
    await context.close()
  }
  assert.deepEqual(reports, [])
}

async function main() {
  const temporary = await mkdtemp(join(tmpdir(), 'shop-kit-hosts-'))
  const available = isLinked ? sampleNames().filter(isLinkable) : [...sampleNames(), 'versions']
  const unknown = names.filter((name) => !available.includes(name))
  if (unknown.length) throw new Error(`No such host: ${unknown.join(', ')}. There are ${available.join(', ')}.`)
  if (!existsSync(join(root, 'dist/package/package.json'))) throw new Error('There is no dist/package: npm run build:package')
  const tarball = isLinked ? undefined : pack(join(root, 'dist/package'), temporary)
  await listen(site)
  const port = await freePort()
  const [origin, own] = [originOf(site), `http://127.0.0.1:${port}`]
  process.env.ALLOWED_ORIGINS = `${origin} ${own}`
  const demo = await startDemo({
    db: await openSeededDb(),
    port: 0,
    cmsPort: 0,
    dataDir: temporary,
    pictures: sharedPictures(),
    quiet: true,
  })
  const { shop } = demo
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  await cp(join(root, 'docs/examples/node'), join(temporary, 'docs/examples/node'), { recursive: true }) // Eleventy uses it

  async function testVersions() {
    served = join(temporary, 'versions')
    await buildVersions(served, origin, shop)
    await visit(browser, `${origin}/index.html`, async (page) => {
      await both(page)
      await lookAtVersions(page)
    })
    await visit(browser, `${origin}/index.html`, (page) => lookAtSmall(page, origin))
  }

  async function testApp(name: string) {
    const use = looks[name] ?? both
    const { app, starts } = await buildApp(name, { temporary, tarball, shop })
    if (!starts) {
      served = join(app, 'dist')
      return visit(browser, `${origin}/index.html`, use)
    }
    // as React renders it, and with the content of the tags
    for (const RENDERER of ['', join(root, 'dist/server/index.js')]) {
      const stop = await startApp(app, { SHOP: shop, PORT: port, RENDERER })
      const html = await (await fetch(own)).text()
      assert.equal(/<shop-product-list[^>]* data-shop-rendered/.test(html), RENDERER !== '')
      await visit(browser, own, use).finally(stop)
    }
  }

  const sum = { passed: 0, failed: 0 }
  for (const name of names.length ? names : available) {
    const started = performance.now()
    const error = await (name === 'versions' ? testVersions() : testApp(name)).then(
      () => undefined,
      (reason: Error) => reason,
    )
    if (error) console.error(error.message)
    sum[error ? 'failed' : 'passed']++
    console.log(`${error ? 'failed' : 'ok    '} ${name}, ${((performance.now() - started) / 1000).toFixed(1)} s`)
  }
  await browser.close()
  site.close()
  await demo.close()
  await rm(temporary, { recursive: true, force: true })
  console.log(`${sum.passed} passed, ${sum.failed} failed`)
  return sum.failed
}

process.exit((await main()) ? 1 : 0)
