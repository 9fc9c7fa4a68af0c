import type { Locator } from 'playwright'
import { describe, expect, test } from 'vitest'
import { kit, recordEvents, recordedEvents } from '../../elements/page.ts'
import { cartTags, expectCount, openCart, storedCarts } from '../cart/cart-steps.ts'
import { open, sites } from '../harness.ts'
import { shareVisit, show } from '../journeys/shared-visit.ts'
import { queries } from '../listing/listing-steps.ts'
import {
  buyButton,
  choose,
  chosenValue,
  expectProblems,
  openProduct,
  pack,
  productOf,
  productTag,
  quantityField,
  tee,
} from './product-steps.ts'

const text = async (page: import('playwright').Page, selector: string) =>
  (await productOf(page).locator(selector).first().innerText()).trim()

describe('on one page', () => {
  const visit = shareVisit({ html: cartTags, before: (tab) => recordEvents(tab, 'shop-inquiry') })
  /** Renders a product with an empty cart, without recorded events. */
  const shown = async (id: string) => {
    const { page } = visit
    await (await kit(page)).evaluate(({ cart }) => cart.clear())
    await page.evaluate(() => Object.assign(window, { heard: [], dataLayer: [] }))
    await show(visit, { html: productTag(id) + cartTags })
    await buyButton(page).waitFor()
    return { page, product: productOf(page) }
  }

  test('PDP-06 PDP-07 PDP-08 shows price, model and available quantity', async () => {
    const { page, product } = await shown(tee)
    expect(await text(page, '[part="price"]')).toBe('€24,90')
    expect(await product.getByText('Model CO-1702').count()).toBe(1)
    expect(await text(page, '[part="availability"]')).toBe('In stock, 130 pcs')
  })

  test('PDP-08 PDP-09 shows available quantity and delivery time of the selected variant', async () => {
    const { page, product } = await shown('hv-1002')
    const variants = (await (await fetch(`${sites.shop}/api/products/hv-1002/variants?lang=en`)).json()) as {
      code: string
      availableQuantity: number
      warehouses: { deliveryTimeMinDays: number; deliveryTimeMaxDays: number }[]
    }[]
    const found = variants.find(({ code }) => code === 'HV-1002-01-L')
    await choose(page, 'colour', 'orange')
    await choose(page, 'size', 'l')
    await expect.poll(() => text(page, '[part="availability"]')).toContain(String(found?.availableQuantity))
    expect(await product.getByText('SKU HV-1002-01-L').count()).toBe(1)
    expect(await product.getByText(/^Delivered in (a day|[\d–]+ days)$/).count()).toBe(1)
  })

  test('PDP-30 reads delivery days from the configured attribute, else from the product', async () => {
    const { page, product } = await shown(pack)
    const configure = (productDeliveryDaysAttribute?: string) =>
      page.evaluate((code) => {
        const config = document.querySelector('shop-config')
        if (config) config.configuration = code === undefined ? undefined : { productDeliveryDaysAttribute: code }
      }, productDeliveryDaysAttribute)
    await product.getByText('Delivered in 2 days').waitFor()
    await configure('pack_volume')
    await product.getByText('Delivered in 38 days').waitFor()
    await configure('no-such-attribute')
    await product.getByText('Delivered in a day').waitFor()
    await configure()
    await product.getByText('Delivered in 2 days').waitFor()
  })

  test('CALL-07 requests variants once, split as configured by the shop', async () => {
    await shown(tee)
    expect(queries(visit.calls(/\/variants\?/))).toEqual([{ lang: 'en', splitByAttribute: 'colour', id: tee }])
  })

  test('CALL-07 by-attribute and variant-codes filter the variants and preselect their shared values', async () => {
    const { page } = visit
    const requestVariants = async (more: string) => {
      await show(visit, { html: productTag(tee, more) })
      await buyButton(page).waitFor()
      await expect.poll(() => visit.calls(/\/variants\?/).length).toBe(1)
      return queries(visit.calls(/\/variants\?/))[0]
    }
    const query = { lang: 'en', splitByAttribute: 'colour', id: tee }
    expect(await requestVariants('by-attribute="colour:green"')).toEqual({ ...query, byAttribute: 'colour:green' })
    await expect.poll(() => chosenValue(page, 'colour')).toBe('green')
    expect(await chosenValue(page, 'size')).toBeNull()
    const variantCodes = 'CO-1702-03-M,CO-1702-01-M'
    expect(await requestVariants(`variant-codes="${variantCodes}"`)).toEqual({ ...query, variantCodes })
    await expect.poll(() => chosenValue(page, 'size')).toBe('m')
    expect(await chosenValue(page, 'colour')).toBeNull()
    await productOf(page).getByRole('radio', { name: 'Blue' }).check({ force: true })
    await expectProblems(page, 'Quantity not available')
  })

  test('a product without remaining variants cannot be bought', async () => {
    const { page } = visit
    await show(visit, { html: productTag(pack, 'by-attribute="colour:none"') })
    await productOf(page).locator('.product-gone').waitFor()
    expect(await buyButton(page).count()).toBe(0)
  })

  test('PDP-15 renders the description in tabs navigable by arrow keys', async () => {
    const { page, product } = await shown(pack)
    await product.getByRole('tab', { name: 'Description' }).scrollIntoViewIfNeeded()
    await product.getByRole('tabpanel', { name: 'Description' }).getByText('Two side pockets within reach while walking').waitFor()
    await product.getByRole('tab', { name: 'Description' }).focus()
    await page.keyboard.press('ArrowLeft')
    await product.getByRole('tabpanel', { name: 'Delivery and returns' }).getByText('within 30 days').waitFor()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await product.getByRole('tabpanel', { name: 'Specifications' }).getByRole('link', { name: 'Fjellhus' }).waitFor()
    expect(await product.getByRole('tab', { selected: true }).innerText()).toBe('Specifications')
  })

  test('PDP-19 resets an empty quantity or one below 1 to 1', async () => {
    const { page, product } = await shown(pack)
    for (const nonsense of ['0', '', '-3', 'many']) {
      await quantityField(page).fill('7')
      await quantityField(page).blur()
      await quantityField(page).fill(nonsense)
      await quantityField(page).blur()
      expect(await quantityField(page).inputValue()).toBe('1')
    }
    await product.getByRole('button', { name: 'Fewer' }).click()
    expect(await quantityField(page).inputValue()).toBe('1')
  })

  test('PDP-20 shows Amount unavailable and adds nothing beyond the stock', async () => {
    const { page } = await shown(tee)
    await choose(page, 'colour', 'blue')
    await choose(page, 'size', 'm')
    await quantityField(page).fill('5000')
    await quantityField(page).blur()
    await expectProblems(page, 'Amount unavailable')
    await buyButton(page).click()
    await quantityField(page).fill('1')
    await quantityField(page).blur()
    await expectProblems(page)
    await expectCount(page, 0)
  })

  test('PDP-21 shows Quantity not available for a combination without a variant', async () => {
    const { page } = await shown(tee)
    await choose(page, 'colour', 'pink')
    await expectProblems(page)
    await choose(page, 'size', 'xxl')
    await expectProblems(page, 'Quantity not available')
    await choose(page, 'size', 'l')
    await expectProblems(page)
  })

  test('VAR-03 VAR-04 prompts for a variant and adds nothing without one', async () => {
    const { page } = await shown(tee)
    await expectProblems(page)
    await choose(page, 'colour', 'red')
    await buyButton(page).click()
    await expectProblems(page, 'Please choose product options')
    expect(await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.getAttribute('name'))).toBe('size')
    await expectCount(page, 0)
    await choose(page, 'size', 'xs')
    await expectProblems(page)
    await buyButton(page).click()
    await expectCount(page, 1)
  })

  const cents = async (from: Locator) => Number((await from.first().innerText()).replace(/\D/g, ''))

  test('requires mandatory fields first, sends the inputs with the line and lets the shop price them', async () => {
    const { page, product } = await shown('ca-1105')
    await choose(page, 'colour', 'red')
    await buyButton(page).click()
    await expectProblems(page, 'Please choose product options')
    expect(await product.getByLabel('Inscription').getAttribute('aria-invalid')).toBe('true')
    const price = product.locator('[part="price"]')
    const bare = await cents(price)
    await product.getByLabel('Inscription').fill(' Ona ')
    await product.getByLabel('Gift wrap').selectOption('linen')
    await expect.poll(() => cents(price)).toBe(bare + 450)
    await buyButton(page).click()
    await expectCount(page, 1)
    const [cart] = await storedCarts(page)
    expect(cart?.products[0]).toMatchObject({
      attributes: { colour: 'red', inscription: 'Ona', gift_wrap: 'linen' },
      price: (bare + 450) / 100, // the cart shows it until the shop answers
    })
    await openCart(page)
    await page.locator('shop-side-cart').getByText('+ Linen bag').waitFor()
    expect(await cents(page.locator('shop-side-cart').locator('[part="price"]'))).toBe(bare + 450)
  })

  test('the words of a paid input raise the price, and emptying it lowers the price again', async () => {
    const { page, product } = await shown('ht-1001')
    const price = product.locator('[part="price"]')
    const bare = await cents(price)
    await product.getByText('Personalise (optional)').click()
    await product.getByLabel('Engraving').fill('Ona')
    await expect.poll(() => cents(price)).toBe(bare + 600)
    await product.getByLabel('Gift wrap').selectOption('linen')
    await expect.poll(() => cents(price)).toBe(bare + 1050)
    await product.getByLabel('Gift wrap').selectOption('')
    await product.getByLabel('Engraving').fill('')
    await expect.poll(() => cents(price)).toBe(bare)
    await buyButton(page).click()
    await openCart(page)
    expect(await cents(page.locator('shop-side-cart').locator('[part="price"]'))).toBe(bare)
  })

  test('applies quantity prices from a table row or a typed quantity', async () => {
    const { page, product } = await shown(pack)
    await choose(page, 'colour', 'blue')
    await product.getByRole('button', { name: /: 20 for / }).click()
    expect(await quantityField(page).inputValue()).toBe('20')
    await expect.poll(() => text(page, '[part="price"]')).toBe('€109,00')
    await buyButton(page).click()
    await expectCount(page, 20)
    const [cart] = await storedCarts(page)
    expect(cart?.products[0]).toMatchObject({ deliveryDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
  })

  test('ADD-04 the button shows Added and returns to idle', async () => {
    const { page, product } = await shown(tee)
    await choose(page, 'colour', 'red')
    await choose(page, 'size', 's')
    await buyButton(page).click()
    await product.getByRole('button', { name: 'Added' }).waitFor()
    await buyButton(page).waitFor()
  })

  test('ANA-02 ANA-03 pushes view_item once and add_to_cart with the variant', async () => {
    const { page } = await shown(tee)
    await choose(page, 'colour', 'blue')
    await choose(page, 'size', 'm')
    await buyButton(page).click()
    await expectCount(page, 1)
    const layer = await page.evaluate(
      () => (window as { dataLayer?: { event?: string; ecommerce?: { items: object[] } }[] }).dataLayer ?? [],
    )
    const items = (event: string) => layer.filter((entry) => entry.event === event).flatMap(({ ecommerce }) => ecommerce?.items ?? [])
    expect(items('view_item')).toEqual([expect.objectContaining({ item_name: 'Everyday tee in organic cotton', price: 24.9 })])
    expect(items('add_to_cart')).toEqual([expect.objectContaining({ item_id: 'CO-1702-02-M', quantity: 1 })])
  })

  test('the inquiry button requests the form from the page and is hidden without a form', async () => {
    const { page, product } = await shown(tee)
    await product.getByRole('button', { name: 'Ask us' }).click()
    expect((await recordedEvents(page, 'shop-inquiry'))[0]?.detail).toMatchObject({
      formId: 'inquiry',
      productTitle: 'Everyday tee in organic cotton',
    })
    await page.locator('shop-config').evaluate((config) => Object.assign(config, { configuration: { inquiryFormId: null } }))
    await expect.poll(() => product.getByRole('button', { name: 'Ask us' }).count()).toBe(0)
  })
})

test.each(['shop', 'cms'] as const)(
  'PDP-10 PDP-11 PDP-12 on the %s site a shopper selects a variant and adds it to the cart',
  async (site) => {
    const { page } = await openProduct(tee, {
      site,
      before: (tab) => recordEvents(tab, 'shop-variant-change', 'shop-add-to-cart'),
    })
    await choose(page, 'colour', 'blue')
    await choose(page, 'size', 'm')
    await productOf(page).getByRole('button', { name: 'More pieces' }).click()
    await buyButton(page).click()
    await expectCount(page, 2)
    const [cart] = await storedCarts(page)
    expect(cart?.products).toEqual([
      expect.objectContaining({ id: 'co-1702', code: 'CO-1702-02-M', quantity: 2, attributes: { colour: 'blue', size: 'm' } }),
    ])
    expect((await recordedEvents(page, 'shop-variant-change')).at(-1)?.detail).toMatchObject({
      variant: { code: 'CO-1702-02-M' },
      chosen: { colour: 'blue', size: 'm' },
    })
    expect((await recordedEvents(page, 'shop-add-to-cart'))[0]?.detail).toMatchObject({
      code: 'CO-1702-02-M',
      quantity: 2,
      variant: { code: 'CO-1702-02-M' },
    })
    await openCart(page)
    expect(await page.locator('shop-side-cart').getByText('Blue, M').count()).toBe(1)
  },
)

test('PDP-13 the heart adds the selected variant to the wishlist in every tab', async () => {
  const { page, context, product } = await openProduct(tee)
  await choose(page, 'colour', 'green')
  await choose(page, 'size', 's')
  await product.getByRole('button', { name: 'Add to wishlist' }).click()
  await product.getByRole('button', { name: 'Remove from wishlist' }).waitFor()
  const second = await openProduct(tee, { context })
  await choose(second.page, 'colour', 'green')
  await choose(second.page, 'size', 's')
  await second.product.getByRole('button', { name: 'Remove from wishlist' }).waitFor()
  await choose(second.page, 'size', 'm')
  await second.product.getByRole('button', { name: 'Add to wishlist' }).waitFor()
})

describe('next to the buy button', () => {
  const visit = shareVisit({ html: '' })
  /** Renders the product with a changed configuration. */
  const facts = async (configuration: object) => {
    await show(visit, { html: productTag('bp-1001') })
    await buyButton(visit.page).waitFor()
    await visit.page.evaluate((changed) => {
      const config = document.querySelector('shop-config')
      if (config) config.configuration = changed
    }, configuration)
    return productOf(visit.page).locator('.stock-facts')
  }

  test('shows the price of a delivery, pickup and returns from the configuration', async () => {
    const box = await facts({ deliveryPriceFrom: 3.5, freeDeliveryFrom: 180, pickupText: 'Pick it up in Vilnius', returnsText: '14 days' })
    await box.getByText('Delivery from €3,50, free from €180,00', { exact: true }).waitFor()
    expect(await box.getByRole('link', { name: 'Pick it up in Vilnius' }).getAttribute('href')).toBe('/contacts')
    expect(await box.getByRole('link', { name: '14 days' }).getAttribute('href')).toBe('/returns')
  })

  test('says that the delivery is free from the price of the product on', async () => {
    const box = await facts({ deliveryPriceFrom: 3.5, freeDeliveryFrom: 129 })
    await box.getByText('Delivery is free', { exact: true }).waitFor()
    expect(await box.getByText('€3,50').count()).toBe(0)
  })

  test('names the time that is left for an order to leave today', async () => {
    const everyDay = [1, 2, 3, 4, 5, 6, 7]
    const box = await facts({ orderCutOff: { time: '23:59', timeZone: 'Etc/UTC', days: everyDay } })
    await box.getByText(/^Order within (\d+ h )?\d+ min, sent today$/).waitFor()
    await facts({ orderCutOff: { time: '23:59', timeZone: 'Etc/UTC', days: [] } })
    await box.getByText('Order now, sent on the next working day').waitFor()
  })

  test('a shop that provides none of this shows only stock and delivery time', async () => {
    const none = { deliveryPriceFrom: null, orderCutOff: null, pickupText: null, returnsText: null, inquiryFormId: null }
    const box = await facts(none)
    await expect.poll(() => box.getByRole('listitem').count()).toBe(2)
  })
})

test('more than six facts have a tab of their own and are not repeated below the description', async () => {
  const { page, product } = await openProduct(pack)
  await product.getByRole('tab', { name: 'Description' }).scrollIntoViewIfNeeded()
  const panel = product.getByRole('tabpanel', { name: 'Description' })
  await panel.waitFor()
  expect(await panel.locator('.facts-row').count()).toBe(0)
  await product.getByRole('tab', { name: 'Specifications' }).click()
  const facts = product.getByRole('tabpanel', { name: 'Specifications' })
  await facts.getByRole('link', { name: 'Fjellhus' }).waitFor()
  expect(await facts.locator('tr, .facts-row').count()).toBeGreaterThan(6)
  await page.close()
})

test('inputs of which none is required are folded, and stay unfolded while they are filled and emptied', async () => {
  const { page, product } = await openProduct(pack, { width: 375 })
  const fold = product.locator('.options-extras')
  const label = product.getByLabel('Name label')
  const summary = fold.getByText('Personalise (optional)')
  await summary.waitFor()
  expect(await label.isVisible()).toBe(false)
  await fold.locator('summary').focus()
  await page.keyboard.press('Enter')
  await label.fill('Ona')
  await label.fill('')
  expect(await label.isVisible()).toBe(true)
  await page.keyboard.press('Tab')
  expect(await fold.getAttribute('open')).toBe('')
})

test('colours have visible names; a missing choice names its option, and a sold-out colour says so', async () => {
  const { page, product } = await openProduct('pp-1001')
  const colour = product.getByRole('group', { name: /^Colour/ })
  await expect.poll(() => colour.locator('.option-name').allTextContents()).toEqual(['Red', 'Yellow', 'Deep teal', 'Blue'])
  const soldOut = colour.getByRole('radio', { name: /^Red ?, Out of stock$/ })
  await expect.poll(() => soldOut.count()).toBe(1)
  expect(await soldOut.locator('..').getAttribute('data-off')).toBe('true')
  expect(await colour.getByRole('radio', { name: 'Blue', exact: true }).count()).toBe(1)
  await buyButton(page).click()
  await colour.getByText('Please choose product options').waitFor()
  expect(await colour.ariaSnapshot()).toContain('Please choose product options')
  expect(await colour.evaluate((group) => (group as HTMLElement).ariaDescribedByElements?.map(({ textContent }) => textContent))).toEqual([
    'Please choose product options',
  ])
  expect(await productOf(page).getByText('Please choose product options').and(page.locator(':not(.hidden-text)')).count()).toBe(1)
})

test('on a phone, a bar with the buy button appears while the button is out of view, above or below the screen', async () => {
  const html = `<div id="space" style="block-size:900px"></div>${productTag('pp-1001', 'structured-data="true"')}<div style="block-size:3000px"></div>`
  const { page } = await open({ html, width: 375 })
  await buyButton(page).waitFor()
  const bar = productOf(page).getByRole('region', { name: 'Cast-iron casserole with lid' })
  const leads = bar.getByRole('button', { name: 'Choose options' })
  await leads.waitFor()
  expect(await leads.locator('svg').count()).toBe(0)
  await page.locator('shop-product .product-buy .buy-button').evaluate((button) => button.scrollIntoView({ block: 'center' }))
  await expect.poll(() => bar.count()).toBe(0)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await leads.click()
  await productOf(page).getByRole('group', { name: 'Colour' }).getByText('Please choose product options').waitFor()
  await expect.poll(() => bar.count()).toBe(0) // the first colour has the focus and is in view
  await choose(page, 'colour', 'blue')
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await bar.getByRole('button', { name: 'Add to cart' }).click()
  await bar.getByRole('button', { name: 'Added' }).waitFor()
  const box = await bar.boundingBox()
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(await page.evaluate(() => innerHeight))
})
