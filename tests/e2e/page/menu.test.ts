import type { Page } from 'playwright'
import { afterEach, describe, expect, test } from 'vitest'
import type { MenuNode } from '../../../src/model/page/menu.ts'
import { open, sites, type VisitOptions } from '../harness.ts'
import { shareVisit, show } from '../journeys/shared-visit.ts'

const menu = (page: Page) => page.locator('shop-menu')
const entry = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true })

const visits = { shop: shareVisit({ html: '' }), cms: shareVisit({ html: '', site: 'cms' }) }
afterEach(() => visits.shop.page.unrouteAll({ behavior: 'wait' }))

/** Renders the HTML and moves the mouse to a corner, so that it opens no submenu. */
async function shown(html: string, options: VisitOptions = {}, visit = visits.shop) {
  const { page } = await show(visit, { html, ...options })
  await page.mouse.move(0, 0)
  return page
}

/** Stubs the main menu with these nodes until the test ends. */
const stubMenu = (nodes: unknown[]) =>
  visits.shop.page.route(/\/api\/menus\/main_menu/, (route) =>
    route.fulfill({ json: { type: 'main_menu', nodes }, headers: { 'Access-Control-Allow-Origin': '*' } }),
  )
const node = (id: string, more: Partial<MenuNode> | object = {}) => ({ id, title: id, link: `/${id}`, ...more })

describe.each(['shop', 'cms'] as const)('on a page of the %s', (site) => {
  test('MENU-06 an item opens its submenu of links, tiles and a bottom item', async () => {
    const page = await shown('<shop-menu></shop-menu>', {}, visits[site])
    await entry(page, 'Workshop').hover()
    await entry(page, 'Hand tools').waitFor()
    await entry(page, 'Hammers and axes').waitFor()
    await expect.poll(() => menu(page).locator('[part~="tile"] img').count()).toBe(2)
    const loaded = () =>
      menu(page)
        .locator('[part~="tile"] img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth)
    await expect.poll(loaded).toBeGreaterThan(0)
    expect(await entry(page, 'All of Workshop').getAttribute('href')).toBe(`${site === 'shop' ? '' : sites.shop}/c/workshop`)
    await page.mouse.move(700, 880)
    await entry(page, 'Hand tools').waitFor({ state: 'detached' })
  })
})

test('MENU-02 MENU-03 MENU-04 renders a node only on the screens of its platform', async () => {
  await stubMenu([node('small', { platform: 'phone' }), node('large', { platform: 'desktop' }), node('any')])
  for (const [width, titles] of [
    [375, ['small', 'any']],
    [1440, ['large', 'any']],
  ] as const) {
    const page = await shown('<shop-menu></shop-menu>', { width })
    await entry(page, 'any').waitFor()
    expect(await menu(page).getByRole('link').allTextContents()).toEqual(titles)
  }
})

test('MENU-05 a tile uses the picture for the screen size', async () => {
  const tile = node('tile', {
    imageMobile: 'small-front-00000000',
    imageMobileAlt: 'Small',
    imageDesktop: 'large-front-00000000',
    imageDesktopAlt: 'Large',
  })
  await stubMenu([node('top', { submenuTiles: [tile] })])
  const page = await shown('<shop-menu></shop-menu>')
  await entry(page, 'top').hover()
  await menu(page).getByRole('img', { name: 'Large' }).waitFor()
  await shown('<shop-menu layout="drawer"></shop-menu>', { width: 375 })
  await menu(page).getByRole('button', { name: 'top' }).click()
  await menu(page).getByRole('img', { name: 'Small' }).waitFor()
})

test('the keyboard opens a submenu after its item; Escape closes it and restores focus', async () => {
  const page = await shown('<shop-menu></shop-menu><button>Host</button>')
  await page.mouse.move(700, 700) // over the page, outside the menu
  await entry(page, 'Kitchen').focus()
  await page.keyboard.press('Tab')
  const opener = menu(page).getByRole('button', { name: 'Submenu of Kitchen' })
  expect(await opener.getAttribute('aria-expanded')).toBe('false')
  await page.keyboard.press('Enter')
  await entry(page, 'Cooking').waitFor()
  expect(await opener.getAttribute('aria-expanded')).toBe('true')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await entry(page, 'Cooking').waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent)).toBe('Kitchen')
  await page.keyboard.press('ArrowDown')
  await entry(page, 'Cooking').waitFor()
  await page.getByRole('button', { name: 'Host' }).focus()
  await entry(page, 'Cooking').waitFor({ state: 'detached' })
})

test('the first tap opens a submenu, the second follows the link', async () => {
  const { page, left } = await open({ html: '<shop-menu></shop-menu>', contextOptions: { hasTouch: true }, stays: true })
  await entry(page, 'Garden').tap()
  await entry(page, 'Tools and terrace').first().waitFor()
  await entry(page, 'Garden').tap()
  await expect.poll(() => left).toEqual([`${sites.shop}/c/garden`])
})

test('the drawer moves focus into a submenu and back', async () => {
  const page = await shown('<shop-menu layout="drawer"></shop-menu>', { width: 375 })
  const focused = () => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent)
  await menu(page).getByRole('button', { name: 'Workshop' }).click()
  await expect.poll(focused).toBe('Menu')
  await menu(page).getByRole('button', { name: 'Hand tools' }).click()
  await expect.poll(focused).toBe('Workshop')
  await entry(page, 'Hammers and axes').waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(focused).toBe('Hand tools')
  await menu(page).getByRole('button', { name: 'Menu' }).click()
  await expect.poll(focused).toBe('Workshop')
})

test('marks the entry of the current page', async () => {
  const page = await shown('<shop-menu></shop-menu>', { path: '/c/workshop/hand-tools' })
  await entry(page, 'Workshop').waitFor()
  expect(await entry(page, 'Workshop').getAttribute('aria-current')).toBe('true')
  expect(await menu(page).locator('[aria-current]').count()).toBe(1)
})

test('R06 renders an entry with a script URL as plain text', async () => {
  const links = ['javascript:alert(1)', ' java\tscript:alert(1)', 'data:text/html,x', 'vbscript:x', '//user:pass@shop.example']
  await stubMenu([...links.map((link, index) => node(`bad ${index}`, { link })), node('good')])
  const page = await shown('<shop-menu></shop-menu>')
  await entry(page, 'good').waitFor()
  expect(await menu(page).getByRole('link').count()).toBe(1)
  await menu(page).getByText('bad 0').waitFor()
})

test('limits a deep or self-referencing menu to the configured depth', async () => {
  const deep = ['l5', 'l4', 'l3', 'l2', 'l1'].reduce<object[]>((nodes, id) => [node(id, { nodes })], [])
  const self = node('self', { nodes: [node('self', { nodes: [node('self')] }), node('other')] })
  await stubMenu([...deep, self])
  const page = await shown('<shop-menu layout="columns"></shop-menu>')
  await entry(page, 'l1').waitFor()
  expect(await menu(page).getByRole('link').allTextContents()).toEqual(['l1', 'l2', 'l3', 'self', 'other'])
})

test('a menu that fails to load does not affect the rest of the page', async () => {
  await visits.shop.page.route(/\/api\/menus\//, (route) => route.fulfill({ status: 500, body: '' }))
  const page = await shown('<shop-header></shop-header>')
  await page.locator('shop-header').getByRole('link', { name: 'Profile' }).waitFor()
  await page.locator('shop-header').getByRole('combobox', { name: 'Search' }).waitFor()
})

test('CALL-33 header, menu and footer share one request per menu', async () => {
  const page = await shown('<shop-header></shop-header><shop-menu></shop-menu><shop-footer></shop-footer><shop-footer></shop-footer>')
  await page.locator('shop-footer').last().getByRole('link', { name: 'Privacy policy', exact: true }).waitFor()
  await entry(page, 'Workshop').waitFor()
  expect(visits.shop.calls(/\/api\/menus/).sort()).toEqual(
    ['FOOTER_MENU', 'main_menu', 'second_footer_menu'].map((type) => `GET /api/menus/${type}?lang=en`),
  )
})
