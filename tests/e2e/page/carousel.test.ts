import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { open, sites } from '../harness.ts'
import { shareVisit, show } from '../journeys/shared-visit.ts'
import { waitForNetworkIdle } from '../network-idle.ts'

// a product with many related products
const id = 'sb-1101'
const related = (more = '') => `<shop-related-products product-id="${id}" heading="Goes with it" ${more}></shop-related-products>`

const shelf = (page: Page): Locator => page.locator('shop-related-products')
const carousel = (page: Page): Locator => shelf(page).getByRole('group', { name: 'Goes with it' })
const ready = (page: Page) => carousel(page).locator('article.card').first().waitFor()
const loaded = (page: Page) => carousel(page).locator('article.card').count()
const waitForDragging = (page: Page) => carousel(page).locator('.carousel-view[data-dragged]').waitFor()
/** Hovers the slides, which loads the drag code, and waits for it. */
const enableDragging = async (page: Page) => {
  await carousel(page).locator('.carousel-view').hover()
  await waitForDragging(page)
}

/** Indices of the fully visible slides. */
const visibleSlides = (page: Page) =>
  carousel(page)
    .locator('.carousel-track > li')
    .evaluateAll((slides) => {
      const view = slides[0]?.closest('.carousel-view')?.getBoundingClientRect()
      return slides.flatMap((slide, index) => {
        const { left, right } = slide.getBoundingClientRect()
        return view && left >= view.left - 1 && right <= view.right + 1 ? [index] : []
      })
    })
const requestedPages = (calls: string[]) => calls.map((call) => new URL(call.split(' ')[1] ?? '', sites.shop).searchParams.get('page'))

describe('on one page', () => {
  const visit = shareVisit({ html: related() })
  const shown = async (html = related()) => {
    await show(visit, { html })
    return visit.page
  }

  test('CAR-03 PDP-18 loads related products 5 at a time while fewer than two pages of slides remain', async () => {
    const { page, calls, errors } = visit // must be the first test of the shared page
    await ready(page)
    const requested = () => requestedPages(calls(/relatedTo=/))
    await expect.poll(requested).toEqual(['0', '1', '2'])
    expect(calls(/relatedTo=/).every((call) => call.includes('size=5'))).toBe(true)
    await expect.poll(() => loaded(page)).toBe(15)
    await enableDragging(page)
    await carousel(page).getByRole('button', { name: 'Next' }).click()
    await expect.poll(requested).toEqual(['0', '1', '2', '3'])
    expect(errors).toEqual([])
  })

  test('CAR-01 scrolls to the next and previous slides and marks the ends', async () => {
    const page = await shown()
    await ready(page)
    await enableDragging(page)
    const [previous, next] = [
      carousel(page).getByRole('button', { name: 'Previous' }),
      carousel(page).getByRole('button', { name: 'Next' }),
    ]
    expect(await visibleSlides(page)).toEqual([0, 1, 2, 3])
    expect(await previous.getAttribute('aria-disabled')).toBe('true')
    await next.click()
    await expect.poll(() => visibleSlides(page)).toEqual([4, 5, 6, 7])
    expect(await previous.getAttribute('aria-disabled')).toBeNull()
    await previous.click()
    await expect.poll(() => visibleSlides(page)).toEqual([0, 1, 2, 3])
    expect(visit.errors).toEqual([])
  })

  test('CAR-02 a dot scrolls to its slides and becomes the current one', async () => {
    const page = await shown()
    await ready(page)
    await enableDragging(page)
    await carousel(page)
      .getByRole('button', { name: /^Slide 2 of / })
      .click()
    await expect.poll(() => visibleSlides(page)).toEqual([4, 5, 6, 7])
    await expect.poll(() => carousel(page).locator('[aria-current]').getAttribute('aria-label')).toMatch(/^Slide 2 of /)
  })

  test('CAR-02 with more than seven stops, a window of dots follows the current one and keeps the focus', async () => {
    const many = '<shop-product-list-banner product-list="top" slides-count="12" responsive="container"></shop-product-list-banner>'
    const page = await shown(`<div style="width: 360px">${many}</div>`)
    const slider = page.locator('shop-product-list-banner')
    await slider.locator('article.card').first().waitFor()
    const dots = slider.getByRole('button', { name: /^Slide \d+ of / })
    const stops = async () =>
      (await dots.evaluateAll((all) => all.map((dot) => dot.getAttribute('aria-label')))).map((name) => Number(name?.split(' ')[1]))
    const current = async () => Number((await slider.locator('[aria-current]').getAttribute('aria-label'))?.split(' ')[1])
    await expect.poll(stops).toEqual([1, 2, 3, 4, 5, 6, 7])
    await dots.nth(5).focus()
    await page.keyboard.press('Enter')
    await expect.poll(current).toBe(6)
    await expect.poll(stops).toEqual([3, 4, 5, 6, 7, 8, 9])
    expect(await dots.nth(3).evaluate((dot) => dot.matches(':focus'))).toBe(true)
    await dots.first().click()
    await expect.poll(current).toBe(3)
    await expect.poll(stops).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  test('CAR-04 CAR-05 sets slide count and gap by screen width', async () => {
    const page = await shown()
    await ready(page)
    const gap = () =>
      carousel(page)
        .locator('.carousel-track')
        .evaluate((track) => getComputedStyle(track).columnGap)
    const expected: [width: number, slides: number, gap: string][] = [
      [1280, 4, '32px'],
      [1279, 3, '32px'],
      [768, 3, '32px'],
      [767, 2, '20px'],
      [375, 2, '20px'],
      [374, 1, '20px'],
    ]
    for (const [width, slides, space] of expected) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(async () => (await visibleSlides(page)).length).toBe(slides)
      expect(await gap()).toBe(space)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  test('measures its own width in a narrow container if configured', async () => {
    const page = await shown(`<div style="width: 500px">${related('responsive="container"')}</div>`)
    await ready(page)
    await expect.poll(async () => (await visibleSlides(page)).length).toBe(2)
    await shelf(page).evaluate((element) => element.setAttribute('slides-visible', '3'))
    await expect.poll(async () => (await visibleSlides(page)).length).toBe(3)
  })

  test('CAR-07 a slider scrolls 600 px per step', async () => {
    const page = await shown('<shop-product-list-banner product-list="trail" heading="For the trail"></shop-product-list-banner>')
    const slider = page.locator('shop-product-list-banner').getByRole('group', { name: 'For the trail' })
    await slider.locator('article.card').first().waitFor()
    const offset = () => slider.locator('.carousel-view').evaluate((view) => Math.round(view.scrollLeft))
    await slider.getByRole('button', { name: 'Next' }).click()
    await expect.poll(offset).toBe(600)
    await slider.getByRole('button', { name: 'Next' }).click()
    await expect.poll(offset).toBe(1200)
    await slider.getByRole('button', { name: 'Previous' }).click()
    await expect.poll(offset).toBe(600)
  })

  test('dragging with the mouse does not follow a link on release', async () => {
    const page = await shown()
    await ready(page)
    await enableDragging(page)
    const box = await carousel(page).locator('article.card').nth(2).boundingBox()
    const [x, y] = [(box?.x ?? 0) + 100, (box?.y ?? 0) + 100]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - 400, y, { steps: 8 })
    await page.mouse.up()
    await expect.poll(async () => (await visibleSlides(page))[0]).toBeGreaterThan(0)
    expect(new URL(page.url()).pathname).toBe('/test-page')
  })

  test('scrolls the focused slide into view', async () => {
    const page = await shown()
    await ready(page)
    await enableDragging(page)
    const link = carousel(page).locator('a.card-link').nth(4)
    await carousel(page).locator('article.card').nth(3).locator('a, button, input').last().focus()
    for (let step = 0; step < 6 && !(await link.evaluate((element) => element.matches(':focus'))); step += 1)
      await page.keyboard.press('Tab')
    await expect.poll(async () => (await visibleSlides(page)).includes(4)).toBe(true)
    await expect.poll(() => carousel(page).locator('[aria-current]').getAttribute('aria-label')).toMatch(/^Slide 2 of/)
  })

  test('in RTL, the next slides are on the left', async () => {
    const page = await shown(`<div dir="rtl">${related()}</div>`)
    await ready(page)
    await enableDragging(page)
    await carousel(page).getByRole('button', { name: 'Next' }).click()
    await expect.poll(() => visibleSlides(page)).toEqual([4, 5, 6, 7])
    const [first, second] = await carousel(page)
      .locator('.carousel-track > li')
      .evaluateAll((slides) => slides.slice(4, 6).map((slide) => slide.getBoundingClientRect().left))
    expect(first).toBeGreaterThan(second ?? 0)
  })

  test('scrolls without animation under reduced motion', async () => {
    const page = await shown()
    await ready(page)
    await enableDragging(page)
    await carousel(page).getByRole('button', { name: 'Next' }).click()
    expect(await visibleSlides(page)).toEqual([4, 5, 6, 7])
  })
})

test('CAR-01 CAR-03 completes a step past the last loaded slide once more slides load', async () => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const { page } = await open({
    html: related(),
    before: (tab) => tab.route(/(?=.*relatedTo=)(?=.*[?&]page=[1-9])/, (route) => released.then(() => route.continue())),
  })
  await ready(page)
  const [previous, next] = [carousel(page).getByRole('button', { name: 'Previous' }), carousel(page).getByRole('button', { name: 'Next' })]
  await next.dispatchEvent('click') // a real click would move the mouse to the slides and load the drag code
  await expect.poll(() => visibleSlides(page)).toEqual([1, 2, 3, 4])
  await expect.poll(() => previous.getAttribute('aria-disabled')).toBeNull()
  release()
  await expect.poll(() => visibleSlides(page)).toEqual([4, 5, 6, 7])
  expect(await previous.getAttribute('aria-disabled')).toBeNull()
  await page.unrouteAll({ behavior: 'wait' })
})

test('CAR-03 preloads fewer slides when one is visible at a time', async () => {
  const { page, calls } = await open({ html: related(), width: 374 })
  await ready(page)
  await enableDragging(page)
  expect(requestedPages(calls(/relatedTo=/))).toEqual(['0'])
  const next = carousel(page).getByRole('button', { name: 'Next' })
  await next.click()
  await expect.poll(() => visibleSlides(page)).toEqual([1])
  await next.click()
  await next.click()
  await expect.poll(() => requestedPages(calls(/relatedTo=/))).toEqual(['0', '1'])
})

describe('loads the drag code on intent', () => {
  const openShelf = async (contextOptions = {}) => {
    const visit = await open({ html: `${related()}<a href="#">After</a>`, contextOptions })
    await ready(visit.page)
    await waitForNetworkIdle(visit.page)
    const isCodeLoaded = () => visit.page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /dragged-/.test(name)))
    expect(await isCodeLoaded()).toBe(false)
    return visit.page
  }

  test('the mouse enters the slides', async () => {
    const page = await openShelf()
    await carousel(page).locator('.carousel-view').hover()
    await waitForDragging(page)
  })

  test('focus enters the slides', async () => {
    const page = await openShelf()
    await carousel(page).getByRole('button', { name: 'Next' }).focus()
    await waitForDragging(page)
  })

  test('a touch on the slides ends', async () => {
    const page = await openShelf({ hasTouch: true })
    const box = await carousel(page).locator('.carousel-view').boundingBox()
    const touch = await page.context().newCDPSession(page)
    const point = { x: (box?.x ?? 0) + 300, y: (box?.y ?? 0) + 50 }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
    expect(await carousel(page).locator('[data-dragged]').count()).toBe(0)
    for (const x of [point.x - 40, point.x - 120])
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ ...point, x }] })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await waitForDragging(page)
  })
})

test('works before the drag code loads and if it fails to load', async () => {
  const { page } = await open({
    html: related(),
    before: (opened) => opened.route(/dragged-.*\.js/, (route) => route.abort()),
  })
  await ready(page)
  await expect.poll(() => loaded(page)).toBe(15)
  await carousel(page).getByRole('button', { name: 'Next' }).click()
  await expect.poll(() => visibleSlides(page)).toEqual([4, 5, 6, 7])
  await carousel(page).getByRole('button', { name: 'Slide 1 of' }).click()
  const view = carousel(page).locator('.carousel-view')
  // a smooth scroll that has not ended would undo the next one
  await expect.poll(() => view.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0)
  await expect.poll(() => visibleSlides(page)).toEqual([0, 1, 2, 3])
  await view.evaluate((element) => element.scrollBy({ left: 700, behavior: 'instant' }))
  await expect.poll(() => carousel(page).locator('[aria-current]').getAttribute('aria-label')).toMatch(/^Slide 2 of/)
})

test('causes no layout shift while products load', async () => {
  const { page } = await open({
    html: `${related()}<p id="below">Below</p>`,
    before: (opened) =>
      opened.addInitScript(() => {
        Object.assign(window, { moved: 0 })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            Object.assign(window, { moved: Reflect.get(window, 'moved') + Reflect.get(entry, 'value') })
        }).observe({ type: 'layout-shift', buffered: true })
      }),
    connection: `<shop-config api-base="${sites.shop}/fault/slow-700@products"></shop-config>`,
  })
  await shelf(page).locator('[part="skeleton"]').first().waitFor()
  const before = await page.locator('#below').boundingBox()
  await ready(page)
  await enableDragging(page)
  const after = await page.locator('#below').boundingBox()
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(3)
})

test('the text of a promotion is above its picture', async () => {
  const block = {
    type: 'images',
    data: { displayType: 'carousel', areas: [{ imageId: 'toolbox-front-3d932ece', promoText: 'Boxes', url: '/c/workshop' }] },
  }
  const { page } = await open({ html: `<shop-images block='${JSON.stringify(block)}'></shop-images>`, width: 1440 })
  const words = page.locator('shop-images .area-headline')
  await words.waitFor()
  await page.locator('shop-images img').waitFor()
  const topmost = await words.evaluate((element) => {
    const { x, y, height } = element.getBoundingClientRect()
    return (element.getRootNode() as ShadowRoot).elementFromPoint(x + 10, y + height / 2)?.className
  })
  expect(topmost).not.toContain('area-picture')
})
