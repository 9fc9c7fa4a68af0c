import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { open } from '../e2e/harness.ts'
import { recordEvents, recordedEvents, waitForElements } from './page.ts'

const list = 'shop-product-list'
const oops = 'Oops, something went terribly wrong'

/** Makes the first list render a heading, which throws. */
const break_ = (page: Page) =>
  page
    .locator(list)
    .first()
    .evaluate((element) => {
      Object.assign(window, { broken: true })
      const write = Document.prototype.createElementNS
      const breaking = (namespace: string, name: string) => {
        if (name === 'h2' && Reflect.get(window, 'broken')) throw new Error('a hostile title')
        return write.call(document, namespace, name)
      }
      document.createElementNS = breaking as typeof document.createElementNS
      document.createElement = ((name: string) => breaking('http://www.w3.org/1999/xhtml', name)) as typeof document.createElement
      element.setAttribute('heading', 'Title')
    })

const mend = (page: Page) => page.evaluate(() => Object.assign(window, { broken: false }))

const openLists = async () => {
  const tag = `<${list} product-list="trail" limit="2" lazy="false"></${list}>`
  const visit = await open({ html: tag + tag, before: (page) => recordEvents(page, 'shop-error') })
  await waitForElements(visit.page, list)
  await visit.page.locator(list).nth(1).getByRole('article').first().waitFor()
  return visit
}

describe('an element whose view throws', () => {
  test('ERR-01 R21 shows an error in place, and other elements keep working', async () => {
    const { page } = await openLists()
    await break_(page)
    await page.locator(list).first().getByRole('alert').getByText(oops).waitFor()
    await page.locator(list).nth(1).getByRole('article').first().waitFor()
    expect(await recordedEvents(page, 'shop-error')).toMatchObject([{ tag: list, detail: { message: 'a hostile title' } }])
  })

  test('ERR-02 the error boundary resets when the path changes', async () => {
    const { page } = await openLists()
    await break_(page)
    await page.locator(list).first().getByText(oops).waitFor()
    await mend(page)
    await page.evaluate(() => history.pushState(null, '', '/another-page'))
    await page.locator(list).first().getByRole('heading', { name: 'Title' }).waitFor()
    expect(await page.locator(list).first().getByText(oops).count()).toBe(0)
  })

  test('ERR-02 the error boundary does not reset when only the query changes', async () => {
    const { page } = await openLists()
    await break_(page)
    await page.locator(list).first().getByText(oops).waitFor()
    await mend(page)
    await page.evaluate(() => history.pushState(null, '', '?page=2'))
    await page.waitForTimeout(100)
    expect(await page.locator(list).first().getByText(oops).count()).toBe(1)
  })

  test('the retry button renders it again', async () => {
    const { page } = await openLists()
    await break_(page)
    const retry = page.locator(list).first().getByRole('button', { name: 'Try again' })
    await retry.click()
    await retry.waitFor() // still broken, but rendered again
    await mend(page)
    await retry.click()
    await page.locator(list).first().getByRole('article').first().waitFor()
  })
})
