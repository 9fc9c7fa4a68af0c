import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { open, sites } from '../harness.ts'
import { shareVisit, show } from '../journeys/shared-visit.ts'

// a product with many related products
const id = 'sb-1101'
const cards = (page: Page, tag: string): Locator => page.locator(tag).locator('article.card')
const titles = (page: Page, tag: string) => cards(page, tag).locator('.card-link').allTextContents()
const fetchProducts = async (query: string) =>
  (await (await fetch(`${sites.shop}/api/products?lang=en&${query}`)).json()) as { id: string; title: string }[]
const fetchTitles = async (query: string) => (await fetchProducts(query)).map(({ title }) => title)
const collapsed = (page: Page, tag: string) => expect.poll(() => page.locator(tag).evaluate((element) => element.clientHeight)).toBe(0)

describe('on one page', () => {
  const visit = shareVisit({ html: '' })
  const shown = async (html: string) => {
    await show(visit, { html })
    return visit
  }

  test('BANNER-20 renders related products in a carousel in the shop’s order', async () => {
    const { page, errors } = await shown(`<shop-related-products product-id="${id}"></shop-related-products>`)
    const first = await fetchTitles(`relatedTo=${id}&size=5`)
    await expect.poll(async () => (await titles(page, 'shop-related-products')).slice(0, 5)).toEqual(first)
    await page.locator('shop-related-products').getByRole('group', { name: 'Related products' }).waitFor()
    expect(errors).toEqual([])
  })

  test('BANNER-21 renders alternative products by the attribute that names them', async () => {
    const { page, calls } = await shown(`<shop-alternative-products product-id="${id}"></shop-alternative-products>`)
    const first = await fetchTitles(`product-attribute=alternativeProducts&product-attribute-product=${id}&size=5`)
    await expect.poll(async () => (await titles(page, 'shop-alternative-products')).slice(0, 5)).toEqual(first)
    expect(calls(/product-attribute=alternativeProducts/).length).toBeGreaterThan(0)
  })

  test('ANA-01 reports a product click to analytics and the page with its position', async () => {
    const { page } = await shown(`<shop-related-products product-id="${id}" heading="Goes with it"></shop-related-products>`)
    await page.evaluate(() =>
      addEventListener('shop-product-click', (event) => {
        event.preventDefault()
        const { product, position } = (event as CustomEvent<{ product: { id: string }; position: number }>).detail
        Object.assign(window, { clicked: [product.id, position] })
      }),
    )
    const second = (await fetchProducts(`relatedTo=${id}&size=5`))[1]
    await cards(page, 'shop-related-products').nth(1).locator('a.card-link').click()
    expect(await page.evaluate(() => Reflect.get(window, 'clicked'))).toEqual([second?.id, 2])
    const [told] = await page.evaluate(() =>
      (Reflect.get(window, 'dataLayer') as { event: string }[]).filter(({ event }) => event === 'select_item'),
    )
    expect(told).toMatchObject({ ecommerce: { item_list_name: 'Goes with it', items: [{ item_name: second?.title, index: 2 }] } })
    expect(new URL(page.url()).pathname).toBe('/test-page')
  })

  test('renders nothing for a product without related products unless the page provides a text', async () => {
    const tag = (inside: string) => `<shop-related-products product-id="gone" heading="Goes with it">${inside}</shop-related-products>`
    const { page } = await shown(tag(''))
    await collapsed(page, 'shop-related-products')
    await shown(tag('<p slot="empty">Nothing goes with it</p>'))
    const block = page.locator('shop-related-products')
    await block.getByRole('heading', { name: 'Goes with it' }).waitFor()
    await expect.poll(() => block.locator('[part="skeleton"]').count()).toBe(0)
    expect(await page.getByText('Nothing goes with it').isVisible()).toBe(true)
  })

  test('renders only the named groups, as lines of text', async () => {
    const { page } = await shown(
      `<shop-product-attributes product-id="${id}" groups="Use,Measures" layout="list"></shop-product-attributes>`,
    )
    const block = page.locator('shop-product-attributes')
    await expect.poll(() => block.getByRole('heading').allTextContents()).toEqual(['Measures', 'Use'])
    expect(await block.locator('.facts').getAttribute('data-layout')).toBe('list')
  })

  test('a failed carousel shows an error and retries', async () => {
    await visit.page.route(/relatedTo=/, (route) => route.fulfill({ status: 500, body: '{}' }))
    const { page } = await shown(`<shop-related-products product-id="${id}"></shop-related-products>`)
    const shelf = page.locator('shop-related-products')
    await shelf.getByRole('alert').waitFor({ timeout: 20_000 })
    await page.unroute(/relatedTo=/)
    await shelf.getByRole('button', { name: 'Try again' }).click()
    await cards(page, 'shop-related-products').first().waitFor()
  })

  test('warns the page author about a tag without a product', async () => {
    await visit.page.evaluate(() => {
      const missed: unknown[] = []
      Object.assign(window, { missed })
      addEventListener('shop-error', (event) => missed.push([(event.target as Element).localName, (event as CustomEvent).detail.attribute]))
    })
    const tags = ['shop-related-products', 'shop-alternative-products', 'shop-product-attributes']
    const { page } = await shown(tags.map((tag) => `<${tag}></${tag}>`).join(''))
    await expect
      .poll(() => page.evaluate(() => (Reflect.get(window, 'missed') as string[][]).toSorted()))
      .toEqual([
        ['shop-alternative-products', 'product-id'],
        ['shop-product-attributes', 'product-id'],
        ['shop-related-products', 'product-id'],
      ])
  })

  test('BANNER-22 PDP-27 lists product attributes by group and links searchable values', async () => {
    const { page, calls } = await shown(
      `<shop-product-attributes product-id="${id}"></shop-product-attributes><shop-product product-id="${id}"></shop-product>`,
    )
    const block = page.locator('shop-product-attributes')
    await block.getByRole('heading', { name: 'Measures' }).waitFor()
    expect(await block.locator('.facts-row').filter({ hasText: 'Weight' }).locator('dd').textContent()).toBe('610\u00a0g')
    expect(await block.getByRole('link', { name: 'Hultén' }).getAttribute('href')).toMatch(/\?da-brand=hulten$/)
    expect(await block.getByRole('link', { name: 'Beech' }).count()).toBe(0)
    await page
      .locator('shop-product')
      .getByRole('button', { name: /^Add to cart/ })
      .waitFor()
    expect(calls(new RegExp(`/api/products\\?.*id=${id}`)).filter((call) => !call.includes('variants'))).toHaveLength(1)
  })
})

test('shows recently viewed products, newest first, until the shopper clears them', async () => {
  const [saw, knife] = [id, 'sb-1103']
  const first = await open({ html: `<shop-product product-id="${saw}"></shop-product>` })
  await first.page
    .locator('shop-product')
    .getByRole('button', { name: /^Add to cart/ })
    .waitFor()
  const next = await open({
    context: first.context,
    html: `<shop-product product-id="${knife}"></shop-product><shop-related-products recent heading="Recently viewed"></shop-related-products>`,
  })
  const names = await Promise.all([knife, saw].map((one) => fetchTitles(`id=${one}`)))
  await expect.poll(() => titles(next.page, 'shop-related-products')).toEqual(names.flat())

  const beside = await show(first, {
    html: `<shop-related-products recent product-id="${knife}" heading="Recently viewed"></shop-related-products>`,
  })
  await expect.poll(() => titles(beside.page, 'shop-related-products')).toEqual(names[1])
  await beside.page.getByRole('button', { name: 'Clear recently viewed' }).click()
  await collapsed(beside.page, 'shop-related-products')
  await collapsed(next.page, 'shop-related-products')
  expect(await beside.page.evaluate(() => localStorage.getItem('shop:recent'))).not.toContain('sb-')
  expect(next.calls(/^POST/)).toEqual([])
})
