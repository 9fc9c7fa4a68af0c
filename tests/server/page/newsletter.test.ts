import { beforeAll, describe, expect, test } from 'vitest'
import { newsletterContent } from '../../../src/model/page/newsletter.ts'
import { stopClock } from '../clock.ts'
import { logIn } from '../session/customer.ts'
import { openAnotherShop, type TestShop } from '../shop.ts'

let shop: TestShop
let now = new Date('2026-12-01T10:00:00Z')
let peers = 0
beforeAll(async () => {
  stopClock(now) // limits read the date themselves
  shop = await openAnotherShop({ now: () => now })
})

const subscribe = (body: unknown, { cookie = '', peer = '' } = {}) => {
  peers += 1
  return shop.ask('/api/newsletter/subscribe', {
    method: 'POST',
    body,
    peer: peer || `10.1.0.${peers}`,
    headers: cookie ? { cookie } : {},
  })
}
const subscribed = async () =>
  (await shop.db.query<{ email: string }>('select email from newsletter_subscription')).map(({ email }) => email)

describe('the newsletter', () => {
  test('CALL-56 ENT-30 stores an address once, case-insensitively', async () => {
    const first = await subscribe({ email: 'Rasa@Medzio.example', gdprAccepted: true })
    const again = await subscribe({ email: ' rasa@medzio.EXAMPLE ', gdprAccepted: true })
    expect([first.status, again.status]).toEqual([200, 200])
    expect(await first.text()).toBe(await again.text())
    expect(await subscribed()).toEqual(['rasa@medzio.example'])
  })

  test.each([
    ['no address', { email: 'rasa@medzio', gdprAccepted: true }],
    ['nothing', { email: '', gdprAccepted: true }],
    ['two addresses', { email: 'a@b.lt\nbcc: c@d.lt', gdprAccepted: true }],
    ['a very long address', { email: `${'a'.repeat(250)}@b.lt`, gdprAccepted: true }],
    ['no consent', { email: 'other@medzio.example', gdprAccepted: false }],
    ['consent as text', { email: 'other@medzio.example', gdprAccepted: 'true' }],
    ['missing consent', { email: 'other@medzio.example' }],
    ['a list', { email: ['other@medzio.example'], gdprAccepted: true }],
  ])('NL-05 returns 400: %s', async (_, body) => {
    expect((await subscribe(body)).status).toBe(400)
    expect(await subscribed()).toEqual(['rasa@medzio.example'])
  })

  test("NL-12 updates the account for the customer's address only", async () => {
    const { id, cookie } = await logIn(shop, 'Jonas@medzio.example')
    const isMarked = async () =>
      (await shop.db.query<{ news_letter_mail: boolean }>('select news_letter_mail from customer where id = $1', [id]))[0]?.news_letter_mail
    await subscribe({ email: 'friend@medzio.example', gdprAccepted: true }, { cookie })
    expect(await isMarked()).toBe(false)
    await subscribe({ email: 'jonas@medzio.example', gdprAccepted: true })
    expect(await isMarked()).toBe(false)
    await subscribe({ email: 'jonas@MEDZIO.example', gdprAccepted: true }, { cookie })
    expect(await isMarked()).toBe(true)
  })

  test('CALL-56 limits subscriptions with 429', async () => {
    const statuses: number[] = []
    for (let at = 0; at < 22; at += 1)
      statuses.push((await subscribe({ email: `a${at}@medzio.example`, gdprAccepted: true }, { peer: 'x' })).status)
    expect(statuses).toEqual([...Array(20).fill(200), 429, 429])
    now = new Date(now.getTime() + 61_000)
    stopClock(now)
    expect((await subscribe({ email: 'later@medzio.example', gdprAccepted: true }, { peer: 'x' })).status).toBe(200)
  })

  test('NL-14 has the content of the popup in the configuration, in both languages and with an existing picture', async () => {
    const contentIn = async (lang: string) =>
      newsletterContent.parse((await shop.read<{ newsletter: unknown }>(`/api/configuration?lang=${lang}`)).newsletter)
    const [en, lt] = [await contentIn('en'), await contentIn('lt')]
    expect(en).toMatchObject({ headline: 'Restocks and price drops', showPopupBannerAfterSeconds: 20 })
    expect(en.description).toContain('<strong>')
    for (const field of ['headline', 'description', 'imageAlt'] as const) expect(lt[field]).not.toBe(en[field])
    expect((await shop.ask(`/images/${en.image}?w=32&f=webp`)).status).toBe(200)
  })
})
