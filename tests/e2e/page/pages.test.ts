import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { violationsOf } from '../axe-findings.ts'
import { cartOf, leaveCart, lineOf, soldProducts } from '../cart/cart-steps.ts'
import { open } from '../harness.ts'
import { waitForNetworkIdle } from '../network-idle.ts'

const product = '/p/trail-pack-with-roll-top-bp-1001'

/** Waits until all kit elements of the page are ready, or show the markup of the server far from the viewport; returns their number. Runs in the page. */
const elementsReady = () =>
  Promise.all(
    [...document.querySelectorAll('*')]
      .filter(
        (it) => it.localName.startsWith('shop-') && !(it.matches('[data-shop-rendered]') && it.getBoundingClientRect().top > innerHeight),
      )
      .map((tag) => customElements.whenDefined(tag.localName).then(() => (tag as HTMLElement & { ready?: Promise<void> }).ready)),
  ).then((all) => all.length)

test.each([
  ['/', 'light'],
  ['/lt/', 'dark'],
  ['/c/outdoor', 'light'],
  [product, 'light'],
  [product, 'dark'],
  ['/search?search=hammer', 'light'],
  ['/wishlist', 'light'],
  ['/cart', 'light'],
  ['/account?step=register', 'dark'],
  ['/nothing-here', 'dark'],
] as const)('the page %s (%s) has one h1, no console errors and no axe violations', async (path, colorScheme) => {
  const [first] = await soldProducts(1)
  const before = async (page: Page) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await leaveCart(cartOf(first ? [lineOf(first)] : []))(page)
  }
  const { page, errors } = await open({ path, before })
  expect(await page.evaluate(elementsReady)).toBeGreaterThan(4)
  await waitForNetworkIdle(page)
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  expect(errors.filter((error) => !(path === '/nothing-here' && error.includes('404')))).toEqual([])
  const violations = await violationsOf(page)
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
})
