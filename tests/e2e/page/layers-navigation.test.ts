import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { demoCustomers } from '../../../demo/content/customers.ts'
import { kit } from '../../elements/page.ts'
import { cartOf, cartTags, drawer, leaveCart, lineOf, openCart, showWithCart, soldProducts } from '../cart/cart-steps.ts'
import { open, openContext, sites, toShop } from '../harness.ts'
import { header } from '../journeys/journey-steps.ts'
import { shareVisit, show } from '../journeys/shared-visit.ts'
import { largeCategory } from '../listing/listing-steps.ts'
import { closes, countCloses, expectFreePage } from './open-layers.ts'

const [first, second] = await soldProducts(2)
const tomas = demoCustomers.find(({ id }) => id === 'tomas')
if (!first || !second || !tomas) throw new Error('The shop lacks what these tests need')
const { url } = first as { url?: string }
const lines = [{ ...lineOf(first, 2), url }, lineOf(second)]

/** Opens the single-page shop with a filled cart, and the side cart on its second page. */
async function openCartInShop() {
  const visit = await open({ site: 'routed', path: '/terms', before: leaveCart(cartOf(lines)) })
  const { page } = visit
  await header(page).getByRole('link', { name: 'Cart, 3 products' }).waitFor()
  await page.locator('shop-footer').getByRole('link', { name: 'Repairs and service', exact: true }).press('Enter')
  await page.waitForURL('**/service')
  await countCloses(page)
  await header(page).getByRole('link', { name: 'Cart, 3 products' }).click()
  await drawer(page).waitFor()
  return visit
}

describe('in the single-page shop', () => {
  test('Go to checkout closes the side cart and opens a clickable cart page', async () => {
    const { page } = await openCartInShop()
    await drawer(page).getByRole('link', { name: 'Go to checkout' }).click()
    await page.waitForURL('**/cart')
    await expectFreePage(page)
    expect(await closes(page)).toBe(1)
    await page
      .locator('shop-cart')
      .getByRole('button', { name: `More pieces, ${first.title}` })
      .click()
    await header(page).getByRole('link', { name: 'Cart, 4 products' }).waitFor()
  })

  test('following a menu bar link closes its submenu', async () => {
    const { page } = await open({ site: 'routed', path: '/terms' })
    const bar = header(page).getByRole('navigation', { name: 'Main menu' })
    await bar.getByRole('link', { name: 'Outdoor' }).first().hover()
    const inside = bar.getByRole('link', { name: 'Backpacks' }).first()
    await inside.click()
    await page.waitForURL(/\/c\/outdoor\//)
    await inside.waitFor({ state: 'hidden' })
  })

  test('a link in a cart line closes the side cart and opens its product', async () => {
    const { page, errors } = await openCartInShop()
    await drawer(page).getByRole('link', { name: first.title }).first().click()
    await page.waitForURL('**/p/**')
    await page.getByRole('heading', { level: 1, name: first.title }).waitFor()
    await expectFreePage(page)
    expect(await closes(page)).toBe(1)
    await expect.poll(() => page.evaluate(() => document.querySelector('shop-page')?.shadowRoot?.activeElement?.localName)).toBe('main')
    await page.locator('shop-product').getByRole('button', { name: 'Add to cart' }).click()
    expect(errors).toEqual([])
  })

  test('back and forward close the side cart', async () => {
    const { page } = await openCartInShop()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Terms of sale' }).waitFor()
    await expectFreePage(page)
    expect(await closes(page)).toBe(1)
    await header(page).getByRole('link', { name: 'Cart, 3 products' }).click()
    await drawer(page).waitFor()
    await page.goForward()
    await page.getByRole('heading', { level: 1, name: 'Broken? We mend it' }).waitFor()
    await expectFreePage(page)
    expect(await closes(page)).toBe(2)
  })

  test('selecting an account menu entry or pressing Back closes the menu', async () => {
    const context = await openContext()
    await context.request.post(`${sites.routed}/api/customer/login`, {
      headers: { 'X-Shop-Request': '1' },
      data: { email: tomas.email, password: tomas.password },
    })
    const { page } = await open({ site: 'routed', path: '/terms', context })
    const button = header(page).getByRole('button', { name: 'My account' })
    const menu = header(page).getByRole('menu', { name: 'My account' })
    await button.click()
    await menu.getByRole('menuitem', { name: 'My orders' }).click()
    await page.waitForURL(/\/account/)
    await menu.waitFor({ state: 'detached' })
    await button.click()
    await menu.waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Terms of sale' }).waitFor()
    await menu.waitFor({ state: 'detached' })
  })
})

/** DOM changes by host frameworks, by name. */
const swaps: Record<string, (html: string) => void> = {
  'the body is replaced, as Turbo does': (html) => {
    const next = document.createElement('body')
    next.innerHTML = html
    document.body.replaceWith(next)
  },
  'the body is replaced and keeps the element, as Turbo does with data-turbo-permanent': () => {
    const next = document.createElement('body')
    next.append(...document.body.children)
    document.body.replaceWith(next)
  },
  'the content of the body is replaced, as htmx does': (html) => {
    document.body.innerHTML = html
  },
  'the element is removed': () => document.querySelector('shop-side-cart')?.remove(),
  'the URL changes, as with a client-side router': () => history.pushState(null, '', '/another-page'),
}

describe('on a host page', () => {
  const visit = shareVisit({ html: '' })
  const isButtonClicked = async (page: Page) => {
    await page.locator('#host').click()
    return page.evaluate(() => document.body.dataset.clicked)
  }
  const hostButton = '<button id="host" onclick="document.body.dataset.clicked = true">Host</button>'

  test.each(Object.entries(swaps))('closes the side cart and unblocks the page when %s', async (_, swap) => {
    const html = cartTags + hostButton
    const { page, errors } = await showWithCart(visit, lines, { html })
    await openCart(page)
    await countCloses(page)
    const before = await page.evaluateHandle(() => document.body)
    await page.evaluate(swap, toShop() + html)
    await expectFreePage(page)
    expect(await closes(page)).toBe(1)
    // the replaced body may be reinserted, so it must be unlocked, too
    await expect.poll(() => before.evaluate(({ style }) => `${style.pointerEvents}${style.overflow}`)).toBe('')
    expect(await before.evaluate((body) => body.hasAttribute('data-inert'))).toBe(false)
    expect(await isButtonClicked(page)).toBe('true')
    expect(errors.filter((error) => !error.includes('404'))).toEqual([]) // the host page has no favicon
  })

  test('an open side cart that is removed and reinserted is closed', async () => {
    const { page } = await showWithCart(visit, lines, {
      html: '<shop-cart-button></shop-cart-button><shop-side-cart open></shop-side-cart>',
    })
    await drawer(page).waitFor()
    const tag = await page.evaluateHandle(() => document.querySelector('shop-side-cart') as HTMLElement)
    await tag.evaluate((element) => element.remove())
    await expectFreePage(page)
    await page.evaluate((element) => document.body.append(element), tag)
    await page.waitForTimeout(300)
    await expectFreePage(page)
    await openCart(page)
  })

  test('Turbo caches the page with the side cart closed', async () => {
    const { page } = await showWithCart(visit, lines, { html: cartTags })
    await openCart(page)
    const cached = await page.evaluate(async () => {
      document.dispatchEvent(new CustomEvent('turbo:before-cache'))
      await new Promise((resolve) => setTimeout(resolve)) // Turbo clones the page in the next task
      const { style, attributes } = document.body.cloneNode(true) as HTMLElement
      return [style.pointerEvents, style.overflow, ...[...attributes].map(({ name }) => name).filter((name) => name !== 'style')]
    })
    expect(cached.filter((name) => name !== 'data-clicked')).toEqual(['', ''])
    await expectFreePage(page)
  })

  test('a page script can close the side cart', async () => {
    const { page } = await showWithCart(visit, lines, { html: cartTags })
    await openCart(page)
    await countCloses(page)
    const api = await kit(page)
    await api.evaluate(({ cart }) => cart.close())
    await expectFreePage(page)
    expect(await closes(page)).toBe(1)
  })

  test('the mobile menu closes and emits its event when the host router navigates', async () => {
    const { page } = await show(visit, { html: '<shop-header></shop-header>', width: 700 })
    const closeEvent = page.evaluate(
      () => new Promise((resolve) => document.addEventListener('shop-menu-open', ({ detail }) => detail.open || resolve(detail))),
    )
    await header(page).getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('dialog').waitFor()
    await page.evaluate(() => history.pushState(null, '', '/another-page'))
    await expectFreePage(page)
    expect(await closeEvent).toEqual({ open: false })
  })

  test('the filter drawer closes when the host router navigates', async () => {
    const html = `<shop-product-list category="${largeCategory}" subcategories filters></shop-product-list>`
    const { page } = await show(visit, { html, width: 700 })
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByRole('dialog').waitFor()
    await page.evaluate(() => history.pushState(null, '', '/another-page'))
    await expectFreePage(page)
  })
})
