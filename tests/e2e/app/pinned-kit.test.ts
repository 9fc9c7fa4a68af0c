import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { versionsFolder } from '../../../server/routes/page/site.ts'
import { waitForElements } from '../../elements/page.ts'
import { open, sites } from '../harness.ts'

const version = '0.0.0-pinned-test'
const folder = join(versionsFolder, version)
const list =
  '<shop-product-list product-list="trail" page-size="4" pager="none" filters></shop-product-list><shop-side-cart auto-open></shop-side-cart>'

beforeAll(() => {
  const { status, stderr } = spawnSync('npx', ['tsx', 'tools/cdn/cdn.ts', '--version', version, '--origin', sites.shop], {
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([0, expect.any(String)])
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const harnessScript = `${sites.shop}/kit/shop-kit.js`

interface Circumstances {
  /** a chunk that arrives with other code, the second time only */
  tamper?: { file: string; later?: boolean }
  /** the page also has the kit of the shop */
  withOther?: boolean
  /** every preload of a module reports an error, as in Firefox if the page has loaded the module already */
  preloadsFail?: boolean
}

/** Opens a page of another site with a snippet of the version; the script that the harness adds is empty. */
const openPinned = (snippet: string, { tamper, withOther, preloadsFail }: Circumstances = {}) =>
  open({
    site: 'cms',
    html: list,
    head: readFileSync(join(folder, snippet), 'utf8'),
    before: async (page) => {
      const headers = { 'access-control-allow-origin': '*' }
      if (!withOther) await page.route(harnessScript, (route) => route.fulfill({ contentType: 'text/javascript', headers, body: '' }))
      if (preloadsFail)
        await page.addInitScript(() => {
          const { append } = Element.prototype
          Element.prototype.append = function (this: Element, ...nodes) {
            const [node] = nodes
            if (node instanceof HTMLLinkElement && node.rel === 'modulepreload') node.dispatchEvent(new Event('error'))
            else append.apply(this, nodes)
          }
        })
      let requests = 0
      if (tamper)
        await page.route(`**/kit/${version}/c/${tamper.file}-*`, async (route) => {
          requests += 1
          if (tamper.later && requests === 1) return route.continue()
          const answer = await route.fetch()
          await route.fulfill({ response: answer, body: `${await answer.text()}\nwindow.wasTampered = true` })
        })
    },
  })

describe('R49 a page that has pinned a version of the kit', () => {
  test.each(['snippet.html', 'snippet-with-api.html'])('works with %s', async (snippet) => {
    const { page, calls, errors } = await openPinned(snippet)
    await waitForElements(page, 'shop-product-list')
    await page.locator('shop-product-list').getByRole('article').nth(3).waitFor()
    expect(errors).toEqual([])
    expect(calls(/\/kit\/(?!0\.0\.0-pinned-test\/)/)).toEqual(['GET /kit/shop-kit.js'])
  })

  test('can have another version as well: the first one serves both', async () => {
    const { page, calls, errors } = await openPinned('snippet.html', { withOther: true })
    await page.locator('shop-product-list').getByRole('article').nth(3).waitFor()
    await page
      .locator('shop-product-list')
      .getByRole('button', { name: /add .*to cart/i })
      .first()
      .click()
    await page.getByRole('dialog').waitFor()
    expect(calls(/\/kit\/c\//)).toEqual([])
    expect(errors).toEqual([])
  })

  test('can import its JavaScript API by name', async () => {
    const { page } = await openPinned('snippet-with-api.html')
    const names = await page.evaluate("import('shop-kit/shop-api').then(Object.keys)") // as text: the test runner would change the import
    expect(names).toEqual(expect.arrayContaining(['cart', 'configure']))
  })

  test('works where a preload fails for a module that the page has loaded already, if the import map has its hash', async () => {
    const { page, errors } = await openPinned('snippet-with-api.html', { preloadsFail: true })
    await page.locator('shop-product-list').getByRole('article').nth(3).waitFor()
    expect(errors).toEqual([])
    const other = await openPinned('snippet.html', { preloadsFail: true })
    await expect.poll(() => other.errors.join('\n')).toContain('is not the file of this version')
  })

  test.each([
    ['a chunk that is not the one of the version', { file: 'kit' }],
    ['a chunk that is another one at the second request', { file: 'kit', later: true }],
  ])('refuses %s, and says so', async (_, tamper) => {
    const { page, errors } = await openPinned('snippet.html', { tamper })
    await expect.poll(() => errors.join('\n')).toContain('ChunkLoadError')
    expect(errors.join('\n')).toMatch(/integrity/)
    expect(errors.join('\n')).toContain('is not the file of this version')
    expect(await page.evaluate(() => 'wasTampered' in window)).toBe(false)
    expect(await page.locator('shop-product-list').evaluate((element) => element.matches(':defined'))).toBe(false)
  })
})

test('every file of a version has its hash in sri.json, and the version in its header if pages name it', () => {
  const hashes = JSON.parse(readFileSync(join(folder, 'sri.json'), 'utf8')) as Record<string, string>
  expect(Object.values(hashes).every((hash) => /^sha384-[\w+/]{64}$/.test(hash))).toBe(true)
  expect(readFileSync(join(folder, 'THIRD-PARTY.txt'), 'utf8')).toMatch(/^react-dom 19[\s\S]*MIT License/m)
  expect(Object.keys(hashes)).toEqual(expect.arrayContaining(['shop-kit.js', 'shop-api.js', expect.stringMatching(/^c\/kit-/)]))
  for (const name of ['shop-kit.js', 'shop-api.js'])
    expect(readFileSync(join(folder, name), 'utf8')).toMatch(new RegExp(`^/\\*! shop-kit ${version}, MIT \\*/\n`))
  expect(readFileSync(join(folder, 'snippet.html'), 'utf8')).toContain(`integrity="${hashes['shop-kit.js']}" crossorigin="anonymous"`)
})
