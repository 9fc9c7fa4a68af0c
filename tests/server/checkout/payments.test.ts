import { beforeAll, describe, expect, test } from 'vitest'
import { defaultCmsOrigin, defaultSiteOrigin } from '../../../server/app/origins.ts'
import { orders, placedOrder } from '../../../src/model/account/order.ts'
import { paymentMethods } from '../../../src/model/checkout/checkout-methods.ts'
import { type OrderPayment, orderPayment } from '../../../src/model/checkout/order-payment.ts'
import { createLine, createOrder, type StockedVariant, stockedVariants } from '../../../tools/samples/order-cart.ts'
import { logIn } from '../session/customer.ts'
import { openAnotherShop, openShop, type TestShop } from '../shop.ts'

let shop: TestShop
let variants: StockedVariant[]
beforeAll(async () => {
  shop = await openShop()
  variants = await stockedVariants(shop, { count: 2, pieces: 60 })
})

const own = { origin: defaultSiteOrigin, 'sec-fetch-site': 'same-origin' }
const pathOf = (url: string) => url.slice(new URL(url).origin.length)
let peers = 0
const order = (more: object = {}, key?: string, at = shop) => {
  peers += 1
  const body = { ...createOrder([createLine(variants[0] as StockedVariant)]), paymentMethod: 'online', ...more }
  return at.ask('/api/orders', { method: 'POST', body, headers: key ? { 'Idempotency-Key': key } : {}, peer: `10.2.0.${peers}` })
}
async function place(more?: object) {
  const answer = await order(more)
  expect(answer.status).toBe(201)
  const { id, payment, paymentStatus } = placedOrder.parse(await answer.json())
  return { id, url: payment?.url ?? '', paymentStatus, page: pathOf(payment?.url ?? 'http://missing/') }
}
const read = async (id: string): Promise<OrderPayment> => orderPayment.parse(await shop.read(`/api/orders/${id}/payment`))
const decide = (page: string, state: string, headers: Record<string, string> = own) =>
  shop.ask(page, { method: 'POST', body: `state=${state}`, headers: { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' } })
const mails = async () =>
  (await shop.db.query<{ subject: string }>("select subject from outbox where subject like 'Payment received%'")).map(
    ({ subject }) => subject,
  )

describe('an order that is paid at the provider', () => {
  test('answers with the page to pay at, and is paid after the shopper has paid there', async () => {
    const { id, url, page, paymentStatus } = await place()
    expect([paymentStatus, new URL(url).origin]).toEqual(['unpaid', defaultSiteOrigin])
    const asked = await (await shop.ask(page)).text()
    expect(asked).toMatch(/>Pay €\d+,\d\d<\/button>/)
    expect(await read(id)).toMatchObject({ id, paymentStatus: 'unpaid', url })
    const answer = await decide(page, 'paid')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${defaultSiteOrigin}/cart?shop-payment=${id}`])
    const paid = await read(id)
    expect([paid.paymentStatus, paid.url]).toEqual(['paid', undefined])
    expect(await mails()).toEqual([expect.stringContaining(paid.number ?? 'no number')])
  })

  test('the page to pay at speaks the language of the page that the order came from', async () => {
    const { page } = await place({ returnUrl: `${defaultSiteOrigin}/lt/krepselis` })
    const asked = await (await shop.ask(page)).text()
    expect(asked).toContain('<html lang="lt">')
    expect(asked).toMatch(/>Apmokėti €\d+,\d\d<\/button>/)
  })

  test('paying twice settles it once', async () => {
    const { id, page } = await place()
    const before = (await mails()).length
    await Promise.all([decide(page, 'paid'), decide(page, 'paid')])
    await decide(page, 'refused')
    expect((await read(id)).paymentStatus).toBe('paid')
    expect((await mails()).length).toBe(before + 1)
  })

  test('an order can still be paid after a refusal', async () => {
    const { id, url, page } = await place()
    await decide(page, 'refused')
    expect(await read(id)).toMatchObject({ paymentStatus: 'refused', url })
    await decide(page, 'paid')
    expect((await read(id)).paymentStatus).toBe('paid')
  })

  test('an event that got lost is made up for when the shopper returns', async () => {
    const { id, page } = await place()
    const reference = page.split('/').at(-1)
    await shop.db.query("update simulated_payment set state = 'paid' where reference = $1", [reference])
    expect((await read(id)).paymentStatus).toBe('paid')
  })

  test("the customer's orders lead to the page until it is paid, also after a refusal", async () => {
    const { cookie } = await logIn(shop, 'pays-later@example.com')
    const body = { ...createOrder([createLine(variants[0] as StockedVariant)]), paymentMethod: 'online' }
    const answer = await shop.ask('/api/orders', { method: 'POST', body, headers: { cookie } })
    const url = placedOrder.parse(await answer.json()).payment?.url ?? ''
    const listed = async () => orders.parse(await shop.read('/api/orders', { cookie }))[0]?.payment?.url
    expect([new URL(url).origin, await listed()]).toEqual([defaultSiteOrigin, url])
    await decide(pathOf(url), 'refused')
    expect(await listed()).toBe(url)
    await shop.db.query(
      "update customer_order set placed = placed - interval '60 days' where payment_method = 'online' and customer is not null",
    )
    await decide(pathOf(url), 'paid')
    const [paid] = orders.parse(await shop.read('/api/orders', { cookie }))
    expect(paid?.payment?.url).toBeUndefined()
    // the days count from the payment, not from the order
    expect((paid?.deliveries?.[0]?.from ?? '') >= new Date().toISOString().slice(0, 10)).toBe(true)
  })

  test('a repeated order returns the same page', async () => {
    const cart = { cart: createOrder([createLine(variants[0] as StockedVariant)]).cart }
    const [one, other] = await Promise.all([order(cart, 'again'), order(cart, 'again')])
    const [first, second] = [placedOrder.parse(await one.json()), placedOrder.parse(await other.json())]
    expect([second.id, second.payment?.url]).toEqual([first.id, first.payment?.url])
    const elsewhere = placedOrder.parse(await (await order({ ...cart, returnUrl: `${defaultCmsOrigin}/shop` }, 'again')).json())
    expect(elsewhere.id).toBe(first.id)
  })

  test('the order stands when the provider cannot be reached, and its page is there later', async () => {
    await shop.db.exec('alter table simulated_payment rename to away')
    const { id, url } = await place()
    expect(url).toBe('')
    expect((await read(id)).url).toBeUndefined()
    await shop.db.exec('alter table away rename to simulated_payment')
    expect((await read(id)).url).toMatch(/\/dev\/pay\//)
  })

  test('a payment that is paid by other means needs no page', async () => {
    const { payment } = placedOrder.parse(await (await order({ paymentMethod: 'bank-transfer' })).json())
    expect(payment?.url).toBeUndefined()
  })
})

describe('an order that is cancelled to be paid another way', () => {
  const cancel = async (id: string) =>
    (await shop.ask(`/api/orders/${id}/cancellation`, { method: 'POST', body: {}, peer: '10.3.0.1' })).status
  const stock = async () => {
    const { code } = variants[0] as StockedVariant
    const [row] = await shop.db.query(
      `select (select available_quantity from variant where code = $1) as pieces,
         (select sum(available_quantity)::int from warehouse_stock where variant_code = $1) as shelves,
         (select json_agg(json_build_array(id, available_quantity, stock) order by id) from listing where codes @> array[$1]) as listings`,
      [code],
    )
    return row
  }

  test('returns its stock, its codes and its voucher, once, and mails that nothing was charged', async () => {
    await shop.db.query("insert into discount_code (code, percent, uses_left) values ('ONCE', 10, 1)")
    await shop.db.query("insert into voucher (code, balance_cents) values ('GIFT', 100)")
    const before = await stock()
    const line = createLine(variants[0] as StockedVariant, 3)
    const placed = await place({
      priceRequest: createOrder([line], { priceRequest: { discountCode: 'ONCE', giftVoucher: 'GIFT' } }).priceRequest,
    })
    const codes = async () =>
      (
        await shop.db.query(
          "select uses_left, balance_cents::int from discount_code d, voucher v where d.code = 'ONCE' and v.code = 'GIFT'",
        )
      )[0]
    expect([await codes(), await stock()]).toEqual([{ uses_left: 0, balance_cents: 0 }, expect.not.objectContaining(before as object)])
    await decide(placed.page, 'refused')
    expect(await Promise.all([cancel(placed.id), cancel(placed.id)])).toEqual([204, 204])
    expect([await codes(), await stock()]).toEqual([{ uses_left: 1, balance_cents: 100 }, before])
    const told = await shop.db.query("select subject from outbox where subject like '%is cancelled'")
    expect(told).toHaveLength(1)
  })

  test('can no longer be paid, neither here nor at the provider', async () => {
    const { id, page } = await place()
    expect(await cancel(id)).toBe(204)
    expect((await read(id)).url).toBeUndefined()
    expect(await (await shop.ask(page)).text()).toContain('This order has been cancelled.')
    await decide(page, 'paid')
    expect((await read(id)).paymentStatus).toBe('unpaid')
  })

  test('is kept if it is paid, also while the shop does not know, or in progress', async () => {
    const { id, page } = await place()
    await shop.db.query("update simulated_payment set state = 'paid' where reference = $1", [page.split('/').at(-1)])
    expect(await cancel(id)).toBe(409)
    expect((await read(id)).paymentStatus).toBe('paid')
    expect(await cancel(id)).toBe(409)
    const other = await place()
    await shop.db.query("update customer_order set status = 'packed' where id = $1", [other.id])
    expect(await cancel(other.id)).toBe(409)
    expect((await read(other.id)).url).toBe(other.url)
  })

  test('is none that is paid by other means, or unknown', async () => {
    const { id } = placedOrder.parse(await (await order({ paymentMethod: 'bank-transfer' })).json())
    expect(await Promise.all([cancel(id), cancel('unknown')])).toEqual([404, 404])
  })
})

describe('the page to return to', () => {
  const returnOf = async (returnUrl: string) => {
    const { page } = await place({ returnUrl })
    return (await decide(page, 'refused')).headers.get('location')
  }
  test.each([`${defaultSiteOrigin}/lt/krepselis?a=1#b`, `${defaultCmsOrigin}/shop`])('%s', async (page) => {
    const back = new URL((await returnOf(page)) ?? '')
    const asked = new URL(page)
    expect([back.origin, back.pathname, back.hash]).toEqual([asked.origin, asked.pathname, ''])
    expect(back.searchParams.get('shop-payment')).toMatch(/^[\w-]{16}$/)
  })
  test.each([
    'https://evil.example/',
    'javascript:alert(1)',
    'http://user@localhost:4300/',
    '//evil.example',
    'x',
    `${defaultSiteOrigin}/${'x'.repeat(3000)}`,
  ])('not %s', async (page) => expect(await returnOf(page)).toMatch(new RegExp(`^${defaultSiteOrigin}/cart\\?shop-payment=`)))
})

describe('what is not the provider', () => {
  const event = (body: unknown, signature: string) =>
    shop.ask('/payments/events', { method: 'POST', body: JSON.stringify(body), headers: { 'Payment-Signature': signature } })
  test('cannot settle an order', async () => {
    const { id, page } = await place()
    const body = { reference: page.split('/').at(-1), state: 'paid', amountCents: 1, currency: 'EUR' }
    for (const signature of ['', 'x', 'a'.repeat(64)]) expect((await event(body, signature)).status).toBe(401)
    expect((await read(id)).paymentStatus).toBe('unpaid')
  })
  test('another site cannot press the button', async () => {
    const { id, page } = await place()
    for (const headers of [{ origin: 'https://evil.example' }, { ...own, 'sec-fetch-site': 'cross-site' }, {}])
      expect((await decide(page, 'paid', headers as Record<string, string>)).status).toBe(403)
    expect((await read(id)).paymentStatus).toBe('unpaid')
  })
  test('unknown orders, payments and decisions are not found', async () => {
    const { page } = await place()
    const asked = [
      shop.ask('/api/orders/nothing/payment'),
      shop.ask('/dev/pay/nothing'),
      decide('/dev/pay/nothing', 'paid'),
      decide(page, 'open'),
    ]
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([404, 404, 404, 404])
  })
})

test('an event with another amount than the order is refused', async () => {
  const { id, page } = await place()
  await shop.db.query('update simulated_payment set amount_cents = 1 where reference = $1', [page.split('/').at(-1)])
  await decide(page, 'paid')
  expect((await read(id)).paymentStatus).toBe('unpaid')
})

test('a shopper of the static pages returns to them', async () => {
  const staticOrigin = 'http://localhost:4302'
  const both = await openAnotherShop({ staticOrigin })
  const answer = await order({ returnUrl: `${staticOrigin}/cart` }, undefined, both)
  const { payment } = placedOrder.parse(await answer.json())
  expect(await (await both.ask(pathOf(payment?.url ?? 'http://missing/'))).text()).toContain(`href="${staticOrigin}/cart?shop-payment=`)
})

test('a shop without a provider offers no online payment and has no page of it', async () => {
  const published = await openAnotherShop({ development: false })
  const methods = paymentMethods.parse(await published.read('/api/payment-methods'))
  expect(methods.map(({ paymentType }) => paymentType)).not.toContain('online')
  expect(methods.length).toBeGreaterThan(0)
  const answers = await Promise.all([
    order({}, undefined, published),
    published.ask('/dev/pay/x'),
    published.ask('/payments/events', { method: 'POST', body: '' }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([400, 404, 404])
})
