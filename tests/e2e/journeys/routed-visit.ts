import type { Frame, Page } from 'playwright'
import { afterEach, expect } from 'vitest'
import { sites } from '../harness.ts'
import { shareVisit } from './shared-visit.ts'

/** One page for all tests of a file, in which each loads a page of the routed shop, as somebody who has chosen nothing yet. */
export function shareRouted() {
  const visit = shareVisit({ site: 'routed', path: '/manifest.json' })
  afterEach(() => visit.page.unrouteAll({ behavior: 'ignoreErrors' }))
  const start = async (path: string, { width = 1440, height = 900 } = {}) => {
    await visit.context.clearCookies()
    await visit.page.setViewportSize({ width, height })
    visit.forget()
    // the page that is left goes on asking until this one is there
    const onCome = (frame: Frame) => {
      if (frame !== visit.page.mainFrame() || frame.url() !== sites.routed + path) return
      visit.forget()
      visit.page.off('framenavigated', onCome)
    }
    visit.page.on('framenavigated', onCome)
    await visit.page.goto(sites.routed + path)
    visit.page.off('framenavigated', onCome)
    return visit
  }
  return { visit, start }
}

/** Scrolls down until a long page has come to its end: what is far below is there once somebody does something. */
export const toFoot = (page: Page) =>
  expect
    .poll(async () => {
      await page.mouse.wheel(0, 4000)
      return page.locator('shop-footer').getByRole('navigation').count()
    })
    .toBeGreaterThan(0)
