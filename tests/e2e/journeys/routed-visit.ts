import type { Frame, Page } from 'playwright'
import { afterEach, expect } from 'vitest'
import { sites } from '../harness.ts'
import { shareVisit } from './shared-visit.ts'

/**
 * Shares one tab among the tests of a file. `start` loads a page of the single-page shop in it, without cookies; on the site
 * `plain`, the browser renders the first page as well.
 */
export function shareRouted(site: 'routed' | 'plain' = 'routed') {
  const visit = shareVisit({ site, path: '/manifest.json' })
  afterEach(() => visit.page.unrouteAll({ behavior: 'ignoreErrors' }))
  const start = async (path: string, { width = 1440, height = 900 } = {}) => {
    await visit.context.clearCookies()
    await visit.page.setViewportSize({ width, height })
    visit.forget()
    // the previous page sends requests until the new one commits
    const onNavigated = (frame: Frame) => {
      if (frame !== visit.page.mainFrame() || frame.url() !== sites[site] + path) return
      visit.forget()
      visit.page.off('framenavigated', onNavigated)
    }
    visit.page.on('framenavigated', onNavigated)
    await visit.page.goto(sites[site] + path)
    await waitForRouter(visit.page)
    visit.page.off('framenavigated', onNavigated)
    return visit
  }
  return { visit, start }
}

/** Waits until the page follows its links itself: until the code of a rendered page has loaded, the browser does. */
export const waitForRouter = (page: Page) => page.waitForFunction(() => history.scrollRestoration === 'manual')

/** Scrolls down until the footer renders. Content far below renders only after an interaction. */
export const scrollToFooter = (page: Page) =>
  expect
    .poll(async () => {
      await page.mouse.wheel(0, 4000)
      return page.locator('shop-footer').getByRole('contentinfo').count()
    })
    .toBeGreaterThan(0)
