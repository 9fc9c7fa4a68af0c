import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { open, sites } from '../harness.ts'
import { shareVisit, show } from '../journeys/shared-visit.ts'

interface ProductWithImages {
  id: string
  title: string
  images: string[]
  imageAltByImageId: Record<string, string>
}
const response = await fetch(`${sites.shop}/api/products?lang=en&size=100&category=outdoor&includeSubCategories=true`)
const product = ((await response.json()) as ProductWithImages[]).find(({ images }) => images.length === 7)
if (!product) throw new Error('The shop has no product with seven pictures')
const { id, title, images, imageAltByImageId } = product
const tag = (more = '') => `<shop-product product-id="${id}" ${more}></shop-product>`

const gallery = (page: Page): Locator => page.locator('shop-product .gallery')
const stage = (page: Page): Locator =>
  gallery(page)
    .getByRole('group', { name: `Pictures of ${title}` })
    .first()
const dialog = (page: Page): Locator => page.locator('shop-product').getByRole('dialog')
/** URL of the current picture, the only one exposed to assistive technology. */
const currentSource = (place: Locator) => place.getByRole('img').getAttribute('src')
const waitForPicture = (place: Locator, picture: string | undefined) =>
  expect.poll(() => currentSource(place)).toContain(`/images/${picture}`)

async function openProduct(more = '', options: Parameters<typeof open>[0] = {}) {
  const visit = await open({ html: tag(more), ...options })
  await stage(visit.page).waitFor()
  return visit
}

describe('on one page', () => {
  const visit = shareVisit({ html: '' })
  const shown = async (more = '') => {
    await show(visit, { html: tag(more) })
    await stage(visit.page).waitFor()
    return visit.page
  }

  test('reserves space for pictures and loads them in the required size', async () => {
    const page = await shown()
    const picture = stage(page).getByRole('img')
    const box = await stage(page).locator('.gallery-view').boundingBox()
    expect(Math.abs((box?.width ?? 0) - (box?.height ?? 1))).toBeLessThan(1)
    expect(await picture.getAttribute('srcset')).toMatch(/w=340.* 340w, .*w=680.* 680w, .*w=1360.* 1360w/)
    expect(await stage(page).locator('img').nth(1).getAttribute('loading')).toBe('lazy')
  })

  test('PDP-01 PDP-02 renders the pictures with or without thumbnails', async () => {
    const page = await shown()
    await waitForPicture(stage(page), images[0])
    expect(await stage(page).getByRole('img').getAttribute('alt')).toBe(imageAltByImageId[images[0] ?? ''])
    await gallery(page).getByRole('button', { name: 'Show picture 3' }).click()
    await waitForPicture(stage(page), images[2])
    expect(await gallery(page).locator('.gallery-thumbnails [aria-current]').getAttribute('aria-label')).toBe('Show picture 3')
    await page.locator('shop-product').evaluate((element) => element.setAttribute('thumbnails', 'false'))
    await expect.poll(() => gallery(page).locator('.gallery-thumbnails').count()).toBe(0)
    expect(visit.errors).toEqual([])
  })

  test('PDP-03 renders five thumbnails and a tile with the count of remaining pictures', async () => {
    const page = await shown()
    expect(
      await gallery(page)
        .getByRole('button', { name: /^Show picture/ })
        .count(),
    ).toBe(5)
    const more = gallery(page).getByRole('button', { name: 'Show 2 more pictures' })
    expect(await more.textContent()).toBe('+2')
    await more.click()
    await waitForPicture(dialog(page), images[5])
  })

  test('PDP-04 opens in fullscreen and restores picture and focus on close', async () => {
    const page = await shown()
    const opener = gallery(page).getByRole('button', { name: 'Full screen' })
    await opener.press('Enter')
    await waitForPicture(dialog(page), images[0])
    const box = await dialog(page).boundingBox()
    expect([box?.width, box?.height]).toEqual([1440, 900])
    await page.keyboard.press('ArrowRight')
    await waitForPicture(dialog(page), images[1])
    await page.keyboard.press('End')
    await waitForPicture(dialog(page), images[6])
    await page.keyboard.press('Home')
    await waitForPicture(dialog(page), images[0])
    await page.keyboard.press('ArrowLeft')
    await waitForPicture(dialog(page), images[6])
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    await waitForPicture(stage(page), images[6])
    expect(await opener.evaluate((element) => element.matches(':focus'))).toBe(true)
  })

  test('PDP-04 the full screen starts with the loaded picture, while the large one is loading, and has thumbnails', async () => {
    const page = await shown()
    await expect
      .poll(() =>
        stage(page)
          .getByRole('img')
          .evaluate((image: HTMLImageElement) => image.complete),
      )
      .toBe(true)
    const loaded = await stage(page)
      .getByRole('img')
      .evaluate((image: HTMLImageElement) => image.currentSrc)
    await page.route(/w=(1200|2400)/, () => {}) // never answered
    await gallery(page).getByRole('button', { name: 'Full screen' }).click()
    const below = dialog(page).locator('.gallery-track > li').first().locator('img').first()
    await expect
      .poll(() => below.evaluate((image: HTMLImageElement) => [image.currentSrc, image.complete && image.naturalWidth > 0]))
      .toEqual([loaded, true])
    await dialog(page).getByRole('button', { name: 'Show picture 4' }).click()
    await waitForPicture(dialog(page), images[3])
    expect(
      await dialog(page)
        .getByRole('button', { name: /^Show picture/ })
        .count(),
    ).toBe(7)
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    await page.unroute(/w=(1200|2400)/)
  })

  test('PDP-04 the large picture replaces the loaded one, which its transparent parts would show', async () => {
    const page = await shown()
    await gallery(page).getByRole('button', { name: 'Full screen' }).click()
    const visible = () =>
      dialog(page)
        .locator('.gallery-track > li')
        .first()
        .locator('img')
        .evaluateAll((pictures) => pictures.map((picture) => getComputedStyle(picture).visibility))
    await expect.poll(visible).toEqual(['hidden', 'visible'])
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
  })

  test('PDP-04 a click, a key and a button enlarge the picture in full screen', async () => {
    const page = await shown()
    await gallery(page).getByRole('button', { name: 'Full screen' }).click()
    const enlarged = dialog(page).getByRole('group', { name: 'Enlarged picture' })
    const button = dialog(page).getByRole('button', { name: 'Zoom' })
    expect(await button.getAttribute('aria-pressed')).toBe('false')
    await page.keyboard.press('+')
    await enlarged.waitFor()
    expect(await enlarged.evaluate((view) => view.scrollHeight / view.clientHeight)).toBeGreaterThan(2)
    expect(await enlarged.evaluate((view) => view.matches(':focus'))).toBe(true)
    expect(await button.getAttribute('aria-pressed')).toBe('true')
    await page.keyboard.press('-')
    await enlarged.waitFor({ state: 'detached' })
    await dialog(page).locator('.gallery-view').click()
    await enlarged.click()
    await enlarged.waitFor({ state: 'detached' })
    await button.click()
    await enlarged.waitFor()
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
  })

  test('PDP-05 wraps around from the last picture to the first and back', async () => {
    const page = await shown()
    await stage(page).locator('.carousel-view').hover()
    await stage(page).locator('.carousel-view[data-dragged]').waitFor()
    const [previous, next] = [stage(page).getByRole('button', { name: 'Previous' }), stage(page).getByRole('button', { name: 'Next' })]
    await previous.click()
    await waitForPicture(stage(page), images[6])
    await next.click()
    await waitForPicture(stage(page), images[0])
    for (const picture of images.slice(1)) {
      await next.click()
      await waitForPicture(stage(page), picture)
    }
    await next.click()
    await waitForPicture(stage(page), images[0])
  })

  test('does not wrap around with wrap="false"', async () => {
    const page = await shown('wrap="false"')
    const previous = stage(page).getByRole('button', { name: 'Previous' })
    await expect.poll(() => previous.getAttribute('aria-disabled')).toBe('true')
    await gallery(page).getByRole('button', { name: 'Next' }).focus()
    await page.keyboard.press('End')
    await waitForPicture(stage(page), images[6])
    await expect.poll(() => stage(page).getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBe('true')
  })

  test('announces the picture position to screen readers', async () => {
    const page = await shown()
    await gallery(page).getByRole('button', { name: 'Show picture 2' }).click()
    await expect.poll(() => stage(page).locator('[aria-live]').textContent()).toBe('Picture 2 of 7')
  })
})

test('PDP-05 wraps around before the drag code loads', async () => {
  const { page } = await openProduct('', { before: (opened) => opened.route(/dragged-.*\.js/, (route) => route.abort()) })
  await stage(page).getByRole('button', { name: 'Previous' }).click()
  await waitForPicture(stage(page), images[6])
  await stage(page).getByRole('button', { name: 'Next' }).click()
  await waitForPicture(stage(page), images[0])
})

test('a swipe shows the next picture, before and after the drag code loads', async () => {
  const { page } = await openProduct('', { width: 375, contextOptions: { hasTouch: true, viewport: { width: 375, height: 800 } } })
  await waitForPicture(stage(page), images[0])
  const box = await stage(page).boundingBox()
  const y = (box?.y ?? 0) + 150
  const touch = await page.context().newCDPSession(page)
  const point = (x: number) => [{ x, y }]
  const swipe = async () => {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: point(300) })
    for (const x of [260, 200, 120, 60]) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: point(x) })
      await page.evaluate(() => new Promise(requestAnimationFrame)) // moves within one frame are coalesced
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await swipe()
  await waitForPicture(stage(page), images[1])
  await stage(page).locator('.carousel-view[data-dragged]').waitFor()
  await swipe()
  await waitForPicture(stage(page), images[2])
  expect(await dialog(page).count()).toBe(0)
})
