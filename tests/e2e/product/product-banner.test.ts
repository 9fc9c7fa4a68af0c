import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { open, sites } from '../harness.ts'
import { shareVisit, show } from '../journeys/shared-visit.ts'

const picture = ((await (await fetch(`${sites.shop}/api/products?lang=en&product-list=trail&size=1`)).json()) as { images: string[] }[])[0]
  ?.images[0]
const area = {
  promoText: 'Pack light, sleep dry',
  actionButtonTitle: 'See tents',
  url: '/outdoor/tents',
  youtubeUrl: 'https://youtu.be/aqz-KE-bpKQ',
  imageId: picture,
  imageAlt: 'A red pack',
}
const tag = (more: string) => `<shop-product-list-banner ${more}></shop-product-list-banner>`
const json = (value: unknown) => `'${JSON.stringify(value)}'`
const banner = (page: Page) => page.locator('shop-product-list-banner')
const visit = shareVisit({ html: '' })
const cards = (page: Page) => banner(page).locator('article.card')

test('BANNER-19 CAR-06 renders the products of a list in a slider of 8', async () => {
  const { page, calls, errors } = await show(visit, { html: tag('product-list="trail" heading="For the trail"') })
  await expect.poll(() => cards(page).count()).toBe(8)
  expect(calls(/product-list=trail/)).toEqual([expect.stringContaining('size=8')])
  await banner(page).getByRole('group', { name: 'For the trail' }).getByRole('button', { name: 'Next' }).waitFor()
  expect(errors).toEqual([])
})

test('CAR-01 counts its stops again when slides change their width, as when their styles arrive late', async () => {
  const { page } = await show(visit, { html: tag('product-list="trail" heading="For the trail"') })
  await expect.poll(() => cards(page).count()).toBe(8)
  const dots = () => banner(page).locator('.carousel-dots button').count()
  const count = await dots()
  const resize = (gridAutoColumns: string) =>
    banner(page)
      .locator('.carousel-track')
      .evaluate((track: HTMLElement, gridAutoColumns) => Object.assign(track.style, { gridAutoColumns }), gridAutoColumns)
  await resize('40%')
  await expect.poll(dots).toBeGreaterThan(count)
  await resize('')
  await expect.poll(dots).toBe(count)
})

test('BANNER-19 a stored block renders as a grid unless it requests a slider', async () => {
  const block = { title: 'Out there', data: { productListId: 'trail', slidesCount: 3, sort: 'price', displayInSlider: false } }
  const { page, calls } = await show(visit, { html: tag(`block=${json(block)} columns="3"`) })
  await expect.poll(() => cards(page).count()).toBe(3)
  expect(calls(/product-list=trail/)).toEqual([expect.stringMatching(/sort=price/)])
  await banner(page).getByRole('heading', { name: 'Out there' }).waitFor()
  expect(await banner(page).locator('.carousel').count()).toBe(0)
  expect(
    await banner(page)
      .locator('.products')
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length),
  ).toBe(3)
})

test('BANNER-01 BANNER-02 BANNER-03 renders a promotion with text, link button and picture', async () => {
  const { page } = await show(visit, { html: tag(`product-list="trail" areas=${json([area])}`) })
  await banner(page).getByText(area.promoText).waitFor()
  expect(await banner(page).getByRole('link', { name: area.actionButtonTitle }).getAttribute('href')).toContain(area.url)
  const image = banner(page).getByRole('img', { name: area.imageAlt })
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0)
})

test('BANNER-04 plays the promotion video in a modal and contacts the video site only then', async () => {
  const asked: string[] = []
  await visit.page.route(/youtube-nocookie\.com/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: 'Player' })
  })
  const { page } = await show(visit, { html: tag(`areas=${json([area])}`) })
  const play = banner(page).getByRole('button', { name: 'Watch the video: Pack light, sleep dry' })
  await play.waitFor()
  expect(asked).toEqual([])
  await play.click()
  const dialog = banner(page).getByRole('dialog')
  await dialog.locator('iframe').waitFor()
  await expect.poll(() => asked).toEqual(['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1'])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await play.evaluate((element) => element.matches(':focus'))).toBe(true)
  await play.click()
  await dialog.waitFor()
  await page.mouse.click(10, 450)
  await dialog.waitFor({ state: 'detached' })
  await page.unrouteAll({ behavior: 'wait' })
})

test('R06 renders neither links nor videos for unsafe URLs', async () => {
  const bad = {
    promoText: 'Harm',
    actionButtonTitle: 'Go',
    url: 'javascript:alert(1)',
    youtubeUrl: 'https://evil.example/watch?v=aqz-KE-bpKQ',
  }
  const { page } = await show(visit, { html: tag(`areas=${json([bad])}`) })
  await banner(page).getByText('Harm').waitFor()
  expect(await banner(page).getByRole('link').count()).toBe(0)
  expect(await banner(page).getByRole('button').count()).toBe(0)
})

test('renders the slotted promotion of the page', async () => {
  const { page } = await show(visit, {
    html: '<shop-product-list-banner product-list="trail"><p slot="promo">Words of the page</p></shop-product-list-banner>',
  })
  await expect.poll(() => cards(page).count()).toBe(8)
  expect(await page.getByText('Words of the page').isVisible()).toBe(true)
})

test('causes no CSP violation on a host page with a strict policy', async () => {
  const policy = (await fetch(sites.cms)).headers.get('content-security-policy') ?? ''
  const { page, errors } = await open({
    site: 'cms',
    headers: { 'content-security-policy': policy },
    html: tag(`product-list="trail" areas=${json([{ promoText: 'Pack light' }])}`),
  })
  await expect.poll(() => cards(page).count()).toBe(8)
  expect(errors).toEqual([])
})
