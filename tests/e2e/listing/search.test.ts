import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { sites, type Visit, type VisitOptions } from '../harness.ts'
import { shareVisit, show } from '../journeys/shared-visit.ts'
import { queries } from './listing-steps.ts'

const bothSites = [['shop'], ['cms']] as const

const box = (page: Page) => page.locator('shop-search').getByRole('combobox', { name: 'Search' })
const popup = (page: Page) => page.locator('shop-search .suggestions')
const options = (page: Page) => page.locator('shop-search').getByRole('option')
const optionTitles = (page: Page) => options(page).locator('.suggestion-title').allTextContents()
const isOpen = (page: Page) => popup(page).isVisible()

/** Longer than the debounce, ms. */
const afterDebounceMs = 700

const visits = { shop: shareVisit({ html: '', stays: true }), cms: shareVisit({ html: '', site: 'cms', stays: true }) }

async function showBox(attributes = '', { site = 'shop', ...options }: VisitOptions & { site?: 'shop' | 'cms' } = {}) {
  const visit = await show(visits[site], { html: `<shop-search ${attributes}></shop-search>`, ...options })
  await box(visit.page).waitFor()
  return visit
}

/** Waits for the one blocked navigation; returns its URL. */
async function navigation({ left }: Visit): Promise<string> {
  await expect.poll(() => left.length).toBe(1)
  return left[0] ?? ''
}

async function suggest(page: Page, phrase: string) {
  await box(page).fill(phrase)
  await options(page).first().waitFor()
}

describe.each(bothSites)('on a page of the %s', (site) => {
  test('SEARCH-01 suggestions open at the third character', async () => {
    const { page, calls } = await showBox('', { site })
    await box(page).pressSequentially('ha')
    await page.waitForTimeout(afterDebounceMs)
    expect(await isOpen(page)).toBe(false)
    expect(calls(/search=|title=/)).toEqual([])
    await box(page).pressSequentially('m')
    await options(page).first().waitFor()
    expect(await box(page).getAttribute('aria-expanded')).toBe('true')
    await box(page).press('Backspace')
    await expect.poll(() => isOpen(page)).toBe(false)
  })

  test('SEARCH-03 SEARCH-04 with a category, four of five suggestions are products', async () => {
    const { page, calls } = await showBox('', { site })
    await suggest(page, 'ham')
    expect(await options(page).count()).toBe(5)
    expect(await options(page).locator('.price').count()).toBe(4)
    expect(queries(calls(/products\?.*search=/))).toEqual([{ lang: 'en', search: 'ham', size: '5' }])
    expect(queries(calls(/api\/categories/))[0]).toMatchObject({ title: 'ham', size: '100', for: 'search' })
  })

  test('CALL-15 the category search requests the total count', async () => {
    const { page } = await showBox('', { site })
    const requested = page.waitForRequest((request) => request.method() === 'GET' && /\/api\/categories\?.*title=ham/.test(request.url()))
    await suggest(page, 'ham')
    const request = await requested
    expect(await request.headerValue('Return-total-count')).toBe('true')
    expect(await (await request.response())?.headerValue('total-count')).toMatch(/^\d+$/)
  })

  test('SEARCH-04 without categories all five suggestions are products', async () => {
    const { page, calls } = await showBox('categories="false"', { site })
    await suggest(page, 'wood')
    expect(await options(page).locator('.price').count()).toBe(5)
    expect(calls(/api\/categories/)).toEqual([])
  })

  test('SEARCH-05 Enter closes the suggestions and navigates to the search page with the phrase', async () => {
    const visit = await showBox('', { site })
    const { page } = visit
    await suggest(page, 'ham')
    await box(page).pressSequentially(' & "nails"%')
    await box(page).press('Enter')
    const { origin, pathname, searchParams } = new URL(await navigation(visit))
    expect(origin + pathname).toBe(`${sites.shop}/search`)
    await expect.poll(() => isOpen(page)).toBe(false)
    expect([...searchParams]).toEqual([['search', 'ham & "nails"%']])
  })

  test('SEARCH-06 Escape closes the suggestions and keeps the text', async () => {
    const { page } = await showBox('', { site })
    await suggest(page, 'ham')
    await box(page).press('Escape')
    expect(await isOpen(page)).toBe(false)
    expect(await box(page).inputValue()).toBe('ham')
    expect(await box(page).getAttribute('aria-expanded')).toBe('false')
  })

  test('SEARCH-07 closes the suggestions on an outside click, not on an inside one', async () => {
    const { page } = await showBox('', { site })
    await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<p id="outside" style="margin-top: 700px">Outside</p>'))
    await suggest(page, 'ham')
    await popup(page).click({ position: { x: 4, y: 4 } })
    expect(await isOpen(page)).toBe(true)
    await page.locator('#outside').click()
    expect(await isOpen(page)).toBe(false)
  })

  test('SEARCH-08 a click on a suggestion closes the list and navigates to its page', async () => {
    const visit = await showBox('', { site })
    const { page } = visit
    await page.evaluate(() => {
      const selections: string[] = []
      Object.assign(window, { selections })
      document.addEventListener('shop-search-select', ({ detail }) => selections.push(`${detail.type} ${detail.item.title}`))
      document.addEventListener('shop-navigate', (event) => event.preventDefault(), { once: true })
    })
    await suggest(page, 'ham')
    const [title = ''] = await optionTitles(page)
    await options(page).first().click()
    expect(await isOpen(page)).toBe(false)
    expect(await page.evaluate(() => Reflect.get(window, 'selections'))).toEqual([`product ${title}`])
    await box(page).click()
    const href = new URL((await options(page).last().getAttribute('href')) ?? '', page.url()).href
    expect(href).toBe(`${sites.shop}/c/workshop/hand-tools/hammers-axes`)
    await options(page).last().click()
    expect(await navigation(visit)).toBe(href)
  })

  test('SEARCH-09 ERR-04 a phrase without results shows the exact message', async () => {
    const { page } = await showBox('', { site })
    await box(page).fill('zzqqxx')
    const note = page.locator('shop-search [part="no-results"]')
    await note.waitFor()
    expect(await note.textContent()).toBe('No results found using search phrase “zzqqxx“')
    expect(await options(page).count()).toBe(0)
  })

  test('SEARCH-15 CALL-05 an empty box shows six recommended products and a link to all of them', async () => {
    const { page, calls } = await showBox('', { site })
    await box(page).focus()
    await expect.poll(() => options(page).count()).toBe(6)
    await page.locator('shop-search').getByText('Recommended', { exact: true }).waitFor()
    expect(queries(calls(/products\?/))).toEqual([{ lang: 'en', 'product-list': 'recommended', size: '6' }])
    const all = page.locator('shop-search').getByRole('link', { name: 'Show all' })
    expect(await all.getAttribute('href')).toMatch(/\/search\?recommended=1$/)
    await box(page).press('Tab')
    expect(await all.evaluate((link) => link.matches(':focus'))).toBe(true)
    await page.keyboard.press('Tab')
    await expect.poll(() => isOpen(page)).toBe(false)
  })
})

test('SEARCH-08 arrow keys cycle through the suggestions, and Enter opens the active one', async () => {
  const visit = await showBox()
  const { page } = visit
  await suggest(page, 'ham')
  const active = () =>
    box(page).evaluate((field) => {
      const id = field.getAttribute('aria-activedescendant')
      const root = field.getRootNode() as ShadowRoot
      return id === null ? null : (root.getElementById(id)?.querySelector('.suggestion-title')?.textContent ?? 'missing')
    })
  const titles = await optionTitles(page)
  expect(await active()).toBeNull()
  await box(page).press('ArrowDown')
  expect(await active()).toBe(titles[0])
  await box(page).press('ArrowDown')
  expect(await active()).toBe(titles[1])
  expect(await options(page).nth(1).getAttribute('aria-selected')).toBe('true')
  await box(page).press('ArrowUp')
  await box(page).press('ArrowUp')
  expect(await active()).toBeNull()
  await box(page).press('ArrowUp')
  expect(await active()).toBe(titles.at(-1))
  expect(await box(page).evaluate((field) => field.matches(':focus'))).toBe(true)
  await box(page).press('Enter')
  expect(await navigation(visit)).toBe(`${sites.shop}/c/workshop/hand-tools/hammers-axes`)
})

test('SEARCH-02 a stale response never replaces newer suggestions', async () => {
  const { page } = await showBox('categories="false" delay="0"')
  await page.route(
    (url) => url.searchParams.get('search') === 'saw',
    async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue().catch(() => {})
    },
  )
  await box(page).fill('saw')
  await page.waitForRequest(/search=saw/)
  await suggest(page, 'teapot')
  await page.waitForTimeout(2000)
  expect((await optionTitles(page)).join()).toMatch(/teapot/i)
  expect((await optionTitles(page)).join()).not.toMatch(/saw/i)
  await page.unrouteAll({ behavior: 'wait' })
})

test('R39 accepts quotes, emoji, %, patterns, markup and 10000 characters as phrases', async () => {
  const visit = await showBox()
  const { page, errors } = visit
  for (const phrase of ['"\'`', '🔨🪚🪛', '%%%', '^.*$[(+', '\\\\\\', '<img src=x onerror=alert(1)>', 'x'.repeat(10_000)]) {
    await box(page).fill(phrase)
    await page.locator('shop-search [part="no-results"]', { hasText: phrase.slice(0, 200) }).waitFor()
  }
  await box(page).press('Enter')
  expect(await navigation(visit)).toMatch(/\/search\?search=x{200}$/)
  expect(errors).toEqual([])
})

test('cancelling shop-search prevents the navigation', async () => {
  const { page, left } = await showBox()
  await page.evaluate(() => {
    const keep = (event: CustomEvent<{ phrase: string }>) => {
      event.preventDefault()
      Object.assign(window, { phrase: event.detail.phrase })
    }
    document.addEventListener('shop-search', keep, { once: true })
  })
  const before = page.url()
  await box(page).fill('  saw ')
  await box(page).press('Enter')
  expect(await page.evaluate(() => Reflect.get(window, 'phrase'))).toBe('saw')
  expect(page.url()).toBe(before)
  expect(left).toEqual([])
})

test('failed suggestions show an error, and Enter still opens the results', async () => {
  const visit = await showBox('', { connection: `<shop-config api-base="${sites.shop}/fault/status-400@products"></shop-config>` })
  const { page } = visit
  await box(page).fill('ham')
  await popup(page).getByText('Something went wrong. Please try again later.').waitFor()
  await box(page).press('Enter')
  expect(await navigation(visit)).toMatch(/\/search\?search=ham$/)
})

test('the box shows the phrase of the URL', async () => {
  const { page } = await showBox('', { path: '/test-page?search=saw' })
  expect(await box(page).inputValue()).toBe('saw')
})
