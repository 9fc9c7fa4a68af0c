import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { open, sites } from '../harness.ts'
import { shareVisit, show } from '../journeys/shared-visit.ts'
import { cards, listing, titles, waitForAllCards } from '../listing/listing-steps.ts'
import { hostileTexts, inspectShadowRoots, poisonResponses } from './hostile-steps.ts'

const list = (attributes: string) =>
  `<shop-product-list category="workshop" subcategories split-by="off" ${attributes}></shop-product-list>`
const broken = (fault: string) => `<shop-config api-base="${sites.shop}/fault/${fault}"></shop-config>`
/** Cards and buy buttons of real products. */
async function singleProductTags(): Promise<string> {
  const response = await fetch(`${sites.shop}/api/products?lang=en&category=hand-tools&includeSubCategories=true&size=9`)
  const products = (await response.json()) as { id: string; productId?: string }[]
  return products
    .map(
      ({ id, productId = id }) =>
        `<shop-product-card product-id="${productId}"></shop-product-card><shop-add-to-cart product-id="${productId}" quantity-input></shop-add-to-cart>`,
    )
    .join('')
}

const dangerous = ['script', 'iframe', 'object', 'embed', 'base', 'meta', 'template', 'x-evil', 'math', 'frame', 'link']

/** Expression for the names on `Object.prototype`. */
const prototypeNames = 'Object.getOwnPropertyNames(Object.prototype).sort().join()'
/** The names on `Object.prototype` in an empty tab. */
const pristineNames = async (page: Page) => (await page.context().newPage()).evaluate(prototypeNames)

describe('a shop with hostile texts and URLs', () => {
  const visit = shareVisit({ html: '', before: poisonResponses })

  test.each([
    ['a grid with its filters', list('layout="grid" filters count page-size="150" lazy="false"')],
    ['rows', list('layout="list" page-size="150" lazy="false"')],
    ['a slider', list('display="slider" page-size="50" lazy="false"')],
    ['single cards and buttons', ''],
  ])('R01 R02 R06 no payload runs in %s', async (_, html) => {
    const { page, errors } = await show(visit, { html: html || (await singleProductTags()) })
    await page.locator(':is(shop-product-list, shop-product-card) article.card').first().waitFor()
    await page.waitForTimeout(500)
    const found = await inspectShadowRoots(page)
    expect(found.tags.filter((tag) => dangerous.includes(tag))).toEqual([])
    expect(found.handlers).toEqual([])
    expect(found.protocols.filter((protocol) => !['http:', 'https:', 'mailto:', 'tel:'].includes(protocol))).toEqual([])
    expect(await page.evaluate(() => window.runs)).toBe(0)
    expect(errors.filter((error) => /javascript:|went terribly wrong|Maximum|TypeError|RangeError|URIError/.test(error))).toEqual([])
  })

  test('R07 R16 texts render literally, and off-site links leak no referrer or opener', async () => {
    const { page } = await show(visit, { html: list('page-size="150" lazy="false"') })
    await cards(page).first().waitFor()
    await waitForAllCards(page)
    const shown = await titles(page)
    expect(shown.length).toBeGreaterThan(60)
    expect(shown[0]).toBe(`${hostileTexts[0]} 0`)
    expect((await inspectShadowRoots(page)).bareLinks).toBe(0)
  })

  test('R01 R02 R06 no payload runs in the cart', async () => {
    const { page } = await show(visit, {
      html: `${list('page-size="20" lazy="false"')}<shop-cart-button action="side"></shop-cart-button><shop-side-cart show-sku></shop-side-cart>`,
    })
    const buttons = cards(page).locator('button.buy-button')
    await buttons.first().waitFor()
    for (const index of [0, 1, 2]) await buttons.nth(index).click()
    await page.locator('shop-cart-button').locator('.cart-button').click()
    const drawer = page.locator('shop-side-cart').getByRole('dialog')
    await drawer.locator('.cart-line').first().waitFor()
    expect(await drawer.locator('.cart-line-title').first().textContent()).toContain('ran()')
    await page.waitForTimeout(800)
    const found = await inspectShadowRoots(page)
    expect(found.tags.filter((tag) => dangerous.includes(tag))).toEqual([])
    expect(found.handlers).toEqual([])
    expect(found.protocols.filter((protocol) => !['http:', 'https:', 'mailto:', 'tel:'].includes(protocol))).toEqual([])
    expect(await page.evaluate(() => window.runs)).toBe(0)
  })
})

describe('a failing shop', () => {
  const visit = shareVisit({ html: '' })

  test.each(['status-500', 'html', 'truncated', 'empty@configuration,products/filters', 'malformed@configuration,translations'])(
    'R16 R21 with every call broken by %s the page works and shows errors in place',
    async (fault) => {
      const { page } = await show(visit, {
        connection: broken(fault),
        html: `${list('filters page-size="20"')}<shop-cart-button></shop-cart-button><p id="rest">The rest</p>`,
      })
      await listing(page).locator('[role="alert"], article.card').first().waitFor()
      await page.locator('shop-cart-button').locator('.cart-button').waitFor()
      expect(await page.getByText('Oops').count()).toBe(0)
      expect(await page.locator('#rest').isVisible()).toBe(true)
    },
  )

  test('R20 R21 a list recovers on retry after the shop was unreachable', async () => {
    let isUp = false
    await visit.page.route(/\/api\//, (route) => (isUp ? route.continue() : route.abort('connectionrefused')))
    const { page } = await show(visit, { html: `${list('page-size="20"')}<p id="rest">The rest</p>` })
    const again = listing(page).getByRole('button', { name: 'Try again' })
    await again.waitFor()
    expect(await page.locator('#rest').isVisible()).toBe(true)
    isUp = true
    await again.click()
    await cards(page).first().waitFor()
    await expect.poll(() => cards(page).count()).toBe(20)
    expect(await listing(page).getByRole('alert').count()).toBe(0)
    await page.unrouteAll({ behavior: 'wait' })
  })

  test('R17 a list drops one malformed product of fifty', async () => {
    const { page } = await show(visit, { connection: broken('malformed@products'), html: list('page-size="50"') })
    await cards(page).first().waitFor()
    await expect.poll(() => cards(page).count()).toBe(49)
  })

  test('R18 retries a request once after a 503', async () => {
    const { page, calls } = await show(visit, { connection: broken('status-503@products'), html: list('page-size="20"') })
    await listing(page).getByRole('alert').waitFor()
    await page.waitForTimeout(1500)
    expect(calls(/GET \S*\/api\/products\?/).length).toBe(2)
  })
})

describe('hostile URLs and storage', () => {
  const nonsense =
    "?size=99999&page=1e9&sort='--&da-color=__proto__&da-__proto__=x&__proto__[polluted]=yes&constructor.prototype.polluted=yes#__proto__=polluted"

  test('R09 R10 invalid query parameters render a normal page', async () => {
    const { page, errors } = await open({ path: `/c/outdoor${nonsense}` })
    await page.locator('shop-category').locator('article.card, .notice').first().waitFor()
    expect(await page.evaluate(prototypeNames)).toBe(await pristineNames(page))
    expect(await page.evaluate('({}).polluted')).toBeUndefined()
    expect(errors.filter((error) => !/favicon/.test(error))).toEqual([])
    expect(await page.getByText('Oops').count()).toBe(0)
  })

  test('R09 R10 hostile attributes and stored values do not pollute prototypes', async () => {
    const poison = '"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}}'
    const { page } = await open({
      path: `/test-page${nonsense}`,
      html: `${list(`url-sync="on" sort="constructor" sorts="__proto__ toString" block='{${poison},"title":"Tools","data":{${poison}}}' preset-filters="da-__proto__=x&da-constructor=y" split-by="__proto__"`)}
        ${list('page-size="20" lazy="false" filter-fields="__proto__ constructor" url-sync="prefix" url-key="__proto__"')}
        <shop-constructor></shop-constructor><shop-proto></shop-proto><shop-cart-button></shop-cart-button>`,
      before: (tab) =>
        tab.addInitScript((text) => {
          for (const name of ['carts', 'wishlist', 'configuration', 'translations'])
            localStorage.setItem(`shop:${name}`, `{"version":1,"value":{${text}},${text}}`)
          // biome-ignore-start lint/suspicious/noDocumentCookie: simulates an old or foreign script
          document.cookie = 'lang=__proto__; path=/'
          document.cookie = 'listType=constructor; path=/'
          // biome-ignore-end lint/suspicious/noDocumentCookie: simulates an old or foreign script
        }, poison),
    })
    await cards(page).first().or(listing(page).locator('.notice')).first().waitFor()
    await page.locator('shop-product-list').nth(1).locator('article.card').first().waitFor()
    expect(await page.evaluate(prototypeNames)).toBe(await pristineNames(page))
    expect(await page.evaluate('({}).polluted')).toBeUndefined()
    expect(await page.getByText('Oops').count()).toBe(0)
    expect(await page.locator('shop-cart-button').locator('.cart-button').textContent()).not.toContain('function')
  })
})
