import { beforeAll, expect, test } from 'vitest'
import { defaultSiteOrigin } from '../../server/app/origins.ts'
import { loadRenderer } from '../../server/app/renderer.ts'
import { linksIn } from '../server/page/links-in.ts'
import { openAnotherShop, type TestShop } from '../server/shop.ts'

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
}, 600_000) // about 200 pages
