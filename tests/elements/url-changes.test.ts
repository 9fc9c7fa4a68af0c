import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { expectOtherItems, largeCategory, openList, titles } from '../e2e/listing/listing-steps.ts'

const withoutNavigationApi = (page: Page) => page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }))

const openSyncedList = (before: (page: Page) => Promise<unknown> = withoutNavigationApi) =>
  openList(`category="${largeCategory}" subcategories url-sync="on" split-by="off" page-size="10" page-sizes="10"`, {
    contextOptions: {},
    before,
  })

describe('without the Navigation API', () => {
  test('LIST-03 a list follows pushState, replaceState and back of the host page', async () => {
    const { page } = await openSyncedList()
    const first = await titles(page)
    await page.evaluate(() => history.pushState(null, '', '?page=1'))
    const second = await expectOtherItems(page, first)
    await page.evaluate(() => history.replaceState(null, '', '?page=2'))
    await expectOtherItems(page, second)
    await page.goBack()
    expect(await expectOtherItems(page, second)).toEqual(first)
  })

  test('R50 routers may replace the methods of history before and after the kit loads, and restore them', async () => {
    const patch = () => {
      const before = history.pushState
      const patched: typeof before = (...args) => {
        Object.assign(window, { pushes: (Reflect.get(window, 'pushes') ?? 0) + 1 })
        before.apply(history, args)
      }
      history.pushState = patched
      Object.assign(window, { restore: () => (history.pushState = before), isPatched: () => history.pushState === patched })
    }
    const { page } = await openSyncedList(async (opened) => {
      await withoutNavigationApi(opened)
      await opened.addInitScript(patch)
    })
    expect(await page.evaluate('isPatched()')).toBe(true)
    const first = await titles(page)
    await page.evaluate(patch)
    await page.evaluate(() => history.pushState(null, '', '?page=1'))
    const second = await expectOtherItems(page, first)
    expect(await page.evaluate('pushes')).toBe(2)
    await page.evaluate('restore()')
    await page.evaluate(() => history.pushState(null, '', '?page=2'))
    await expectOtherItems(page, second)
    expect(await page.evaluate('pushes')).toBe(3)
  })
})
