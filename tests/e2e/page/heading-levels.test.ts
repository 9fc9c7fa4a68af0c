import { expect, test } from 'vitest'
import { tagAttributes } from '../../server/render/tag-attributes.ts'
import { open } from '../harness.ts'
import { waitForNetworkIdle } from '../network-idle.ts'
import { headingJumps, headings } from './headings.ts'

const paths = [
  ...['/', '/c/workshop', '/c/workshop/hand-tools', '/p/trail-pack-with-roll-top-bp-1001', '/search?search=oak', '/search?search=xqzzy'],
  ...['/cart', '/wishlist', '/account', '/contacts', '/news', '/news/torch-test-in-the-cellar', '/about', '/delivery', '/returns', '/faq'],
  ...[
    '/business',
    '/service',
    '/privacy',
    '/terms',
    '/styleguide',
    '/blocks',
    '/offers',
    '/new',
    '/bestsellers',
    '/gifts',
    '/winter',
    '/nothing',
  ],
]

test.each(paths)('the headings of %s skip no level', async (path) => {
  for (const width of [1440, 375]) {
    const { page } = await open({ site: 'routed', path, width })
    await page.locator('shop-page:defined:not([data-shop-rendered])').waitFor()
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 600) {
        scrollTo(0, y)
        await new Promise(requestAnimationFrame)
      }
    })
    await waitForNetworkIdle(page)
    const found = await headings(page)
    expect([width, headingJumps(found)]).toEqual([width, []])
    expect(found.filter(({ level }) => level === 1)).toHaveLength(1)
  }
})

const toHtml = (attributes: Record<string, string | boolean> = {}) =>
  Object.entries(attributes)
    .map(([name, value]) => (value === true ? name : `${name}='${value}'`))
    .join(' ')

const otherTags = [
  'shop-account',
  'shop-cart',
  'shop-login',
  'shop-newsletter-form',
  'shop-styleguide',
  'shop-wishlist',
  'shop-contacts-map',
]

// a page puts several cards below a heading of its own
const tags = [...Object.keys(tagAttributes), ...otherTags].filter((tag) => tag !== 'shop-product-card')

test.each(tags)('the headings of <%s> below the heading of a page skip no level', async (tag) => {
  const { page } = await open({ html: `<h1>A page</h1><${tag} ${toHtml(tagAttributes[tag])}></${tag}>` })
  await page.locator(`${tag}:defined`).waitFor()
  await page.evaluate((name) => (document.querySelector(name) as HTMLElement & { ready: Promise<void> }).ready, tag)
  await waitForNetworkIdle(page)
  expect(headingJumps(await headings(page))).toEqual([])
})
