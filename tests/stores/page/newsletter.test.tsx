import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NewsletterForm } from '../../../src/parts/page/newsletter/newsletter-form.tsx'
import { freshBrowser, openTab } from '../../browser/tabs.ts'

const load = async () => ({
  ...(await import('../../../src/stores/page/newsletter.ts')),
  ...(await import('../../../src/stores/page/newsletter-closed.ts')),
  ...(await import('../../../src/stores/page/newsletter-popup.ts')),
  ...(await import('../../../src/stores/session/session.ts')),
})
const shop = { apiBase: 'http://shop.test', credentials: 'omit' } as const
type Kit = Awaited<ReturnType<typeof load>>

let browser: ReturnType<typeof freshBrowser>
let sent: unknown[]
let status: number

beforeEach(() => {
  browser = freshBrowser()
  sent = []
  status = 200
  // a fake shop
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)))
    return Response.json({}, { status })
  })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const subscribing = async () => {
  const tab = await openTab(load)
  const form = tab.modules.newsletterSubscription()
  const seen: string[] = []
  form.$state.listen(({ status }) => seen.push(status))
  return { tab, form, seen }
}
const isClosed = () => JSON.parse(browser.stored()['shop:newsletterClosed'] ?? 'null')?.value === true

test('NL-01 does not send a pending subscription twice', async () => {
  const { form, seen } = await subscribing()
  const sending = form.send(shop, 'rasa@firm.example')
  expect(form.$state.get().status).toBe('sending')
  expect(await form.send(shop, 'rasa@firm.example')).toBe(false)
  expect(await sending).toBe(true)
  expect(seen).toEqual(['sending', 'subscribed'])
  expect(sent).toEqual([{ email: 'rasa@firm.example', gdprAccepted: true }])
})

test('NL-02 can be sent again after a failure', async () => {
  const { form, seen } = await subscribing()
  status = 500
  await form.send(shop, 'rasa@firm.example')
  expect(seen).toEqual(['sending', 'failed'])
  status = 200
  expect(await form.send(shop, 'rasa@firm.example')).toBe(true)
})

test('NL-04 sends any input: the shop validates it', async () => {
  const { form, seen } = await subscribing()
  status = 400
  for (const typed of ['', ' ', 'not an address', '<b>x</b>']) {
    await form.send(shop, typed)
    expect(sent.at(-1)).toEqual({ email: typed, gdprAccepted: true })
  }
  expect(new Set(seen)).toEqual(new Set(['sending', 'invalid']))
})

test('NL-04 the field has type email and no other validation', () => {
  const html = renderToStaticMarkup(<NewsletterForm layout="row" placeholder={undefined} buttonText={undefined} />)
  const [field = ''] = html.match(/<input[^>]*>/) ?? []
  expect(field).toContain('type="email"')
  expect(field).not.toMatch(/required|pattern|maxlength|minlength/i)
  expect(html).not.toMatch(/novalidate/i)
})

test('a subscription closes the popup permanently, a failure does not', async () => {
  const { form } = await subscribing()
  status = 400
  await form.send(shop, 'not an address')
  expect(isClosed()).toBe(false)
  status = 200
  await form.send(shop, 'rasa@firm.example')
  expect(isClosed()).toBe(true)
})

const content = { headline: 'Know when it is back', description: 'Restocks and price drops' }
const watching = async (seconds: number, prepare: (kit: Kit) => void = ({ $isSettled }) => $isSettled.set(true)) => {
  if (!vi.isFakeTimers()) vi.useFakeTimers()
  const tab = await openTab(load)
  tab.act(prepare)
  const $popup = tab.act((kit) => kit.newsletterPopup(seconds))
  const stop = $popup.subscribe(() => {})
  return { tab, stop, shows: () => $popup.get()(content) }
}

test('NL-08 the popup shows after the configured delay', async () => {
  const { shows } = await watching(20)
  vi.advanceTimersByTime(19_999)
  expect(shows()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(shows()).toBe(true)
})

test('NL-09 the popup shows only after customer data has loaded', async () => {
  const { tab, shows } = await watching(20, () => {})
  vi.advanceTimersByTime(60_000)
  expect(shows()).toBe(false)
  tab.act(({ $isSettled }) => $isSettled.set(true))
  expect(shows()).toBe(true)
})

test('NL-12 the popup does not show to a subscriber who logs in', async () => {
  const { tab, shows } = await watching(20)
  tab.act(({ $customer }) => $customer.set({ news_letter_mail: true }))
  vi.advanceTimersByTime(20_000)
  expect(shows()).toBe(false)
})

test('NL-11 NL-13 a closed popup does not show again on any page or tab', async () => {
  const { tab, shows } = await watching(20)
  const other = await watching(20)
  vi.advanceTimersByTime(20_000)
  expect([shows(), other.shows()]).toEqual([true, true])
  tab.act(({ closeNewsletter }) => closeNewsletter())
  await vi.advanceTimersByTimeAsync(0)
  expect([shows(), other.shows()]).toEqual([false, false])
  const next = await watching(0)
  vi.advanceTimersByTime(1000)
  expect(next.shows()).toBe(false)
})

test('R22 any stored value reads as closed or not closed', async () => {
  for (const [stored, closed] of [
    ['{"version":1,"value":true}', true],
    ['{"version":1,"value":"yes"}', false],
    ['not json', false],
  ] as const) {
    browser = freshBrowser()
    browser.leave('shop:newsletterClosed', stored)
    const { shows } = await watching(0)
    vi.advanceTimersByTime(1000)
    expect(shows()).toBe(!closed)
    vi.useRealTimers()
  }
})
