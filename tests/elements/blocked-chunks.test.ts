import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { buyButton, buyTag, cartTags, expectCount, soldProducts, storedCarts } from '../e2e/cart/cart-steps.ts'
import { open } from '../e2e/harness.ts'
import { kit } from './page.ts'

/** What the filter lists of ad blockers refuse in a file name. */
const refused =
  /analytic|track(?!pad)|(^|[-_.])ads?([-_.]|$)|advert|banner|popup|pop-up|newsletter|cookie|consent|social|sponsor|pixel|beacon|campaign|affiliate|promo|tag-manager/

interface Chunk {
  file: string
  imports?: string[]
}

async function manifest(): Promise<Record<string, Chunk>> {
  return JSON.parse(await readFile('dist/kit/.vite/manifest.json', 'utf8'))
}

test('no file of the kit has a name that filter lists refuse', async () => {
  const files = Object.values(await manifest()).map(({ file }) => file)
  expect(files.filter((file) => refused.test(file))).toEqual([])
})

/** The files without which `shop-api.js` cannot start. */
async function coreFiles(): Promise<string[]> {
  const chunks = await manifest()
  const files = new Set<string>()
  const visit = (key: string) => {
    const { file, imports = [] } = chunks[key] as Chunk
    if (files.has(file)) return
    files.add(file)
    imports.forEach(visit)
  }
  visit('elements/index.ts')
  visit('elements/kit/loader.ts')
  return [...files]
}

/** Adds a product through the JavaScript API and another one by a press; returns the requested files of the kit. */
async function shop(blocked?: string): Promise<string[]> {
  const [first, second] = await soldProducts(2)
  if (!first || !second) throw new Error('The shop sells too little')
  const { page, calls, errors } = await open({
    html: buyTag(first) + cartTags,
    before: (opened) =>
      blocked === undefined ? Promise.resolve() : opened.route(`**/kit/${blocked}`, (route) => route.abort('blockedbyclient')),
  })
  const api = await kit(page)
  await api.evaluate(({ cart }, product) => cart.add(product as never), { ...second, productId: second.id, codes: [second.code] })
  await buyButton(page).click()
  await expectCount(page, 2)
  await expect
    .poll(async () => (await storedCarts(page))[0]?.products.map(({ code }) => code).sort())
    .toEqual([first.code, second.code].sort())
  await page.waitForLoadState('networkidle')
  const harmless = /Failed to load resource|did not load|Failed to fetch|dynamically imported|ERR_BLOCKED/
  expect(errors.filter((error) => !harmless.test(error))).toEqual([])
  return calls(/GET \/kit\/c\//).map((call) => call.replace(/^GET \/kit\//, ''))
}

test('shop-api.js and adding to the cart work without any one of the files of the kit that they do not consist of', async () => {
  const core = await coreFiles()
  expect(core.length).toBeLessThan(10)
  const optional = (await shop()).filter((file) => !core.includes(file))
  expect(optional.length).toBeGreaterThan(2)
  const failed: string[] = []
  for (const file of optional) await shop(file).catch((error: Error) => failed.push(`${file}: ${error.message}`))
  expect(failed).toEqual([])
}, 240_000)
