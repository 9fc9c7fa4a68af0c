import { type PlacedOrder, placedOrder } from '../../../src/model/account/order.ts'
import { pricing } from '../../../src/model/cart/pricing.ts'
import { paymentMethods } from '../../../src/model/checkout/checkout-methods.ts'
import { orderPayment } from '../../../src/model/checkout/order-payment.ts'
import { type Capability, check, essential } from '../check.ts'
import { assertOneCurrency } from '../currency.ts'
import type { Answer } from '../http/answer.ts'
import type { Client } from '../http/client.ts'
import { assertRefused, readAnswer, readLoosely, readTotal } from '../http/read.ts'
import { Untried } from '../http/unmet.ts'
import { testPerson } from '../shop-data.ts'
import type { Visit } from '../visit.ts'
import { counted, nonsense } from './lists.ts'

const path = '/api/orders'
const conflict = [400, 404, 409, 422]

const send = async ({ data }: Visit, client: Client, body: unknown, key: string): Promise<Answer> =>
  client.post(path, body, { query: { lang: await data.language() }, headers: { 'Idempotency-Key': key } })

/** Whatever the response, an invalid request must not create an order. */
async function assertNoOrder(visit: Visit, change: (order: Awaited<ReturnType<Visit['data']['order']>>) => unknown): Promise<void> {
  const order = await visit.data.order(await visit.data.line())
  const answer = await send(visit, visit.visitor, change(order), crypto.randomUUID())
  if (answer.isOk) visit.leave(`an order that should have been refused: ${answer.summary}`)
  assertRefused(answer, ...conflict)
}

interface Placed {
  client: Client
  body: Awaited<ReturnType<Visit['data']['order']>>
  key: string
  answers: [Answer, Answer]
  orders: [PlacedOrder, PlacedOrder]
  /** number of the customer's orders beforehand; undefined for a visitor */
  before: number | undefined
}

const orderCount = async (client: Client): Promise<number> => readTotal(await client.get(path, { size: 1 }, counted))

const placed = new WeakMap<Visit, Promise<Placed>>()

/** Places one order with two simultaneous requests that have the same key; as the customer, if there is a login. */
function placeOnce(visit: Visit): Promise<Placed> {
  const known = placed.get(visit)
  if (known) return known
  const placing = place(visit)
  placed.set(visit, placing)
  return placing
}

async function place(visit: Visit): Promise<Placed> {
  const client = await visit.customer().catch(() => visit.newVisitor())
  const before = visit.options.login ? await orderCount(client).catch(() => undefined) : undefined
  const body = await visit.data.order(await visit.data.line())
  const products = body.priceRequest.products.map((line) => ({ ...line, price: 0.01, total: 0.01 }))
  const cheap = { ...body, total: 0.01, priceRequest: { ...body.priceRequest, products, total: 0.01 } }
  visit.leave(`an order of one piece of ${(await visit.data.sellable()).variant.code}, for ${testPerson.email}`)
  const key = `contract-${crypto.randomUUID()}`
  const answers = await Promise.all([send(visit, client, cheap, key), send(visit, client, cheap, key)])
  // a server may ask the second of two simultaneous requests to wait
  if (answers[1].status === 409 || answers[1].status === 425) answers[1] = await send(visit, client, cheap, key)
  else if (answers[0].status === 409 || answers[0].status === 425) answers[0] = await send(visit, client, cheap, key)
  const orders = answers.map((answer) => readLoosely(answer, placedOrder, 'an order')) as [PlacedOrder, PlacedOrder]
  return { client, body: cheap as Placed['body'], key, answers, orders, before }
}

const orders: Capability = {
  id: 'orders',
  title: 'Placing an order',
  tags: ['cart', 'page'],
  isCore: true,
  checks: [
    essential('an order is placed, with 201', async (visit) => {
      const { answers } = await placeOnce(visit)
      answers[0].assert(
        answers.some(({ status }) => status === 201),
        'status 201',
        answers.map(({ status }) => status).join(' and '),
      )
      readAnswer(answers[0], placedOrder, 'an order')
    }),
    check('its total is the price that the server gave before, not one of the client', async (visit) => {
      const {
        answers,
        orders: [order],
        body,
        client,
      } = await placeOnce(visit)
      const quote = readLoosely(await client.post('/api/orders/price', body.priceRequest), pricing, 'prices')
      answers[0].assert(order.total === undefined || order.total === quote.total, `the total ${quote.total}`, String(order.total))
      answers[0].assert(order.total !== undefined, 'a total in the order', 'none')
    }),
    check('it is confirmed in the currency of the list', async (visit) => {
      const {
        answers: [answer],
        orders: [order],
      } = await placeOnce(visit)
      await assertOneCurrency(visit, answer, 'an order', order.currency)
    }),
    check('two simultaneous requests with the same key place one order', async (visit) => {
      const {
        answers,
        orders: [one, other],
      } = await placeOnce(visit)
      answers[1].assert(one.id === other.id, `the order ${one.id} in both responses`, other.id)
      const created = answers.filter(({ status }) => status === 201).length
      answers[1].assert(created <= 1, 'status 201 once, and 200 for the repetition', '201 twice')
    }),
    check('a repeated request returns the same order', async (visit) => {
      const {
        client,
        body,
        key,
        orders: [order],
      } = await placeOnce(visit)
      const answer = await send(visit, client, body, key)
      const { id } = readLoosely(answer, placedOrder, 'the order')
      answer.assert(id === order.id, `the order ${order.id}`, id)
    }),
    check('a key that belongs to another content of the cart places none', async (visit) => {
      const {
        client,
        body,
        key,
        orders: [order],
      } = await placeOnce(visit)
      const products = [await visit.data.line(2)]
      const answer = await send(visit, client, { ...body, priceRequest: { ...body.priceRequest, products } }, key)
      if (!answer.isOk) return assertRefused(answer, 400, 409, 422)
      const { id } = readLoosely(answer, placedOrder, 'an order')
      if (id !== order.id) visit.leave(`another order, ${id}`)
      answer.assert(id === order.id, `a refusal, or the order ${order.id}`, `the order ${id}`)
    }),
    check('all of that placed one order of the customer', async (visit) => {
      const {
        client,
        before,
        orders: [order],
      } = await placeOnce(visit)
      if (before === undefined) throw new Untried('needs --login user:password')
      const answer = await client.get(path, { size: 1 }, counted)
      answer.assert(readTotal(answer) === before + 1, `${before + 1} orders, one more than before`, String(readTotal(answer)))
      answer.assert(answer.text.includes(order.id), `the order ${order.id} as the newest`)
    }),
    check('an unknown product is refused', (visit) =>
      assertNoOrder(visit, (order) => ({
        ...order,
        priceRequest: { ...order.priceRequest, products: order.priceRequest.products.map((line) => ({ ...line, code: nonsense })) },
      })),
    ),
    check('more than the stock is refused', async (visit) => {
      const { product, variant } = await visit.data.sellable()
      if ((variant.sellWithoutStock ?? product.sellWithoutStock) || (variant.availableQuantity ?? 9999) >= 9999)
        throw new Untried(`the quantity of ${variant.code} has no known limit`)
      await assertNoOrder(visit, (order) => ({
        ...order,
        priceRequest: { ...order.priceRequest, products: order.priceRequest.products.map((line) => ({ ...line, quantity: 9999 })) },
      }))
    }),
    check('an order without recipient, delivery, payment or lines is refused', async (visit) => {
      await assertNoOrder(visit, (order) => ({ ...order, cart: { ...order.cart, address: undefined } }))
      await assertNoOrder(visit, (order) => ({ ...order, priceRequest: { ...order.priceRequest, deliveryOptions: undefined } }))
      await assertNoOrder(visit, (order) => ({ ...order, paymentMethod: nonsense }))
      await assertNoOrder(visit, (order) => ({ ...order, priceRequest: { ...order.priceRequest, products: [] } }))
    }),
    check('malformed requests are refused', async ({ visitor }) => {
      assertRefused(await visitor.post(path, '{'), 400)
      for (const body of [{}, [], { cart: {}, priceRequest: {} }]) assertRefused(await visitor.post(path, body), 400, 422)
    }),
  ],
}

/** An order whose payment method leads to a provider. */
async function placeToPay(visit: Visit): Promise<{ order: PlacedOrder; answer: Answer }> {
  const methods = readAnswer(
    await visit.visitor.get('/api/payment-methods', { lang: await visit.data.language() }),
    paymentMethods,
    'payment methods',
  )
  const online = methods.find(({ paymentType }) => paymentType === 'online')
  if (!online) throw new Untried('no payment method of the type online')
  const body = { ...(await visit.data.order(await visit.data.line())), paymentMethod: online.id }
  visit.leave(`an unpaid order of one piece of ${(await visit.data.sellable()).variant.code}, for ${testPerson.email}`)
  const answer = await send(visit, visit.visitor, body, `contract-${crypto.randomUUID()}`)
  return { order: readLoosely(answer, placedOrder, 'an order'), answer }
}

const onlinePayment: Capability = {
  id: 'online-payment',
  title: 'Paying at a provider',
  tags: ['cart'],
  checks: [
    essential('an order that is paid online names its page, and is not paid', async (visit) => {
      const { order, answer } = await placeToPay(visit)
      const { url } = order.payment ?? {}
      answer.assert(url !== undefined && /^https?:/.test(url), 'payment.url, an http or https address', `${url}`)
      const state = await visit.visitor.get(`${path}/${encodeURIComponent(order.id)}/payment`)
      const payment = readAnswer(state, orderPayment, 'the payment')
      state.assert(payment.paymentStatus !== 'paid' && payment.url === url, `not paid, and the address ${url}`, state.summary)
    }),
    check('a cancelled order can no longer be paid', async (visit) => {
      const { order } = await placeToPay(visit)
      const orderPath = `${path}/${encodeURIComponent(order.id)}`
      const answer = await visit.visitor.post(`${orderPath}/cancellation`)
      if (answer.status === 404) throw new Untried('the server cancels no orders')
      answer.assert(answer.status === 204, 'status 204', String(answer.status))
      const again = await visit.visitor.post(`${orderPath}/cancellation`)
      again.assert(again.status === 204, 'status 204 for the repetition', String(again.status))
      const state = await visit.visitor.get(`${orderPath}/payment`)
      state.assert(readAnswer(state, orderPayment, 'the payment').url === undefined, 'no address to pay at', state.summary)
    }),
    check('the payment of an unknown order is not found', async ({ visitor }) =>
      assertRefused(await visitor.get(`${path}/${nonsense}/payment`), 404),
    ),
  ],
}

export const orderCapabilities = [orders, onlinePayment]
