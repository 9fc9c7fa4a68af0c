import { beforeAll, describe, expect, test } from 'vitest'
import { createLine, createOrder, doorAddress, recipient, type StockedVariant, stockedVariants } from '../../../tools/samples/order-cart.ts'
import { logIn } from '../session/customer.ts'
import { openAnotherShop, openShop, type TestShop } from '../shop.ts'

let shop: TestShop
let variant: StockedVariant
beforeAll(async () => {
  shop = await openShop()
  const [found] = await stockedVariants(shop, { pieces: 100 })
  if (!found) throw new Error('The catalogue has no variant for orders')
  variant = found
})

let peers = 0
const place = async (query = '', more: Parameters<typeof createOrder>[1] = {}, headers: Record<string, string> = {}) => {
  peers += 1
  const body = createOrder([createLine(variant, 2)], more)
  const answer = await shop.ask(`/api/orders${query}`, { method: 'POST', body, headers, peer: `10.7.0.${peers}` })
  return (await answer.json()) as { number: string; total: number }
}
const inbox = (peer = '127.0.0.1', host = 'http://localhost:4300') => shop.fetch(new Request(`${host}/dev/mail`), peer)
const lastMail = async () =>
  (await shop.db.query<{ recipient: string; subject: string; body: string }>('select * from outbox order by no desc limit 1'))[0]

describe('order confirmation', () => {
  test('the mail to the recipient contains products, delivery and total', async () => {
    const { number, total } = await place()
    const mail = await lastMail()
    expect(mail).toMatchObject({ recipient: recipient.email, subject: `Your order ${number} at Birch & Bolt` })
    expect(mail?.body).toContain('Hello Ona,')
    expect(mail?.body).toMatch(/2 × .+: €\d+,\d\d/)
    expect(mail?.body).toContain('Delivery: Courier to the door, Beržų g. 14, 03100, Vilnius')
    expect(mail?.body).toContain(`Total, VAT included: €${total.toFixed(2).replace('.', ',')}`)
    expect(mail?.body).toContain('Payment: Bank transfer')
  })

  test('the mail is in the language of the order and names the parcel terminal', async () => {
    await place('?lang=lt', { priceRequest: { deliveryOptions: [{ id: 'omniva', terminalId: 'OM1001' }] } })
    const mail = await lastMail()
    expect(mail?.body).toContain('Ačiū už užsakymą')
    expect(mail?.body).toContain('Pristatymas: Omniva paštomatas, Vilnius, Ozo sodai, Ozo g. 25')
  })

  const words = ['https://evil.example/a', 'www.evil.example', 'won evil.example', 'write to me@evil', '203.0.113.7']

  test.each(words)('a visitor cannot mail a link to others: %s', async (text) => {
    const withOption = (option: object) => ({
      cart: { address: { ...recipient, name: `Ona ${text}/` } },
      priceRequest: { deliveryOptions: [option] },
    })
    const orders = [
      ...['address', 'city', 'code'].map((field) => ({ id: 'courier', address: { ...doorAddress, [field]: text } })),
      { id: 'venipak-abroad', terminalId: text, address: { country: 'PL' } },
    ]
    for (const option of orders) {
      const { number } = await place('', withOption(option))
      const mail = await lastMail()
      expect([mail?.subject, mail?.body]).toEqual([`Your order ${number} at Birch & Bolt`, expect.stringMatching(/^Hello,\n/)])
      expect(mail?.body).not.toContain(text)
    }
  })

  test.each(['Beržų g. 14/2-3', 'J. Basanavičiaus g. 5A/7', "Rue de l'Église 3, esc. B"])(
    'the mail contains the street unmodified: %s',
    async (address) => {
      await place('', { priceRequest: { deliveryOptions: [{ id: 'courier', address: { ...doorAddress, address } }] } })
      expect((await lastMail())?.body).toContain(`Delivery: Courier to the door, ${address}, 03100, Vilnius`)
    },
  )

  test('the mail to a customer contains any street once the email is confirmed', async () => {
    const { id, cookie } = await logIn(shop, recipient.email)
    const address = { ...doorAddress, address: 'A.Jakšto g. 5' }
    const toldTo = async () => {
      await place('', { priceRequest: { deliveryOptions: [{ id: 'courier', address }] } }, { cookie })
      return (await lastMail())?.body.includes(address.address)
    }
    expect(await toldTo()).toBe(false)
    await shop.db.query('update customer set email_confirmed = now() where id = $1', [id])
    expect(await toldTo()).toBe(true)
  })

  test('does not store an order whose mail cannot be stored', async () => {
    const counts = () =>
      shop.db.query('select (select count(*)::int from outbox) as mails, (select count(*)::int from customer_order) as orders')
    const before = await counts()
    await shop.db.exec('alter table outbox rename to shut')
    const answer = await shop.ask('/api/orders', { method: 'POST', body: createOrder([createLine(variant)]) })
    await shop.db.exec('alter table shut rename to outbox')
    expect([answer.status, await counts()]).toEqual([500, before])
  })
})

describe('/dev/mail', () => {
  test('shows the mails, newest first', async () => {
    const { number: older } = await place()
    const { number: newer } = await place()
    const page = await (await inbox()).text()
    expect(page.indexOf(newer)).toBeGreaterThan(0)
    expect(page.indexOf(older)).toBeGreaterThan(page.indexOf(newer))
  })

  test('R01 escapes the mails', async () => {
    await place('', { cart: { address: { ...recipient, name: '<img src=x onerror=alert(1)>' } } })
    const page = await (await inbox()).text()
    expect(page).not.toContain('<img')
    expect(page).toContain('&lt;img src=x')
  })

  test.each([
    ['another machine', '192.168.1.7', undefined],
    ['an unknown client', '', undefined],
    ['another host name for this machine', '127.0.0.1', 'http://evil.example'],
  ])('R59 returns 404 for %s', async (_, peer, host) => {
    expect((await inbox(peer, host)).status).toBe(404)
    expect((await inbox('::1')).status).toBe(200)
  })

  const marks = [
    'X-Forwarded-For',
    'X-Forwarded-Proto',
    'Forwarded',
    'Via',
    'X-Real-IP',
    'X-Original-URL',
    'CF-Connecting-IP',
    'True-Client-IP',
  ]
  test.each(marks)('R59 returns 404 behind a proxy (%s)', async (name) => {
    const request = new Request('http://localhost:4300/dev/mail', { headers: { [name]: '203.0.113.9' } })
    expect((await shop.fetch(request, '127.0.0.1')).status).toBe(404)
  })

  test('R59 returns 404 in production', async () => {
    const production = await openAnotherShop({ development: false })
    expect((await production.ask('/dev/mail', { peer: '127.0.0.1' })).status).toBe(404)
  })
})
