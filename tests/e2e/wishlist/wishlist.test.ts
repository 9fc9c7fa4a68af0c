import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { kit } from '../../elements/page.ts'
import { soldProducts } from '../cart/cart-steps.ts'
import { open, openContext, sites, type VisitOptions } from '../harness.ts'
import { shareVisit, show } from '../journeys/shared-visit.ts'

const bothSites = [['shop'], ['cms']] as const

type Wishlist = Record<string, string[]>

/** Stores a wishlist before the page starts, unless the browser already has one. */
const seedWishlist = (wishes: Wishlist) => (page: Page) =>
  page.addInitScript(
    (text) => {
      if (!localStorage.getItem('shop:wishlist')) localStorage.setItem('shop:wishlist', text)
    },
    JSON.stringify({ version: 1, value: wishes }),
  )

const storedWishlist = (page: Page): Promise<Wishlist> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('shop:wishlist') ?? '{"value":{}}').value)

const link = (page: Page) => page.locator('shop-wishlist-button').first().getByRole('link')
const expectName = (page: Page, name: string) => expect.poll(() => link(page).getAttribute('aria-label'), { timeout: 15_000 }).toBe(name)
const hearts = (page: Page, tag: string) => page.locator(tag).getByRole('button', { name: /(to|from) wishlist: / })
const rows = (page: Page) => page.locator('shop-wishlist article.card')

const createWishlist = async (count: number): Promise<Wishlist> =>
  Object.fromEntries((await soldProducts(count)).map(({ id, code }) => [id, [code]]))

const button = '<shop-wishlist-button></shop-wishlist-button>'
const list = '<shop-product-list category="hand-tools" subcategories page-size="3" pager="none" split-by="off"></shop-product-list>'

describe.each(bothSites)('on a page of the %s', (site) => {
  const visit = shareVisit({ site, html: '' })
  /** Renders the HTML with this wishlist. */
  const shown = async (html: string, wishes: Wishlist = {}) => {
    const { page } = visit
    await (await kit(page)).evaluate(({ stores }, wished) => stores.$wishlist.set(wished), wishes)
    await show(visit, { html })
    return page
  }

  test('WISH-01 a heart adds and removes a product, and the button shows the count', async () => {
    const page = await shown(button + list)
    await expectName(page, 'Wishlist')
    const [first, second] = [hearts(page, 'shop-product-list').nth(0), hearts(page, 'shop-product-list').nth(1)]
    await first.click()
    await expectName(page, 'Wishlist, 1 product')
    await second.click()
    await expectName(page, 'Wishlist, 2 products')
    await first.click()
    await expectName(page, 'Wishlist, 1 product')
    await expect.poll(async () => Object.values(await storedWishlist(page)).length).toBe(1) // stored after the frame
  })

  test('one press adds the products of the wishlist to the cart and names those that need a choice', async () => {
    const wishes = { 'cz-3201': ['CZ-3201'], 'sb-1103': ['SB-1103'], 'cp-1301': ['CP-1301'] } // the first has a required option
    const page = await shown('<shop-wishlist split-by="off"></shop-wishlist>', wishes)
    await (await kit(page)).evaluate(({ cart }) => cart.clear())
    const note = page.locator('shop-wishlist').getByText('1 product needs options', { exact: true })
    await note.waitFor()
    await page.locator('shop-wishlist').getByRole('button', { name: 'Add all to cart' }).click()
    await page.locator('shop-wishlist').getByText('2 products are in the cart').waitFor()
    const codes = await (await kit(page)).evaluate(({ stores }) => stores.$activeCart.get()?.products.map(({ code }) => code))
    expect(codes?.toSorted()).toEqual(['CP-1301', 'SB-1103'])
    await page.locator('shop-wishlist').getByText('Please choose the options of these first: Winner’s cup with two handles').waitFor()
    expect(await note.count()).toBe(0) // the message says which one
  })

  test('a saved variant says which one it is, and the button for all stands in the line of their number', async () => {
    const wishes = { 'bp-1001': ['BP-1001-03'], 'cp-1301': ['CP-1301'] }
    const page = await shown('<shop-wishlist split-by="colour"></shop-wishlist>', wishes)
    await rows(page).filter({ hasText: 'Trail pack with roll top' }).getByText('Blue · BP-1001-03').waitFor()
    const count = await page.locator('shop-wishlist').getByText('2 products').boundingBox()
    const button = await page.locator('shop-wishlist').getByRole('button', { name: 'Add all to cart' }).boundingBox()
    const middle = (box: typeof count) => (box ? box.y + box.height / 2 : Number.NaN)
    expect(Math.abs(middle(count) - middle(button))).toBeLessThan(4)
  })

  test('WISH-09 an empty wishlist shows a message', async () => {
    const page = await shown('<shop-wishlist></shop-wishlist>')
    await page.locator('shop-wishlist').getByRole('heading', { name: 'Your wishlist is empty' }).waitFor()
    expect(await rows(page).count()).toBe(0)
  })

  test('the list shows the newest item first and is empty after the last removal', async () => {
    const wishes = await createWishlist(2)
    const page = await shown(`${button}<shop-wishlist></shop-wishlist>`, wishes)
    await expect.poll(() => rows(page).count(), { timeout: 15_000 }).toBe(2)
    const newest = (await soldProducts(2))[1]
    expect(await rows(page).first().textContent()).toContain(newest?.title)
    for (const left of [1, 0]) {
      await hearts(page, 'shop-wishlist').first().click()
      await expect.poll(() => rows(page).count()).toBe(left)
    }
    const emptied = page.locator('shop-wishlist').getByRole('heading', { name: 'Your wishlist is empty' })
    await emptied.waitFor()
    expect(await emptied.evaluate((heading) => heading.matches(':focus'))).toBe(true)
    expect(await page.locator('shop-wishlist').getByRole('link', { name: 'Continue shopping' }).getAttribute('href')).toMatch(/\/$/)
    await expectName(page, 'Wishlist')
  })

  test('shop-wishlist-button with product-id toggles one product', async () => {
    const [product] = await soldProducts(1)
    const page = await shown(`${button}<shop-wishlist-button id="own" product-id="${product?.id}"></shop-wishlist-button>`)
    const heart = page.locator('#own').getByRole('button')
    await expect.poll(() => heart.getAttribute('aria-label')).toBe(`Add to wishlist: ${product?.title}`)
    const changeEvent = page.evaluate(
      () =>
        new Promise((resolve) =>
          addEventListener('shop-wishlist-change', ({ detail }: CustomEventInit) => resolve(detail), { once: true }),
        ),
    )
    await heart.press('Enter')
    expect(await changeEvent).toEqual({ variantCodesByProductId: { [product?.id ?? '']: [product?.code] } })
    await expectName(page, 'Wishlist, 1 product')
    await expect.poll(() => heart.getAttribute('aria-label')).toBe(`Remove from wishlist: ${product?.title}`)
  })
})

describe.each(bothSites)('with a stored wishlist on a page of the %s', (site) => {
  test('WISH-04 removes products missing from the shop about a second after load', async () => {
    const wishes = await createWishlist(2)
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const { page, calls } = await open({
      site,
      html: button,
      before: async (page) => {
        await seedWishlist({ ...wishes, 'no-such-product': ['NO-1'] })(page)
        await page.route(/\/api\/products\?.*id=/, (route) => released.then(() => route.continue()))
      },
    })
    await expectName(page, 'Wishlist, 3 products')
    release()
    await expectName(page, 'Wishlist, 2 products')
    expect(await storedWishlist(page)).toEqual(wishes)
    expect(calls(/^GET \/api\/products\?.*id=/)).toHaveLength(1)
  })

  test('WISH-04 removes missing products on a page without a wishlist', async () => {
    const wishes = await createWishlist(1)
    const { page, calls } = await open({ site, html: '', before: seedWishlist({ ...wishes, 'no-such-product': ['NO-1'] }) })
    await expect.poll(() => storedWishlist(page)).toEqual(wishes)
    expect(calls(/^GET \/api\/products\?.*id=/)).toHaveLength(1)
  })

  test.each([
    [100, '100'],
    [101, '100+'],
  ])('SEARCH-12 wishlist and search show %i as %s', async (count, text) => {
    const codes = Array.from({ length: count }, (_, index) => `NO-${index}`)
    const { page } = await open({
      site,
      html: `${button}<shop-search-results search="saw"></shop-search-results>`,
      before: async (page) => {
        await seedWishlist({ 'no-such-product': codes })(page)
        await page.route(/\/api\/products\?.*id=/, (route) => route.abort()) // keeps the unknown product in the wishlist
        await page.route(/\/api\/products\?.*search=saw/, async (route) => {
          const response = await route.fetch()
          await route.fulfill({ response, headers: { ...response.headers(), 'total-count': String(count) } })
        })
      },
    })
    await expectName(page, `Wishlist, ${text} products`)
    expect(await link(page).textContent()).toBe(text)
    await expect.poll(() => page.locator('shop-search-results [part="count"]').textContent()).toBe(`${text} products`)
  })
})

/** A shop whose product calls fail. */
const down = `<shop-config api-base="${sites.shop}/fault/status-500@products"></shop-config>`

test('R25 a failing shop removes no product from the wishlist', async () => {
  const wishes = { ...(await createWishlist(1)), 'no-such-product': ['NO-1'] }
  const { page, errors } = await open({ html: button, connection: down, before: seedWishlist(wishes) })
  await expect.poll(() => errors.join(), { timeout: 15_000 }).toContain('Http status 500 for')
  expect(await storedWishlist(page)).toEqual(wishes)
})

test('tabs sync the wishlist and keep both tabs’ changes', async () => {
  const context = await openContext()
  const visit: VisitOptions = { html: button + list, context }
  const [one, other] = [(await open(visit)).page, (await open(visit)).page]
  await hearts(one, 'shop-product-list').nth(0).click()
  await expectName(other, 'Wishlist, 1 product')
  await hearts(other, 'shop-product-list').nth(1).click()
  for (const page of [one, other]) await expectName(page, 'Wishlist, 2 products')
})
