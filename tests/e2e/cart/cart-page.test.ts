import type { Locator } from 'playwright'
import { expect, test } from 'vitest'
import { demoCustomers } from '../../../demo/content/customers.ts'
import { readError } from '../forms/form-steps.ts'
import { open, openContext, sites } from '../harness.ts'
import { shareVisit } from '../journeys/shared-visit.ts'
import { cartOf, euros, leaveCart, lineOf, soldProducts, storedCarts } from './cart-steps.ts'
import {
  cartTag,
  checkoutButton,
  chooseRadio,
  fillCheckout,
  fillRecipient,
  openCartPage,
  showCartPage,
  waitForPrices,
} from './checkout-steps.ts'

const [first, second] = await soldProducts(2)
if (!first || !second) throw new Error('The shop sells too little for these tests')
const [firstLine, secondLine] = [lineOf(first), lineOf(second)]
const visits = { shop: shareVisit({ html: '' }), cms: shareVisit({ html: '', site: 'cms' }) }

test('the order button names the sum, with the terms beside it, and the summary says what is missing for free delivery', async () => {
  const { page } = await showCartPage(visits.shop, [firstLine])
  const summary = cartTag(page).getByRole('complementary', { name: 'Summary' })
  await summary.getByRole('button', { name: `Place order · pay ${euros(first.priceNow)}` }).waitFor()
  await summary.getByText(`${euros(100 - first.priceNow)} more for free delivery`).waitFor()
  expect(await summary.getByRole('link').allInnerTexts()).toEqual(['terms of sale', 'privacy policy', 'Returns and refunds'])
  const more = summary
    .page()
    .locator('shop-cart')
    .getByRole('textbox', { name: /Quantity/ })
  await more.fill(String(Math.ceil(130 / first.priceNow)))
  await more.press('Enter')
  const delivery = summary
    .locator('dl')
    .first()
    .locator('div')
    .filter({ hasText: /^Delivery/ })
  expect(await delivery.innerText()).toMatch(/Not chosen yet$/)
  await summary.getByText('Delivery is free').waitFor()
  await expect.poll(() => delivery.innerText()).toMatch(/Free$/)
  const courier = cartTag(page).locator('label').filter({ hasText: 'Courier to the door' })
  await expect.poll(() => courier.innerText()).toMatch(/Free$/)
})

test('the summary names the delivery once a method is chosen; in one column the total stays in sight and covers no field', async () => {
  const visit = await open({ html: '<shop-cart></shop-cart>', width: 375, height: 740, before: leaveCart(cartOf([firstLine])) })
  const { page } = visit
  const summary = cartTag(page).getByRole('complementary', { name: 'Summary' })
  await summary.getByText('Not chosen yet').waitFor()
  const sum = cartTag(page).locator('.cart-sum')
  const surname = cartTag(page).getByLabel('Surname')
  await surname.focus()
  await expect.poll(() => sum.textContent()).toContain(euros(first.priceNow))
  const gap = async () => {
    const [field, bar] = [await surname.boundingBox(), await sum.boundingBox()]
    return field && bar && bar.y + bar.height <= 740 ? bar.y - field.y - field.height : -1
  }
  await expect.poll(gap).toBeGreaterThanOrEqual(0)
  await sum.getByRole('button', { name: 'Summary' }).click()
  await expect.poll(() => summary.getByRole('heading', { name: 'Summary' }).evaluate((heading) => heading.matches(':focus'))).toBe(true)
  expect((await summary.boundingBox())?.y).toBeLessThan(740)
  for (const [width, isShown] of [
    [768, true],
    [1280, false],
  ] as const) {
    await page.setViewportSize({ width, height: 740 })
    await expect.poll(() => sum.isVisible()).toBe(isShown)
  }
  await page.setViewportSize({ width: 375, height: 740 })
  await fillCheckout(page)
  await expect.poll(() => summary.getByText('Not chosen yet').count()).toBe(0)
  await checkoutButton(page).click()
  await cartTag(page).getByRole('heading', { name: 'Thank you for your order' }).waitFor()
  const lines = cartTag(page).locator('.order-lines')
  expect(await lines.locator('dt').allTextContents()).toEqual(['Delivery', 'Total', 'Including VAT'])
  await expect.poll(() => lines.locator('li img').evaluate((picture) => (picture as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  const [above, below] = [await lines.boundingBox(), await cartTag(page).locator('.order-offer').boundingBox()]
  expect((below?.y ?? 0) - (above?.y ?? 0)).toBeGreaterThan(0)
})

test.each([true, false])('the confirmation promises mails only if the shop sends them: %s', async (orderMails) => {
  const { page } = await openCartPage([first])
  await page.evaluate((mails) => {
    const config = document.querySelector('shop-config') ?? document.body.appendChild(document.createElement('shop-config'))
    Object.assign(config, { configuration: { features: { orderMails: mails } } })
  }, orderMails)
  await fillCheckout(page)
  await checkoutButton(page).click()
  await cartTag(page).getByRole('heading', { name: 'What happens next' }).waitFor()
  const steps = (await cartTag(page).locator('.order-steps li').allTextContents()).join(' ')
  expect(steps).toContain('when the transfer arrives')
  expect([/sent a confirmation to ona@example.com/, /You get an email/].map((promise) => promise.test(steps))).toEqual([
    orderMails,
    orderMails,
  ])
})

test('SIDE-01 SIDE-02 the cart page lists title, quantity and price of each line and the total', async () => {
  const { page, calls } = await showCartPage(visits.shop, [firstLine, secondLine])
  const line = cartTag(page).getByRole('listitem').first()
  await line.getByRole('heading', { name: first.title }).waitFor()
  await expect.poll(() => line.locator('.cart-line-price').textContent()).toBe(euros(first.priceNow))
  await expect.poll(() => cartTag(page).locator('.cart-total dd').textContent()).toBe(euros(first.priceNow + second.priceNow))
  const field = line.getByRole('textbox', { name: /Quantity/ })
  await field.fill('3')
  await page.waitForTimeout(500)
  expect(calls(/orders\/price/)).toHaveLength(1) // one request on load, none while typing
  await field.press('Enter')
  await expect.poll(() => cartTag(page).locator('.cart-total dd').textContent()).toBe(euros(first.priceNow * 3 + second.priceNow))
  await expect.poll(() => calls(/orders\/price/)).toHaveLength(2) // the total is estimated until the response
})

test('the cart page requests checkout data from the shop of its shop-config', async () => {
  const { calls, page } = await showCartPage(visits.cms, [firstLine])
  await cartTag(page).getByRole('radio', { name: 'Bank transfer' }).waitFor()
  expect(calls(/shipping-methods|payment-methods|countries/).length).toBe(3)
  expect(sites.cms).not.toBe(sites.shop)
})

for (const site of ['shop', 'cms'] as const)
  test(`SIDE-07 the cart page on the ${site} site places an order, shows its number and focuses the heading`, async () => {
    const { page, calls } = await showCartPage(visits[site], [firstLine, secondLine])
    await fillCheckout(page)
    await checkoutButton(page).click()
    const thanks = cartTag(page).getByRole('heading', { name: 'Thank you for your order' })
    await thanks.waitFor()
    expect(await thanks.evaluate((heading) => (heading.getRootNode() as ShadowRoot).activeElement === heading)).toBe(true)
    await cartTag(page)
      .getByText(/Order 1\d{5} is confirmed/)
      .waitFor()
    await cartTag(page).getByText('ona@example.com').first().waitFor()
    expect(calls(/POST \/api\/orders\?/)).toHaveLength(1)
    expect((await storedCarts(page)).flatMap(({ products }) => products)).toEqual([])
  })

test('Undo restores a removed line and an emptied cart', async () => {
  const { page } = await showCartPage(visits.shop, [firstLine, secondLine])
  await cartTag(page)
    .getByRole('button', { name: `Remove ${first.title}` })
    .click()
  const undo = cartTag(page).getByRole('button', { name: 'Undo' })
  await expect.poll(() => undo.evaluate((button) => (button.getRootNode() as ShadowRoot).activeElement === button)).toBe(true)
  await undo.click()
  await expect.poll(() => cartTag(page).getByRole('listitem').count()).toBe(2)
  await cartTag(page).getByRole('button', { name: 'Remove all' }).click()
  await cartTag(page).getByRole('button', { name: 'Keep them' }).press('Escape')
  await cartTag(page).getByRole('button', { name: 'Remove all' }).click()
  await cartTag(page).getByRole('button', { name: 'Remove all' }).click()
  await cartTag(page).getByText('Cart is empty').waitFor()
  await undo.click()
  await expect.poll(() => cartTag(page).getByRole('listitem').count()).toBe(2)
})

test('CART-06 a new cart keeps the other one, and switching back restores it', async () => {
  const { page } = await showCartPage(visits.shop, [firstLine])
  await cartTag(page).getByRole('button', { name: 'New cart' }).click()
  await cartTag(page).getByText('Cart is empty').waitFor()
  const begun = cartTag(page).getByRole('button', { name: 'New cart', pressed: true })
  await expect.poll(() => begun.evaluate((chip) => (chip.getRootNode() as ShadowRoot).activeElement === chip)).toBe(true)
  await cartTag(page)
    .getByRole('button', { name: `${first.title}, 1 product` })
    .click()
  await cartTag(page).getByRole('heading', { name: first.title }).waitFor()
  expect((await storedCarts(page)).map(({ products }) => products.length)).toEqual([1, 0])
})

test('CART-18 restored-cart-id loads a cart from the server and makes it active', async () => {
  const context = await openContext()
  const saved = cartOf([lineOf(second, 4)], { guid: 'of-the-server' })[0]
  const shop = `${sites.shop}/api/carts`
  await context.request.post(shop, { headers: { 'X-Shop-Request': '1' }, data: { active: true, data: JSON.stringify(saved) } })
  const { id } = await (await context.request.get(`${shop}?active=true`)).json()
  const { page } = await open({
    html: `<shop-cart restored-cart-id="${id}"></shop-cart>`,
    context,
    before: leaveCart(cartOf([lineOf(first)])),
  })
  await cartTag(page).getByRole('heading', { name: second.title }).waitFor()
  expect(await storedCarts(page)).toMatchObject([
    { restoredCartId: id, products: [{ code: second.code, quantity: 4 }] },
    { products: [{ code: first.code }] },
  ])
  await page.reload()
  await cartTag(page).getByRole('heading', { name: second.title }).waitFor()
})

test('a cart that fails to load shows an error and keeps the current cart', async () => {
  const { page } = await showCartPage(visits.shop, [firstLine], { html: '<shop-cart restored-cart-id="none"></shop-cart>' })
  await cartTag(page).getByText('The cart could not be opened').waitFor()
  await cartTag(page).getByRole('heading', { name: first.title }).waitFor()
})

test.each([
  ['PRICE-02 a code for other products', 'SUMMER20', 'no products that qualify for this code'],
  ['PRICE-03 a code for larger carts', 'BIGCART', 'cart amount too low'],
])('%s, %s, shows why it does not apply: %s', async (_, code, reason) => {
  const { page } = await showCartPage(visits.shop, [firstLine])
  await cartTag(page).getByRole('button', { name: 'Discount code' }).click()
  await cartTag(page).getByLabel('Discount code').fill(code)
  await cartTag(page).getByRole('button', { name: 'Apply' }).click()
  await cartTag(page).getByText(`Code could not be applied: ${reason}`).waitFor()
})

test('PRICE-04 a cart above the maximum of its code shows an error', async () => {
  const pieces = Math.ceil(130 / first.priceNow) // several pieces may cost less each
  const { page } = await showCartPage(visits.shop, [lineOf(first, pieces)], { cart: { discountCode: 'FIRSTBITE' } })
  await cartTag(page).getByText('Code could not be applied: cart amount too high').waitFor()
})

test('a discount code lowers the total, removing it restores it, and an empty voucher is rejected', async () => {
  const { page } = await showCartPage(visits.shop, [firstLine], { cart: { discountCode: 'BIRCH10' } })
  const total = cartTag(page).locator('.cart-total dd')
  const cheaper = euros(first.priceNow - Math.round(first.priceNow * 10) / 100)
  await expect.poll(() => total.textContent()).toBe(cheaper)
  await cartTag(page).getByRole('button', { name: 'Remove the code BIRCH10' }).click()
  await expect.poll(() => total.textContent()).toBe(euros(first.priceNow))
  await cartTag(page).getByRole('button', { name: 'Gift voucher' }).click()
  await cartTag(page).getByLabel('Gift voucher').fill('GIFT-EMPTY-0R8T')
  await page.keyboard.press('Enter')
  await cartTag(page).getByText('This gift voucher is not valid').waitFor()
})

test('CART-22 a parcel terminal is selected from a list, or typed if the shop has none', async () => {
  const { page } = await showCartPage(visits.shop, [firstLine])
  await cartTag(page).getByLabel('Country').selectOption('LT')
  await chooseRadio(page, 'Omniva parcel terminal')
  const list = cartTag(page).getByRole('combobox', { name: 'Parcel terminal' })
  await list.selectOption({ index: 1 })
  await expect
    .poll(async () => (await storedCarts(page))[0])
    .toMatchObject({ shippingMethodType: 'omniva', terminalId: expect.any(String) })
  await cartTag(page).getByLabel('Country').selectOption('DE')
  await chooseRadio(page, 'Venipak pickup point abroad')
  const typed = cartTag(page).getByRole('textbox', { name: 'Parcel terminal' })
  await typed.fill('DE-7')
  await typed.blur()
  await expect.poll(async () => (await storedCarts(page))[0]).toMatchObject({ shippingMethodType: 'venipak', terminalId: 'DE-7' })
})

test.each([
  ['lpexpress', 'LP Express parcel terminal'],
  ['omniva', 'Omniva parcel terminal'],
  ['dpdpickup', 'DPD Pickup terminal'],
  ['venipak', 'Venipak pickup point'],
])('CART-22 an order by %s requires a parcel terminal and sends its terminalId', async (type, title) => {
  const { page, calls } = await showCartPage(visits.shop, [firstLine])
  const terminal = cartTag(page).getByRole('combobox', { name: 'Parcel terminal' })
  await fillCheckout(page)
  expect(await terminal.count()).toBe(0)
  await chooseRadio(page, title)
  await waitForPrices(page)
  await checkoutButton(page).click()
  await expect.poll(() => readError(terminal)).toBe('Choose a parcel terminal')
  await expect.poll(() => terminal.evaluate((control) => control.matches(':focus'))).toBe(true)
  expect(calls(/POST \/api\/orders\?/)).toEqual([])

  await terminal.selectOption({ index: 1 })
  const terminalId = await terminal.inputValue()
  expect(terminalId).not.toBe('')
  await expect.poll(async () => (await storedCarts(page))[0]).toMatchObject({ shippingMethodType: type, terminalId })
  await waitForPrices(page)
  const sent = page.waitForRequest(/\/api\/orders\?/)
  await checkoutButton(page).click()
  expect((await sent).postDataJSON()).toMatchObject({ priceRequest: { deliveryOptions: [{ terminalId }] } })
  await cartTag(page)
    .getByText(/Order \d+ is confirmed/)
    .waitFor()
})

test('an order can be picked up in a shop', async () => {
  const { page } = await showCartPage(visits.shop, [firstLine])
  await cartTag(page).getByLabel('Country').selectOption('LV')
  await chooseRadio(page, 'Collect in a shop')
  await cartTag(page).getByRole('combobox', { name: 'Collect in' }).selectOption('riga-centre')
  await fillRecipient(page)
  await chooseRadio(page, 'Card on delivery')
  await waitForPrices(page)
  await checkoutButton(page).click()
  await cartTag(page)
    .getByText(/Order \d+ is confirmed/)
    .waitFor()
})

test('a checkout attempt shows one message per group, a summary with links, and focuses the first missing field', async () => {
  const { page, calls } = await showCartPage(visits.shop, [firstLine])
  await cartTag(page).getByRole('radio', { name: 'Bank transfer' }).waitFor()
  await expect.poll(() => cartTag(page).getByLabel('Country').inputValue()).toBe('LT') // the shop's default
  expect(await cartTag(page).getByText('Enter your name').count()).toBe(0)
  await checkoutButton(page).click()
  const isFocused = (control: Locator) => control.evaluate((node) => (node.getRootNode() as ShadowRoot).activeElement === node)
  const methods = cartTag(page).getByRole('radiogroup', { name: 'Delivery' })
  await expect.poll(() => isFocused(methods.getByRole('radio').first())).toBe(true)
  expect(await methods.getByText('Choose a delivery method').count()).toBe(1)
  expect(
    await methods.evaluate(
      (group) => (group.getRootNode() as ShadowRoot).getElementById(`${group.getAttribute('aria-describedby')}`)?.textContent,
    ),
  ).toBe('Choose a delivery method')
  const borderOf = (card: Locator) => card.evaluate((node) => getComputedStyle(node).borderBlockStartColor)
  const wrong = cartTag(page).getByRole('textbox', { name: 'Email' })
  const mark = methods.evaluate((group) => getComputedStyle(group, '::before').backgroundColor)
  expect(await readError(wrong)).toBe('Enter your email')
  expect(await mark).toBe(await borderOf(wrong))
  const summary = cartTag(page).getByRole('alert')
  expect(await summary.count()).toBe(1)
  expect(await summary.getByRole('button').allInnerTexts()).toEqual(['Delivery', 'Name', 'Surname', 'Phone', 'Email', 'Payment'])
  await summary.getByRole('button', { name: 'Email' }).click()
  await expect.poll(() => isFocused(cartTag(page).getByRole('textbox', { name: 'Email' }))).toBe(true)
  await summary.getByRole('button', { name: 'Payment' }).click()
  await expect.poll(() => isFocused(cartTag(page).getByRole('radio', { name: 'Card or online bank' }))).toBe(true)
  expect(calls(/POST \/api\/orders\?/)).toEqual([])
})

test('a field shows its error on blur, others do not', async () => {
  const { page } = await showCartPage(visits.shop, [firstLine])
  const email = cartTag(page).getByRole('textbox', { name: 'Email' })
  await email.fill('ona@home')
  await email.blur()
  await cartTag(page).getByText('Invalid email format').waitFor()
  expect(await cartTag(page).getByText('Enter your name').count()).toBe(0)
})

test('the checkout form survives a reload', async () => {
  const { page } = await openCartPage([first])
  await fillCheckout(page)
  await cartTag(page).getByLabel('Delivery date').fill('2099-01-31')
  await cartTag(page).getByLabel('Delivery date').blur()
  await page.reload()
  await expect.poll(() => cartTag(page).getByLabel('Postcode').inputValue()).toBe('03100')
  expect(await cartTag(page).getByRole('textbox', { name: 'Email' }).inputValue()).toBe('ona@example.com')
  expect(await cartTag(page).getByLabel('Phone').inputValue()).toBe('+37061234567')
  expect(await cartTag(page).getByLabel('Delivery date').inputValue()).toBe('2099-01-31')
  await expect.poll(() => cartTag(page).getByRole('radio', { name: 'Courier to the door' }).isChecked()).toBe(true)
  await expect.poll(() => cartTag(page).getByRole('radio', { name: 'Bank transfer' }).isChecked()).toBe(true)
})

test('the delivery date rejects past dates', async () => {
  const { page } = await showCartPage(visits.shop, [firstLine])
  const date = cartTag(page).getByLabel('Delivery date')
  await date.fill('2020-01-31')
  await date.blur()
  await cartTag(page).getByText('Choose today or a later day').waitFor()
  await date.fill('next week')
  await date.blur()
  await cartTag(page).getByText('Incorrect data format').waitFor()
  await cartTag(page).getByRole('button', { name: 'Choose a date' }).click()
  const days = cartTag(page).getByRole('dialog').locator('[data-day]')
  expect(await days.and(page.locator('[aria-current="date"]')).evaluate((day) => day.ariaDisabled)).toBeNull()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => date.inputValue()).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(await cartTag(page).getByText('Incorrect data format').count()).toBe(0)
})

test('cancelling shop-checkout lets the page handle the order', async () => {
  const { page, calls } = await showCartPage(visits.shop, [firstLine])
  await page.evaluate(() => {
    const takeOver = (event: CustomEvent) => {
      event.preventDefault()
      Object.assign(globalThis, { checkout: event.detail })
    }
    document.addEventListener('shop-checkout', takeOver, { once: true })
  })
  await fillCheckout(page)
  await checkoutButton(page).click()
  const checkout = await page.waitForFunction(() => (globalThis as unknown as { checkout?: object }).checkout)
  expect(await checkout.jsonValue()).toMatchObject({
    cart: { products: [{ code: first.code }] },
    priceRequest: { deliveryCountry: 'LT' },
    pricing: { currency: 'EUR' },
    paymentMethod: 'bank-transfer',
  })
  expect(calls(/POST \/api\/orders\?/)).toEqual([])
  expect((await storedCarts(page))[0]?.products).toHaveLength(1)
})

test('a double click places one order', async () => {
  const { page, calls } = await showCartPage(visits.shop, [firstLine])
  await fillCheckout(page)
  await checkoutButton(page).dblclick()
  await cartTag(page)
    .getByText(/Order \d+ is confirmed/)
    .waitFor()
  expect(calls(/POST \/api\/orders\?/)).toHaveLength(1)
})

test('a failed order shows an error, keeps the form, and a retry returns the same order', async () => {
  const { page } = await showCartPage(visits.shop, [firstLine])
  const keys: (string | undefined)[] = []
  page.on('request', (request) => request.url().includes('/api/orders?') && keys.push(request.headers()['idempotency-key']))
  await fillCheckout(page)
  // the order is placed, but the response is lost
  await page.route(/\/api\/orders\?/, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await checkoutButton(page).click()
  await cartTag(page).getByText('Something went wrong. Please try again later.').waitFor()
  expect((await storedCarts(page))[0]?.products).toHaveLength(1)
  expect(await cartTag(page).getByLabel('City').inputValue()).toBe('Vilnius')
  await page.unroute(/\/api\/orders\?/)
  const response = page.waitForResponse(/\/api\/orders\?/)
  await checkoutButton(page).click()
  expect((await response).status()).toBe(200) // 200: the existing order; 201 would be a new one
  expect(new Set(keys).size).toBe(1)
  await cartTag(page)
    .getByText(/Order \d+ is confirmed/)
    .waitFor()
})

test('a failed price request keeps the last prices and blocks the order', async () => {
  const { page, calls } = await showCartPage(visits.shop, [firstLine])
  const total = cartTag(page).locator('.cart-total dd')
  await expect.poll(() => total.textContent()).toBe(euros(first.priceNow))
  await fillCheckout(page)
  const withDelivery = await total.textContent()
  await page.route(/orders\/price/, (route) => route.fulfill({ status: 503, body: '{}' }))
  await cartTag(page).getByRole('button', { name: 'More pieces' }).first().click()
  await cartTag(page).getByText('The prices could not be updated').waitFor()
  expect(await total.textContent()).toBe(withDelivery)
  expect(await checkoutButton(page).getAttribute('aria-disabled')).toBe('true')
  await checkoutButton(page).click({ force: true })
  expect(calls(/POST \/api\/orders\?/)).toEqual([])
  await page.unroute(/orders\/price/)
  await cartTag(page).getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => checkoutButton(page).getAttribute('aria-disabled')).toBeNull()
})

test('SIDE-06 an undeliverable line or a missing product blocks the order', async () => {
  const gone = { ...lineOf(first), guid: 'gone', code: 'NO-SUCH-CODE', title: 'Old mug' }
  const { page } = await showCartPage(visits.shop, [lineOf(second, 9999), gone])
  await cartTag(page).getByText('Amount unavailable').waitFor()
  await cartTag(page).getByText('This product is no longer available').waitFor()
  await cartTag(page).getByText('Change or remove the products that are not available').waitFor()
  await checkoutButton(page).click()
  const quantity = cartTag(page).getByRole('textbox', { name: `Quantity, ${second.title}` })
  await expect.poll(() => quantity.evaluate((input) => (input.getRootNode() as ShadowRoot).activeElement === input)).toBe(true)
})

test('CART-12 two tabs with the cart page merge their changes, and an order empties both', async () => {
  const context = await openContext()
  const { page: one } = await openCartPage([first, second], { context })
  const { page: two } = await openCartPage([first, second], { context })
  await one.bringToFront()
  await cartTag(one).getByRole('button', { name: 'More pieces' }).first().click()
  await cartTag(two).getByLabel('City').count()
  await cartTag(two)
    .getByRole('button', { name: `Remove ${second.title}` })
    .click()
  await expect.poll(() => cartTag(one).getByRole('listitem').count()).toBe(1)
  await expect
    .poll(() =>
      cartTag(two)
        .getByRole('textbox', { name: /Quantity/ })
        .inputValue(),
    )
    .toBe('2')
  await fillCheckout(one)
  await checkoutButton(one).click()
  await cartTag(one)
    .getByText(/Order \d+ is confirmed/)
    .waitFor()
  await cartTag(two).getByText('Cart is empty').waitFor()
})

test('the checkout leads a guest to the login, and nobody who is logged in', async () => {
  const guest = await openCartPage([first])
  const login = cartTag(guest.page).getByRole('region', { name: 'Recipient' }).getByRole('link', { name: 'Log in' })
  await login.click()
  await expect.poll(() => new URL(guest.page.url()).pathname).toBe('/account')
  const [customer] = demoCustomers
  let known: Promise<unknown> | undefined
  const { page } = await openCartPage([first], {
    before: async (visited) => {
      known = visited.waitForResponse(/account-details/)
      await leaveCart(cartOf([lineOf(first)]))(visited)
      const data = { email: customer?.email, password: customer?.password }
      const answer = await visited.request.post(`${sites.shop}/api/customer/login`, { headers: { 'X-Shop-Request': '1' }, data })
      expect(answer.status()).toBe(200)
    },
  })
  await known
  const isKnown = () =>
    page.evaluate(() => {
      const shared = (globalThis as unknown as Record<symbol, Map<string, { get(): object | undefined }>>)[Symbol.for('shop-kit.shared.v1')]
      return Boolean(shared?.get('session.customer')?.get())
    })
  await expect.poll(isKnown).toBe(true)
  await cartTag(page).getByRole('region', { name: 'Recipient' }).waitFor()
  expect(await cartTag(page).getByRole('link', { name: 'Log in' }).count()).toBe(0)
})

test('CART-20 a business ships a cart to multiple addresses', async () => {
  let sessionLoaded: Promise<unknown> | undefined
  const { page } = await openCartPage([first], {
    before: async (visited) => {
      sessionLoaded = visited.waitForResponse(/account-details/)
      await leaveCart(cartOf([lineOf(first, 3)]))(visited)
      await visited.addInitScript(() => {
        const place = { country: 'LT', postcode: '03100' }
        const value = [
          { _id: 'a', title: 'Office', city: 'Vilnius', address: 'Beržų g. 14', ...place },
          { _id: 'b', title: 'Store', city: 'Kaunas', address: 'Vilniaus g. 37', ...place },
        ]
        localStorage.setItem('shop:addresses', JSON.stringify({ version: 1, value }))
      })
    },
  })
  await cartTag(page).getByRole('heading', { name: first.title }).waitFor()
  await sessionLoaded // its response would replace the business customer set below
  await page.evaluate(() => {
    const shared = (globalThis as unknown as Record<symbol, Map<string, { set(value: object): void }>>)[Symbol.for('shop-kit.shared.v1')]
    shared?.get('session.customer')?.set({ buyAs: 'b2b', companyCountry: 'LT' })
  })
  await fillCheckout(page)
  await chooseRadio(page, 'To several addresses')
  await cartTag(page).getByLabel(`${first.title}, pieces to Store`).fill('2')
  await cartTag(page).getByLabel(`${first.title}, pieces to Store`).blur()
  await checkoutButton(page).click()
  await cartTag(page).getByText(`The pieces of ${first.title} must add up to 3`).waitFor()
  await cartTag(page).getByLabel(`${first.title}, pieces to Office`).fill('1')
  await cartTag(page).getByLabel(`${first.title}, pieces to Office`).blur()
  await waitForPrices(page)
  const sent = page.waitForRequest(/\/api\/orders\?/)
  await checkoutButton(page).click()
  expect((await sent).postDataJSON()).toMatchObject({
    cart: { shippingAddressCount: 'multiple' },
    priceRequest: { deliveryOptions: [{ guid: 'a' }, { guid: 'b', address: { code: '03100' } }] },
  })
  await cartTag(page)
    .getByText(/Order \d+ is confirmed/)
    .waitFor()
})

test.each([
  ['en', 'Quote as PDF', /offer.*\.pdf$/i],
  ['lt', 'Pasiūlymas PDF', /pasiūlymas.*\.pdf$/i],
] as const)('EXP-06 downloads the commercial offer as the PDF rendered by the shop in language %s', async (language, label, name) => {
  const connection = `<shop-config api-base="${sites.shop}" language="${language}"></shop-config>`
  const { page } = await showCartPage(visits.cms, [firstLine, secondLine], { connection })
  let rendered: Buffer = Buffer.of()
  await page.route(/commercialOffer$/, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const response = await route.fetch()
    rendered = await response.body()
    await route.fulfill({ response })
  })
  const requested = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/pdfRendering/'))
  const downloaded = page.waitForEvent('download')
  await cartTag(page).getByRole('button', { name: label }).click()
  const request = await requested
  expect(new URL(request.url()).pathname).toBe('/api/pdfRendering/preview/commercialOffer')
  const { stringifiedContent, locale, ...rest } = request.postDataJSON()
  expect([locale, rest]).toEqual([language, {}])
  expect(JSON.parse(stringifiedContent).products).toMatchObject([{ code: first.code }, { code: second.code }])
  const download = await downloaded
  expect(download.suggestedFilename()).toMatch(name)
  const bytes = Buffer.concat(await (await download.createReadStream()).toArray())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(bytes.equals(rendered)).toBe(true)
  await page.unrouteAll({ behavior: 'wait' })
})

test('a failed commercial offer shows an error', async () => {
  const { page } = await showCartPage(visits.shop, [firstLine])
  await page.route(/commercialOffer/, (route) => route.fulfill({ status: 503, body: '{}' }))
  await cartTag(page).getByRole('button', { name: 'Quote as PDF' }).click()
  await cartTag(page).getByText('Something went wrong. Please try again later.').waitFor()
  await page.unrouteAll({ behavior: 'wait' })
})

test('renders a cart of 1000 lines a hundred at a time', async () => {
  const lines = Array.from({ length: 1000 }, (_, index) => ({ ...lineOf(first), guid: `line-${index}`, code: `none-${index}` }))
  const { page } = await showCartPage(visits.shop, lines)
  await cartTag(page).getByText('100 of 1000 products shown').waitFor()
  await cartTag(page).getByRole('button', { name: 'Show more' }).press('Enter') // a click could miss the button while lines above it load
  await cartTag(page).getByText('200 of 1000 products shown').waitFor()
})
