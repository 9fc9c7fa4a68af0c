import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { buyTag, cartTags, drawer, expectCount, soldProducts } from '../e2e/cart/cart-steps.ts'
import { sites } from '../e2e/harness.ts'
import { shareVisit, show } from '../e2e/journeys/shared-visit.ts'
import { kit } from './page.ts'

const [first, second] = await soldProducts(2)
if (!first || !second) throw new Error('The shop sells too little for these tests')
const inscribed = {
  id: 'cz-3201',
  title: 'Winner’s cup',
  codes: ['CZ-3201'],
  attributes: [{ code: 'inscription', title: 'Inscription', type: 'inputText', isRequired: true }],
}
const visit = shareVisit({ html: cartTags, stays: true })

/** The API on a page with an empty cart and wishlist, and an empty data layer. */
async function shown(html = cartTags, connection?: string) {
  const { page } = visit
  const api = await kit(page)
  await api.evaluate(({ cart, stores }) => {
    cart.clear()
    stores.$wishlist.set({})
    Object.assign(window, { dataLayer: [] })
  })
  await show(visit, { html, ...(connection && { connection }) })
  return { page, api }
}

const pushed = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, 'dataLayer') as { event?: string }[]).filter(({ event }) => event && event !== 'view_item_list'))

/** The message of the error with which adding these arguments is rejected. */
const refusal = async (...args: unknown[]) => {
  const { api } = await shown()
  const message = await api.evaluate(
    ({ cart }, given) =>
      (cart.add as (...values: unknown[]) => Promise<unknown>)(...given).then(
        () => 'added',
        (error: Error) => error.message,
      ),
    args,
  )
  expect(await api.evaluate(({ stores }) => stores.$itemCount.get())).toBe(0)
  return message
}

describe('cart.add', () => {
  test('adds a product by its id, resolves with the line and reports it', async () => {
    const { page, api } = await shown()
    const line = await api.evaluate(({ cart }, id) => cart.add(id, 2), first.id)
    expect(line).toMatchObject({ id: first.id, code: first.code, title: first.title, quantity: 2, price: first.priceNow })
    await expectCount(page, 2)
    await expect
      .poll(() => pushed(page))
      .toMatchObject([{ event: 'add_to_cart', ecommerce: { currency: 'EUR', items: [{ item_id: first.code, quantity: 2 }] } }])
  })

  test('adds a variant by its code, with its own price', async () => {
    const { api } = await shown()
    const line = await api.evaluate(({ cart }) => cart.add('CO-1702-02-M'))
    expect(line).toMatchObject({ id: 'co-1702', code: 'CO-1702-02-M', quantity: 1 })
  })

  test('adds a variant of a product', async () => {
    const { api } = await shown()
    expect(await api.evaluate(({ cart }) => cart.add('co-1702', 1, 'CO-1702-02-M'))).toMatchObject({ code: 'CO-1702-02-M' })
  })

  test('adds an object of the shop before it returns, as before', async () => {
    const { api } = await shown()
    const count = await api.evaluate(({ cart, stores }, product) => {
      void cart.add(product as never, 3, product.code)
      return stores.$itemCount.get()
    }, first)
    expect(count).toBe(3)
  })

  test.each([
    ['an unknown product', ['no-such-product'], 'unknown product "no-such-product"'],
    ['several variants without a code', ['co-1702'], 'has several variants, so a variant code is required: CO-1702'],
    ['a code of another product', ['co-1702', 1, 'HT-1001'], 'has no variant "HT-1001"'],
    ['VAR-05 a required input', ['cz-3201'], 'needs "Inscription", which only its page asks for'],
    ['VAR-05 a required input of a given object', [inscribed], 'needs "Inscription", which only its page asks for'],
    ['more than the stock', [first.id, 9999], 'is not in stock in this quantity'],
    ['a quantity of nothing', [first.id, 0], 'the quantity must be a whole number from 1 to 9999'],
    ['a text as quantity', [first.id, '2'], 'the quantity must be a whole number'],
    ['nothing', [null], 'a product, its id or a variant code is required'],
    ['a hostile id', ['"><script>'], 'unknown product'],
  ])('rejects %s', async (_, args, message) => {
    expect(await refusal(...args)).toContain(message)
  })

  test('rejects when the shop does not answer', async () => {
    const { api } = await shown(cartTags, `<shop-config api-base="${sites.shop}/fault/500@products"></shop-config>`)
    const failed = await api.evaluate(
      ({ cart }, id) =>
        cart.add(id).then(
          () => '',
          (error: Error) => error.name,
        ),
      second.id,
    )
    expect(failed).toBe('RequestError')
  })
})

test('cart.open and cart.close resolve when the side cart has changed; an empty cart stays closed', async () => {
  const { page, api } = await shown()
  expect(await api.evaluate(({ cart }) => cart.open())).toBe(false)
  await api.evaluate(({ cart }, id) => cart.add(id), first.id)
  expect(await api.evaluate(({ cart }) => cart.open())).toBe(true)
  await drawer(page).waitFor()
  await api.evaluate(({ cart }) => cart.close())
  await drawer(page).waitFor({ state: 'detached' })
})

test('wishlist.toggle resolves with whether the variant is listed, and reports an addition only', async () => {
  const { page, api } = await shown()
  const toggle = () => api.evaluate(({ wishlist }, { id, code }) => wishlist.toggle(id, code), first)
  expect([await toggle(), await toggle(), await toggle()]).toEqual([true, false, true])
  await expect.poll(async () => (await pushed(page)).map(({ event }) => event)).toEqual(['add_to_wishlist', 'add_to_wishlist'])
})

describe('navigation', () => {
  const events = '<shop-cart-button></shop-cart-button>'

  test('search opens the search page as the search field does, without personal data in its event', async () => {
    const { page, api } = await shown(events)
    await api.evaluate(({ search }) => search('  ona@example.com hammer '))
    await expect.poll(() => visit.left).toEqual([`${sites.shop}/search?search=ona%40example.com+hammer`])
    expect(await pushed(page)).toEqual([{ event: 'search', search_term: '[removed] hammer' }])
  })

  test('navigate opens a page of the shop; a listener can prevent it', async () => {
    const { page, api } = await shown(events)
    await api.evaluate(({ navigate }) => navigate('/c/outdoor'))
    await expect.poll(() => visit.left).toEqual([`${sites.shop}/c/outdoor`])
    await page.evaluate(() => document.addEventListener('shop-navigate', (event) => event.preventDefault(), { once: true }))
    await api.evaluate(({ navigate }) => navigate('/c/workshop'))
    await page.waitForTimeout(200)
    expect(visit.left).toHaveLength(1)
  })

  test.each([['javascript:alert(1)'], ['data:text/html,x'], ['']])('navigate rejects %j', async (path) => {
    const { api } = await shown(events)
    const message = await api.evaluate(
      ({ navigate }, to) =>
        navigate(to).then(
          () => '',
          (error: Error) => error.message,
        ),
      path,
    )
    expect(message).toContain('is not a path of the shop')
    expect(visit.left).toEqual([])
  })

  test('search rejects an empty phrase', async () => {
    const { api } = await shown(events)
    await expect(api.evaluate(({ search }) => search('  '))).rejects.toThrow('a search needs a phrase')
  })
})

describe('subscribe', () => {
  test('cart: now and after each change, with the prices of the shop and without the recipient, until unsubscribed', async () => {
    const { page, api } = await shown()
    await api.evaluate(({ subscribe, stores }) => {
      const states: unknown[] = []
      const stop = subscribe('cart', (state) => states.push(state))
      Object.assign(window, { states, stop, stores })
    })
    const states = () => page.evaluate(() => Reflect.get(window, 'states') as { count: number; total?: number; lines: object[] }[])
    expect(await states()).toMatchObject([{ count: 0, lines: [] }])
    await api.evaluate(({ cart }, id) => cart.add(id, 2), first.id)
    await expect
      .poll(async () => (await states()).at(-1))
      .toMatchObject({
        count: 2,
        currency: 'EUR',
        total: expect.closeTo(first.priceNow * 2, 2),
        lines: [{ productId: first.id, code: first.code, quantity: 2, price: first.priceNow }],
      })
    expect(Object.keys((await states()).at(-1) ?? {}).sort()).toEqual(['count', 'currency', 'guid', 'lines', 'total'])
    await page.evaluate(() => Reflect.get(window, 'stop')())
    const { length } = await states()
    await api.evaluate(({ cart }) => cart.clear())
    expect(await states()).toHaveLength(length)
  })

  test('the data is frozen, and a copy: a listener cannot change the shop', async () => {
    const { api } = await shown()
    await api.evaluate(({ cart }, id) => cart.add(id), first.id)
    const result = await api.evaluate(({ subscribe, stores }) => {
      let isFrozen = false
      subscribe('cart', (state) => {
        isFrozen = Object.isFrozen(state) && Object.isFrozen(state.lines[0])
        Reflect.set(state.lines[0] ?? {}, 'quantity', 99)
      })()
      return [isFrozen, stores.$itemCount.get()]
    })
    expect(result).toEqual([true, 1])
  })

  test('a listener that throws neither stops the others nor the shop', async () => {
    const { page, api } = await shown()
    await api.evaluate(({ subscribe }) => {
      Object.assign(window, { counts: [] })
      subscribe('wishlist', () => {
        throw new Error('mine')
      })
      subscribe('wishlist', ({ count }) => Reflect.get(window, 'counts').push(count))
    })
    expect(await api.evaluate(({ wishlist }, { id, code }) => wishlist.toggle(id, code), first)).toBe(true)
    expect(await page.evaluate(() => Reflect.get(window, 'counts'))).toEqual([0, 1])
  })

  test('customer and consent', async () => {
    const { page, api } = await shown()
    await api.evaluate(async ({ subscribe, session }) => {
      await session.ready()
      Object.assign(window, { known: {} })
      subscribe('customer', (state) => Object.assign(Reflect.get(window, 'known'), { customer: state }))
      subscribe('consent', (state) => Object.assign(Reflect.get(window, 'known'), { consent: state }))
    })
    const known = () => page.evaluate(() => Reflect.get(window, 'known'))
    expect(await known()).toMatchObject({
      customer: { isKnown: true, isLoggedIn: false },
      consent: { analytics: 'granted', ads: 'denied' },
    })
    await page.locator('shop-config').evaluate((config) => config.setAttribute('consent', 'pending'))
    await expect.poll(async () => (await known()).consent).toEqual({ analytics: 'pending', ads: 'denied' })
    await api.evaluate(({ consent }) => consent.update({ analytics: 'granted', ads: 'granted' }))
    await expect.poll(async () => (await known()).consent).toEqual({ analytics: 'granted', ads: 'granted' })
  })

  test('an unknown name is refused', async () => {
    const { api } = await shown()
    const message = await api.evaluate(({ subscribe }) => {
      try {
        subscribe('constructor' as never, () => {})
      } catch (error) {
        return (error as Error).message
      }
    })
    expect(message).toBe('shop-kit: subscribe to one of cart, wishlist, customer, consent, not "constructor"')
  })
})

test('a button of the page and a buy button of the kit fill the same cart', async () => {
  const { page, api } = await shown(buyTag(second) + cartTags)
  await api.evaluate(({ cart }, id) => cart.add(id), first.id)
  await page
    .locator('shop-add-to-cart')
    .getByRole('button', { name: /^Add to cart/ })
    .click()
  await expectCount(page, 2)
})
