import { beforeAll, expect, test } from 'vitest'
import { paths } from '../../../demo/content/pages/paths.ts'
import { defaultSiteOrigin } from '../../../demo/server/app/origins.ts'
import { loadRenderer } from '../../../demo/server/app/renderer.ts'
import { languageOfPath } from '../../../demo/server/page/head-links.ts'
import { openAnotherShop, type TestShop } from '../shop.ts'

let shop: TestShop
beforeAll(async () => {
  // the sources would run on the development build of React, ten times slower
  shop = await openAnotherShop({ renderer: await loadRenderer() })
})

const read = (path: string) => shop.ask(path, { headers: { accept: 'text/html' } })

async function readSitemap(): Promise<string[]> {
  const urlsIn = async (path: string) => [...(await (await read(path)).text()).matchAll(/<loc>([^<]*)/g)].map(([, url]) => url as string)
  const parts = await urlsIn('/sitemap.xml')
  const urls = await Promise.all(parts.map((part) => urlsIn(new URL(part).pathname)))
  return urls.flat().map((url) => url.replace(defaultSiteOrigin, ''))
}

/** Paths of the links of a page, without queries but those that page through a list. */
const linksIn = (html: string) =>
  [...html.matchAll(/<a\s[^>]*?href="(\/[^"#]*)/g)]
    .map(([, path]) => (path as string).replaceAll('&amp;', '&'))
    .filter((path) => !path.startsWith('/dev/') && (!path.includes('?') || /\?page=\d+$/.test(path))) // /dev: development only

const isProduct = (path: string) => /^(\/lt)?\/p\//.test(path)

test('without scripts, links lead from the home page to every page of the sitemap, and none of them is broken', async () => {
  const found = new Set(['/'])
  const failed: string[] = []
  let products = 0
  for (const path of found) {
    if (isProduct(path)) products += 1
    if (isProduct(path) && products > 20) continue // all products share one page template
    const response = await read(path)
    if (response.status !== 200) failed.push(`${response.status} ${path}`)
    for (const link of linksIn(await response.text())) found.add(link)
  }
  expect(failed).toEqual([])
  expect((await readSitemap()).filter((path) => !found.has(path))).toEqual([])
}, 300_000) // about 200 pages, which a busy machine renders in two minutes

test('the hand-assembled home page links to no page that is missing', async () => {
  const fetchStatic = shop.staticPages(defaultSiteOrigin)
  const readStatic = (path: string) =>
    fetchStatic(new Request(new URL(path, defaultSiteOrigin), { headers: { accept: 'text/html' } }), '127.0.0.1')
  for (const home of ['/', '/lt/']) {
    const links = [...new Set(linksIn(await (await readStatic(home)).text()))].filter((path) => !isProduct(path))
    expect(links).toContain(paths.offers[languageOfPath(home)])
    const answers = await Promise.all(links.map(async (path) => `${(await readStatic(path)).status} ${path}`))
    expect(answers.filter((answer) => !answer.startsWith('200 '))).toEqual([])
  }
}, 120_000)
