import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { Product } from '../../../src/model/product/product.ts'
import { recordEvents, recordedEvents } from '../../elements/page.ts'
import { open, sites } from '../harness.ts'
import { fetchJson } from './listing-steps.ts'

const template = `<template slot="card"><article class="own">
  <a data-field="url"><img data-field="image"></a>
  <h3><a data-field="url title"></a></h3>
  <p><s data-field="old-price"></s> <b data-field="price"></b> <i data-field="discount"></i></p>
  <small data-field="sku"></small> <em data-field="availability"></em>
</article></template>`
const list = (attributes: string, content = template) => `<shop-product-list ${attributes}>${content}</shop-product-list>`
const query = '/api/products?lang=en&category=workshop&includeSubCategories=true&size=6'
const products = await fetchJson<Product[]>(query)
const first = products[0] as Product

const own = (page: Page) => page.locator('shop-product-list > article.own')
const text = (page: Page, selector: string) => own(page).first().locator(selector)

test('a list renders the cards in the markup of its template, in the light DOM, with the values of the server', async () => {
  const { page, errors } = await open({
    html: `<style>.own{color:rgb(1,2,3)}</style>${list('category="workshop" subcategories page-size="6" split-by="off" lazy="false"')}`,
    before: (opened) => recordEvents(opened, 'shop-product-click', 'shop-navigate'),
    stays: true,
  })
  await expect.poll(() => own(page).count()).toBe(6)
  expect(await page.locator('shop-product-list article.card').count()).toBe(0)
  expect(await own(page).locator('h3').allTextContents()).toEqual(products.map(({ title }) => title))
  expect(await own(page).first().getAttribute('slot')).toBe('card-1')
  expect(await text(page, 'b').textContent()).toMatch(/^€\d+,\d\d$/)
  expect(await text(page, 'a').first().getAttribute('href')).toBe(first.url)
  expect(await text(page, 'img').getAttribute('src')).toMatch(/^\/images\//)
  expect(await text(page, 'em').textContent()).toMatch(/stock|Delivered/)
  const isReduced = await own(page).evaluateAll((cards) =>
    cards.map((card) => [card.querySelector<HTMLElement>('s')?.hidden, card.querySelector<HTMLElement>('i')?.hidden]),
  )
  expect(isReduced).toEqual(products.map(({ priceNow = 0, priceOld = 0 }) => [priceOld <= priceNow, priceOld <= priceNow]))
  expect(
    await own(page)
      .first()
      .evaluate((card) => getComputedStyle(card).color),
  ).toBe('rgb(1, 2, 3)')
  await text(page, 'h3 a').click()
  expect((await recordedEvents(page, 'shop-product-click')).length).toBe(1)
  expect((await recordedEvents(page, 'shop-navigate')).length).toBe(1)
  expect(errors).toEqual([])
})

test('values of a product are never markup or code, and unknown fields are reported', async () => {
  const hostile = `<template slot="card"><div class="own"><p data-field="title"></p><a data-field="url">x</a><img data-field="image">
    <script data-field="title"></script><p data-field="colour"></p></div></template>`
  const { page, errors } = await open({ html: list('product-list="trail"', hostile) })
  await page.evaluate(() => {
    const product = {
      id: '1',
      title: '<img src=x onerror=alert(1)>',
      url: 'javascript:alert(1)',
      images: ['javascript:alert(1)'],
      priceNow: 1,
    }
    Object.assign(document.querySelector('shop-product-list') as object, { products: [product] })
  })
  const card = page.locator('shop-product-list > .own')
  await expect.poll(() => card.locator('p').first().textContent()).toBe('<img src=x onerror=alert(1)>')
  expect(await card.locator('a').evaluate((link: HTMLAnchorElement) => [link.hidden, link.hasAttribute('href')])).toEqual([true, false])
  expect(await card.locator('img').getAttribute('src')).toMatch(/^(?!javascript)/)
  expect(await card.locator('script').textContent()).toBe('')
  expect(errors.filter((error) => /data-field/.test(error)).sort()).toEqual([
    '<shop-product-list> attribute "data-field": a card has no field "colour" for <p>',
    '<shop-product-list> attribute "data-field": a card has no field "title" for <script>',
  ])
})

test('cards of a template follow the page of the list, are in its order, and leave with it', async () => {
  const { page } = await open({ html: list('category="workshop" subcategories page-size="3" split-by="off" lazy="false"') })
  await expect.poll(() => own(page).count()).toBe(3)
  await page.evaluate(() => (document.querySelector<HTMLElement>('shop-product-list') as unknown as { goTo(page: number): void }).goTo(1))
  await expect.poll(() => own(page).first().locator('h3').textContent()).toBe(products[3]?.title)
  expect(await own(page).count()).toBe(3)
  await page.evaluate(() => {
    const element = document.querySelector('shop-product-list') as HTMLElement
    element.setAttribute('page-size', '60')
    ;(element as unknown as { goTo(page: number): void }).goTo(0)
  })
  await expect.poll(() => own(page).count()).toBeGreaterThan(40)
  const slots = await own(page).evaluateAll((cards) => cards.map(({ slot }) => Number(slot.replace('card-', ''))))
  expect(slots).toEqual(slots.map((_, index) => index + 1))
  await page.evaluate(() => document.querySelector('shop-product-list')?.setAttribute('product-list', 'nothing'))
  await page.evaluate(() => document.querySelector('shop-product-list')?.removeAttribute('category'))
  await expect.poll(() => own(page).count()).toBe(0)
})

test('tags in a template get their product', async () => {
  const buy = '<template slot="card"><div class="own"><shop-add-to-cart data-field="product"></shop-add-to-cart></div></template>'
  const { page, calls, errors } = await open({ html: list('product-ids="ck-1401 bl-1603" lazy="false"', buy) })
  await expect.poll(() => page.locator('shop-add-to-cart').getByRole('button').count()).toBe(2)
  expect(await page.locator('shop-add-to-cart').first().getAttribute('product-id')).toBe('ck-1401')
  expect(calls(/GET \/api\/products/).length).toBeLessThanOrEqual(2)
  expect(errors).toEqual([])
})

test('a list that a server has rendered hydrates and then shows the cards of its template', async () => {
  const question = new URLSearchParams({
    tag: 'shop-product-list',
    attributes: JSON.stringify({ category: 'workshop', subcategories: 'true', 'page-size': '6', 'split-by': 'off' }),
    path: '/test-page',
  })
  const rendered = await (await fetch(`${sites.shop}/render?${question}`)).text()
  const { page, calls, errors } = await open({
    html: rendered.replace('</shop-product-list>', `${template}</shop-product-list>`),
    connection: '<shop-config></shop-config>',
  })
  await expect.poll(() => own(page).count()).toBe(6)
  expect(await own(page).locator('h3').allTextContents()).toEqual(products.map(({ title }) => title))
  expect(calls(/api\/products/)).toEqual([])
  expect(errors).toEqual([])
})
