import { beforeAll, describe, expect, test } from 'vitest'
import { returnReasons, returnStatuses } from '../../../demo/content/return-reasons.ts'
import { productReturns, returnCodes } from '../../../src/model/account/product-return.ts'
import { type StockedVariant, stockedVariants } from '../../../tools/samples/order-cart.ts'
import { placeCompletedOrder } from '../checkout/completed-order.ts'
import { logIn } from '../session/customer.ts'
import { openShop, type TestShop } from '../shop.ts'

let shop: TestShop
let first: StockedVariant
let second: StockedVariant
let mine: { id: string; cookie: string }
beforeAll(async () => {
  shop = await openShop()
  const [one, two] = await stockedVariants(shop, { count: 2, pieces: 100 })
  if (!one || !two) throw new Error('The catalogue has no variants for orders')
  first = one
  second = two
  mine = await logIn(shop, 'returns@example.com')
})

const send = (body: object, { cookie = mine.cookie, lang = '' } = {}) =>
  shop.ask(`/api/productReturns${lang && `?lang=${lang}`}`, { method: 'POST', body, headers: { cookie } })
const outcome = async (answer: Response) => [answer.status, ((await answer.json()) as { name?: string }).name]
const fetchReturns = async (order: string, { cookie, lang = 'en' }: { cookie: string; lang?: string } = mine) =>
  productReturns.parse(await shop.read(`/api/productReturns?orderId=${order}&lang=${lang}`, { cookie }))
const createReturnRequest = (orderId: string, quantity: number, more: object = {}) => ({
  orderId,
  products: [{ code: first.code, quantity }],
  reason: 'damaged',
  ...more,
})

test('CALL-26 CALL-27 reasons and statuses have titles in both languages, in display order', async () => {
  for (const [path, texts] of [
    ['reasons', returnReasons],
    ['statuses', returnStatuses],
  ] as const)
    for (const lang of ['en', 'lt'] as const)
      expect(returnCodes.parse(await shop.read(`/api/productReturns/${path}?lang=${lang}`))).toEqual(
        Object.entries(texts).map(([code, title]) => ({ code, title: title[lang] })),
      )
})

describe('a return', () => {
  test('CALL-28 ENT-18 is created and returned with its products, reason and status', async () => {
    const order = await placeCompletedOrder(shop, mine.cookie, [
      [first, 3],
      [second, 2],
    ])
    const products = [
      { code: first.code, quantity: 2 },
      { code: second.code, quantity: 1 },
    ]
    const answer = await send({ orderId: order.id, products, reason: 'wrong_size', comment: ' Too small ' }, { lang: 'lt' })
    expect(answer.status).toBe(201)
    const [written] = productReturns.parse([await answer.json()])
    expect(written).toMatchObject({
      orderId: order.id,
      products: [
        { id: first.product, code: first.code, quantity: 2 },
        { id: second.product, code: second.code, quantity: 1 },
      ],
      reason: { code: 'wrong_size', title: 'Netinka dydis arba spalva' },
      status: { code: 'requested', title: 'Pateiktas' },
      comment: 'Too small',
    })
    expect(await fetchReturns(order.id, { ...mine, lang: 'lt' })).toEqual([written])
    const [mail] = await shop.db.query<{ recipient: string; subject: string; body: string }>(
      'select recipient, subject, body from outbox order by no desc limit 1',
    )
    expect(mail).toMatchObject({ recipient: 'returns@example.com', subject: `Užsakymo ${order.number} grąžinimas – Birch & Bolt` })
    expect(mail?.body).toContain(`2 × ${order.products[0]?.title}`)
    expect(mail?.body).toContain('Too small')
  })

  test('CALL-28 is listed newest first, and several returns cannot exceed the order', async () => {
    const order = await placeCompletedOrder(shop, mine.cookie, [[first, 5]])
    expect((await send(createReturnRequest(order.id, 3))).status).toBe(201)
    expect(await outcome(await send(createReturnRequest(order.id, 3)))).toEqual([409, 'ReturnTooLarge'])
    expect((await send(createReturnRequest(order.id, 2, { reason: 'changed_mind' }))).status).toBe(201)
    expect(await outcome(await send(createReturnRequest(order.id, 1)))).toEqual([409, 'ReturnTooLarge'])
    expect((await fetchReturns(order.id)).map(({ products }) => products[0]?.quantity)).toEqual([2, 3])
  })

  test('ENT-18 cannot exceed the ordered pieces of a product, summed over lines of one code', async () => {
    const order = await placeCompletedOrder(shop, mine.cookie, [
      [first, 2],
      [second, 8],
    ])
    const twice = [1, 2].map((quantity) => ({ code: first.code, quantity }))
    expect(await outcome(await send({ orderId: order.id, products: twice, reason: 'faulty' }))).toEqual([409, 'ReturnTooLarge'])
    expect((await send({ orderId: order.id, products: [...twice.slice(0, 1), ...twice.slice(0, 1)], reason: 'faulty' })).status).toBe(201)
  })

  test('ENT-18 counts against the whole order, even if cancelled', async () => {
    const order = await placeCompletedOrder(shop, mine.cookie, [[first, 3]])
    await shop.db.query(
      "insert into product_return (id, order_id, requested, reason, status) values ($1, $1, now(), 'faulty', 'cancelled')",
      [order.id],
    )
    // as if stored before the line got its current code
    await shop.db.query("insert into product_return_line values ($1, 0, 'p', 'earlier-code', 2)", [order.id])
    expect(await outcome(await send(createReturnRequest(order.id, 2)))).toEqual([409, 'ReturnTooLarge'])
    expect((await send(createReturnRequest(order.id, 1))).status).toBe(201)
  })

  test('CALL-28 of the last piece succeeds once among twenty concurrent requests, with one mail', async () => {
    const order = await placeCompletedOrder(shop, mine.cookie, [[first, 1]])
    const mails = async () => (await shop.db.query<{ n: number }>('select count(*)::int as n from outbox'))[0]?.n ?? 0
    const before = await mails()
    const another = await logIn(shop, 'many-returns@example.com')
    await shop.db.query('update customer_order set customer = $2 where id = $1', [order.id, another.id])
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(createReturnRequest(order.id, 1), another)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)])
    expect(await mails()).toBe(before + 1)
  })

  test.each([
    ['sent', 'paid'],
    ['delivered', 'unpaid'],
    ['delivered', 'refunded'],
    ['cancelled', 'paid'],
  ])('CALL-28 an order that is %s and %s has nothing to return', async (status, payment) => {
    const order = await placeCompletedOrder(shop, mine.cookie, [[first, 1]])
    await shop.db.query('update customer_order set status = $2, payment_status = $3 where id = $1', [order.id, status, payment])
    expect(await outcome(await send(createReturnRequest(order.id, 1)))).toEqual([409, 'OrderNotComplete'])
    expect(await fetchReturns(order.id)).toEqual([])
  })

  test('CALL-28 is rejected with a reason if invalid', async () => {
    const visitor = await logIn(shop, 'odd-returns@example.com')
    const order = await placeCompletedOrder(shop, visitor.cookie, [[first, 2]])
    const cases: [object, number][] = [
      [createReturnRequest(order.id, 0), 422],
      [createReturnRequest(order.id, 1.5), 422],
      [createReturnRequest(order.id, -1), 422],
      [createReturnRequest(order.id, 1, { products: [] }), 422],
      [createReturnRequest(order.id, 1, { products: [{ code: second.code, quantity: 1 }] }), 422],
      [createReturnRequest(order.id, 1, { reason: 'boredom' }), 422],
      [createReturnRequest(order.id, 1, { reason: undefined }), 400],
      [createReturnRequest(order.id, 1, { comment: 'x'.repeat(1001) }), 400],
      [createReturnRequest(order.id, 1, { products: Array(301).fill({ code: first.code, quantity: 1 }) }), 400],
    ]
    for (const [body, status] of cases) expect([(await send(body, visitor)).status, body]).toEqual([status, body])
    expect(await fetchReturns(order.id, visitor)).toEqual([])
  })
})

describe('access to returns', () => {
  test('CALL-28 orders of other customers return 404, visitors get 401', async () => {
    const order = await placeCompletedOrder(shop, mine.cookie, [[first, 1]])
    const other = await logIn(shop, 'other-returns@example.com')
    const { cookie } = other
    expect((await send(createReturnRequest(order.id, 1), { cookie })).status).toBe(404)
    expect((await shop.ask(`/api/productReturns?orderId=${order.id}`, { headers: { cookie } })).status).toBe(404)
    expect((await shop.ask('/api/productReturns?orderId=none', { headers: { cookie } })).status).toBe(404)
    expect((await shop.ask('/api/productReturns', { headers: { cookie } })).status).toBe(400)
    expect((await send(createReturnRequest(order.id, 1), { cookie: '' })).status).toBe(401)
    expect((await shop.ask(`/api/productReturns?orderId=${order.id}`)).status).toBe(401)
    expect(await fetchReturns(order.id)).toEqual([])
  })

  test('CALL-28 responses are private', async () => {
    const order = await placeCompletedOrder(shop, mine.cookie, [[first, 1]])
    const answer = await shop.ask(`/api/productReturns?orderId=${order.id}`, { headers: { cookie: mine.cookie } })
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('CALL-26 returns respond with 404 if the configuration disables them', async () => {
    await shop.deps.settings.change({ enableProductReturns: false, features: { enableProductReturns: false } })
    try {
      for (const path of ['/api/productReturns/reasons', '/api/productReturns/statuses', '/api/productReturns?orderId=1'])
        expect((await shop.ask(path, { headers: { cookie: mine.cookie } })).status).toBe(404)
      expect((await send(createReturnRequest('1', 1))).status).toBe(404)
      await shop.deps.settings.change({ features: { enableProductReturns: true } })
      expect((await shop.ask('/api/productReturns/reasons')).status).toBe(200)
    } finally {
      await shop.deps.settings.reset()
    }
  })

  test('CALL-28 a customer may request 30 returns an hour', async () => {
    const eager = await logIn(shop, 'eager@example.com')
    const statuses: number[] = []
    for (let at = 0; at < 31; at += 1) statuses.push((await send(createReturnRequest('none', 1), eager)).status)
    expect(statuses).toEqual([...Array(30).fill(404), 429])
  })
})
