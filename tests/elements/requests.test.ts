import { expect, test } from 'vitest'
import { open, sites } from '../e2e/harness.ts'
import { shareVisit, show } from '../e2e/journeys/shared-visit.ts'
import { waitForElements } from './page.ts'

const list = 'shop-product-list'
const visit = shareVisit({ html: '' })
const products = /\/api\/products\?/

test('R19 removing the last element that uses a request cancels it', async () => {
  const cancelled: string[] = []
  visit.page.on('requestfailed', (request) => cancelled.push(`${request.failure()?.errorText} ${request.url()}`))
  const { page, errors, calls } = await show(visit, {
    html: `<${list} product-list="trail" lazy="false" api-base="${sites.shop}/fault/slow-10000@products"></${list}>`,
  })
  await waitForElements(page, list)
  await expect.poll(() => calls(products).length).toBe(1)
  await page.locator(list).evaluate((element) => element.remove())
  await expect.poll(() => cancelled.filter((line) => products.test(line))).toEqual([expect.stringContaining('ERR_ABORTED')])
  expect(errors).toEqual([])
})

test('R19 moving an element does not cancel its request', async () => {
  const { page, calls } = await show(visit, {
    html: `<main></main><${list} product-list="trail" limit="3" lazy="false" api-base="${sites.shop}/fault/slow-700@products"></${list}>`,
  })
  await waitForElements(page, list)
  await expect.poll(() => calls(products).length).toBe(1)
  await page.locator(list).evaluate((element) => document.querySelector('main')?.append(element))
  await page.locator(list).getByRole('article').first().waitFor()
  expect(calls(products)).toHaveLength(1)
})

test('the first visit to a shop that renders no lists requests the products of a list once, however late the configuration arrives', async () => {
  for (const delay of [0, 30, 400]) {
    const { page, calls } = await open({
      html: `<${list} product-list="trail" page-size="3"></${list}>`,
      before: (page) =>
        Promise.all([
          page.route(/\/render\?/, (route) => route.fulfill({ status: 204 })),
          page.route(/\/api\/configuration/, async (route) => {
            const answer = await route.fetch()
            await new Promise((resolve) => setTimeout(resolve, delay))
            await route.fulfill({ response: answer })
          }),
        ]),
    })
    await page.locator(list).getByRole('article').first().waitFor()
    await page.waitForTimeout(100)
    expect(calls(products), `${delay} ms`).toHaveLength(1)
  }
})

test('a hidden list loads when it becomes visible', async () => {
  const { page, calls } = await open({
    html: `<details><summary>More</summary><${list} product-list="trail" page-size="3" split-by="off"></${list}></details>`,
  })
  await waitForElements(page, list)
  await page.waitForTimeout(300)
  expect(calls(products)).toEqual([])
  await page.getByText('More').click()
  await page.locator(list).getByRole('article').first().waitFor()
  expect(calls(products)).toHaveLength(1)
})

test('R20 the retry button restores the list after the fault', async () => {
  await visit.page.route(products, (route) => route.abort('connectionrefused'))
  const { page } = await show(visit, { html: `<${list} product-list="trail" limit="3" lazy="false"></${list}>` })
  const retry = page.locator(list).getByRole('button', { name: 'Try again' })
  await retry.waitFor()
  await page.unroute(products)
  await retry.click()
  await page.locator(list).getByRole('article').first().waitFor()
  expect(await retry.count()).toBe(0)
})

test('R20 a reload restores the list after the fault', async () => {
  const { page } = await open({
    html: `<${list} product-list="trail" limit="3" lazy="false"></${list}>`,
    before: (page) => page.route(/\/(api|render)\b/, (route) => route.abort('connectionrefused')),
  })
  await page.locator(list).getByRole('button', { name: 'Try again' }).waitFor()
  await page.unroute(/\/(api|render)\b/)
  await page.reload()
  await page.locator(list).getByRole('article').first().waitFor()
})
