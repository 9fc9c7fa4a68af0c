import { expect, test } from 'vitest'
import { shareVisit, show } from '../e2e/journeys/shared-visit.ts'
import { recordEvents, recordedEvents, waitForElements } from './page.ts'

const list = 'shop-product-list'
const inDemo = '<shop-config mode="demo"></shop-config>'
const visit = shareVisit({ html: '', before: (page) => recordEvents(page, 'shop-error') })

async function shown(html: string, connection?: string) {
  const { page, errors } = visit
  await page.evaluate(() => {
    window.heard = []
  })
  await show(visit, { html, ...(connection && { connection }) })
  return { page, errors }
}

const cards = (of = list) => visit.page.locator(of).getByRole('article')

test.each([
  ['product_label=sale', '"product_label=sale" is invalid', 'da-product_label'],
  ['colour=red&price=1|900', '"colour=red&price=1|900" is invalid', 'da-colour'],
  ['da-product_lable=sale', 'the shop has no filter "da-product_lable=sale"', 'da-product_label'],
  ['da-colour=rad', 'the shop has no filter "da-colour=rad"', 'da-colour=red'],
  ['price=cheap', '"price=cheap" is invalid', 'expected filters such as'],
])('preset-filters="%s" shows no products, and the console tells the right name once', async (filters, message, nearest) => {
  for (const connection of [undefined, inDemo]) {
    const tag = `<${list} heading="On sale" product-list="trail" split-by="off" lazy="false" preset-filters="${filters}"></${list}>`
    const { page, errors } = await shown(tag + tag, connection)
    await page.locator(list).getByText('No products').nth(1).waitFor()
    await expect.poll(() => errors.length).toBe(1)
    expect(errors[0]).toContain(`<${list}> attribute "preset-filters": ${message}`)
    expect(errors[0]).toContain(nearest)
    expect(await cards().count()).toBe(0)
    await expect.poll(async () => (await recordedEvents(page, 'shop-error')).length).toBe(2)
  }
})

test('a property with filters that cannot be read shows no products either', async () => {
  const { page, errors } = await shown(`<${list} product-list="trail" split-by="off" lazy="false"></${list}>`)
  await cards().first().waitFor()
  await page.locator(list).evaluate((element) => Object.assign(element, { presetFilters: { colour: 5 } }))
  await page.locator(list).getByText('No products').first().waitFor()
  expect(errors).toHaveLength(1)
  await page.locator(list).evaluate((element) => Object.assign(element, { presetFilters: undefined }))
  await cards().first().waitFor()
})

test('a category by its title, in a list and by its own tag, is named with its id', async () => {
  for (const connection of [undefined, inDemo]) {
    const { page, errors } = await shown(
      `<${list} category="Hand tools" lazy="false"></${list}><shop-category category="hand-tool"></shop-category>`,
      connection,
    )
    await expect
      .poll(() => [...errors].sort())
      .toEqual([
        '<shop-category> attribute "category": the shop has no category "hand-tool"; did you mean "hand-tools"?',
        `<${list}> attribute "category": the shop has no category "Hand tools"; did you mean "hand-tools"?`,
      ])
    expect(await recordedEvents(page, 'shop-error')).toHaveLength(2)
  }
})

test('an unknown id of a list is named, and the other products are shown in their order', async () => {
  for (const connection of [undefined, inDemo]) {
    const { errors } = await shown(
      `<${list} product-ids="sw-1201 mug-9999 ck-14O1 pp-1001" split-by="off" lazy="false"></${list}>`,
      connection,
    )
    await expect.poll(() => cards().count()).toBe(2)
    await expect
      .poll(() => errors)
      .toEqual([
        `<${list}> attribute "product-ids": the shop has no product "mug-9999"`,
        expect.stringContaining(`<${list}> attribute "product-ids": the shop has no product "ck-14O1"`),
      ])
  }
})

test('known ids, split into one item per colour or on several pages, are not reported', async () => {
  const { page, errors } = await shown(
    `<${list} product-ids="ct-1602 sw-1201" lazy="false"></${list}>
     <${list} product-ids="ct-1602 sw-1201 ck-1401" split-by="off" page-size="2" lazy="false"></${list}>`,
  )
  await expect.poll(() => cards().count()).toBeGreaterThan(4)
  await page.waitForLoadState('networkidle')
  expect(errors).toEqual([])
  expect(visit.calls(/unknown-names/)).toEqual([])
})

test('single products, forms, articles, pages and block types are named with the nearest that exists', async () => {
  const { page, errors } = await shown(`
    <shop-product product-id="ck1401"></shop-product><shop-product-card code="CT-16O2-01"></shop-product-card>
    <shop-form form-id="inquirry"></shop-form><shop-news-item news-id="nothing-like-it"></shop-news-item>
    <shop-page path="/delivry" header="off" footer="off" side-cart="off" newsletter="off"></shop-page>
    <shop-block type="productlist"></shop-block><shop-block type="productlist"></shop-block>`)
  await waitForElements(page, 'shop-product', 'shop-block')
  await expect
    .poll(() => errors.filter((error) => error.includes('attribute')).sort(), { timeout: 15_000 })
    .toEqual([
      '<shop-block> attribute "type": the kit has no block type "productlist"; did you mean "productList"?',
      '<shop-form> attribute "form-id": the shop has no form "inquirry"; did you mean "inquiry"?',
      '<shop-news-item> attribute "news-id": the shop has no news "nothing-like-it"',
      '<shop-page> attribute "path": the shop has no page "/delivry"; did you mean "/delivery"?',
      '<shop-product-card> attribute "code": the shop has no product "CT-16O2-01"; did you mean "CT-1602-01"?',
      '<shop-product> attribute "product-id": the shop has no product "ck1401"; did you mean "ck-1401"?',
    ])
})

test('values that narrow a product, and the fields of filters, are named with the nearest that exists', async () => {
  for (const connection of [undefined, inDemo]) {
    const { errors } = await shown(
      `<shop-product product-id="ct-1602" by-attribute="color:red"></shop-product>
       <shop-product product-id="ct-1602" by-attribute="red"></shop-product>
       <shop-product product-id="ct-1602" variant-codes="CT-16O2-01 CT-1602-02"></shop-product>
       <${list} category="kitchen" subcategories filters filter-fields="colr price da-brand" lazy="false"></${list}>`,
      connection,
    )
    await expect
      .poll(() => errors.toSorted(), { timeout: 15_000 })
      .toEqual([
        `<${list}> attribute "filter-fields": the shop has no filter "da-colr"; did you mean "da-colour"?`,
        '<shop-product> attribute "by-attribute": the shop has no attribute value "color:red"; did you mean "colour:red"?',
        '<shop-product> attribute "by-attribute": the shop has no attribute value "red"; did you mean "colour:red"?',
        '<shop-product> attribute "variant-codes": the shop has no product "CT-16O2-01"; did you mean "CT-1602-01"?',
      ])
  }
})

test('fifty tags with the same mistake say it once', async () => {
  const { page, errors } = await shown('<shop-product-card product-id="of-another-shop"></shop-product-card>'.repeat(50))
  await expect.poll(async () => (await recordedEvents(page, 'shop-error')).length).toBe(50)
  expect(errors).toEqual(['<shop-product-card> attribute "product-id": the shop has no product "of-another-shop"'])
})

test('a filter of the visitor that no longer exists shows no products, and a way to clear it', async () => {
  await show(visit, {
    path: '/test-page?da-gone=red&utm_source=mail',
    html: `<${list} product-list="trail" url-sync="on" lazy="false"></${list}>`,
  })
  await visit.page.locator(list).getByText('No products').first().waitFor()
  await visit.page.locator(list).getByRole('button', { name: 'Clear all' }).first().click()
  await cards().first().waitFor()
  expect(new URL(visit.page.url()).search).toBe('?utm_source=mail')
})
