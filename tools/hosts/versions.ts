import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'

/* Pages without a framework that a file server delivers: two versions of the kit on one page, and a page with small rems. */

const root = new URL('../..', import.meta.url).pathname
const versions = ['0.0.0-hosts.1', '0.0.0-hosts.2']

/** Builds a version for a CDN at `origin` into dist/cdn/kit. */
export function buildVersion(version: string, origin: string): void {
  const args = ['tools/cdn/cdn.ts', '--version', version, '--origin', origin]
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/tsx', args, { cwd: root, encoding: 'utf8' })
  if (status) throw new Error(`${args.join(' ')} failed:\n${stdout}${stderr}`)
}

/** Builds a version below the folder, and returns its snippet. */
async function moveVersion(version: string, origin: string, folder: string): Promise<string> {
  const built = join(root, 'dist/cdn/kit', version)
  await rm(built, { recursive: true, force: true })
  buildVersion(version, origin)
  await cp(built, join(folder, 'kit', version), { recursive: true })
  await rm(built, { recursive: true })
  return readFile(join(folder, 'kit', version, 'snippet.html'), 'utf8')
}

const body = (shop: string) => `<shop-config api-base="${shop}" base-path="/store"></shop-config>
<shop-cart-button></shop-cart-button>
<button type="button">Open the cart</button>
<p>Added: <output></output></p>
<shop-product-list id="buy" product-list="trail" page-size="4" pager="none"></shop-product-list>
<shop-product-list id="look" product-list="trail" page-size="4" pager="none" add-to-cart="off"></shop-product-list>
<shop-side-cart auto-open></shop-side-cart>`

const page = (head: string, shop: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Versions</title><link rel="icon" href="data:,">${head}</head>
<body>${body(shop)}</body>
</html>
`

/** Writes the page, whose code uses the API of the version that comes second. */
export async function buildVersions(folder: string, origin: string, shop: string) {
  const snippets: string[] = []
  for (const version of versions) snippets.push(await moveVersion(version, origin, folder))
  const code = `<script type="module">
    import { cart } from '/kit/${versions[1]}/shop-api.js'
    document.querySelector('button').addEventListener('click', () => cart.open())
    document.addEventListener('shop-add-to-cart', ({ detail }) => document.querySelector('output').append(detail.code + ' '))
  </script>`
  const head = snippets.join('') + code
  await writeFile(join(folder, 'index.html'), page(head, shop))
  await writeFile(join(folder, 'small.html'), page(`${head}<style>html{font-size:62.5%}</style>`, shop))
}

/** Both scripts have run, and there is one cart, also after a reload. */
export async function lookAtVersions(page: Page) {
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  for (const version of versions)
    assert.ok(
      loaded.some((name) => name.includes(version)),
      `${version} is loaded`,
    )
  assert.equal(await page.getByRole('dialog').count(), 0)
  await page.reload()
  await page.locator('shop-cart-button').getByText('1', { exact: true }).waitFor()
}

const fontSize = (page: Page) =>
  page
    .locator('#buy')
    .getByRole('article')
    .first()
    .getByRole('link')
    .last()
    .evaluate((link) => getComputedStyle(link).fontSize)

/** The text of cards is as large with `html { font-size: 62.5% }` as without. */
export async function lookAtSmall(page: Page, origin: string) {
  const sizes: string[] = []
  for (const name of ['index.html', 'small.html']) {
    await page.goto(`${origin}/${name}`)
    await page.locator('#buy').getByRole('article').nth(3).waitFor()
    sizes.push(await fontSize(page))
  }
  assert.equal(sizes[1], sizes[0])
}
