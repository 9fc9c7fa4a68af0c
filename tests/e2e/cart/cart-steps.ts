import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import type { Product } from '../../../src/model/product/product.ts'
import { sites, type Visit, type VisitOptions } from '../harness.ts'
import { show } from '../journeys/shared-visit.ts'

export interface Sold {
  id: string
  code: string
  title: string
  priceNow: number
  availableQuantity?: number
}

const isFree = ({ attributes }: Pick<Product, 'attributes'>) =>
  !attributes?.some(({ type, isRequired }) => isRequired && type.startsWith('input'))

/** Products of the shop without options and required inputs, with a price and more than 20 in stock. */
export async function soldProducts(count: number): Promise<Sold[]> {
  const response = await fetch(`${sites.shop}/api/products?lang=en&size=100&category=hand-tools&includeSubCategories=true`)
  const all = (await response.json()) as (Sold & Pick<Product, 'attributes' | 'codes' | 'productId' | 'availableStock'>)[]
  return all
    .filter(isFree)
    .filter(({ codes, priceNow, availableStock }) => codes?.length === 1 && priceNow && (availableStock ?? 0) > 20)
    .slice(0, count)
    .map(({ productId, id, codes, ...rest }) => ({ ...rest, id: productId ?? id, code: codes?.[0] ?? '' }))
}

export const buyTag = ({ id }: Sold, more = '') => `<shop-add-to-cart product-id="${id}" ${more}></shop-add-to-cart>`
export const cartTags = '<shop-cart-button></shop-cart-button><shop-side-cart></shop-side-cart>'

export const buyButton = (page: Page, nth = 0): Locator =>
  page
    .locator('shop-add-to-cart')
    .nth(nth)
    .getByRole('button', { name: /^(Add to cart|Added), / })
export const cartButton = (page: Page): Locator => page.locator('shop-cart-button').locator('.cart-button')
export const drawer = (page: Page): Locator => page.locator('shop-side-cart').getByRole('dialog')

/** Clicks the nth buy button and waits until the cart button shows `count` pieces. */
export async function buy(page: Page, count: number, nth = 0): Promise<void> {
  await buyButton(page, nth).click()
  await expectCount(page, count)
}

export async function expectCount(page: Page, count: number): Promise<void> {
  const name = count === 0 ? 'Cart is empty' : count === 1 ? 'Cart, 1 product' : `Cart, ${count} products`
  await expect.poll(() => cartButton(page).locator('.hidden-text').textContent(), { timeout: 10_000 }).toBe(name)
}

export async function openCart(page: Page): Promise<Locator> {
  await cartButton(page).click()
  await drawer(page).waitFor()
  return drawer(page)
}

/**
 * The carts in `localStorage`. Waits for a pending write, which follows the frame that shows a change. Uses the `storage-prefix` of the
 * page's `shop-config`.
 */
export const storedCarts = (page: Page): Promise<{ products: { code: string; quantity: number; guid: string }[] }[]> =>
  page.evaluate(async () => {
    const frame = new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    await Promise.race([frame, new Promise((resolve) => setTimeout(resolve, 500))]) // a hidden page has no frames
    const { held = [], pending = [] } = (await navigator.locks?.query()) ?? {}
    for (const { name } of [...held, ...pending]) if (name?.endsWith(':carts')) await navigator.locks.request(name, () => {})
    const prefix = document.querySelector('shop-config')?.getAttribute('storage-prefix') ?? 'shop'
    const stored = JSON.parse(localStorage.getItem(`${prefix}:carts`) ?? 'null')
    return stored?.value.carts ?? []
  })

/** Stores carts before the page starts, unless the browser already has some. */
export const leaveCart = (carts: unknown) => (page: Page) =>
  page.addInitScript((text) => {
    if (!localStorage.getItem('shop:carts')) localStorage.setItem('shop:carts', text)
  }, JSON.stringify(carts))

export const lineOf = ({ id, code, title, priceNow }: Sold, quantity = 1) => ({
  guid: `line-${code}`,
  id,
  code,
  title,
  quantity,
  price: priceNow,
})

export const cartOf = (products: unknown[], more: object = {}) => [
  { guid: 'cart-1', products, expiry: Math.floor(Date.now() / 1000) + 86_400, ...more },
]

export const euros = (amount: number) => `€${amount.toFixed(2).replace('.', ',')}`

let shownCount = 0

/** Replaces the content of a shared page, with these lines in a new cart. */
export async function showWithCart(
  visit: Visit,
  lines: readonly object[],
  { cart = {}, ...options }: VisitOptions & { cart?: object } = {},
): Promise<Visit> {
  const carts = cartOf([...lines], { guid: `shown-${++shownCount}`, ...cart })
  await show(visit, { html: '' }) // removes elements that would react to the changes below
  await visit.page.evaluate((left) => {
    localStorage.setItem('shop:carts', JSON.stringify(left))
    const shared = (globalThis as unknown as Record<symbol, Map<string, { set(value: unknown): void }>>)[Symbol.for('shop-kit.shared.v1')]
    shared?.get('persisted.shop:carts')?.set({ carts: left, touched: {} })
    shared?.get('side-cart.open')?.set(false)
    shared?.get('side-cart.removed')?.set(undefined)
    shared?.get('side-cart.addition')?.set(false)
  }, carts)
  return show(visit, options, { forgets: false }) // remaining stores may have requested prices for this cart already
}
