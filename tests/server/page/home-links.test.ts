import { beforeAll, expect, test } from 'vitest'
import { paths } from '../../../demo/content/pages/paths.ts'
import { defaultSiteOrigin } from '../../../server/app/origins.ts'
import { loadRenderer } from '../../../server/app/renderer.ts'
import { openAnotherShop, type TestShop } from '../shop.ts'
import { linksIn } from './links-in.ts'

/* `npm run test:long` follows every link of the shop. */

let shop: TestShop
beforeAll(async () => {
  // the sources would run on the development build of React, ten times slower
  shop = await openAnotherShop({ renderer: await loadRenderer() })
})

const isProduct = (path: string) => /^(\/lt)?\/p\//.test(path)

test('the hand-assembled home page links to no page that is missing', async () => {
  const fetchStatic = shop.staticPages(defaultSiteOrigin)
  const readStatic = (path: string) =>
    fetchStatic(new Request(new URL(path, defaultSiteOrigin), { headers: { accept: 'text/html' } }), '127.0.0.1')
  for (const home of ['/', '/lt/']) {
    const links = [...new Set(linksIn(await (await readStatic(home)).text()))].filter((path) => !isProduct(path))
    expect(links).toContain(paths.offers[home === '/' ? 'en' : 'lt'])
    const answers = await Promise.all(links.map(async (path) => `${(await readStatic(path)).status} ${path}`))
    expect(answers.filter((answer) => !answer.startsWith('200 '))).toEqual([])
  }
}, 120_000)
