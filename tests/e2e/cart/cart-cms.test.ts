import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { open, sites } from '../harness.ts'
import { buyButton, buyTag, cartTags, drawer, expectCount, openCart, soldProducts } from './cart-steps.ts'

const [sold] = await soldProducts(1)
if (!sold) throw new Error('The shop sells too little for these tests')
const article = { site: 'cms', path: '/' } as const

test('R46 an article of another site sells under its strict policy, to the cart page of its own; its stylesheet changes nothing inside the kit, its tokens do', async () => {
  const { page, errors } = await open({
    ...article,
    before: (page) =>
      page.addInitScript(() => {
        const broken: string[] = []
        Object.assign(window, { broken })
        document.addEventListener('securitypolicyviolation', (event) => broken.push(`${event.violatedDirective} ${event.blockedURI}`))
      }),
  })
  const style = await buyButton(page).evaluate((button) => {
    const { backgroundColor, textTransform, letterSpacing, boxSizing } = getComputedStyle(button)
    return { backgroundColor, textTransform, letterSpacing, boxSizing }
  })
  expect(style).toEqual({ backgroundColor: 'rgb(138, 47, 42)', textTransform: 'none', letterSpacing: 'normal', boxSizing: 'border-box' })
  await buyButton(page).click()
  await drawer(page).waitFor()
  await expectCount(page, 1)
  await expect.poll(() => drawer(page).locator('.cart-total dd').textContent()).toMatch(/^€\d+,\d\d$/)
  const broken = () => page.evaluate(() => (window as { broken?: string[] }).broken)
  expect(await broken()).toEqual([])
  await drawer(page).getByRole('link', { name: 'Go to checkout' }).click()
  await page.waitForURL(`${sites.cms}/store/cart`)
  await page.locator('shop-cart').getByRole('listitem').first().waitFor()
  expect(await broken()).toEqual([])
  expect(errors).toEqual([])

  // nobody has chosen a language, and the site's own is English: the address decides
  await page.goto(`${sites.cms}/store/lt/c/dirbtuves`)
  await page.getByRole('heading', { level: 1, name: 'Dirbtuvės' }).waitFor()
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('lt')
})

test('ROUTE-08 a whole shop below a path of another site: /lt is Lithuanian, search engines hear of the addresses of the shop itself', async () => {
  const { page } = await open({ site: 'cms', path: '/store/lt' })
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('lt')
  const addresses = () =>
    page
      .locator('link[rel="canonical"], link[hreflang]')
      .evaluateAll((links) => [...new Set((links as HTMLLinkElement[]).map(({ href }) => href))].sort())
  await expect.poll(addresses).toHaveLength(2)
  for (const address of await addresses()) expect((await fetch(address)).status).toBe(200)
})

test('nothing of the article moves while its goods arrive', async () => {
  for (const width of [1440, 375]) {
    const { page } = await open({
      ...article,
      width,
      before: (page) =>
        page.addInitScript(() => {
          const moved: number[] = []
          Object.assign(window, { moved })
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) moved.push((entry as PerformanceEntry & { value: number }).value)
          }).observe({ type: 'layout-shift', buffered: true })
        }),
    })
    await page
      .locator('shop-product-list')
      .first()
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .waitFor()
    await page.waitForTimeout(500)
    expect(await page.evaluate(() => (window as { moved?: number[] }).moved)).toEqual([])
  }
})

test('a checkout on another site, where the cart of this one is not known, is told in the console, once', async () => {
  const hints: string[] = []
  const hear = async (page: Page) => page.on('console', (message) => message.text().includes('base-path') && hints.push(message.text()))
  const { page } = await open({ site: 'cms', html: cartTags + buyTag(sold), before: hear })
  await buyButton(page).click()
  await expectCount(page, 1)
  for (let time = 0; time < 2; time += 1) {
    await openCart(page)
    await expect.poll(() => hints.length).toBe(1)
    await page.keyboard.press('Escape')
    await drawer(page).waitFor({ state: 'detached' })
  }
  expect(hints[0]).toContain('<shop-side-cart>')
  expect(hints[0]).toContain(`${sites.shop}/cart`)

  hints.length = 0
  const connection = `<shop-config api-base="${sites.shop}" base-path="/store"></shop-config>`
  const own = await open({ site: 'cms', connection, html: cartTags + buyTag(sold), before: hear })
  await buyButton(own.page).click()
  await expectCount(own.page, 1)
  await openCart(own.page)
  await drawer(own.page).getByRole('link', { name: 'Go to checkout' }).waitFor()
  expect(hints).toEqual([])
})
