import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { kit, waitForElements } from '../../elements/page.ts'
import { buyButton, buyTag, cartTags, expectCount, soldProducts } from '../cart/cart-steps.ts'
import { open, openContext, sites } from '../harness.ts'
import { type Entry, eventsOf, expectPushed, namesOf, recordDataLayer } from './data-layer.ts'

const [first, second] = await soldProducts(2)
if (!first || !second) throw new Error('The shop sells too little for these tests')

/** Opens a page with two buy buttons and these `shop-config` attributes, and records what is pushed and what the page hears. */
async function openPage(attributes: string, { head = '', script = '', connected = true } = {}) {
  let entries: Entry[] = []
  const visit = await open({
    context: await openContext(),
    connection: connected ? `<shop-config api-base="${sites.shop}" ${attributes}></shop-config>` : '',
    html: buyTag(first as NonNullable<typeof first>) + buyTag(second as NonNullable<typeof second>) + cartTags,
    head,
    script,
    before: async (page) => {
      await page.route('https://www.googletagmanager.com/**', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
      entries = await recordDataLayer(page)
    },
  })
  const { page } = visit
  await waitForElements(page, 'shop-add-to-cart', 'shop-cart-button')
  await page.evaluate(() => {
    Object.assign(window, { reported: [] })
    document.addEventListener('shop-analytics', ({ detail }) => Reflect.get(window, 'reported').push(detail.event))
  })
  return { ...visit, entries }
}

const heard = (page: Page) => page.evaluate(() => Reflect.get(window, 'reported') as string[])
const setConsent = (page: Page, consent: string) =>
  page.locator('shop-config').evaluate((config, value) => config.setAttribute('consent', value), consent)
const decide = (page: Page, detail: object) =>
  page.evaluate((choice) => document.dispatchEvent(new CustomEvent('shop-consent', { detail: choice as never })), detail)
/** Adds the nth product, and waits until its event could have been pushed. */
async function add(page: Page, count: number, nth = 0) {
  await buyButton(page, nth).click()
  await expectCount(page, count)
  await page.waitForTimeout(300)
}
/** The commands of Google Consent Mode. */
const commands = (entries: readonly Entry[]) => entries.filter((entry) => entry[0] === 'consent').map((entry) => [entry[1], entry[2]])
const mode = (analytics: string, ads: string) => ({
  ad_storage: ads,
  ad_user_data: ads,
  ad_personalization: ads,
  analytics_storage: analytics,
})

describe('consent', () => {
  test('a page that does not ask pushes at once', async () => {
    const { page, entries } = await openPage('')
    await add(page, 1)
    expect(namesOf(entries)).toEqual(['add_to_cart'])
    expect(commands(entries)).toEqual([])
  })

  test('denied: nothing is pushed or told; what happened before a later grant is lost', async () => {
    const { page, entries } = await openPage('consent="denied"')
    await add(page, 1)
    expect([entries, await heard(page)]).toEqual([[], []])
    await setConsent(page, 'granted')
    await add(page, 2, 1)
    await expectPushed(entries, 'add_to_cart')
    expect(eventsOf(entries)[0]?.ecommerce?.items[0]?.item_id).toBe(second.code)
    await setConsent(page, 'denied')
    await add(page, 3)
    expect(eventsOf(entries)).toHaveLength(1)
  })

  test('pending: events wait in memory and are sent on the grant, in their order', async () => {
    const { page, entries } = await openPage('consent="pending"')
    await add(page, 1)
    await add(page, 2, 1)
    expect([entries, await heard(page)]).toEqual([[], []])
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(/add_to_cart/)
    await setConsent(page, 'granted')
    await expectPushed(entries, 'add_to_cart', 2)
    expect(eventsOf(entries).map(({ ecommerce }) => ecommerce?.items[0]?.item_id)).toEqual([first.code, second.code])
    expect(await heard(page)).toEqual(['add_to_cart', 'add_to_cart'])
  })

  test('pending, then denied: events that waited are lost, also for a later grant', async () => {
    const { page, entries } = await openPage('consent="pending"')
    await add(page, 1)
    await setConsent(page, 'denied')
    await page.waitForTimeout(300)
    await setConsent(page, 'granted')
    await page.waitForTimeout(300)
    expect(entries).toEqual([])
  })

  test('R54 with analytics="gtm" events wait for the grant, and Consent Mode comes before the container and the events', async () => {
    const { page, entries } = await openPage('analytics="gtm"')
    await add(page, 1)
    expect(entries).toEqual([])
    await setConsent(page, 'granted')
    await expectPushed(entries, 'gtm.js')
    await expectPushed(entries, 'add_to_cart')
    expect(commands(entries)).toEqual([
      ['default', mode('denied', 'denied')],
      ['update', mode('granted', 'granted')],
    ])
    const at = (wanted: (entry: Entry) => boolean) => entries.findIndex(wanted)
    expect(at(({ 0: command }) => command === 'consent')).toBe(0)
    expect(at(({ event }) => event === 'add_to_cart')).toBeGreaterThan(1)
    expect(at(({ event }) => event === 'gtm.js')).toBeGreaterThan(1)
    await setConsent(page, 'denied')
    await expect.poll(() => commands(entries).at(-1)).toEqual(['update', mode('denied', 'denied')])
    await add(page, 2, 1)
    expect(eventsOf(entries, 'add_to_cart')).toHaveLength(1)
  })
})

describe('the bridge for consent tools', () => {
  test('shop-consent grants analytics without ads: the container loads, and only analytics is granted', async () => {
    const { page, entries } = await openPage('analytics="gtm" consent="pending"')
    await add(page, 1)
    await decide(page, { analytics: 'granted', ads: 'denied' })
    await expectPushed(entries, 'gtm.js')
    await expectPushed(entries, 'add_to_cart')
    expect(commands(entries).at(-1)).toEqual(['update', mode('granted', 'denied')])
    expect(commands(entries).some(([, values]) => (values as { ad_storage: string }).ad_storage === 'granted')).toBe(false)
    await decide(page, { ads: 'granted' })
    await expect.poll(() => commands(entries).at(-1)).toEqual(['update', mode('granted', 'granted')])
    expect(eventsOf(entries, 'gtm.js')).toHaveLength(1)
  })

  test('a denial drops what has waited', async () => {
    const { page, entries } = await openPage('consent="pending"')
    await add(page, 1)
    await decide(page, { analytics: 'denied', ads: 'denied' })
    await add(page, 2, 1)
    await setConsent(page, 'granted')
    await page.waitForTimeout(300)
    expect(eventsOf(entries)).toEqual([])
  })

  test('consent.update of shop-api does the same and reports the state; a mistake is rejected and changes nothing', async () => {
    const { page, entries } = await openPage('consent="pending"')
    await add(page, 1)
    const api = await kit(page)
    const failed = await api.evaluate(({ consent }) =>
      consent.update({ analytics: 'yes' } as never).then(
        () => '',
        (error: Error) => error.message,
      ),
    )
    expect(failed).toContain("{ analytics: 'granted', ads: 'denied' }")
    expect(entries).toEqual([])
    const state = await api.evaluate(({ consent }) => consent.update({ analytics: 'granted' }))
    expect(state).toEqual({ analytics: 'granted', ads: 'denied' })
    await expectPushed(entries, 'add_to_cart')
    expect(await page.locator('shop-config').getAttribute('consent')).toBe('granted')
  })

  test('an invalid shop-consent is reported in the console and ignored', async () => {
    const { page, entries, errors } = await openPage('consent="pending"')
    await add(page, 1)
    for (const detail of [{ analytics: true }, {}, { marketing: 'granted' }]) await decide(page, detail)
    await expect.poll(() => errors.filter((error) => error.includes('consent must be like')).length).toBe(3)
    expect(entries).toEqual([])
  })

  test('a choice applies to content that a router inserts later with its own shop-config', async () => {
    const { page, entries } = await openPage('consent="pending"')
    await decide(page, { analytics: 'granted' })
    await page.evaluate(
      (tag) => document.body.insertAdjacentHTML('beforeend', `<shop-config consent="pending">${tag}</shop-config>`),
      buyTag(second),
    )
    await page.locator('shop-add-to-cart').nth(2).getByRole('button').waitFor()
    await buyButton(page, 2).click()
    await expectPushed(entries, 'add_to_cart')
  })

  test.each([
    ['SHOP_CONFIG', `<script>SHOP_CONFIG = { apiBase: '${sites.shop}', consent: 'pending' }</script>`, ''],
    ['data-consent', '', `data-api-base="${sites.shop}" data-consent="denied"`],
  ])('a page without shop-config, with %s, follows the choice', async (_, head, script) => {
    const { page, entries } = await openPage('', { head, script, connected: false })
    await add(page, 1)
    expect(entries).toEqual([])
    await decide(page, { analytics: 'granted' })
    await expect.poll(() => commands(entries).length).toBe(1)
    await add(page, 2, 1)
    await expect.poll(() => eventsOf(entries).at(-1)?.ecommerce?.items[0]?.item_id).toBe(second.code)
    await decide(page, { analytics: 'denied' })
    const { length } = eventsOf(entries)
    await add(page, 3)
    expect(eventsOf(entries)).toHaveLength(length)
  })
})

describe('the page', () => {
  test('can prevent shop-analytics: nothing is pushed', async () => {
    const { page, entries } = await openPage('')
    await page.evaluate(() =>
      document.addEventListener('shop-analytics', (event) => event.detail.event === 'add_to_cart' && event.preventDefault()),
    )
    await add(page, 1)
    expect([entries, await heard(page)]).toEqual([[], ['add_to_cart']])
  })

  test('hears shop-analytics with analytics="off", and nothing is pushed', async () => {
    const { page, entries } = await openPage('analytics="off"')
    await add(page, 1)
    expect([entries, await heard(page)]).toEqual([[], ['add_to_cart']])
  })

  test.each([
    ['frozen', "Object.defineProperty(window, 'dataLayer', { value: Object.freeze([]) })"],
    ['throwing on push', "dataLayer.push = () => { throw new Error('blocked') }"],
    ['throwing when read', "Object.defineProperty(window, 'dataLayer', { get() { throw new Error('blocked') } })"],
    ['an element of the page', "delete window.dataLayer; document.body.insertAdjacentHTML('beforeend', '<form id=dataLayer></form>')"],
    ['a text', "dataLayer = 'mine'"],
  ])('with a data layer that is %s still sells', async (_, setup) => {
    const { page, errors } = await openPage('')
    await page.evaluate(setup)
    await add(page, 1)
    expect(await heard(page)).toEqual(['add_to_cart'])
    await buyButton(page, 1).click()
    await expectCount(page, 2)
    expect(errors.filter((error) => !/blocked|not extensible/.test(error))).toEqual([])
  })

  test('may replace window.gtag: the choice of the visitor does not pass through it', async () => {
    const { page, entries } = await openPage('analytics="gtm" consent="pending"')
    await page.evaluate(() => Object.assign(window, { gtag: (...command: unknown[]) => Reflect.get(window, 'reported').push(command) }))
    await decide(page, { analytics: 'granted', ads: 'denied' })
    await expectPushed(entries, 'gtm.js')
    expect(commands(entries)).toHaveLength(2)
    expect(await heard(page)).toEqual([])
  })
})
