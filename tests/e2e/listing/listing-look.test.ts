import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { shareVisit, show } from '../journeys/shared-visit.ts'
import { cards, expectOtherItems, listing, openList, showList, titles } from './listing-steps.ts'

const workshop = 'category="workshop" subcategories split-by="off"'
const visit = shareVisit({ html: '' })

const columns = (page: Page) =>
  listing(page)
    .locator('.products')
    .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)

test('the page’s live region announces the product count after a filter', async () => {
  const { page } = await showList(visit, `${workshop} filters`)
  const announced = () => page.evaluate(() => document.querySelector('shop-announcer')?.shadowRoot?.textContent?.trim() ?? '')
  expect(await announced()).toBe('') // must be the first test of the shared page
  await listing(page)
    .getByRole('checkbox', { name: /^Brass/ })
    .check()
  await expect.poll(announced).toMatch(/^\d+ products?$/)
})

test('LIST-21 the grid has 2 columns on a phone, 3 from medium and 4 from 2xl screens', async () => {
  const { page } = await showList(visit, workshop, { width: 375 })
  const columnsAt: [width: number, columns: number][] = [
    [375, 2],
    [767, 2],
    [768, 3],
    [1535, 3],
    [1536, 4],
  ]
  for (const [width, count] of columnsAt) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => columns(page), { message: `${width} px` }).toBe(count)
  }
})

test('the columns attribute sets the columns, and no card is narrower than 140 px', async () => {
  const { page } = await showList(visit, `${workshop} columns="2 5 6"`)
  expect(await columns(page)).toBe(5)
  await page.evaluate(() => document.body.style.setProperty('width', '400px'))
  expect(await columns(page)).toBe(2)
  const { width } = (await cards(page).first().boundingBox()) ?? { width: 0 }
  expect(width).toBeGreaterThanOrEqual(140)
  await listing(page).evaluate((element) => {
    element.setAttribute('responsive', 'container')
    element.setAttribute('columns', '1 2 3')
  })
  await expect.poll(() => columns(page)).toBe(1)
})

test('LIST-22 renders title, filters, sorting, a grid/list toggle and pages', async () => {
  const { page } = await showList(visit, `${workshop} heading="Workshop" filters page-size="20" page-sizes="20 40"`)
  const list = listing(page)
  await list.getByRole('heading', { name: 'Workshop', exact: true }).waitFor()
  await list.getByRole('checkbox').first().waitFor()
  await list.getByLabel('Sort by').waitFor()
  await list.getByRole('group', { name: 'Layout' }).waitFor()
  await list.getByRole('navigation', { name: 'Pages' }).waitFor()
})

test('an embedded list scrolls to its top on a page change and keeps focus on the pager', async () => {
  const above = '<div style="height: 900px"></div>'
  const { page } = await show(visit, {
    html: `${above}<shop-product-list ${workshop} page-size="20" page-sizes="none"></shop-product-list>`,
  })
  await cards(page).first().waitFor()
  const before = await titles(page)
  const next = listing(page).getByRole('button', { name: 'Next' })
  await next.focus()
  await next.press('Enter')
  await expectOtherItems(page, before)
  const { top } = await listing(page).evaluate((element) => element.getBoundingClientRect())
  expect(Math.abs(top)).toBeLessThan(60)
  expect(await listing(page).evaluate((element) => element.shadowRoot?.activeElement?.getAttribute('aria-label'))).toBe('Next')
})

test('PAGER-01 PAGER-02 previous is disabled on the first page, next on the last', async () => {
  const { page } = await showList(visit, `${workshop} page-size="40" page-sizes="none"`)
  const previous = listing(page).getByRole('button', { name: 'Previous' })
  const next = listing(page).getByRole('button', { name: 'Next' })
  expect(await previous.isDisabled()).toBe(true)
  expect(await next.isDisabled()).toBe(false)
  const before = await titles(page)
  await next.click()
  await expectOtherItems(page, before)
  expect(await previous.isDisabled()).toBe(false)
  expect(await next.isDisabled()).toBe(true)
})

test('limit caps the total product count, and pager="none" hides pager and toolbar', async () => {
  const { page } = await showList(visit, `${workshop} limit="12" page-size="10" page-sizes="none" count`)
  expect(await listing(page).locator('.toolbar-count').textContent()).toBe('12 products')
  await listing(page).getByRole('button', { name: 'Page 2' }).click()
  await expect.poll(() => cards(page).count()).toBe(2)
  const teaser = await showList(visit, `${workshop} pager="none" page-size="4"`)
  expect(await cards(teaser.page).count()).toBe(4)
  expect(await listing(teaser.page).getByRole('navigation').count()).toBe(0)
  expect(await listing(teaser.page).locator('.toolbar').count()).toBe(0)
})

test('a slider shows four products, scrolls by arrows and dots, and has no pages', async () => {
  const { page } = await show(visit, { html: `<shop-product-list ${workshop} page-size="12" display="slider"></shop-product-list>` })
  const slider = listing(page).getByRole('group', { name: 'Products' })
  await slider.waitFor()
  const visible = () =>
    slider.locator('li').evaluateAll((slides) => {
      const view = slides[0]?.closest('.carousel-view')?.getBoundingClientRect()
      return slides.flatMap((slide, index) => {
        const { left, right } = slide.getBoundingClientRect()
        return view && left >= view.left - 1 && right <= view.right + 1 ? [index] : []
      })
    })
  expect(await visible()).toEqual([0, 1, 2, 3])
  await slider.getByRole('button', { name: 'Next' }).click()
  await expect.poll(visible).toEqual([4, 5, 6, 7])
  await slider.getByRole('button', { name: 'Slide 3 of 3' }).click()
  await expect.poll(visible).toEqual([8, 9, 10, 11])
  expect(await listing(page).getByRole('navigation').count()).toBe(0)
})

test('a list of 300 products lays out only cards near the viewport, without layout shift while scrolling', async () => {
  const { page } = await showList(visit, 'search="s" pager="more" page-size="150" split-by="off"')
  await listing(page).getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => cards(page).count()).toBe(300)
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  await page.evaluate(() => scrollTo(0, 0))
  await page.waitForTimeout(600)
  await page.evaluate(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') })
    }).observe({ type: 'layout-shift' })
  })
  const estimated = await height()
  for (let step = 0; step < 20; step += 1) {
    await page.mouse.wheel(0, 800)
    await page.waitForTimeout(30)
  }
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBe(0)
  expect(Math.abs((await height()) / estimated - 1)).toBeLessThan(0.02)
  const skipped = await cards(page)
    .last()
    .evaluate((card) => !card.checkVisibility({ contentVisibilityAuto: true }))
  expect(skipped).toBe(true)
})

test('LIST-16 LIST-18 stores the layout in the cookie listType', async () => {
  const { page, context } = await openList(workshop)
  const layout = () => listing(page).locator('.products').getAttribute('data-layout')
  expect(await layout()).toBe('grid')
  await listing(page).getByRole('button', { name: 'List', exact: true }).click()
  await expect.poll(layout).toBe('list') // the kit answers once it has taken the markup over
  expect((await context.cookies()).find(({ name }) => name === 'listType')?.value).toBe('list')
  await page.reload()
  await cards(page).first().waitFor()
  expect(await layout()).toBe('list')
})

test('Show more appends a page without layout shift and keeps the focus', async () => {
  const { page } = await openList(`${workshop} pager="more" page-size="20"`)
  await page.evaluate(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!(entry as unknown as { hadRecentInput: boolean }).hadRecentInput) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const more = listing(page).getByRole('button', { name: 'Show more' })
  const first = await titles(page)
  await more.focus()
  await more.press('Enter')
  await expect.poll(() => cards(page).count()).toBe(40)
  expect((await titles(page)).slice(0, 20)).toEqual(first)
  expect(await listing(page).evaluate((element) => element.shadowRoot?.activeElement?.textContent)).toBe('Show more')
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0))).toBe(0)
})

test('LIST-22 long words keep the toolbar on its lines', async () => {
  const { page } = await openList('product-list="offers" split-by="off" filters count', { language: 'lt', width: 768 })
  const rows = () =>
    listing(page)
      .locator('.toolbar :is(.toolbar-filters, .toolbar-count, .choice-select, .layout-toggle)')
      .evaluateAll((tools) => {
        const middles = tools.flatMap((tool) => {
          const { top, height } = tool.getBoundingClientRect()
          return height > 0 ? [Math.round((top + height / 2) / 4)] : []
        })
        return new Set(middles).size
      })
  expect(await rows()).toBe(1)
  await page.setViewportSize({ width: 375, height: 900 })
  await expect.poll(rows).toBe(2)
  const sort = listing(page).locator('[data-name="sort"] select')
  const room = await sort.evaluate((select: HTMLSelectElement) => {
    const { fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(select)
    const canvas = document.createElement('canvas').getContext('2d')
    if (!canvas) return 0
    canvas.font = `${fontSize} ${fontFamily}`
    const longest = Math.max(...[...select.options].map(({ text }) => canvas.measureText(text).width))
    return select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - longest
  })
  expect(room).toBeGreaterThan(0)
})
