import { expect, test } from 'vitest'
import { open, openContext } from '../harness.ts'
import { openLoggedIn, savedQuantities } from '../session/login-steps.ts'
import {
  buy,
  buyButton,
  buyTag,
  cartOf,
  cartTags,
  drawer,
  euros,
  expectCount,
  leaveCart,
  lineOf,
  openCart,
  soldProducts,
  storedCarts,
} from './cart-steps.ts'

const [first, second] = await soldProducts(2)
if (!first || !second) throw new Error('The shop sells too little for these tests')
const html = cartTags + buyTag(first) + buyTag(second)

test('CART-01 stores carts in the browser', async () => {
  const { page } = await open({ html })
  await buy(page, 1)
  expect((await storedCarts(page))[0]?.products).toMatchObject([{ code: first.code, quantity: 1 }])
  await page.reload()
  await expectCount(page, 1)
})

test('the badge shows an added product before the cart is stored, and a page that closes at once has stored it', async () => {
  const { page, context } = await open({
    html,
    before: (page) =>
      page.addInitScript(() => {
        const badge = () => document.querySelector('shop-cart-button')?.shadowRoot?.querySelector('[part~="badge"]')?.textContent ?? ''
        const { setItem } = Storage.prototype
        Storage.prototype.setItem = function (key, text) {
          if (key.endsWith(':carts') && text.includes('"quantity":1')) Object.assign(window, { badgeWhenStored: badge() })
          setItem.call(this, key, text)
        }
      }),
  })
  await buy(page, 1)
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'badgeWhenStored'))).toBe('1')
  const stored = await page.evaluate(async (tag) => {
    const button = document.querySelectorAll(tag)[1]?.shadowRoot?.querySelector('button')
    button?.click()
    while (button?.dataset.phase === 'idle') await Promise.resolve()
    dispatchEvent(new PageTransitionEvent('pagehide')) // before the next frame
    return localStorage.getItem('shop:carts')
  }, 'shop-add-to-cart')
  expect(stored).toContain(second.code)
  await context.close()
})

test('CART-12 R24 carts sync across tabs, and two tabs that add at once keep both lines', async () => {
  const context = await openContext()
  const one = await open({ context, html })
  const other = await open({ context, html })
  await Promise.all([buyButton(one.page, 0).waitFor(), buyButton(other.page, 1).waitFor()])
  await Promise.all([buyButton(one.page, 0).click(), buyButton(other.page, 1).click()])
  await expectCount(one.page, 2)
  await expectCount(other.page, 2)
  const codes = (await storedCarts(one.page))[0]?.products.map(({ code }) => code)
  expect(codes?.sort()).toEqual([first.code, second.code].sort())

  await buy(one.page, 3, 1)
  await expectCount(other.page, 3)
  await buy(other.page, 4, 0)
  await expectCount(one.page, 4)
})

test('CART-10 R24 two tabs that add the same product at once make one line, also in the saved cart', async () => {
  const context = await openLoggedIn()
  const [one, other] = [await open({ context, html }), await open({ context, html })]
  await Promise.all([buyButton(one.page).waitFor(), buyButton(other.page).waitFor()])
  await Promise.all([buyButton(one.page).click(), buyButton(other.page).click()])
  for (const { page } of [one, other]) {
    await expectCount(page, 2)
    const line = (await openCart(page)).getByRole('listitem')
    await line
      .getByText(euros(first.priceNow * 2))
      .first()
      .waitFor()
    expect(await line.count()).toBe(1)
  }
  await expect.poll(() => savedQuantities(context)).toEqual([[first.code, 2]])
})

test('R22 a corrupt cart keeps its valid lines and a backup of its raw text', async () => {
  const damaged = cartOf([lineOf(first, 3), { guid: 'x', quantity: 'many' }])
  const { page } = await open({ html, before: leaveCart(damaged) })
  await expectCount(page, 3)
  const backups = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':corrupt:')))
  expect(backups).toHaveLength(1)
})

test('R22 invalid JSON in storage drops the cart and leaves the page working', async () => {
  const { page } = await open({ html, before: (page) => page.addInitScript(() => localStorage.setItem('shop:carts', '{"a":')) })
  await buy(page, 1)
})

test('R23 with storage blocked the cart works for this visit and shows a notice', async () => {
  const { page } = await open({
    html,
    before: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('denied', 'SecurityError')
          },
        })
      }),
  })
  await buy(page, 1)
  await openCart(page)
  await drawer(page).getByText('Your cart cannot be saved in this browser').waitFor()
})

test('R23 with full storage the cart works for this visit and shows a notice', async () => {
  const { page } = await open({
    html,
    before: (page) =>
      page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
      }),
  })
  await buy(page, 1)
  await openCart(page)
  await drawer(page).getByText('The storage of this browser is full').waitFor()
})

test('R23 OFF-07 with cookies blocked, locks and service workers are refused without an error', async () => {
  const { page, errors } = await open({
    site: 'routed',
    path: '/p/panel-saw-with-closed-handle-sb-1101',
    contextOptions: {},
    before: (page) =>
      page.addInitScript(() => {
        const refuse = async () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        }
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('denied', 'SecurityError')
          },
        })
        navigator.locks.request = refuse
        navigator.serviceWorker.register = async () => {
          Object.assign(window, { isRefused: true })
          return refuse()
        }
      }),
  })
  await page.locator('shop-product').getByRole('button', { name: 'Add to cart' }).first().click()
  await drawer(page).getByText('Your cart cannot be saved in this browser').waitFor()
  await expect.poll(() => page.evaluate('window.isRefused')).toBe(true)
  expect(errors).toEqual([])
})
